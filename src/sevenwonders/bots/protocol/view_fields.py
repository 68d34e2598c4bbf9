"""What the views of all games have in common, read from plain data."""

from sevenwonders.kernel.codec import Data, broken, field_of, int_list, integer, sequence
from sevenwonders.kernel.decision import Decision


def number(data: Data, field: str) -> int:
    """A field that is a whole number."""
    return integer(field_of(data, field), field)


def numbers(data: Data, field: str) -> list[int]:
    """A field that is a list of whole numbers."""
    return int_list(field_of(data, field), field)


def lists_of_numbers(data: Data, field: str) -> list[list[int]]:
    """A field that is a list of lists of whole numbers."""
    return [int_list(item, field) for item in sequence(field_of(data, field), field)]


def decisions_in(data: Data) -> list[Decision]:
    """The open decisions of a view."""
    found: list[Decision] = []
    for item in lists_of_numbers(data, "decisions"):
        if len(item) != 5:
            raise broken("decisions", "lists of five")
        found.append(Decision(*item))
    return found
