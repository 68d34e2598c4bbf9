"""The analysis of a whole game: its moves, the course of the game, and the accuracy of all players."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, final

from sevenwonders.bots.analysis.move import MARKS, Mark, Move, accuracy_of
from sevenwonders.bots.analysis.walk import Findings, Point, Stretch, studied
from sevenwonders.bots.analysis.wording import worded
from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import replay, replay_game

# Answers that one process studies at a time: enough to be worth the replay before them.
STRETCH: Final = 12
# In place of the step of a move.
NO_STEP: Final = -1
# Moves that decided the game.
MOMENTS: Final = 3


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """A player's results: accuracy from 0 to 100, luck in points, the total chance given away, and marks by kind.

    `best_step` and `worst_step` are the steps of the moves that gained and cost most, -1 if there is none.
    """

    seat: int
    name: str
    score: int
    accuracy: float
    luck: float
    lost: float
    marks: dict[Mark, int]
    best_step: int
    worst_step: int


@final
@dataclass(slots=True)
class Study:
    """An analysis under way. `add` the findings of each stretch; it is complete when all have been added."""

    record: Data
    game: Game
    stretches: list[Stretch]
    moves: list[Move] = field(default_factory=list)
    course: list[Point] = field(default_factory=list)
    studied: int = 0

    def answers(self) -> int:
        """Count the answers to study."""
        return len(self.game.history) // 2

    def findings(self, jobs: int = 1) -> Iterator[Findings]:
        """Study all stretches in some processes. Yields the findings of each as soon as they are known and added."""
        for found in run_batches(studied, self.stretches, jobs):
            self.add(found)
            yield found

    def add(self, found: Findings) -> None:
        """Add the findings of a stretch. Stretches come in order."""
        self.studied += found.answers
        self.moves += found.moves
        self.course += found.points

    def names(self) -> list[str]:
        """List the names of the cities, as in the log."""
        return self.game.city_names()

    def sentences(self, move: Move) -> list[str]:
        """Put the evidence of a move into sentences."""
        return [worded(self.game, item, self.names()).sentence for item in move.evidence]

    def players(self) -> list[PlayerReport]:
        """Report how well each player played."""
        scores = self.game.score_sheet()
        names = self.names()
        reports: list[PlayerReport] = []
        for seat in self.game.players():
            own = [move for move in self.moves if move.seat == seat]
            marks = {mark: sum(move.mark == mark for move in own) for mark, _ in MARKS}
            lost = sum(move.loss for move in own)
            worst = max(own, key=lambda move: move.cost, default=None)
            score = scores[seat].total()
            step = worst.step if worst is not None and worst.cost else NO_STEP
            reports.append(PlayerReport(seat, names[seat], score, accuracy_of(own), 0.0, lost, marks, NO_STEP, step))
        return reports

    def moments(self) -> list[int]:
        """List the steps of the moves that decided the game, in their order."""
        return sorted(move.step for move in self.costly()[:MOMENTS])

    def costly(self) -> list[Move]:
        """List the marked moves, the costliest first."""
        return sorted((move for move in self.moves if move.mark), key=lambda move: -move.cost)


def new_study(record: Data, budget: Budget = NO_BUDGET, seed: int = 0, answers: int = STRETCH) -> Study:
    """Return the analysis of a recorded game, not yet begun. `answers` is the length of a stretch.

    Raises `BrokenSave` if the record is damaged.
    """
    game = replay_game(record)
    steps = replay(record).steps()
    stretches = [
        Stretch(record, first, min(first + answers, steps), budget, seed) for first in range(0, steps, answers)
    ]
    return Study(record, game, stretches)
