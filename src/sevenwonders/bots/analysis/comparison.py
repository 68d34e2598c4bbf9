"""Both options side by side: differences of anything that can be counted in a game."""

from collections.abc import Callable, Iterable
from functools import cached_property
from typing import final

from sevenwonders.bots.analysis.difference import Difference, difference_of
from sevenwonders.bots.analysis.evidence import BETTER, OTHER, About, Evidence
from sevenwonders.bots.analysis.trials import Trials
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import NO_TEAM

# The points of a seat by category, in each world.
Sheets = list[list[list[int]]]


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
