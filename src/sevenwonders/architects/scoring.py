"""The score sheet and the ranking."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel.numbers import numbers_in
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
    """One city's points by category, in the order of CATEGORIES, and its built stages, which break ties (G4)."""

    def __init__(self, seat: int, points: list[int], stages: int) -> None:
        super().__init__(seat, points, stages)
        self.stages = stages

    @override
    def __repr__(self) -> str:
        points = ", ".join(f"{name} {count}" for name, count in zip(CATEGORIES, self.points, strict=True))
        return f"<Score of seat {self.seat}: {self.total()} points ({points}), {self.stages} stages>"


def score_of(game: "ArchitectsGame", seat: int) -> Score:
    """Score a seat's city as if the game ended now."""
    city = game.cities[seat]
    return Score(seat, points_of(game.library, city, game.cat == seat), city.stage_count())


def points_of(library: Library, city: City, has_cat: bool) -> list[int]:
    """Return a city's points now, by category."""
    points = [0] * len(CATEGORIES)
    points[WONDER] = wonder_points(library, city)
    points[CAT] = library.cat_points if has_cat else 0
    points[CIVILIAN] = civilian_points(library, city)
    points[MILITARY] = library.victory_points * city.victories
    points[PROGRESS] = sum(token_points(library, city))
    return points


def wonder_points(library: Library, city: City) -> int:
    """Sum up the points of the built stages."""
    stages = library.boards[city.board].stages
    return sum([stages[number].points for number in numbers_in(city.stages)])


def civilian_points(library: Library, city: City) -> int:
    """Sum up the points of the blue cards."""
    points = 0
    for card in library.blue_cards:
        points += library.cards[card].points * city.cards[card]
    return points


def token_points(library: Library, city: City) -> list[int]:
    """List the points of each progress token of a city, in the order of `city.tokens`."""
    return [
        points_of_token(library, city, token, city.tokens[:at].count(token)) for at, token in enumerate(city.tokens)
    ]


def points_of_token(library: Library, city: City, token: int, before: int) -> int:
    """Return the points of one token in a city that has `before` others of its kind."""
    facts = library.tokens[token]
    # Decor only looks at its owner's wonder (G3).
    points = facts.finished if city.is_finished(library) else facts.unfinished
    points += facts.each_victory * city.victories + facts.each_token * len(city.tokens)
    if facts.each_cat_card:
        for card in library.cat_cards:
            points += facts.each_cat_card * city.cards[card]
    # Culture: the second one adds what a pair is worth beyond a single one.
    if facts.by_number:
        points += facts.by_number[before] - (facts.by_number[before - 1] if before else 0)
    return points


def score_sheet(game: "ArchitectsGame") -> list[Score]:
    """Score every city as if the game ended now."""
    return [score_of(game, seat) for seat in range(len(game.cities))]


def ranked(scores: Sequence[kernel_score.Score]) -> list[list[int]]:
    """Rank the seats by points, then by built stages; seats equal in both share a place (G4)."""
    return rank_scores(scores)
