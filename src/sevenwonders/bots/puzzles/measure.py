"""Measure all options of a decision in the same imagined worlds, often enough to be sure of the best one."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from sevenwonders.bots.core.levels import search_for
from sevenwonders.bots.core.search import FOREVER, Search, Tally, WorldBatch
from sevenwonders.bots.registry import LEVELS_OF
from sevenwonders.games import sampler
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory, Sampler
from sevenwonders.kernel.rng import independent, stream

LEVEL: Final = "expert"
MEASURE_STREAM: Final = 970
# Batches of worlds in a round; the error of a difference is estimated from them.
BATCHES: Final = 8


@dataclass(frozen=True, slots=True)
class Standing:
    """An option with its chance to win and its points at the end, as means over all worlds of all rounds."""

    choice: int
    chance: float
    points: float


@dataclass(frozen=True, slots=True)
class Measured:
    """The options of a decision, the best first, after some rounds of worlds.

    `firsts` is the best choice of each round. `margin` is the lead in chance to win of the best option over the second
    one, and `error` the standard error of that lead.
    """

    standings: list[Standing]
    firsts: list[int]
    margin: float
    error: float
    worlds: int

    @property
    def best(self) -> Standing:
        """The best option."""
        return self.standings[0]


@dataclass(frozen=True, slots=True)
class Question:
    """A decision as its player knows it: everything that a search needs to think about it."""

    game: Game
    decision: Decision
    memory: Memory | None

    def worlds(self) -> Sampler:
        """Return worlds that agree with what the player knows."""
        return sampler(self.game.view(self.decision.decider), self.memory, open_answers=True)

    def search(self, to_the_end: bool) -> Search:
        """Return the search of the strongest level, with rollouts of the usual length or to the end of the game."""
        config = self.game.config
        search = search_for(config, LEVELS_OF[config.game][LEVEL])
        return Search(search.policy, search.value, search.width, FOREVER) if to_the_end else search


def measure(question: Question, seeds: list[int], worlds: int, *, to_the_end: bool = False) -> Measured:
    """Try every option in that many worlds for each seed: a round with random numbers of its own.

    Options that differ only in the way they are paid for count as one: the first way to pay.
    """
    search = question.search(to_the_end)
    sampled = question.worlds()
    ident = question.decision.ident
    found = search.candidates(sampled.deal(stream(seeds[0], MEASURE_STREAM)), ident)
    choices = [candidate.choice for candidate in found]
    rounds: list[list[list[Tally]]] = []
    for seed in seeds:
        rng = stream(seed, MEASURE_STREAM)
        batches = [WorldBatch(independent(rng), worlds // BATCHES, 0.0) for _ in range(BATCHES)]
        rounds.append(search.roll_out_batches(sampled, ident, choices, batches))
    return measured(choices, rounds)


def measured(choices: list[int], rounds: list[list[list[Tally]]]) -> Measured:
    """Sum up the results per round, batch and choice."""
    batches = [tallies for tried in rounds for tallies in tried]
    standings = [standing(choice, [tallies[at] for tallies in batches]) for at, choice in enumerate(choices)]
    order = sorted(range(len(choices)), key=lambda at: (-standings[at].chance, -standings[at].points))
    firsts = [choices[best_of(tried)] for tried in rounds]
    margin, error = lead(batches, order[0], order[1]) if len(order) > 1 else (1.0, 0.0)
    return Measured([standings[at] for at in order], firsts, margin, error, sum(item[0].visits for item in batches))


def standing(choice: int, tallies: list[Tally]) -> Standing:
    """Return the means of one option over some batches."""
    visits = sum(tally.visits for tally in tallies)
    chance, points = sum(tally.chance for tally in tallies), sum(tally.points for tally in tallies)
    return Standing(choice, chance / visits, points / visits)


def best_of(tried: list[list[Tally]]) -> int:
    """Return the place of the option with the highest chance to win over some batches."""
    return max(range(len(tried[0])), key=lambda at: sum(tallies[at].chance for tallies in tried))


def lead(batches: list[list[Tally]], better: int, other: int) -> tuple[float, float]:
    """Return how much the chance of one option is higher than that of another, and the standard error of that.

    Both were tried in the same worlds, so the differences per batch vary much less than the chances.
    """
    gaps = [(tallies[better].chance - tallies[other].chance) / tallies[better].visits for tallies in batches]
    mean = sum(gaps) / len(gaps)
    spread = sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) - 1)
    return mean, sqrt(spread / len(gaps))
