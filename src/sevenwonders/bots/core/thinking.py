"""Bots of the levels that have learned. They see a view and nothing else, and need no model until they are asked."""

from typing import final

from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.levels import Level, mind_for, search_for
from sevenwonders.bots.core.search import Candidate, Effort, Search
from sevenwonders.games import new_memory, sampler
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.view import View


@final
class PolicyBot(Bot):
    """Follows the policy, as far as the temperature of its level lets it."""

    def __init__(self, level: Level, rng: Rng) -> None:
        self.level = level
        self.rng = rng

    @override
    def choose(self, question: Question) -> int:
        if len(question.listed) == 1:
            return question.listed[0]
        view = question.view()
        policy = mind_for(view.config, self.level.temperature).policy
        # Any world will do: the policy looks only at what the decider knows.
        world = sampler(view).deal(self.rng)
        return policy.pick(world, world.decision(question.decision.ident), question.listed, self.rng)


@final
class SearchBot(Bot):
    """Tries the best-looking options in worlds that agree with its view and with what it has seen before."""

    def __init__(self, level: Level, rng: Rng, budget: Budget) -> None:
        self.level = level
        self.rng = rng
        self.budget = budget
        # Whoever makes a bot in the middle of a game gives it the memory of its seat.
        self.memory: Memory | None = None

    @override
    def choose(self, question: Question) -> int:
        view = question.view()
        memory = self.memory
        if memory is None:
            memory = new_memory(view.config, view.seat)
            self.memory = memory
        memory.observe(view)
        if len(question.listed) == 1:
            return question.listed[0]
        search = search_for(view.config, self.level)
        effort = self.level.effort(self.budget, view.config)
        return pondered(search, view, memory, question.decision.ident, effort, self.rng)[0].choice


def pondered(
    search: Search, view: View, memory: Memory | None, ident: int, effort: Effort, rng: Rng
) -> list[Candidate]:
    """The options of a decision in the order of a search, the best first."""
    worlds = sampler(view, memory, open_answers=True)
    found = search.candidates(worlds.deal(rng), ident)
    search.ponder(worlds, ident, found, effort, rng)
    return found
