"""A move that was made, measured against the best one that a search found."""

from dataclasses import dataclass, field
from math import exp
from typing import Final, Literal

from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.judged_option import JudgedOption

Mark = Literal["", "inaccuracy", "mistake", "blunder"]

# Raised whenever the same game gets other figures, so that kept analyses are made again.
MEASURE_VERSION: Final = 2
# From this cost on, a move is marked.
MARKS: Final[tuple[tuple[Mark, float], ...]] = (("blunder", 0.12), ("mistake", 0.06), ("inaccuracy", 0.03))
# A move that costs a tenth of a victory is this much less accurate than one that costs nothing.
SEVERITY: Final = 6.0


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a player.

    `step` is the number of answers before it, `age` is 0 in a game without Ages. `rank` is the place of the choice
    among the `options`, which are counted without the ways to pay. The evidence speaks for the best choice; only
    marked moves have some.
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
    error: float
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
    def cost(self) -> float:
        """The one measure of a move: what it gave away, from 0 to 1."""
        return self.loss

    @property
    def mark(self) -> Mark:
        """The cost of the move in a word; empty if it was not costly."""
        return next((word for word, least in MARKS if self.cost >= least), "")


def accuracy_of(moves: list[Move]) -> float:
    """Return the accuracy of some moves, from 0 to 100: 100 if nothing was given away."""
    if not moves:
        return 100.0
    return 100.0 * sum(exp(-SEVERITY * move.cost) for move in moves) / len(moves)
