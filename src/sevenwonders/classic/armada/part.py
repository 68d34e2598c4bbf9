"""Armada's parts of a city and of the table."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.armada.harbour import RED_LANE, YELLOW_LANE, harbour
from sevenwonders.classic.armada.kinds import ISLAND
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import back_of
from sevenwonders.classic.part import Part, Parts, in_row, lists_in
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library

# A free step is kept as the number of fleets that move times this, plus the bits of the fleets to choose from.
STEP_COUNT: Final = 16
ALL_FLEETS: Final = 15

# Added to a level if its top island is drawn without a choice.
DRAWN: Final = 10

# Rights of islands, as bits
SAFE_FROM_TAXES: Final = 1
ANY_WONDER_FLEET: Final = 2
MAY_SKIP_NAVAL: Final = 4
CHEAPER_SHIPS: Final = 8


@final
class ArmadaPart(Part):
    """A city's shipyard with its fleets.

    `squares` are the squares of the red, yellow, blue and green fleet. `free_steps` are the free steps still to be
    made. `exploring` are the levels of the islands just reached, and `offered` the islands to choose from. `tax` is the
    tax that the city raises this turn, and `pirates` the number of pirates sent to it. `landings` are the seats that it
    will land at when the Age ends. `tokens` are its naval tokens, and `skips` is whether it stays out of the naval
    conflict.

    Totals: the naval strength of cards, the rights of islands, and the coins for each step of a fleet.
    """

    __slots__ = (
        "coins_on_step",
        "exploring",
        "free_steps",
        "landings",
        "naval",
        "offered",
        "pirates",
        "rights",
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
        naval: int = 0,
        rights: int = 0,
        coins_on_step: int = 0,
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
        self.naval = naval
        self.rights = rights
        self.coins_on_step = coins_on_step

    @override
    def copy(self) -> "ArmadaPart":
        return self.with_offered(self.offered[:])

    @override
    def shown(self) -> "ArmadaPart":
        # Others see how many islands an explorer is offered and of which level, but not which.
        level = self.exploring[0] if self.exploring else 0
        return self.with_offered([-back_of(ISLAND, 0, level)] * len(self.offered))

    def with_offered(self, offered: list[int]) -> "ArmadaPart":
        """Return an independent copy, with other islands on offer."""
        return ArmadaPart(
            self.shipyard,
            self.tax,
            self.pirates,
            self.skips,
            self.squares[:],
            self.free_steps[:],
            self.exploring[:],
            offered,
            self.landings[:],
            self.tokens[:],
            self.naval,
            self.rights,
            self.coins_on_step,
        )

    @override
    def to_data(self, library: "Library") -> Data:
        return {
            "shipyard": harbour().shipyards[self.shipyard].ident,
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

    @override
    def values(self) -> list[int]:
        numbers = [self.shipyard, self.tax, self.pirates, 1 if self.skips else 0, *self.totals()]
        lists = [self.squares, self.free_steps, self.exploring, self.offered, self.landings, self.tokens]
        return in_row([numbers, *lists])

    def totals(self) -> list[int]:
        """List the totals."""
        return [self.naval, self.rights, self.coins_on_step]

    @override
    def forget_totals(self) -> None:
        self.naval = 0
        self.rights = 0
        self.coins_on_step = 0


def armada_part_from(values: list[int]) -> ArmadaPart:
    """Make the part with these values."""
    numbers, squares, free_steps, exploring, offered, landings, tokens = lists_in(values)
    return ArmadaPart(
        numbers[0],
        numbers[1],
        numbers[2],
        numbers[3] == 1,
        squares,
        free_steps,
        exploring,
        offered,
        landings,
        tokens,
        numbers[4],
        numbers[5],
        numbers[6],
    )


@final
class IslandPiles(Part):
    """The face-down islands by level. The top of a pile is the last of its list."""

    __slots__ = ("piles",)

    def __init__(self, piles: list[list[int]]) -> None:
        self.piles = piles

    @override
    def copy(self) -> "IslandPiles":
        return IslandPiles([pile[:] for pile in self.piles])

    @override
    def shown(self) -> "IslandPiles":
        return hidden_piles([len(pile) for pile in self.piles])

    @override
    def to_data(self, library: "Library") -> Data:
        return {"piles": [[library.cards[card].ident for card in pile] for pile in self.piles]}

    @override
    def values(self) -> list[int]:
        return [len(pile) for pile in self.piles]


def hidden_piles(sizes: list[int]) -> IslandPiles:
    """Return piles of these sizes, seen from behind."""
    return IslandPiles([[-back_of(ISLAND, 0, level)] * size for level, size in enumerate(sizes, 1)])


def armada_of(city: City) -> ArmadaPart:
    """Return the city's part, at a table with Armada."""
    for part in city.parts:
        if isinstance(part, ArmadaPart):
            return part
    raise LookupError("this table has no shipyards")


def piles_of(parts: Parts) -> list[list[int]]:
    """Return the face-down islands by level."""
    for part in parts:
        if isinstance(part, IslandPiles):
            return part.piles
    raise LookupError("this table has no islands")


def naval_strength(city: City) -> int:
    """Add up the naval symbols on a city's cards, islands and wonder, and those on the red fleet's square."""
    part = armada_of(city)
    return part.naval + harbour().squares[RED_LANE][part.squares[RED_LANE]].naval


def commercial_level(city: City) -> int:
    """Return a city's commercial level: the amphora on the yellow fleet's square."""
    return harbour().squares[YELLOW_LANE][armada_of(city).squares[YELLOW_LANE]].level


def has_right(city: City, right: int) -> bool:
    """Return whether an island gives the city that right."""
    return armada_of(city).rights & right != 0
