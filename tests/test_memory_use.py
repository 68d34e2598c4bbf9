"""Whoever plays, thinks or looks for hours needs no more memory than at the beginning.

Compiled functions never let go of a vector that code from source hands to them (docs/decisions/0018), so everything
that runs for long passes lists instead. These tests find where a vector slipped through.
"""

import gc
import tracemalloc
from collections.abc import Callable
from functools import partial

import pytest

from sevenwonders import UNIFORM, Config, Decision, Game, Policy, new_game, stream
from sevenwonders.bots.bot import Question
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.classic.view_reader import ClassicViewReader
from sevenwonders.bots.core.evaluate import evaluate
from sevenwonders.bots.registry import make_bot
from sevenwonders.envs.agent import PolicyBot
from sevenwonders.envs.gymnasium import SoloEnv
from sevenwonders.kernel.playout import play_on

Work = Callable[[], object]
ROUNDS = 4
TIMES = 10
# A vector with options of a decision has about 150 bytes.
MOST_BYTES = 30
SMALL = Budget(iterations=20)


class Fair(Policy):
    """A policy of somebody's own."""

    def weigh(self, game: Game, decision: Decision, options: list[int]) -> list[float]:
        return [1.0] * len(options)


def middle_of_a_game(config: Config) -> Game:
    """A game after some turns."""
    game = new_game(config, 3)
    play_on(game, UNIFORM, stream(3, 1), 4)
    return game


def asked(name: str, config: Config) -> Work:
    """A bot that thinks about a question."""
    game = middle_of_a_game(config)
    decision = game.pending()[0]
    return lambda: make_bot(config.game, name, 1, decision.decider, SMALL).choose(Question(game, decision))


def rollout() -> Work:
    """A game that a policy plays on."""
    game, rng = middle_of_a_game(Config(3)), stream(3, 2)
    return lambda: play_on(game.copy(), Fair(), rng.copy(), 2)


def hint() -> Work:
    """A hint with its reasons."""
    game = middle_of_a_game(Config(3))
    decision = game.pending()[0]
    return lambda: evaluate(game.view(decision.decider), None, decision.ident, budget=SMALL)


def reader() -> Work:
    """A view that comes as a message."""
    data = middle_of_a_game(Config(3)).view(0).to_data()
    views = ClassicViewReader()
    return lambda: views.read(data)


def learner() -> Work:
    """A policy that gets rows and masks."""
    game = middle_of_a_game(Config(3))
    return lambda: PolicyBot(lambda row, mask: int(mask.argmax())).choose(Question(game, game.pending()[0]))


def environment() -> Work:
    """An episode of an environment with bots."""
    env = SoloEnv(Config(3), opponents=["easy"])

    def episode() -> None:
        seen, _ = env.reset(seed=1)
        for _ in range(20):
            seen, *_ = env.step(int(seen["action_mask"].argmax()))

    return episode


BOTS = ["random", "easy", "greedy", "strong", "search", "tag_like", "evolved_like"]
WORKS: dict[str, Callable[[], Work]] = {
    **{f"{name} of classic": partial(asked, name, Config(3)) for name in BOTS},
    **{f"{name} of Architects": partial(asked, name, Config(3, game="architects")) for name in BOTS},
    "a rollout": rollout,
    "a hint": hint,
    "a view that is read": reader,
    "a learner": learner,
    "an environment": environment,
}


@pytest.mark.parametrize("work", WORKS.values(), ids=WORKS.keys())
def test_doing_it_again_takes_no_more_memory(work: Callable[[], Work]) -> None:
    again = work()
    # What earlier tests have left is none of the collector's business here, and it would take seconds each time.
    gc.freeze()
    tracemalloc.start()
    try:
        # Caches and tables grow once in a while, but what leaks does so every time.
        assert min(grown_by(again) for _ in range(ROUNDS)) < MOST_BYTES * TIMES
    finally:
        tracemalloc.stop()
        gc.unfreeze()


def grown_by(again: Work) -> int:
    """The bytes that are in use after doing it some times and were not before."""
    before = traced_bytes()
    for _ in range(TIMES):
        again()
    return traced_bytes() - before


def traced_bytes() -> int:
    """The memory in use without what only the collector finds."""
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
