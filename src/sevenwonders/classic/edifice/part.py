"""Edifice's parts of a city and of the table."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.effects import Penalty
from sevenwonders.classic.part import Part, Parts
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library

# The states of an Edifice
OPEN: Final = 0
BUILT: Final = 1
FAILED: Final = 2


@final
class EdificePart(Part):
    """A city's pawns by Age, whether it has joined this Age's Edifice, and how much of a penalty it still owes.

    All of it is public.
    """

    __slots__ = ("joined", "owing", "pawns")

    def __init__(self, joined: bool, owing: int, pawns: list[int]) -> None:
        self.joined = joined
        self.owing = owing
        self.pawns = pawns

    @override
    def copy(self) -> "EdificePart":
        return EdificePart(self.joined, self.owing, self.pawns[:])

    @override
    def to_data(self, library: "Library") -> Data:
        return {"joined": self.joined, "owing": self.owing, "pawns": list(self.pawns)}

    @override
    def values(self) -> list[int]:
        return [1 if self.joined else 0, self.owing, *self.pawns]


@final
class Projects(Part):
    """The Edifice of each Age, the pawns left on it, and whether it is open, built or failed. All of it is public."""

    __slots__ = ("cards", "left", "states")

    def __init__(self, cards: list[int], left: list[int], states: list[int]) -> None:
        self.cards = cards
        self.left = left
        self.states = states

    @override
    def copy(self) -> "Projects":
        return Projects(self.cards[:], self.left[:], self.states[:])

    @override
    def to_data(self, library: "Library") -> Data:
        return {
            "cards": [library.cards[card].ident for card in self.cards],
            "left": list(self.left),
            "states": list(self.states),
        }

    @override
    def values(self) -> list[int]:
        return [*self.cards, *self.left, *self.states]


def projects_from(values: list[int]) -> Projects:
    """Make the projects with these values."""
    count = len(values) // 3
    return Projects(values[:count], values[count : 2 * count], values[2 * count :])


def edifice_part_of(city: City) -> EdificePart:
    """Return the city's part, at a table with Edifice."""
    for part in city.parts:
        if isinstance(part, EdificePart):
            return part
    raise LookupError("this table has no pawns")


def projects_of(parts: Parts) -> Projects:
    """Return the Edifices on the table."""
    for part in parts:
        if isinstance(part, Projects):
            return part
    raise LookupError("this table has no Edifices")


def penalty_of(library: "Library", card: int) -> Penalty:
    """Return the penalty of an Edifice."""
    for effect in library.cards[card].effects:
        if isinstance(effect, Penalty):
            return effect
    raise LookupError(f"{library.cards[card].name} has no penalty")
