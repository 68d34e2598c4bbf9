"""Both options side by side: differences of anything that can be counted in the worlds in which both were tried."""

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property
from math import sqrt
from typing import Final, NamedTuple, final

from sevenwonders.bots.analysis.evidence import BETTER, OTHER, About, Evidence
from sevenwonders.bots.analysis.trials import FEWEST_WORLDS, Trials
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import NO_TEAM

# A difference counts if it is larger than this many standard errors: there are many that could be said by chance.
ERRORS: Final = 2.5

# The points of a seat by category, in each world.
Sheets = list[list[list[int]]]


class Difference(NamedTuple):
    """The mean difference in favour of the better option, its standard error, and whether it is the same everywhere."""

    mean: float
    error: float
    is_constant: bool

    def counts(self, least: float) -> bool:
        """Return whether the difference is at least that large, and larger than its error."""
        return self.mean >= least and (self.is_constant or self.mean > ERRORS * self.error)


def difference_of(better: Sequence[float], other: Sequence[float]) -> Difference:
    """Compare two options world by world."""
    differences = [one - two for one, two in zip(better, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    if all(difference == differences[0] for difference in differences):
        return Difference(mean, 0.0, True)
    if count < FEWEST_WORLDS:
        return Difference(mean, abs(mean) + 1.0, False)
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return Difference(mean, sqrt(variance / count), False)


def rounded(value: float) -> int | float:
    """Round a number to one digit after the point; it is an integer if that digit is 0."""
    tenths = round(10 * value)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10


@final
class Comparison:
    """The worlds in which two options were tried, with what all kinds of evidence ask of them.

    `seat` is the seat of the player who decides.
    """

    def __init__(self, trials: Trials) -> None:
        self.trials = trials
        self.seat = trials.seat
        self.table = trials.table

    @cached_property
    def sheets(self) -> tuple[Sheets, Sheets, Sheets]:
        """The points by world, seat and category: before the decision, and now with either option."""
        worlds = self.trials.worlds
        return (
            [points_in(world.before) for world in worlds],
            [points_in(world.better.now) for world in worlds],
            [points_in(world.other.now) for world in worlds],
        )

    @cached_property
    def last_sheets(self) -> tuple[Sheets, Sheets]:
        """The points by world, seat and category at the end, with the better and the other option."""
        worlds = self.trials.worlds
        return [points_in(world.better.end) for world in worlds], [points_in(world.other.end) for world in worlds]

    @cached_property
    def teams(self) -> list[int]:
        """The team of each city, or NO_TEAM."""
        return ruleset_of(self.table.config.game).teams_of(self.table.config)

    @cached_property
    def side(self) -> list[int]:
        """The seats that win together with the decider's, which is one of them."""
        return self.side_of(self.seat)

    def side_of(self, seat: int) -> list[int]:
        """List the seats that win together with a seat, itself included."""
        team = self.teams[seat]
        return [seat] if team == NO_TEAM else [other for other, its in enumerate(self.teams) if its == team]

    def now(self, count: Callable[[Game], float]) -> Difference:
        """Compare a count when the turn has settled."""
        worlds = self.trials.worlds
        return difference_of([count(item.better.now) for item in worlds], [count(item.other.now) for item in worlds])

    def about(self, count: Callable[[Game], float]) -> About:
        """Return the option that causes a difference: the better one if it raises the count in every world."""
        worlds = self.trials.worlds
        return BETTER if min(count(item.better.now) - count(item.before) for item in worlds) > 0.0 else OTHER


Kind = Callable[[Comparison], Iterable[Evidence]]


def points_in(game: Game) -> list[list[int]]:
    """Return the points of every city by category."""
    return [score.points for score in game.score_sheet()]
