"""Bots think in processes of their own, so that the event loop never waits for them."""

import asyncio
import multiprocessing
import os
import signal
import threading
import time
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor, ThreadPoolExecutor
from multiprocessing import connection
from typing import Final, final

import msgspec

from sevenwonders.bots.bot import Question
from sevenwonders.bots.registry import make_bot
from sevenwonders.games import new_game
from sevenwonders.kernel.rng import MAX_SEED
from sevenwonders.record.record import give
from sevenwonders.server.logs import note_error
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.rules import config_of
from sevenwonders.server.wire import GameConfig

TRIES: Final = 3
SPREAD: Final = 1_000_003


class Thought(msgspec.Struct, frozen=True):
    """What a worker needs to know: the game from its beginning, and which decisions which bots answer."""

    config: GameConfig
    seed: int
    history: list[int]
    asked: list[tuple[int, str]]


def think(thought: Thought) -> list[int]:
    """A choice for every decision that is asked about."""
    game = new_game(config_of(thought.config), thought.seed)
    for at in range(0, len(thought.history), 2):
        give(game, thought.history[at], thought.history[at + 1])
    choices: list[int] = []
    for ident, level in thought.asked:
        decision = game.decision(ident)
        # Another chance for each decision, and the same one whenever it is thought about again.
        bot = make_bot(thought.config.game, level, (thought.seed * SPREAD + ident) % MAX_SEED, decision.decider)
        choices.append(bot.choose(Question(game, decision, game.options(ident))))
    return choices


def settle_in() -> None:
    """Prepare a worker: the terminal's Ctrl+C is the server's business, and without the server there is no work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_parent, daemon=True).start()


def leave_with_parent() -> None:
    """End the worker when the server is gone, however it went."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


@final
class Brains:
    """A few workers, started when first needed and again when one of them broke."""

    def __init__(self, workers: int, metrics: Metrics) -> None:
        self.workers = workers
        self.metrics = metrics
        self.pool: Executor | None = None

    async def choose(self, thought: Thought) -> list[int]:
        """A choice for every decision that is asked about."""
        start_s = time.perf_counter()
        for attempt in range(TRIES):
            pool = self.started()
            try:
                # Handing work over may start a process, which takes a moment.
                future = await asyncio.to_thread(pool.submit, think, thought)
                choices = await asyncio.wrap_future(future)
            except BrokenExecutor as error:
                note_error("bot_workers_broke", error, attempt=attempt)
                self.give_up(pool)
            else:
                self.metrics.thought_s.observe(time.perf_counter() - start_s)
                return choices
        return await asyncio.to_thread(think, thought)

    def started(self) -> Executor:
        """The workers."""
        if self.pool is None:
            if self.workers:
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=settle_in)
            else:
                self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self.pool

    def give_up(self, pool: Executor) -> None:
        """Forget broken workers, unless that has happened already."""
        if self.pool is pool:
            self.pool = None
            pool.shutdown(wait=False, cancel_futures=True)

    async def close(self) -> None:
        """Send the workers home."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)
