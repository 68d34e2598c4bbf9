"""The analysis of a finished game as it travels to the page."""

from typing import Literal

import msgspec

from sevenwonders.server.wire.base import Wire


class AnalysedOption(Wire, frozen=True):
    """An option of a decision, with the results of a search.

    `choice` is its number and `text` its words, as in menus. `card` is the id of the card that it is about, empty if
    there is none, and `use` the name of its verb. `stage` counts from 1, 0 for none. `price` is the total of all coins
    paid. The chance to win, the points and the place at the end are expected values over `visits` rollouts; `place`
    is 0 if it was not measured. `argument` is what stands in its notation in place of a card, by permanent ids, such
    as coins or a set of symbols. `extra` is what goes with the card, if anything does. `payments` are coins by receiver
    (`left`, `right`, `far left`, `far right`, `bank`), or in Architects cards by id.
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
    # Analyses that were kept before there were these have none.
    argument: str = ""
    extra: str = ""
    payments: dict[str, int] = msgspec.field(default_factory=dict)


class Evidence(Wire, frozen=True):
    """A counted difference between two options, which speaks for the better one.

    `about` is the option under whose face it is shown. `figure` is the number to show, `text` has at most seven words
    to go with it, and `sentence` says the same as a whole sentence; `words` is the kind under
    which the messages of every language have these three, and `blanks` fill them. `numbers`, `cards` and `seats` are
    its data.
    """

    kind: str
    about: Literal["better", "other"]
    figure: str
    text: str
    sentence: str
    numbers: list[float]
    cards: list[str]
    seats: list[int]
    words: str
    blanks: dict[str, float | str | list[str]]


class AnalysedMove(Wire, frozen=True):
    """A move of a finished game. `step` is the number of answers before it; `age` is 0 in a game without Ages.

    `choice` is what was chosen and `best` what would have been better, the same option if nothing would. The losses are
    what the choice gave away against the best one: chance to win, points and places. `cost` is the one measure made of
    them, from 0 to 1, and `error` its standard error; the mark is empty unless the cost is high and certain. `swing` is
    how much more chance to win the choice brought than that of an ordinary player. `rank` is the place of the choice
    among the `options`. The evidence speaks for the best option; only marked moves have some.
    """

    step: int
    seat: int
    moment: str
    age: int
    turn: int
    kind: str
    choice: AnalysedOption
    best: AnalysedOption
    loss: float
    loss_points: float
    loss_place: float
    cost: float
    error: float
    swing: float
    mark: Literal["", "inaccuracy", "mistake", "blunder"]
    rank: int
    options: int
    evidence: list[Evidence]


class AnalysedSeat(Wire, frozen=True):
    """A seat's quality of play.

    `accuracy` goes from 0 to 100. The score is the sum of three parts: the points that were `expected` before the deal,
    the `luck` of the deal, of hands that were passed on and of what others did, and what the choices `made` of that,
    compared with those of an ordinary player. `lost` is the total chance to win that was given away. `best_step` and
    `worst_step` are the steps of the moves that gained and cost most, -1 if there is no such move.
    """

    seat: int
    accuracy: float
    expected: float
    luck: float
    made: float
    lost: float
    inaccuracies: int
    mistakes: int
    blunders: int
    best_step: int
    worst_step: int


class CoursePoint(Wire, frozen=True):
    """Every player's chance to win and expected points, in the order of seats, with the choices made after `step`.

    The choices are those of the decisions that are open then; the last point is the result. `age` is 0 in a game
    without Ages.
    """

    step: int
    age: int
    turn: int
    chances: list[float]
    points: list[float]


class Analysis(Wire, frozen=True):
    """The analysis of a finished game, as far as it has come: `done` of `total` answers have been studied.

    `moments` has the steps of up to three moves that decided the game, in their order. `version` is that of the
    measure: an analysis with an earlier one is made again. `ahead` has the steps that were studied out of turn, because
    a viewer wanted to see them first.
    """

    version: int
    done: int
    total: int
    seats: list[AnalysedSeat]
    moves: list[AnalysedMove]
    course: list[CoursePoint]
    moments: list[int]
    ahead: list[int] = msgspec.field(default_factory=list)
