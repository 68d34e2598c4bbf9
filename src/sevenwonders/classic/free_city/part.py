"""What the variant keeps on the table: the draw pile of the Age."""

from typing import final

from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data


@final
class FreeCityPart(Part):
    """The face-down draw pile; its top card is the last of the list."""

    __slots__ = ("pile",)

    def __init__(self, pile: list[int]) -> None:
        self.pile = pile

    def copy(self) -> "FreeCityPart":
        """An independent part with the same content."""
        return FreeCityPart(self.pile[:])

    def to_data(self, library: Library) -> Data:
        """Plain data for a saved game."""
        return {"pile": [library.cards[card].ident for card in self.pile]}

    def seen(self) -> list[int]:
        """How many cards the pile has."""
        return [len(self.pile)]
