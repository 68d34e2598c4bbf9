"""Cards that were seen together, and the places that they must have gone to.

An origin says what a seat knows about a card that lies face down: the number of the card if it has seen it, ANYWHERE if
it may be any unseen card, or else a batch, in the form of `origin_in`.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import mypyc_attr

from sevenwonders.kernel.codec import Data, bounded, broken, field_of, integer, text_list

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library

ANYWHERE: Final = -1
# Origins of batches count down from here.
FIRST_BATCH: Final = -2
MOST_UNSEEN: Final = 100


@final
@mypyc_attr(acyclic=True)
class CardBatch:
    """Cards that came from the same hand: the seat knows all their places, but not which card is where.

    They all have the same back. `unseen` cards joined them that the seat has not seen.
    """

    __slots__ = ("back", "cards", "unseen")

    def __init__(self, back: int, cards: list[int], unseen: int) -> None:
        self.back = back
        self.cards = cards
        self.unseen = unseen

    def copy(self) -> "CardBatch":
        """Return an independent copy."""
        return CardBatch(self.back, self.cards[:], self.unseen)

    def remove(self, card: int) -> bool:
        """Take out a card that was revealed. Returns false if it cannot have been among these."""
        if card in self.cards:
            self.cards.remove(card)
        elif self.unseen:
            self.unseen -= 1
        else:
            return False
        return True

    def to_data(self, library: "Library") -> Data:
        """Return plain data with permanent ids."""
        cards = [library.cards[card].ident for card in self.cards]
        return {"back": self.back, "cards": cards, "unseen": self.unseen}


def batch_from_data(library: "Library", data: Data) -> CardBatch:
    """Load the batch that `to_data` saved."""
    cards = [library.saved_card(ident) for ident in text_list(field_of(data, "cards"), "cards")]
    back = bounded(field_of(data, "back"), "back", 1, library.last_back)
    return CardBatch(back, cards, bounded(field_of(data, "unseen"), "unseen", 0, MOST_UNSEEN))


def origin_in(batch: int) -> int:
    """Return the origin of a card of the batch with that number."""
    return FIRST_BATCH - batch


def batch_in(origin: int) -> int:
    """Return the number of the batch that an origin names; the reverse of `origin_in`."""
    return FIRST_BATCH - origin


def origins_to_data(library: "Library", origins: list[int]) -> list[object]:
    """Write origins as plain data: the permanent id of a card, or a negative number."""
    return [library.cards[origin].ident if origin >= 0 else origin for origin in origins]


def origins_from_data(library: "Library", values: list[object], batches: int) -> list[int]:
    """Load the origins that `origins_to_data` wrote, at a table with that many batches."""
    origins: list[int] = []
    for value in values:
        if isinstance(value, str):
            origins.append(library.saved_card(value))
        elif not origin_in(batches) < integer(value, "origins") < 0:
            raise broken("origins", "cards, or numbers of batches")
        else:
            origins.append(integer(value, "origins"))
    return origins
