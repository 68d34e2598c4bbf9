"""Sequential halving: try the best-looking options in imagined worlds, and drop the weaker half again and again.

All options are tried in the same worlds, against the same answers of the others and with the same random numbers, so
that the difference between two options is hardly luck.
"""

from abc import ABC, abstractmethod
from time import perf_counter
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.bots.core.policy import LinearPolicy, first_payments
from sevenwonders.bots.core.value import LinearValue
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Sampler
from sevenwonders.kernel.playout import answer_group, play_on
from sevenwonders.kernel.rng import Rng, independent

# The number of turns for which rollouts go on when a position is judged as soon as the open decisions are settled.
ONE_PLY: Final = 0
FOREVER: Final = 1_000_000_000
# The policy learns to prefer an option e times if it is worth this much more, so its scores are worth this much; and
# they count as much as this number of rollouts.
TRUST: Final = 0.02
PRIOR_VISITS: Final = 6
# The worlds of a round come in this many batches, whatever the number of processes, so the result is the same for all.
BATCHES: Final = 8


@final
class Tally:
    """Sums over the rollouts of one option: the worth to the decider, the chance to win and the points."""

    __slots__ = ("chance", "points", "visits", "worth")

    def __init__(self) -> None:
        self.visits = 0
        self.worth = 0.0
        self.chance = 0.0
        self.points = 0.0


@final
class WorldBatch:
    """Worlds with random numbers of their own: a fixed number, or as many as time allows until `deadline`."""

    __slots__ = ("deadline", "rng", "worlds")

    def __init__(self, rng: Rng, worlds: int, deadline: float) -> None:
        self.rng = rng
        self.worlds = worlds
        self.deadline = deadline


@mypyc_attr(allow_interpreted_subclasses=True)
class ParallelSearch(ABC):
    """Processes that roll out the batches of one move at the same time."""

    @abstractmethod
    def size(self) -> int:
        """Count the processes."""

    @abstractmethod
    def results(self, choices: list[int], batches: list[WorldBatch]) -> list[list[Tally]]:
        """Return the results per batch and choice, in the order of the batches."""


@final
class Candidate:
    """An option that may be tried: the policy's opinion of it, and sums over all rollouts.

    One that is `kept` is tried to the end, however weak it looks.
    """

    __slots__ = ("chance", "choice", "kept", "points", "score", "visits", "worth")

    def __init__(self, choice: int, score: float) -> None:
        self.choice = choice
        self.score = score
        self.kept = False
        self.visits = 0
        self.worth = 0.0
        self.chance = 0.0
        self.points = 0.0

    def add(self, tally: Tally) -> None:
        """Count some rollouts."""
        self.visits += tally.visits
        self.worth += tally.worth
        self.chance += tally.chance
        self.points += tally.points

    def mean_worth(self) -> float:
        """Return the mean worth to the decider over all rollouts; very low without a rollout."""
        return self.worth / self.visits if self.visits else -1.0

    def promise(self) -> float:
        """Return the mean worth, shifted by the policy's opinion, which counts less with more rollouts."""
        return self.mean_worth() + TRUST * PRIOR_VISITS * self.score / (self.visits + PRIOR_VISITS)


@final
class Effort:
    """The limit on thinking about a move: rollouts, seconds on the clock, or rollouts until the seconds are over."""

    __slots__ = ("iterations", "seconds")

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations if iterations else FOREVER
        self.seconds = seconds


