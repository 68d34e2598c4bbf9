"""The score sheet and the ranking."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.colours import BLUE, PURPLE
from sevenwonders.classic.effects.science import WildSymbol
from sevenwonders.classic.science import best_wilds, science_points

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

MILITARY: Final = 0
TREASURY: Final = 1
WONDER: Final = 2
CIVILIAN: Final = 3
SCIENCE: Final = 4
COMMERCE: Final = 5
GUILDS: Final = 6

CATEGORIES: Final = ["military", "treasury", "wonder", "civilian", "science", "commerce", "guilds"]

COINS_A_POINT: Final = 3
NO_GUILD: Final = -1


@final
class Score:
    """One seat's points by category, and how its free choices were used (R5)."""

    __slots__ = ("coins", "copied_guild", "points", "seat", "wilds")

    def __init__(self, seat: int, points: list[int], coins: int, wilds: list[int], copied_guild: int) -> None:
        self.seat = seat
        self.points = points
        self.coins = coins
        self.wilds = wilds
        self.copied_guild = copied_guild

    def total(self) -> int:
        """All categories together."""
        return sum(self.points)


def score_of(game: "ClassicGame", seat: int) -> Score:
    """The seat's score as if the game ended now."""
    city = game.seats[seat]
    points = [0] * len(CATEGORIES)
    points[MILITARY] = sum(city.tokens)
    points[TREASURY] = city.coins // COINS_A_POINT
    for stage in game.library.boards[city.board].stages[: city.stages]:
        for effect in stage.effects:
            points[WONDER] += effect.points(game, seat)
    for index in city.built:
        card = game.library.cards[index]
        for effect in card.effects:
            points[category_of(card.colour)] += effect.points(game, seat)
    return best_score(game, Score(seat, points, city.coins, [0, 0, 0], NO_GUILD))


def category_of(colour: int) -> int:
    """Where a card's points are written down. Only commerce has points outside the blue and purple cards."""
    if colour == BLUE:
        return CIVILIAN
    return GUILDS if colour == PURPLE else COMMERCE


def best_score(game: "ClassicGame", score: Score) -> Score:
    """Wild symbols and a copied guild, jointly for the highest total."""
    city = game.seats[score.seat]
    best = with_science(game, score, city.wild_symbols)
    if city.guild_copies:
        for guild in neighbours_guilds(game, score.seat):
            other = with_guild(game, score, guild)
            if other.total() > best.total():
                best = other
    return best


def with_science(game: "ClassicGame", score: Score, wilds: int) -> Score:
    """The score with so many wild symbols put to their best use."""
    symbols = game.seats[score.seat].symbols
    used = best_wilds(symbols, wilds)
    points = score.points[:]
    points[SCIENCE] = science_points(symbols[0] + used[0], symbols[1] + used[1], symbols[2] + used[2])
    return Score(score.seat, points, score.coins, used, score.copied_guild)


def neighbours_guilds(game: "ClassicGame", seat: int) -> list[int]:
    """The guilds that could be copied, each once, in card order."""
    built = game.seats[game.left(seat)].built + game.seats[game.right(seat)].built
    return sorted({card for card in built if game.library.cards[card].colour == PURPLE})


def with_guild(game: "ClassicGame", score: Score, guild: int) -> Score:
    """The score as if the guild stood in the own city as well, where it counts as a purple card."""
    city = game.seats[score.seat]
    points = score.points[:]
    wilds = city.wild_symbols
    city.colours[PURPLE] += 1
    for effect in game.library.cards[guild].effects:
        points[GUILDS] += effect.points(game, score.seat)
        if isinstance(effect, WildSymbol):
            wilds += 1
    city.colours[PURPLE] -= 1
    return with_science(game, Score(score.seat, points, score.coins, score.wilds, guild), wilds)


def score_sheet(game: "ClassicGame") -> list[Score]:
    """Every city's score as if the game ended now, the Free City's included."""
    return [score_of(game, seat) for seat in range(len(game.seats))]


def ranking(game: "ClassicGame") -> list[list[int]]:
    """The players' seats by place: points, then coins; equal in both shares the place (R5)."""
    return rank_scores([score_of(game, seat) for seat in game.drafting])


def rank_scores(scores: list[Score]) -> list[list[int]]:
    """Seats by place from the best to the last."""
    order = sorted(scores, key=lambda score: (-score.total(), -score.coins, score.seat))
    places: list[list[int]] = []
    previous: Score | None = None
    for score in order:
        if previous is not None and previous.total() == score.total() and previous.coins == score.coins:
            places[-1].append(score.seat)
        else:
            places.append([score.seat])
        previous = score
    return places
