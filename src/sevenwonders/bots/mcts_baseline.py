"""A tree search over the player's own choices with random playouts, as research frameworks ship it.

Each iteration deals a world that agrees with all that the seat has seen, walks down the tree of the seat's own choices,
and adds one node. The others answer at random, and so do all players after the new node. It knows nothing about the
game, which makes it a good judge of bots that know a lot: a sparring partner, which no lobby offers.
"""

from math import log, sqrt
from time import process_time
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.budget import Budget
from sevenwonders.games import new_memory, sampler
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.playout import outcome_of, play_on
from sevenwonders.kernel.policy import UNIFORM
from sevenwonders.kernel.rng import Rng

ITERATIONS: Final = 1000
# How much a choice that was tried less often than others is worth trying.
CURIOSITY: Final = 0.7
# A win counts 1. Points count a little as well, so that the search tells a narrow defeat from a clear one.
POINT: Final = 0.002


@final
class TreeNode:
    """The visits to a point in the tree, the sum of their rewards, and the nodes after each choice."""

    __slots__ = ("children", "reward", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.reward = 0.0
        self.children: dict[int, TreeNode] = {}

    def value(self, parent_visits: int) -> float:
        """Return the mean reward, and more for a node that was visited rarely."""
        return self.reward / self.visits + CURIOSITY * sqrt(log(parent_visits) / self.visits)

    def best_known(self, choices: list[int]) -> int:
        """Return the choice to follow next, out of some that were all tried before."""
        return max(choices, key=lambda choice: self.children[choice].value(self.visits))


@final
class MctsBot(Bot):
    """Searches a tree of its own choices, with random playouts from its leaves."""

    def __init__(self, rng: Rng, budget: Budget) -> None:
        self.rng = rng
        self.budget = budget
        self.memory: Memory | None = None

    @override
    def choose(self, question: Question) -> int:
        view = question.view()
        if self.memory is None:
            self.memory = new_memory(view.config, view.seat)
        self.memory.observe(view)
        if len(question.options) == 1:
            return question.options[0]
        worlds = sampler(view, self.memory, open_answers=True)
        root = TreeNode()
        end = process_time() + self.budget.milliseconds / 1000
        while self.goes_on(root.visits, end):
            self.search(root, worlds.deal(self.rng), question.decision.ident, view.seat)
        tried = [choice for choice in question.options if choice in root.children]
        return max(tried, key=lambda choice: root.children[choice].visits)

    def goes_on(self, visits: int, end: float) -> bool:
        """Return whether the budget allows for another iteration; there is always one."""
        if self.budget.milliseconds:
            return not visits or process_time() < end
        return visits < (self.budget.iterations or ITERATIONS)

    def search(self, root: TreeNode, world: Game, ident: int, seat: int) -> None:
        """Walk down the tree in one world, add a node, play to the end, and report the result to all nodes."""
        path = [root]
        first = world.decision(ident)
        decision: Decision | None = first
        while decision is not None:
            options = world.options(int(decision.ident))
            new = [choice for choice in options if choice not in path[-1].children]
            if new:
                choice = new[self.rng.below(len(new))]
                path[-1].children[choice] = TreeNode()
            else:
                choice = path[-1].best_known(options)
            path.append(path[-1].children[choice])
            world.answer_listed(decision, choice)
            decision = None if new else self.next_decision(world, seat)
        play_on(world, UNIFORM, self.rng)
        reward = reward_of(world, seat)
        for node in path:
            node.visits += 1
            node.reward += reward

    def next_decision(self, world: Game, seat: int) -> Decision | None:
        """Return the seat's next decision, after the others have answered at random, or None if the game is over."""
        while world.decisions:
            for decision in world.decisions:
                if decision.choice == UNANSWERED and decision.decider == seat:
                    return decision
            decision = world.pending()[0]
            world.answer_listed(decision, UNIFORM.pick(world, decision, self.rng))
        return None


def reward_of(game: Game, seat: int) -> float:
    """Return the share of a win, and a little for the lead over the best of the others."""
    outcome = outcome_of(game)
    points = outcome.points()
    best = max([points[other] for other in game.players() if other != seat])
    first = outcome.ranking[0]
    return (1 / len(first) if seat in first else 0.0) + POINT * (points[seat] - best)
