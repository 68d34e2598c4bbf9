"""Steps on the agenda are single integers: a kind and one argument, usually a seat."""

from typing import Final

from mypy_extensions import i64

# Seats need few values; a rule may pack more into an argument, such as an Age and a seat.
ARGUMENTS: Final = 64


def step_of(kind: i64, argument: i64 = 0) -> i64:
    """Pack a step of that kind and argument (0 to 63)."""
    return kind * ARGUMENTS + argument


def kind_of(step: i64) -> i64:
    """Return the kind of a step."""
    return step // ARGUMENTS


def argument_of(step: i64) -> i64:
    """Return the argument of a step."""
    return step % ARGUMENTS
