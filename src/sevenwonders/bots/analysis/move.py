"""A move that was made, measured against the best option that a search found."""

from dataclasses import dataclass, field
from typing import Final, Literal, NamedTuple

from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.kernel.choice import Choice
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game

Mark = Literal["", "inaccuracy", "mistake", "blunder"]

# Raised whenever the same game gets other figures, so that kept analyses are made again.
MEASURE_VERSION: Final = 2
# From this cost on, a move is marked, unless the cost could be chance: it has to be twice its standard error.
MARKS: Final[tuple[tuple[Mark, float], ...]] = (("blunder", 0.12), ("mistake", 0.06), ("inaccuracy", 0.03))
CERTAIN: Final = 2.0


@dataclass(frozen=True, slots=True)
class JudgedOption:
    """An option as a person sees it, with its results in a search.

    `place` is 0 if it was not measured. `argument` is what its notation has in place of a card, by permanent ids: a
    number, a place, a set of symbols. `extra` goes with the card. `payments` are those of the choice.
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
    argument: str = ""
    extra: str = ""
    payments: dict[str, int] = field(default_factory=dict)


def judged_option(
    game: Game, decision: Decision, choice: int, *, chance: float, points: float, visits: int, place: float = 0.0
) -> JudgedOption:
    """Return an option of an open decision with its parts and its results."""
    parts = game.unpack(decision, choice)
    return JudgedOption(
        choice,
        game.describe(choice),
        parts.card,
        parts.use,
        parts.stage,
        parts.price,
        chance,
        points,
        place,
        visits,
        argument_of(parts),
        parts.extra,
        parts.payments,
    )


def argument_of(parts: Choice) -> str:
    """Return what the notation of a choice has after its verb, if that is neither a card nor a stage."""
    words = str(parts).partition(" ")[2]
    is_known = bool(parts.stage) or (parts.card != "" and words.startswith(parts.card))
    return "" if is_known else words


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a player.

    `step` is the number of answers before it, `age` is 0 in a game without Ages. `cost` is the one measure of a move:
    how much less its choice is worth than the best one, from 0 to 1 (see `worth.py`), with its standard error. `stake`
    is what a blind choice costs on average: the mean over all options. `swing` is how much more chance to win it
    brought than the choice of an ordinary player. `rank` is the place of the choice among the `options`, which are
    counted without the ways to pay. The evidence speaks for the best choice; only marked moves have some.
    """

    step: int
    ident: int
    seat: int
    moment: str
    age: int
    turn: int
    kind: str
    choice: JudgedOption
    best: JudgedOption
    cost: float
    error: float
    stake: float
    swing: float
    rank: int
    options: int
    evidence: list[Evidence] = field(default_factory=list)

    @property
    def loss(self) -> float:
        """The chance to win that the move gave away."""
        return max(0.0, self.best.chance - self.choice.chance)

    @property
    def loss_points(self) -> float:
        """The points that the move gave away; negative if the best choice sacrifices some."""
        return self.best.points - self.choice.points

    @property
    def loss_place(self) -> float:
        """The places that the move gave away."""
        return self.choice.place - self.best.place

    @property
    def mark(self) -> Mark:
        """The cost of the move in a word; empty if it was not costly, or if the cost could be chance."""
        if self.cost < CERTAIN * self.error:
            return ""
        return next((word for word, least in MARKS if self.cost >= least), "")


class Reading(NamedTuple):
    """The figures of one decision that the course of a game is made of.

    `group` is the step at which it was opened, together with those of others. The chances and points are those of all
    players as the seat could know them, given its choice. `made` is how many points more the choice brought than that
    of an ordinary player. There is no move if there was only one choice.
    """

    group: int
    seat: int
    age: int
    turn: int
    chances: list[float]
    points: list[float]
    made: float
    move: Move | None


def accuracy_of(moves: list[Move]) -> float:
    """Return the accuracy of some moves: the share of what choices could gain over blind ones, from 0 to 100.

    100 is the best choice every time, and 0 is no better than chance.
    """
    stake = sum(move.stake for move in moves)
    if not stake:
        return 100.0
    return 100.0 * max(0.0, 1.0 - sum(move.cost for move in moves) / stake)
