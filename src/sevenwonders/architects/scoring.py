"""The score sheet and the ranking."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel.score import rank_scores

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame

WONDER: Final = 0
CAT: Final = 1
CIVILIAN: Final = 2
MILITARY: Final = 3
PROGRESS: Final = 4

CATEGORIES: Final = ["wonder", "cat", "civilian", "military", "progress"]


@final
class Score(kernel_score.Score):
    """One seat's points by category, and its built stages, which decide ties."""

    def __init__(self, seat: int, points: list[int], stages: int) -> None:
        super().__init__(seat, points, stages)
        self.stages = stages


def score_of(game: "ArchitectsGame", seat: int) -> Score:
    """The seat's score as if the game ended now."""
    library = game.library
    city = game.cities[seat]
    points = [0] * len(CATEGORIES)
    for number, stage in enumerate(library.boards[city.board].stages):
        if city.stages >> number & 1:
            points[WONDER] += stage.points
    if game.cat == seat:
        points[CAT] = library.cat_points
    for card, facts in enumerate(library.cards):
        points[CIVILIAN] += facts.points * city.cards[card]
    points[MILITARY] = library.victory_points * city.victories
    points[PROGRESS] = sum(token_points(library, city))
    return Score(seat, points, city.stage_count())


def token_points(library: Library, city: City) -> list[int]:
    """What each progress token of the city is worth, in the order in which they lie there."""
    return [
        points_of_token(library, city, token, city.tokens[:at].count(token)) for at, token in enumerate(city.tokens)
    ]


def points_of_token(library: Library, city: City, token: int, before: int) -> int:
    """What one token is worth when so many of its kind lie before it."""
    facts = library.tokens[token]
    finished = city.stages == library.boards[city.board].complete
    points = facts.finished if finished else facts.unfinished
    points += facts.each_victory * city.victories + facts.each_token * len(city.tokens)
    for card, kind in enumerate(library.cards):
        if kind.cat:
            points += facts.each_cat_card * city.cards[card]
    if facts.by_number:
        points += facts.by_number[before] - (facts.by_number[before - 1] if before else 0)
    return points


def score_sheet(game: "ArchitectsGame") -> list[Score]:
    """Everybody's score as if the game ended now."""
    return [score_of(game, seat) for seat in range(len(game.cities))]


def ranking(game: "ArchitectsGame") -> list[list[int]]:
    """The seats by place: points, then built stages; equal in both shares the place (G4)."""
    return rank_scores(score_sheet(game))
