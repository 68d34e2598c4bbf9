"""The analysis of a whole game: its moves, the course of the game, and the accuracy of all players."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, NamedTuple, final

from sevenwonders.bots.analysis.move import MARKS, JudgedOption, Mark, Move, Reading, accuracy_of
from sevenwonders.bots.analysis.walk import Findings, Stretch, groups_of, judge_of, studied
from sevenwonders.bots.analysis.wording import worded
from sevenwonders.bots.analysis.worth import sides_at
from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import replay, replay_game

# Answers that one process studies at a time: enough to be worth the replay before them.
STRETCH: Final = 12
# In place of the step of a move.
NO_STEP: Final = -1
# Moves that decided the game, and how much chance to win each has to bring or cost.
MOMENTS: Final = 3
LEAST_SWING: Final = 0.02


class Point(NamedTuple):
    """The chances of all players to win and their expected points, with the choices that they make after `step`."""

    step: int
    age: int
    turn: int
    chances: list[float]
    points: list[float]


def point_of(readings: Sequence[Reading], sides: list[int]) -> Point:
    """Return the point of a group of decisions.

    A player who decides knows best what that is worth; for all others the deciders' opinions count. Together the
    chances of all sides are 1.
    """
    own = {reading.seat: reading for reading in readings}
    seen_by = [[own[seat]] if seat in own else list(own.values()) for seat in range(len(sides))]
    chances = [mean_of([reading.chances[seat] for reading in seen]) for seat, seen in enumerate(seen_by)]
    points = [mean_of([reading.points[seat] for reading in seen]) for seat, seen in enumerate(seen_by)]
    first = readings[0]
    return Point(first.group, first.age, first.turn, shared_out(chances, sides), points)


def shared_out(chances: list[float], sides: list[int]) -> list[float]:
    """Scale chances so that those of all sides are 1 together; all players of a side have the same."""
    by_side = {
        side: mean_of([chance for chance, its in zip(chances, sides, strict=True) if its == side]) for side in sides
    }
    total = sum(by_side.values())
    return [by_side[side] / total if total else 1 / len(by_side) for side in sides]


def moves_of(readings: Sequence[Reading], point: Point) -> Iterator[Move]:
    """Yield the moves of a group, with chances that agree with the point: the difference between options stays."""
    for reading in readings:
        move = reading.move
        if move is not None:
            shift = point.chances[reading.seat] - move.choice.chance
            yield replace(move, choice=shifted(move.choice, shift), best=shifted(move.best, shift))


def shifted(option: JudgedOption, shift: float) -> JudgedOption:
    """Return an option with another chance to win."""
    return replace(option, chance=max(0.0, min(1.0, option.chance + shift)))


def mean_of(amounts: list[float]) -> float:
    """Return the mean of some numbers."""
    return sum(amounts) / len(amounts)


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """A player's results: accuracy from 0 to 100, the total chance given away, and marks by kind.

    `expected` is how many points the seat could expect before the deal. `luck` is how many it gained without a decision
    of its own: by the deal, by the hands that were passed on, and by what the others did. `made` is how many its
    choices gained on those of an ordinary player. The three make the score. `best_step` and `worst_step` are the steps
    of the moves that gained and cost most, -1 if there is none.
    """

    seat: int
    name: str
    score: int
    accuracy: float
    expected: float
    luck: float
    made: float
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
    start: list[float] = field(default_factory=list)
    made: list[float] = field(default_factory=list)
    # Readings of a group that is not complete.
    open_group: list[Reading] = field(default_factory=list)
    # Answers of groups that are wanted out of turn, their stretches that wait, and what was found, by first answer.
    wanted: list[range] = field(default_factory=list)
    waiting: list[Stretch] = field(default_factory=list)
    early: dict[int, Findings] = field(default_factory=dict)

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
        if found.start:
            self.start, self.made = found.start, [0.0] * len(found.start)
        for reading in found.readings:
            if self.open_group and self.open_group[0].group != reading.group:
                self._close_group()
            self.open_group.append(reading)
            self.made[reading.seat] += reading.made
        self.studied += found.answers
        if self.studied == self.answers():
            self._close_group()
            if self.game.finished():
                self.course.append(self._result())

    def want(self, step: int) -> None:
        """Study the group of a step out of turn, unless it was studied or wanted before."""
        if step < self.studied or step >= self.answers() or any(step in group for group in self.wanted):
            return
        groups = groups_of(self.record)
        group = range(groups.index(groups[step]), len(groups) - groups[::-1].index(groups[step]))
        self.wanted.append(group)
        self.waiting += [
            item
            for item in self.stretches
            if item.first < group.stop and item.end > max(group.start, self.studied) and item not in self.waiting
        ]

    def next_wanted(self) -> Stretch | None:
        """Take the next stretch that is wanted out of turn and not studied."""
        while self.waiting:
            found = self.waiting.pop(0)
            if found.first >= self.studied and found.first not in self.early:
                return found
        return None

    def ahead(self) -> list[range]:
        """List the groups that were studied out of turn and have not come yet."""
        known = set(range(self.studied))
        for first, found in self.early.items():
            known.update(range(first, first + found.answers))
        return [group for group in self.wanted if group.stop > self.studied and known.issuperset(group)]

    def moves_ahead(self) -> list[Move]:
        """List the moves of groups that were studied out of turn."""
        early = [reading for found in self.early.values() for reading in found.readings]
        found: list[Move] = []
        for group in self.ahead():
            readings = [reading for reading in [*self.open_group, *early] if reading.group == group.start]
            found += moves_of(readings, point_of(readings, self.sides()))
        return found

    def _close_group(self) -> None:
        if self.open_group:
            point = point_of(self.open_group, self.sides())
            self.course.append(point)
            self.moves += moves_of(self.open_group, point)
            self.open_group = []

    def _result(self) -> Point:
        forecast = judge_of(self.game.config).value.forecast(self.game)
        last = self.course[-1]
        return Point(self.answers(), last.age, last.turn, list(forecast.chances), list(forecast.points))

    def sides(self) -> list[int]:
        """Return the side of each player: the first seat that wins with it."""
        return sides_at(self.game.config, len(self.game.players()))

    def names(self) -> list[str]:
        """List the names of the cities, as in the log."""
        return self.game.city_names()

    def sentences(self, move: Move) -> list[str]:
        """Put the evidence of a move into sentences."""
        return [worded(self.game, item, self.names()).sentence for item in move.evidence]

    def players(self) -> list[PlayerReport]:
        """Report how well each player played."""
        return [self._report(seat) for seat in self.game.players()]

    def _report(self, seat: int) -> PlayerReport:
        own = [move for move in self.moves if move.seat == seat]
        best = max(own, key=lambda move: move.swing, default=None)
        worst = max(own, key=lambda move: move.cost, default=None)
        expected = self.start[seat] if self.start else 0.0
        made = self.made[seat] if self.made else 0.0
        now = self.course[-1].points[seat] if self.course else expected
        return PlayerReport(
            seat,
            self.names()[seat],
            self.game.score_sheet()[seat].total(),
            accuracy_of(own),
            expected,
            now - expected - made,
            made,
            sum(move.loss for move in own),
            {mark: sum(move.mark == mark for move in own) for mark, _ in MARKS},
            best.step if best is not None and best.swing > 0.0 else NO_STEP,
            worst.step if worst is not None and worst.cost > 0.0 else NO_STEP,
        )

    def moments(self) -> list[int]:
        """List the steps of the moves that changed most who wins, in their order."""
        decisive = sorted(
            (move for move in self.moves if abs(move.swing) >= LEAST_SWING), key=lambda move: -abs(move.swing)
        )
        return sorted(move.step for move in decisive[:MOMENTS])

    def costly(self) -> list[Move]:
        """List the marked moves, the costliest first."""
        return sorted((move for move in self.moves if move.mark), key=lambda move: -move.cost)


def new_study(record: Data, budget: Budget = NO_BUDGET, seed: int = 0, answers: int = STRETCH) -> Study:
    """Return the analysis of a recorded game, not yet begun. `answers` is the length of a stretch.

    The iterations of the budget are the worlds for each decision. Raises `BrokenSave` if the record is damaged.
    """
    game = replay_game(record)
    steps = replay(record).steps()
    stretches = [
        Stretch(record, first, min(first + answers, steps), budget, seed) for first in range(0, steps, answers)
    ]
    return Study(record, game, stretches)
