"""The analysis of a finished game as it travels to the page."""

from typing import Literal

from sevenwonders.server.wire.base import Wire


class AnalysedMove(Wire, frozen=True):
    """A move of a finished game. `step` is the number of answers before it.

    `choice` is what was chosen and `best` what would have been better, in words; chances to win and points are those
    that each of them promised. The mark is empty unless the move was costly.
    """

    step: int
    seat: int
    moment: str
    choice: str
    best: str
    chance_before: float
    chance_after: float
    points_before: float
    points_after: float
    loss: float
    mark: Literal["", "inaccuracy", "mistake", "blunder"]
    reason: str


class AnalysedSeat(Wire, frozen=True):
    """A seat's quality of play: accuracy from 0 to 100, and the total chance to win that was given away."""

    seat: int
    accuracy: float
    lost: float


class CoursePoint(Wire, frozen=True):
    """Every player's chance to win after `step` answers, in the order of seats."""

    step: int
    chances: list[float]


class Analysis(Wire, frozen=True):
    """The analysis of a finished game, as far as it has come: `done` of `total` answers have been studied."""

    done: int
    total: int
    seats: list[AnalysedSeat]
    moves: list[AnalysedMove]
    course: list[CoursePoint]
