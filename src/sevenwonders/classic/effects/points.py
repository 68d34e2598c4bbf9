"""Effects that are worth victory points."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.colours import BLUE, COLOURS, GREEN, RED, WHITE, YELLOW
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.tally import VICTORY_VALUES, Tally

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class Points(Effect):
    """A fixed number of points."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def points(self, game: "ClassicGame", seat: int) -> int:
        """The printed number."""
        return self.amount

    def words(self) -> str:
        """The printed number."""
        return f"{self.amount} points" if self.amount != 1 else "1 point"


@final
class PointsPer(Effect):
    """Points at the end of the game for each counted thing."""

    def __init__(self, tally: Tally, each: int, most: int) -> None:
        self.tally = tally
        self.each = each
        self.most = most

    def points(self, game: "ClassicGame", seat: int) -> int:
        """Counted as the table stands at the end."""
        points = self.each * self.tally.total(game, seat)
        return self.most if self.most and points > self.most else points

    def words(self) -> str:
        """How much for what."""
        words = f"{self.each} point{'s' if self.each != 1 else ''} for each {self.tally.words()}"
        return f"{words}, at most {self.most}" if self.most else words


@final
class PointsPerSet(Effect):
    """Points at the end of the game for each set of one card of every named colour."""

    def __init__(self, colours: list[int], each: int) -> None:
        self.colours = colours
        self.each = each

    def points(self, game: "ClassicGame", seat: int) -> int:
        """As many sets as there are cards of the rarest colour."""
        cards = game.cities[seat].colours
        return self.each * min([cards[colour] for colour in self.colours])

    def words(self) -> str:
        """How much for what."""
        return f"{self.each} points for each set of {', '.join(COLOURS[colour] for colour in self.colours)}"


@final
class PointsPerPair(Effect):
    """Gorgo: of each pair of equal victory tokens one counts once more."""

    def points(self, game: "ClassicGame", seat: int) -> int:
        """Three equal tokens make one pair, four make two."""
        tokens = game.cities[seat].tokens
        return sum(value * (tokens.count(value) // 2) for value in VICTORY_VALUES)

    def words(self) -> str:
        """How much for what."""
        return "each pair of equal victory tokens scores one of them again"


CONDITIONS: Final = [
    "wonder_finished",
    "most_blue",
    "most_yellow",
    "most_red",
    "most_green",
    "most_coins",
    "no_defeat",
    "only_leader",
]
CONDITION_WORDS: Final = [
    "if your wonder is finished",
    "if you have more blue cards than each neighbour",
    "if you have more yellow cards than each neighbour",
    "if you have more red cards than each neighbour",
    "if you have more green cards than each neighbour",
    "if you have more coins than each neighbour",
    "if you have no defeat token",
    "if you have no other leader",
]
WONDER_FINISHED: Final = 0
MOST_COLOURS: Final = [-1, BLUE, YELLOW, RED, GREEN]
MOST_COINS: Final = 5
NO_DEFEAT: Final = 6


@final
class PointsIf(Effect):
    """Points if something holds at the end of the game."""

    def __init__(self, condition: str, amount: int) -> None:
        self.condition = CONDITIONS.index(condition)
        self.amount = amount

    def points(self, game: "ClassicGame", seat: int) -> int:
        """All or nothing."""
        return self.amount if holds(game, seat, self.condition) else 0

    def words(self) -> str:
        """How much if what."""
        return f"{self.amount} points {CONDITION_WORDS[self.condition]}"


def holds(game: "ClassicGame", seat: int, condition: int) -> bool:
    """Whether a condition holds for that city as the table stands."""
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
    if condition == NO_DEFEAT:
        return not any(token < 0 for token in city.tokens)
    return city.colours[WHITE] == 1
