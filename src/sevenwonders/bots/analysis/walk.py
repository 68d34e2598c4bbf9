"""Go through a recorded game, and try the options of each decision from the seat that decided.

Each decision is judged from what its player knew at that moment: the view and the memory of the seat, never the cards
that only the record shows.
"""

from time import perf_counter
from typing import Final, NamedTuple

from sevenwonders.bots.analysis.judged_move import Effort, Situation, judge_move
from sevenwonders.bots.analysis.measured_options import Worlds, points_before
from sevenwonders.bots.analysis.move import Reading
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.levels import EXPERT, search_for
from sevenwonders.bots.core.search import Search
from sevenwonders.bots.registry import LEVELS_OF
from sevenwonders.games import new_memory, sampler
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.view import SPECTATOR
from sevenwonders.record.record import Replay, replay

# Worlds in which all options of a decision are tried, if no budget is set, and as many for the choice and the best one.
WORLDS: Final = 200
START_STREAM: Final = 960


class Stretch(NamedTuple):
    """Some answers of a record, for one process: those from `first` on, before `end`.

    The iterations of the budget are the worlds for each decision.
    """

    record: Data
    first: int
    end: int
    budget: Budget
    seed: int


class Findings(NamedTuple):
    """The results of one stretch. `start` has every player's expected points before the first card is seen.

    It is empty unless the stretch is the first.
    """

    answers: int
    readings: list[Reading]
    start: list[float]


def studied(stretch: Stretch) -> Findings:
    """Study the decisions of a stretch."""
    moves = replay(stretch.record)
    search = judge_of(moves.game.config)
    start = [] if stretch.first else expected_at_start(search, moves.game, stretch)
    final = last_choices(moves)
    memories: dict[int, Memory] = {}
    found: list[Reading] = []
    group = 0
    while moves.step < stretch.end:
        game = moves.game
        decision = game.decision(moves.history[2 * moves.step])
        if all(other.choice == UNANSWERED for other in game.decisions):
            group = moves.step
        if decision.choice == UNANSWERED:
            memory = memories.setdefault(decision.decider, new_memory(game.config, decision.decider))
            memory.observe(game.view(decision.decider))
            if moves.step >= stretch.first:
                situation = Situation(game, decision, memory, moves.step, group)
                found += judge_move(search, situation, final[decision.ident], stretch.seed, effort_of(stretch.budget))
        moves.forward()
    return Findings(stretch.end - stretch.first, found, start)


def groups_of(record: Data) -> list[int]:
    """Return for each answer of a record the first answer of its group: decisions that are opened together."""
    moves = replay(record)
    found: list[int] = []
    while moves.step < moves.steps():
        opens = all(other.choice == UNANSWERED for other in moves.game.decisions)
        found.append(moves.step if opens or not found else found[-1])
        moves.forward()
    return found


def judge_of(config: Config) -> Search:
    """Return the search whose rollouts judge all moves: that of the strongest level."""
    return search_for(config, LEVELS_OF[config.game][EXPERT.name])


def effort_of(budget: Budget) -> Effort:
    """Return the effort that a budget allows for each decision, or the usual one."""
    return Effort(budget.iterations or WORLDS, budget.milliseconds / 1000)


def last_choices(moves: Replay) -> dict[int, int]:
    """Return the last answer to each decision of a record: it counts, even if another one was given before."""
    return {moves.history[at]: moves.history[at + 1] for at in range(0, len(moves.history), 2)}


def expected_at_start(search: Search, game: Game, stretch: Stretch) -> list[float]:
    """Return the points that the players could expect before they saw a card: over all deals."""
    effort = effort_of(stretch.budget)
    deadline = perf_counter() + effort.seconds if effort.seconds else 0.0
    worlds = Worlds(sampler(game.view(SPECTATOR)), stream(stretch.seed, START_STREAM), effort.worlds, deadline)
    return points_before(search, worlds, len(game.players()))
