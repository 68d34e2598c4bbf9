"""The two-player variant's part of the table: the draw pile of the Age."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part, Parts
from sevenwonders.kernel.codec import Data


@final
class FreeCityPart(Part):
    """The face-down draw pile. Its top card is the last of the list, and all cards are of one Age."""

    __slots__ = ("age", "pile")

    def __init__(self, pile: list[int], age: int) -> None:
        self.pile = pile
        self.age = age

    @override
    def copy(self) -> "FreeCityPart":
        return FreeCityPart(self.pile[:], self.age)

    @override
    def to_data(self, library: Library) -> Data:
        return {"pile": [library.cards[card].ident for card in self.pile], "age": self.age}

    @override
    def values(self) -> list[int]:
        # The cards of the pile are hidden from all players: only its size and its back are public.
        return [len(self.pile), self.age]

    @override
    def shown(self) -> "FreeCityPart":
        return FreeCityPart([-self.age] * len(self.pile), self.age)


def pile_of(parts: Parts) -> list[int]:
    """Return the draw pile. Empty at a table without the Free City."""
    for part in parts:
        if isinstance(part, FreeCityPart):
            return part.pile
    return []
