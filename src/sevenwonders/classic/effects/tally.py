"""Counting things on one's own board and the neighbours': shared by coins and points."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.colours import BROWN, COLOURS, GRAY, WHITE

if TYPE_CHECKING:
    from sevenwonders.classic.city import City
    from sevenwonders.classic.table import ClassicGame

STAGES: Final = len(COLOURS)
DEFEATS: Final = STAGES + 1
VICTORIES: Final = STAGES + 2
THREE_COINS: Final = STAGES + 6
COMMERCIAL_LEVEL: Final = STAGES + 7
BROWN_GRAY_PAIRS: Final = STAGES + 8
AGE_COLOURS: Final = STAGES + 9
COUNTED: Final = [
    *COLOURS,
    "wonder_stage",
    "defeat_token",
    "victory_token",
    "victory_1",
    "victory_3",
    "victory_5",
    "three_coins",
    "commercial_level",
    "brown_gray_pair",
    "colour",
]
VICTORY_VALUES: Final = [1, 3, 5]
COINS_A_POINT: Final = 3
THINGS: Final = [
    *[f"{colour} card" for colour in COLOURS[:WHITE]],
    "leader",
    "island",
    "Edifice",
    "bonus",
    "wonder stage",
    "defeat token",
    "victory token",
    "victory token of 1",
    "victory token of 3",
    "victory token of 5",
    "3 coins",
    "commercial level",
    "pair of a brown and a gray card",
    "colour of cards",
]


@final
class Tally:
    """Counts cards of some colours, wonder stages, tokens or coins on the named boards."""

    __slots__ = ("left", "own", "right", "things")

    def __init__(self, things: list[int], own: bool, left: bool, right: bool) -> None:
        self.things = things
        self.own = own
        self.left = left
        self.right = right

    def total(self, game: "ClassicGame", seat: int) -> int:
        """The count for that seat's city, as the table stands."""
        count = 0
        for thing in self.things:
            if thing == THREE_COINS:
                count += self.coins(game, seat) // COINS_A_POINT
                continue
            if self.own:
                count += count_in_city(game, seat, thing)
            if self.left:
                count += count_in_city(game, game.left(seat), thing)
            if self.right:
                count += count_in_city(game, game.right(seat), thing)
        return count

    def coins(self, game: "ClassicGame", seat: int) -> int:
        """All treasuries in question together: three coins may come from two of them."""
        coins = game.cities[seat].coins if self.own else 0
        if self.left:
            coins += game.cities[game.left(seat)].coins
        return coins + game.cities[game.right(seat)].coins if self.right else coins

    def words(self) -> str:
        """What is counted and where, for a person."""
        where = "here" if not self.left else "here and next door" if self.own else "next door"
        return f"{', '.join(THINGS[thing] for thing in self.things)} {where}"


def count_in_city(game: "ClassicGame", seat: int, thing: int) -> int:
    """How many of one counted thing stand in one city; what a rule keeps on the seat, the rule counts."""
    if thing == COMMERCIAL_LEVEL:
        return sum([rule.count(game, seat, thing) for rule in game.rules])
    return count_on_board(game.cities[seat], thing)


def count_on_board(city: "City", thing: int) -> int:
    """How many of one counted thing a city has, of all that lies before everybody's eyes."""
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
    if thing == AGE_COLOURS:
        return len([count for count in city.colours[:WHITE] if count])
    return city.tokens.count(VICTORY_VALUES[thing - VICTORIES - 1])
