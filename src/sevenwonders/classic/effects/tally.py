"""Count things in a city and in its neighbours' cities, for coins and for points."""

from collections.abc import Mapping
from typing import Final, final

from sevenwonders.catalogue.facts import Fact
from sevenwonders.catalogue.loader import token_values
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import BROWN, COLOURS, DECK_COLOURS, FACTS, GRAY

STAGES: Final = len(COLOURS)
DEFEATS: Final = STAGES + 1
VICTORIES: Final = STAGES + 2
# The numbers in between are victory tokens of each value.
VICTORY_VALUES: Final = [value for value in token_values() if value > 0]
THREE_COINS: Final = VICTORIES + len(VICTORY_VALUES) + 1
BROWN_GRAY_PAIRS: Final = THREE_COINS + 1
DECK_COLOUR_COUNT: Final = THREE_COINS + 2
COUNTED: Final = [
    *COLOURS,
    "wonder_stage",
    "defeat_token",
    "victory_token",
    *[f"victory_{value}" for value in VICTORY_VALUES],
    "three_coins",
    "brown_gray_pair",
    "colour",
]
THINGS: Final = [
    *[FACTS[name].thing or f"{name} card" for name in COLOURS],
    "wonder stage",
    "defeat token",
    "victory token",
    *[f"victory token of {value}" for value in VICTORY_VALUES],
    "3 coins",
    "pair of a brown and a gray card",
    "colour of cards",
]
COINS_PER_POINT: Final = 3
BOARDS: Final = ["own", "left", "right"]

# The keys of an effect that counts.
EACH: Final = ["count", "boards", "each"]


@final
class Tally:
    """Counts cards of some colours, wonder stages, tokens or coins on the named boards."""

    __slots__ = ("left", "own", "right", "things")

    def __init__(self, things: list[int], own: bool, left: bool, right: bool) -> None:
        self.things = things
        self.own = own
        self.left = left
        self.right = right

    @staticmethod
    def read(fields: Mapping[str, Fact]) -> "Tally":
        """Read the tally of an effect that counts, from its `count` and `boards`."""
        boards = [item.one_of(BOARDS) for item in fields["boards"].items()]
        things = [item.index_in(COUNTED) for item in fields["count"].items()]
        return Tally(things, "own" in boards, "left" in boards, "right" in boards)

    def total(self, cities: list[City], seat: int) -> int:
        """Count for the city at that seat, as the cities are now."""
        count = 0
        for thing in self.things:
            if thing == THREE_COINS:
                # Coins of several treasuries are added up before they are divided by three.
                count += sum([city.coins for city in self.boards(cities, seat)]) // COINS_PER_POINT
            else:
                if self.own:
                    count += count_in_city(cities[seat], thing)
                if self.left:
                    count += count_in_city(cities[(seat + 1) % len(cities)], thing)
                if self.right:
                    count += count_in_city(cities[seat - 1], thing)
        return count

    def boards(self, cities: list[City], seat: int) -> list[City]:
        """Return the cities in which the tally counts for that seat."""
        boards: list[City] = []
        if self.own:
            boards.append(cities[seat])
        if self.left:
            boards.append(cities[(seat + 1) % len(cities)])
        if self.right:
            boards.append(cities[seat - 1])
        return boards

    def words(self) -> str:
        """Describe in words what is counted and where."""
        where = "here" if not self.left else "here and next door" if self.own else "next door"
        return f"{', '.join(THINGS[thing] for thing in self.things)} {where}"

    def code(self) -> str:
        """Write what is counted and where, as part of a code for icons."""
        boards = [name for name, counts in zip(BOARDS, (self.own, self.left, self.right), strict=True) if counts]
        return f"{'+'.join(COUNTED[thing] for thing in self.things)}:{'+'.join(boards)}"


def count_in_city(city: City, thing: int) -> int:
    """Count one kind of thing in a city."""
    if thing < STAGES:
        return city.colours[thing]
    if thing == STAGES:
        return city.stages
    if thing == DEFEATS:
        return sum(token < 0 for token in city.tokens)
    if thing == VICTORIES:
        return sum(token > 0 for token in city.tokens)
    if thing == BROWN_GRAY_PAIRS:
        return min(city.colours[BROWN], city.colours[GRAY])
    if thing == DECK_COLOUR_COUNT:
        return len([colour for colour in DECK_COLOURS if city.colours[colour]])
    return city.tokens.count(VICTORY_VALUES[thing - VICTORIES - 1])
