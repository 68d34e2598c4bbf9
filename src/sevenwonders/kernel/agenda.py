"""Steps on the agenda are single integers: a kind and one argument, mostly a seat."""

from typing import Final

ARGUMENTS: Final = 64


def step_of(kind: int, argument: int = 0) -> int:
    """The step of that kind for that argument (0 to 63)."""
    return kind * ARGUMENTS + argument


def kind_of(step: int) -> int:
    """What kind of step it is."""
    return step // ARGUMENTS


def argument_of(step: int) -> int:
    """The step's argument."""
    return step % ARGUMENTS
