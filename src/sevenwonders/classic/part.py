"""The data that an expansion or variant keeps in a city or on the table."""

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Final, final

from librt.vecs import append, vec
from typing_extensions import override

from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


class Part(ABC):
    """One rule's data outside the base classes: whatever cannot be worked out again, and the rule's own totals."""

    @abstractmethod
    def copy(self) -> "Part":
        """Return an independent copy."""

    @abstractmethod
    def to_data(self, library: "Library") -> Data:
        """Return plain data for a saved game, without totals."""

    @abstractmethod
    def values(self) -> list[int]:
        """Return the part as numbers, for events; `table_part_from` or `city_part_from` of the rule reads them."""

    def shown(self) -> "Part":
        """Return the part as all players may see it, with backs in place of hidden cards."""
        return self.copy()

    def forget_totals(self) -> None:
        """Reset the totals to those of an empty city, before they are counted again."""


@final
class EmptyPart(Part):
    """The part of a rule that keeps no data. All such rules share one object."""

    @override
    def copy(self) -> "EmptyPart":
        return self

    @override
    def to_data(self, library: "Library") -> Data:
        return {}

    @override
    def values(self) -> list[int]:
        return []


NOTHING: Final = EmptyPart()


# The parts of a city or table, in the order of its rules. Unlike a list, it knows the type of what it holds, so that a
# part is found without a check of each.
Parts = vec[Part]


def parts_in(parts: list[Part]) -> Parts:
    """Return the parts of a list in the form that cities and tables keep."""
    kept = vec[Part]()
    for part in parts:
        kept = append(kept, part)
    return kept


def copied_parts(parts: Parts) -> Parts:
    """Return independent copies of the parts."""
    copies = vec[Part](capacity=len(parts))
    for part in parts:
        copies = append(copies, part.copy())
    return copies


def lists_in(values: list[int]) -> list[list[int]]:
    """Split a row of numbers into lists, each preceded by its length."""
    lists: list[list[int]] = []
    at = 0
    while at < len(values):
        size = values[at]
        lists.append(values[at + 1 : at + 1 + size])
        at += size + 1
    return lists


def in_row(lists: list[list[int]]) -> list[int]:
    """Join lists into one row of numbers, each preceded by its length; `lists_in` reverses it."""
    values: list[int] = []
    for numbers in lists:
        values.append(len(numbers))
        values.extend(numbers)
    return values
