"""What Edifice keeps on a seat and on the table."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.city import City
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


@final
class EdificePart(Part):
    """A seat's pawns by Age, whether it has joined this Age's Edifice, and what it still has to choose or give up."""

    __slots__ = ("choosing", "joined", "owing", "pawns")

    def __init__(self, joined: bool, owing: int, pawns: list[int], choosing: list[int]) -> None:
        self.joined = joined
        self.owing = owing
        self.pawns = pawns
        self.choosing = choosing

    def copy(self) -> "EdificePart":
        """An independent part with the same content."""
        return EdificePart(self.joined, self.owing, self.pawns[:], self.choosing[:])

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {
            "joined": self.joined,
            "owing": self.owing,
            "pawns": list(self.pawns),
            "choosing": [library.cards[card].ident for card in self.choosing],
        }

    def seen(self) -> list[int]:
        """All of it is open."""
        return [1 if self.joined else 0, self.owing, *self.pawns, *self.choosing]


@final
class Projects(Part):
    """The Edifice of each Age, the pawns left on it, and whether it is built or has failed."""

    __slots__ = ("cards", "left", "states")

    def __init__(self, cards: list[int], left: list[int], states: list[int]) -> None:
        self.cards = cards
        self.left = left
        self.states = states

    def copy(self) -> "Projects":
        """An independent part with the same content."""
        return Projects(self.cards[:], self.left[:], self.states[:])

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {
            "cards": [library.cards[card].ident for card in self.cards],
            "left": list(self.left),
            "states": list(self.states),
        }

    def seen(self) -> list[int]:
        """All of it is open."""
        return [*self.cards, *self.left, *self.states]


def edifice_part_of(city: City) -> EdificePart:
    """The seat's part."""
    for part in city.parts:
        if isinstance(part, EdificePart):
            return part
    raise LookupError("this table has no pawns")
