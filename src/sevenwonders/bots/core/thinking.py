"""Bots of the levels that have learned. They see a view and nothing else, and need no model until they are asked."""

import os
from typing import final

from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.levels import EXPERT, Level, mind_for, search_for
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
        policy = mind_for(view.config, self.level).policy
        # Any world will do: the policy looks only at what the decider knows.
        world = sampler(view).deal(self.rng)
        return policy.pick(world, world.decision(question.decision.ident), self.rng)


@final
class SearchBot(Bot):
    """Tries the best-looking options in worlds that agree with its view and with what it has seen before.

    `weights` names a shipped file; without it, the bot takes the one made for the table.
    """

    def __init__(self, level: Level, rng: Rng, budget: Budget, weights: str = "") -> None:
        self.level = level
        self.rng = rng
        self.budget = budget
        self.weights = weights
        # A bot that is made in the middle of a game is given the memory of its seat.
        self.memory: Memory | None = None
        # More processes think faster and make the same choice.
        self.processes = 1

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
        search = search_for(view.config, self.level, self.weights)
        effort = self.level.effort(self.budget, view.config)
        ident = question.decision.ident
        return pondered(search, view, memory, ident, effort, self.rng, self.processes)[0].choice


def pondered(
    search: Search, view: View, memory: Memory | None, ident: int, effort: Effort, rng: Rng, processes: int = 1
) -> list[Candidate]:
    """List the options of a decision in the order of a search, the best first."""
    worlds = sampler(view, memory, open_answers=True)
    found = search.candidates(worlds.deal(rng), ident)
    if processes == 1:
        search.ponder(worlds, ident, found, effort, rng)
        return found
    # Imported late: few callers start processes.
    from sevenwonders.bots.core.parallel_search import parallel_search_for  # noqa: PLC0415

    with parallel_search_for(search, worlds, ident, processes) as parallel:
        search.ponder(worlds, ident, found, effort, rng, parallel)
    return found


def use_all_cores(bot: Bot) -> Bot:
    """Return the bot; if it is an expert, let it think in as many processes as the machine has processors.

    This is for a bot that has the machine to itself. Programs that play many games at a time share it out by games.
    """
    if isinstance(bot, SearchBot) and bot.level.name == EXPERT.name:
        bot.processes = os.cpu_count() or 1
    return bot
