"""A move that was made, measured against the best one that a search found."""

from dataclasses import dataclass
from math import exp
from typing import Final, Literal

Mark = Literal["", "inaccuracy", "mistake", "blunder"]

# From this much of a lost chance to win on, a move is marked.
MARKS: Final[tuple[tuple[Mark, float], ...]] = (("blunder", 0.12), ("mistake", 0.06), ("inaccuracy", 0.03))
# A move that gives away a tenth of a victory is this much less accurate than one that gives away nothing.
SEVERITY: Final = 6.0


@dataclass(frozen=True, slots=True)
class Move:
    """One decision of a player.

    `step` is the number of answers before it. `before` is what the best choice promised and `after` what the choice
    that was made did, each as the chance to win and the expected points. Choices are in notation. The reason says in
    one sentence what speaks for the best choice; it is empty if that was the choice.
    """

    step: int
    ident: int
    seat: int
    moment: str
    kind: str
    choice: str
    best: str
    chance_before: float
    chance_after: float
    points_before: float
    points_after: float
    reason: str

    @property
    def loss(self) -> float:
        """The chance to win that the move gave away."""
        return max(0.0, self.chance_before - self.chance_after) if self.choice != self.best else 0.0

    @property
    def mark(self) -> Mark:
        """The cost of the move in a word; empty if it was not costly."""
        return next((word for word, least in MARKS if self.loss >= least), "")


def accuracy_of(moves: list[Move]) -> float:
    """Return the accuracy of some moves, from 0 to 100: 100 if nothing was given away."""
    if not moves:
        return 100.0
    return 100.0 * sum(exp(-SEVERITY * move.loss) for move in moves) / len(moves)
