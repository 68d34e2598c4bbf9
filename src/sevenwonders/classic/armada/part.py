"""What Armada keeps on a seat and on the table."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.city import City
from sevenwonders.classic.colours import ISLAND_BACK
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


@final
class ArmadaPart(Part):
    """A seat's shipyard.

    `squares` are those of the red, yellow, blue and green fleet. `free_steps` are steps to be made without paying, each
    as count * 16 + the fleets in question as bits. `exploring` are the levels of islands just reached (10 more: to be
    drawn without a choice) and `offered` the islands to choose from. `tax` was raised and `pirates` came this turn;
    `landings` are the seats to be fought at the end of the Age; `tokens` are naval ones; `skips` is whether the seat
    stays out of the naval conflict.
    """

    __slots__ = (
        "exploring",
        "free_steps",
        "landings",
        "offered",
        "pirates",
        "shipyard",
        "skips",
        "squares",
        "tax",
        "tokens",
    )

    def __init__(
        self,
        shipyard: int,
        tax: int,
        pirates: int,
        skips: bool,
        squares: list[int],
        free_steps: list[int],
        exploring: list[int],
        offered: list[int],
        landings: list[int],
        tokens: list[int],
    ) -> None:
        self.shipyard = shipyard
        self.tax = tax
        self.pirates = pirates
        self.skips = skips
        self.squares = squares
        self.free_steps = free_steps
        self.exploring = exploring
        self.offered = offered
        self.landings = landings
        self.tokens = tokens

    def copy(self) -> "ArmadaPart":
        """An independent part with the same content."""
        return ArmadaPart(
            self.shipyard,
            self.tax,
            self.pirates,
            self.skips,
            self.squares[:],
            self.free_steps[:],
            self.exploring[:],
            self.offered[:],
            self.landings[:],
            self.tokens[:],
        )

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {
            "shipyard": library.harbour.shipyards[self.shipyard],
            "tax": self.tax,
            "pirates": self.pirates,
            "skips": self.skips,
            "squares": list(self.squares),
            "free_steps": list(self.free_steps),
            "exploring": list(self.exploring),
            "offered": [library.cards[card].ident for card in self.offered],
            "landings": list(self.landings),
            "tokens": list(self.tokens),
        }

    def seen(self) -> list[int]:
        """All but which islands are offered: those show their backs."""
        level = self.exploring[0] if self.exploring else 0
        return self._listed([-ISLAND_BACK - level] * len(self.offered))

    def known(self) -> list[int]:
        """Everything."""
        return self._listed(self.offered)

    def _listed(self, offered: list[int]) -> list[int]:
        values = [self.shipyard, self.tax, self.pirates, 1 if self.skips else 0, *self.squares]
        for numbers in (self.free_steps, self.exploring, offered, self.landings, self.tokens):
            values.append(len(numbers))
            values.extend(numbers)
        return values


def armada_part_from(seen: list[int]) -> ArmadaPart:
    """The part that `seen` or `known` told."""
    lists: list[list[int]] = []
    rest = seen[8:]
    while rest:
        size = rest[0]
        lists.append(rest[1 : size + 1])
        rest = rest[size + 1 :]
    return ArmadaPart(
        seen[0], seen[1], seen[2], seen[3] == 1, seen[4:8], lists[0], lists[1], lists[2], lists[3], lists[4]
    )


@final
class IslandPiles(Part):
    """The face-down islands by level; the top one of a pile is the last of its list."""

    __slots__ = ("piles",)

    def __init__(self, piles: list[list[int]]) -> None:
        self.piles = piles

    def copy(self) -> "IslandPiles":
        """An independent part with the same content."""
        return IslandPiles([pile[:] for pile in self.piles])

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {"piles": [[library.cards[card].ident for card in pile] for pile in self.piles]}

    def seen(self) -> list[int]:
        """How many there are of each level."""
        return [len(pile) for pile in self.piles]


def armada_of(city: City) -> ArmadaPart:
    """The seat's part."""
    for part in city.parts:
        if isinstance(part, ArmadaPart):
            return part
    raise LookupError("this table has no shipyards")