@final
class Search:
    """The whole core for one table. `width` is how many options are tried, `turns` how far a rollout goes."""

    def __init__(self, policy: LinearPolicy, value: LinearValue, width: int, turns: int) -> None:
        self.policy = policy
        self.value = value
        self.width = width
        self.turns = turns

    def candidates(self, game: Game, ident: int) -> list[Candidate]:
        """List the options of an open decision, the policy's favourites first.

        Only one way to pay for each.
        """
        decision = game.decision(ident)
        options = first_payments(game, game.listed(decision))
        scores = self.policy.scores(game, decision, options)
        found: list[Candidate] = []
        for number in range(len(options)):
            found.append(Candidate(options[number], scores[number]))
        found.sort(key=policy_order)
        return found

    def ponder(
        self,
        sampler: Sampler,
        ident: int,
        found: list[Candidate],
        effort: Effort,
        rng: Rng,
        parallel: ParallelSearch | None = None,
    ) -> None:
        """Try the first candidates, the better ones more often, and sort all of them, the best first."""
        alive = found[: self.width] + [candidate for candidate in found[self.width :] if candidate.kept]
        rounds = rounds_for(len(alive))
        began = perf_counter()
        for number in range(rounds):
            deadline = began + effort.seconds * (number + 1) / rounds if effort.seconds else 0.0
            if effort.iterations == FOREVER:
                batches = [
                    WorldBatch(independent(rng), FOREVER, deadline) for _ in range(parallel.size() if parallel else 1)
                ]
            else:
                batches = batches_of(max(1, effort.iterations // (rounds * len(alive))), rng, deadline)
            self.roll_out_all(sampler, ident, alive, batches, parallel)
            if effort.seconds and perf_counter() > began + effort.seconds:
                break
            alive.sort(key=worth_order)
            half = (len(alive) + 1) // 2
            alive = alive[:half] + [candidate for candidate in alive[half:] if candidate.kept]
        found.sort(key=final_order)

    def roll_out_all(
        self,
        sampler: Sampler,
        ident: int,
        alive: list[Candidate],
        batches: list[WorldBatch],
        parallel: ParallelSearch | None = None,
    ) -> None:
        """Roll out each candidate in all worlds of some batches."""
        choices = [candidate.choice for candidate in alive]
        tried = (
            parallel.results(choices, batches) if parallel else self.roll_out_batches(sampler, ident, choices, batches)
        )
        # In the order of the batches, so that sums are the same to the last digit in any number of processes.
        for tallies in tried:
            for number in range(len(alive)):
                alive[number].add(tallies[number])

    def roll_out_batches(
        self, sampler: Sampler, ident: int, choices: list[int], batches: list[WorldBatch]
    ) -> list[list[Tally]]:
        """Roll out each choice in one batch after another, and stop before the next once time is up."""
        tried: list[list[Tally]] = []
        for batch in batches:
            if tried and is_over(batch):
                break
            tried.append(self.roll_out_batch(sampler, ident, choices, batch))
        return tried

    def roll_out_batch(self, sampler: Sampler, ident: int, choices: list[int], batch: WorldBatch) -> list[Tally]:
        """Roll out each choice in the worlds of a batch: in at least one, and until time is up."""
        tallies = [Tally() for _ in choices]
        for _ in range(batch.worlds):
            self.roll_out(sampler.deal(batch.rng), ident, choices, tallies, independent(batch.rng))
            if is_over(batch):
                break
        return tallies

    def roll_out(self, world: Game, ident: int, choices: list[int], tallies: list[Tally], chance: Rng) -> None:
        """Roll out each choice in one world."""
        answer_others(world, ident, self.policy, chance)
        seat = world.decision(ident).decider
        turn = world.turns_begun()
        for number in range(len(choices)):
            tried = world.copy()
            luck = chance.copy()
            tried.answer_listed(tried.decision(ident), choices[number])
            finish_group(tried, ident, self.policy, luck)
            finish_turn(tried, seat, turn, self.policy, luck)
            if self.turns:
                play_on(tried, self.policy, luck, self.turns)
            forecast = self.value.forecast(tried)
            tally = tallies[number]
            tally.visits += 1
            tally.worth += forecast.worth(seat)
            tally.chance += forecast.chances[seat]
            tally.points += forecast.points[seat]


def batches_of(worlds: int, rng: Rng, deadline: float = 0.0) -> list[WorldBatch]:
    """Divide that many worlds into batches of about the same size, until a deadline if there is one."""
    count = min(BATCHES, worlds)
    return [WorldBatch(independent(rng), (worlds + number) // count, deadline) for number in range(count)]


def is_over(batch: WorldBatch) -> bool:
    """Return whether the time of a batch is up."""
    return batch.deadline > 0.0 and perf_counter() > batch.deadline


def policy_order(candidate: Candidate) -> float:
    """Return the sort key that puts the policy's favourites first."""
    return -candidate.score


def worth_order(candidate: Candidate) -> float:
    """Return the sort key that puts the most successful candidates first."""
    return -candidate.promise()


def final_order(candidate: Candidate) -> tuple[int, float, float]:
    """Return the sort key that puts candidates tried most often first, and of those the most successful."""
    return -candidate.visits, -candidate.promise(), -candidate.score


def rounds_for(count: int) -> int:
    """Count how often half of the candidates can be dropped until one is left; at least one round is played."""
    rounds = 0
    while count > 1:
        count = (count + 1) // 2
        rounds += 1
    return max(1, rounds)


def answer_others(world: Game, ident: int, policy: LinearPolicy, rng: Rng) -> None:
    """Answer everything that is open but one decision, which keeps the group sealed."""
    group = world.decisions
    at: i64 = 0
    # An answer may add a decision to the group, so its length is read again each time.
    while at < len(group):
        decision = group[at]
        if decision.ident != ident and decision.choice == UNANSWERED:
            world.answer_listed(decision, policy.pick(world, decision, rng))
        at += 1


def finish_group(game: Game, ident: int, policy: LinearPolicy, rng: Rng) -> None:
    """Answer the questions that a choice has added to its group, so that the group is settled."""
    group = game.decisions
    while group and has_decision(game, ident):
        for decision in group:
            if decision.choice == UNANSWERED:
                game.answer_listed(decision, policy.pick(game, decision, rng))
                break
        group = game.decisions


def finish_turn(game: Game, seat: int, turn: int, policy: LinearPolicy, rng: Rng) -> None:
    """Answer a seat's other questions in a turn: values are learned from positions at the beginning of turns."""
    while len(game.decisions) == 1 and game.decisions[0].decider == seat and game.turns_begun() == turn:
        answer_group(game, policy, rng)


def has_decision(game: Game, ident: int) -> bool:
    """Return whether the group of a decision is still open."""
    return any(decision.ident == ident for decision in game.decisions)
