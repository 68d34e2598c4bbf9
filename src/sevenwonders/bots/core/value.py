"""Forecasts of a position: the points that each city will have, and the resulting chances to win."""

from math import exp
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.encode.features import FeatureExtractor, Terms
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import NO_TEAM

# Of positions with the same chance to win the one with more points is better, but only by this much per point.
POINT: Final = 0.001


@final
class Forecast:
    """The expected points of every player's city and the chance of every player to win, by seat."""

    __slots__ = ("chances", "points")

    def __init__(self, points: vec[float], chances: vec[float]) -> None:
        self.points = points
        self.chances = chances

    def worth(self, seat: i64) -> float:
        """Return a seat's worth: the chance to win, and then the lead in points over the others on average."""
        others = 0.0
        size = 0
        for points in self.points:
            others += points
            size += 1
        lead = self.points[seat] - others / size
        return self.chances[seat] + POINT * lead


@final
class LinearValue:
    """Predicts points by weighted features of each city, with other weights at each moment of a game.

    `weights` has the weights for each slot of the extractor, and `scales` how many points of difference count there: a
    lead that is as large makes a victory e times as likely. If there are `strengths`, weights in the same form, the
    chances follow from these sums instead. `teams` has the team of every seat.
    """

    def __init__(
        self,
        extractor: FeatureExtractor,
        weights: list[vec[float]],
        strengths: list[vec[float]],
        scales: list[float],
        teams: list[int],
    ) -> None:
        self.extractor = extractor
        self.weights = weights
        self.strengths = strengths
        self.scales = scales
        self.teams = teams

    def forecast(self, game: Game) -> Forecast:
        """Forecast a position; for a finished game, return its result."""
        if game.finished():
            return self.result(game)
        slot = self.extractor.slot(game)
        terms = Terms(self.weights[slot])
        if self.strengths:
            terms.weigh_twice(self.strengths[slot])
        self.extractor.add_cities(game, terms)
        points = terms.sums
        if self.strengths:
            return Forecast(points, win_chances(terms.second_sums, self.teams, 1.0))
        return Forecast(points, win_chances(points, self.teams, self.scales[slot]))

    def result(self, game: Game) -> Forecast:
        """Return the points of a finished game. Players who share the victory share the chance."""
        scores = game.score_sheet()
        winners = game.ranked(scores)[0]
        sides: list[int] = []
        for seat in winners:
            side = side_of(self.teams, seat)
            if side not in sides:
                sides.append(side)
        points = vec[float]()
        chances = vec[float]()
        for seat in game.players():
            points = append(points, float(scores[seat].total()))
            chances = append(chances, 1.0 / len(sides) if seat in winners else 0.0)
        return Forecast(points, chances)


def side_of(teams: list[int], seat: int) -> int:
    """Return the first seat of those that win together with this one."""
    team = teams[seat]
    return seat if team == NO_TEAM else teams.index(team)


def win_chances(points: vec[float], teams: list[int], scale: float) -> vec[float]:
    """Return every seat's chance to win if its side's points are that far from those of the others."""
    sums = vec[float]()
    for _ in points:
        sums = append(sums, 0.0)
    for seat in range(len(points)):
        sums[side_of(teams, seat)] += points[seat]
    most = sums[0]
    for seat in range(len(points)):
        if side_of(teams, seat) == seat and sums[seat] > most:
            most = sums[seat]
    total = 0.0
    for seat in range(len(points)):
        if side_of(teams, seat) == seat:
            sums[seat] = exp((sums[seat] - most) / scale)
            total += sums[seat]
    chances = vec[float](capacity=len(points))
    for seat in range(len(points)):
        chances = append(chances, sums[side_of(teams, seat)] / total)
    return chances
