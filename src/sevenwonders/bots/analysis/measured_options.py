"""Try the options of a decision in the same worlds with the same luck, and measure what each of them is worth."""

from collections.abc import Sequence
from math import sqrt
from time import perf_counter
from typing import Final, NamedTuple, final

from sevenwonders.bots.analysis.worth import Prospect, prospect_of
from sevenwonders.bots.core.search import Search, answer_others, finish_group, finish_turn
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Sampler
from sevenwonders.kernel.playout import play_on
from sevenwonders.kernel.rng import Rng, independent

# The error of a difference that was seen in a single world, which could be anything.
UNKNOWN: Final = 1.0


class Worlds(NamedTuple):
    """Worlds to try options in: at most a number of them, until the clock reaches `deadline`, if it is not 0."""

    sampler: Sampler
    rng: Rng
    most: int
    deadline: float = 0.0

    def is_over(self) -> bool:
        """Return whether the time is up."""
        return bool(self.deadline) and perf_counter() > self.deadline


@final
class MeasuredOption:
    """An option, its worth in each world, and its sums over all of them."""

    def __init__(self, choice: int, players: int) -> None:
        self.choice = choice
        self.worths: list[float] = []
        self.chances = [0.0] * players
        self.points = [0.0] * players
        self.place = 0.0

    def add(self, prospect: Prospect) -> None:
        """Count a rollout."""
        self.worths.append(prospect.worth)
        self.place += prospect.place
        for at, chance in enumerate(prospect.chances):
            self.chances[at] += chance
            self.points[at] += prospect.points[at]

    def visits(self) -> int:
        """Count the worlds in which it was tried."""
        return len(self.worths)

    def mean_worth(self) -> float:
        """Return the mean worth over all worlds."""
        return sum(self.worths) / len(self.worths)

    def mean_place(self) -> float:
        """Return the expected place."""
        return self.place / len(self.worths)

    def mean_chances(self) -> list[float]:
        """Return the chance to win of every player."""
        return [chance / len(self.worths) for chance in self.chances]

    def mean_points(self) -> list[float]:
        """Return the expected points of every player."""
        return [points / len(self.worths) for points in self.points]


def measure_options(
    search: Search, worlds: Worlds, ident: int, choices: Sequence[int], sides: list[int]
) -> list[MeasuredOption]:
    """Try each choice of a decision in all worlds. The same world has the same luck for all of them."""
    measured = [MeasuredOption(choice, len(sides)) for choice in choices]
    for _ in range(worlds.most):
        world = worlds.sampler.deal(worlds.rng)
        luck = independent(worlds.rng)
        answer_others(world, ident, search.policy, luck)
        for option in measured:
            option.add(roll_out(search, world.copy(), ident, option.choice, luck.copy(), sides))
        if worlds.is_over():
            break
    return measured


def roll_out(search: Search, game: Game, ident: int, choice: int, luck: Rng, sides: list[int]) -> Prospect:
    """Make a choice and play on in place. All others have answered."""
    seat = game.decision(ident).decider
    turn = game.turns_begun()
    game.answer_listed(game.decision(ident), choice)
    finish_group(game, ident, search.policy, luck)
    finish_turn(game, seat, turn, search.policy, luck)
    if search.turns:
        play_on(game, search.policy, luck, search.turns)
    return prospect_of(game, search.value.forecast(game), seat, sides)


def points_before(search: Search, worlds: Worlds, players: int) -> list[float]:
    """Return every player's expected points in worlds that agree with what a spectator sees."""
    sums = [0.0] * players
    dealt = 0
    while dealt < worlds.most and (not dealt or not worlds.is_over()):
        world = worlds.sampler.deal(worlds.rng)
        play_on(world, search.policy, worlds.rng, search.turns + 1)
        for at, points in enumerate(search.value.forecast(world).points):
            sums[at] += points
        dealt += 1
    return [points / dealt for points in sums]


def paired_error(option: MeasuredOption, other: MeasuredOption) -> float:
    """Return the standard error of the difference between two options that were tried in the same worlds."""
    differences = [own - its for own, its in zip(option.worths, other.worths, strict=True)]
    count = len(differences)
    if count == 1:
        return UNKNOWN
    mean = sum(differences) / count
    return sqrt(sum((item - mean) ** 2 for item in differences) / (count - 1) / count)
