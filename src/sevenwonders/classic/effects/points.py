"""Effects that are worth victory points."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import BLUE, GREEN, RED, YELLOW
from sevenwonders.classic.effects.effect import Effect, point_words
from sevenwonders.classic.effects.tally import EACH, Tally

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class Points(Effect):
    """A fixed number of points."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `points: 3`."""
        return Points(fact.integer())

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        return self.amount

    @override
    def words(self) -> str:
        return point_words(self.amount)

    @override
    def code(self) -> str:
        return f"points:{self.amount}"


@final
class PointsPer(Effect):
    """Points at the end of the game for each counted thing, up to a limit if there is one."""

    def __init__(self, tally: Tally, each: int, most: int) -> None:
        self.tally = tally
        self.each = each
        self.most = most

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `points_per: {count: [brown], boards: [left, right], each: 1, most: 10}`; `most` may be left out."""
        fields = fact.fields(EACH, ["most"])
        most = fields["most"].integer() if "most" in fields else 0
        return PointsPer(Tally.read(fields), fields["each"].integer(), most)

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        points = self.each * self.tally.total(game.cities, seat)
        return self.most if self.most and points > self.most else points

    @override
    def words(self) -> str:
        words = f"{point_words(self.each)} for each {self.tally.words()}"
        return f"{words}, at most {self.most}" if self.most else words

    @override
    def code(self) -> str:
        code = f"points_per:{self.tally.code()}:{self.each}"
        return f"{code}:{self.most}" if self.most else code


CONDITIONS: Final = [
    "wonder_finished",
    "most_blue",
    "most_yellow",
    "most_red",
    "most_green",
    "most_coins",
    "no_defeat",
]
CONDITION_WORDS: Final = [
    "if your wonder is finished",
    "if you have more blue cards than each neighbour",
    "if you have more yellow cards than each neighbour",
    "if you have more red cards than each neighbour",
    "if you have more green cards than each neighbour",
    "if you have more coins than each neighbour",
    "if you have no defeat token",
]
WONDER_FINISHED: Final = 0
# The colours of conditions 1 to 4; condition 0 is about no colour.
MOST_COLOURS: Final = [-1, BLUE, YELLOW, RED, GREEN]
MOST_COINS: Final = 5
NO_DEFEAT: Final = 6


@final
class PointsIf(Effect):
    """A number of points if a condition holds at the end of the game."""

    def __init__(self, condition: int, amount: int) -> None:
        self.condition = condition
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `points_if: {condition: most_blue, points: 5}`."""
        fields = fact.fields(["condition", "points"])
        return PointsIf(fields["condition"].index_in(CONDITIONS), fields["points"].integer())

    @override
    def points(self, game: "ClassicGame", seat: int) -> int:
        return self.amount if holds(game, seat, self.condition) else 0

    @override
    def words(self) -> str:
        return f"{self.amount} points {CONDITION_WORDS[self.condition]}"

    @override
    def code(self) -> str:
        return f"points_if:{CONDITIONS[self.condition]}:{self.amount}"


def holds(game: "ClassicGame", seat: int, condition: int) -> bool:
    """Return whether the condition holds for that city now."""
    city = game.cities[seat]
    left = game.cities[game.left(seat)]
    right = game.cities[game.right(seat)]
    if condition == WONDER_FINISHED:
        return city.stages == len(game.library.boards[city.board].stages)
    if condition < MOST_COINS:
        colour = MOST_COLOURS[condition]
        return city.colours[colour] > left.colours[colour] and city.colours[colour] > right.colours[colour]
    if condition == MOST_COINS:
        return city.coins > left.coins and city.coins > right.coins
    return not has_defeat(city)


def has_defeat(city: City) -> bool:
    """Return whether the city has a defeat token."""
    return any(token < 0 for token in city.tokens)
