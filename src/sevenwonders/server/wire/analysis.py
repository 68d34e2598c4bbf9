"""The analysis of a finished game as it travels to the page."""

from typing import Literal

from sevenwonders.server.wire.base import Wire


class AnalysedOption(Wire, frozen=True):
    """An option of a decision, with the results of a search.

    `choice` is its number and `text` its words, as in menus. `card` is the id of the card that it is about, empty if
    there is none, and `use` the name of its verb. `stage` counts from 1, 0 for none. `price` is the total of all coins
    paid. The chance to win, the points and the place at the end are expected values over `visits` rollouts; `place`
    is 0 if it was not measured.
    """

    choice: int
    text: str
    card: str
    use: str
    stage: int
    price: int
    chance: float
    points: float
    place: float
    visits: int


class Evidence(Wire, frozen=True):
    """A counted difference between two options, which speaks for the better one.

    `about` is the option under whose face it is shown. `figure` is the number to show, `text` has at most seven words
    to go with it, and `sentence` says the same as a whole sentence. `numbers`, `cards` and `seats` are its data.
    """

    kind: str
    about: Literal["better", "other"]
    figure: str
    text: str
    sentence: str
    numbers: list[float]
    cards: list[str]
    seats: list[int]


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
