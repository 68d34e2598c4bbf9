"""Bots in separate processes, so that the event loop never waits for them."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor, ThreadPoolExecutor
from contextlib import asynccontextmanager
from functools import partial
from multiprocessing import connection
from multiprocessing.util import Finalize
from typing import Final, NamedTuple, TypeVar, final

import msgspec

from sevenwonders.bots.analysis.advice import Advice, advice_for
from sevenwonders.bots.analysis.walk import Findings, Stretch, studied
from sevenwonders.bots.bot import Question
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.core.levels import Level
from sevenwonders.bots.core.thinking import SearchBot
from sevenwonders.bots.registry import BOTS, LEVELS_OF, make_bot
from sevenwonders.games import new_game, remembered
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.seed import MAX_SEED, is_secret, stream_key
from sevenwonders.record.record import submit
from sevenwonders.server.bots.job_queue import WEIGHTS, FairQueue, Job, Kind
from sevenwonders.server.bots.plug_ins import TURN_MS, ask_plug_in, stop_plug_ins
from sevenwonders.server.logs import log_error, log_event
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.table_config import config_of, default_bot
from sevenwonders.server.wire.messages import GameConfig
from sevenwonders.version import rules_are_compiled

# After this many broken pools, bots think in the server's own process: slow, but the game goes on.
ATTEMPTS: Final = 3
# Workers for bots that answer at once, in addition to those for searches.
SPARE: Final = 1
# Work that a game in progress waits for.
GAME_KINDS: Final = ("quick", "live")
# Rules that run from source are many times slower. All bots of a table then share this time. A hint may have to wait
# for them, and both together should take less than two seconds.
TABLE_MS: Final = 1200
HINT_S: Final = 0.2 if rules_are_compiled() else 0.6
SPREAD: Final = 1_000_003
# Far from the numbers of all streams from which games are dealt.
THINKING_STREAM: Final = 1_000_000

Request = TypeVar("Request")
Outcome = TypeVar("Outcome")


class BotRequest(msgspec.Struct, frozen=True):
    """Everything a worker needs: the game from its start, and the decisions with the bots that answer them."""

    config: GameConfig
    seed: int
    history: list[int]
    asked: list[tuple[int, str]]
    rules: int | None = None


def game_of(request: BotRequest) -> Game:
    """Replay the game of a request."""
    game = new_game(config_of(request.config), request.seed, rules=request.rules)
    for at in range(0, len(request.history), 2):
        submit(game, request.history[at], request.history[at + 1])
    return game


class BotAnswers(NamedTuple):
    """The choices of bots, in the order of their decisions, and the plug-ins that made none, each with the reason."""

    choices: list[int]
    failures: list[tuple[str, str]]


def choose_for_bots(request: BotRequest) -> BotAnswers:
    """Replay the game and return one choice for each decision of the request, in order."""
    game = game_of(request)
    answers = BotAnswers([], [])
    plug_ins = [name for _, name in request.asked if is_plug_in(request.config.game, name)]
    for ident, name in request.asked:
        decision, seed = game.decision(ident), bot_seed(request.seed, ident)
        choice: int | None = None
        if name in plug_ins:
            question, limit_ms = Question(game, decision), TURN_MS // len(plug_ins)
            choice, fault = ask_plug_in(name, question, game.config, seed, limit_ms)
            answers.failures.extend([(name, fault)] if choice is None else [])
        level = default_bot(request.config.game) if name in plug_ins else name
        answers.choices.append(choose_as(level, game, decision, seed) if choice is None else choice)
    return answers


def choose_as(level: str, game: Game, decision: Decision, seed: int) -> int:
    """Return the choice of one of our bots."""
    bot = make_bot(game.config.game, level, seed, decision.decider)
    if isinstance(bot, SearchBot):
        bot.memory = remembered(game, decision.decider)
        bot.budget = live_budget(bot.level, game.config)
    return int(bot.choose(Question(game, decision)))


def is_plug_in(game: str, name: str) -> bool:
    """Check whether a bot that was offered comes from another package."""
    return name not in BOTS[game]


def searches(game: str, level: str) -> bool:
    """Check whether a bot may think for a while before it answers. A plug-in may."""
    if is_plug_in(game, level):
        return True
    known = LEVELS_OF[game].get(level)
    return known is not None and known.width > 0


def live_budget(level: Level, config: Config) -> Budget:
    """Return a bot's budget at a live table: its usual one, capped at its share of the time when run from source."""
    if rules_are_compiled():
        return NO_BUDGET
    return Budget(level.usual_iterations(config), TABLE_MS // (config.players - 1))


def advise(request: BotRequest) -> Advice:
    """Compare the best two options of the first decision of a request, from what its seat may know."""
    game = game_of(request)
    ident, _ = request.asked[0]
    decision = game.decision(ident)
    memory, seed = remembered(game, decision.decider), bot_seed(request.seed, ident)
    return advice_for(game, decision, memory, seconds=HINT_S, seed=seed, to_the_end=rules_are_compiled())


def bot_seed(seed: int, ident: int) -> int:
    """Return the seed for a bot's decision; the same decision always has the same seed."""
    if is_secret(seed):
        # A bot's moves are public, so they must not depend on the secret except through a hash.
        return int.from_bytes(stream_key(seed, THINKING_STREAM + ident)[:8], "big")
    return (seed * SPREAD + ident) % MAX_SEED


def prepare_worker() -> None:
    """Leave Ctrl+C to the server, and make sure that the worker does not outlive it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Functions that are registered with `atexit` do not run in these processes.
    Finalize(None, stop_plug_ins, exitpriority=0)
    threading.Thread(target=exit_with_parent, daemon=True).start()


def be_ready() -> None:
    """Do nothing: once a process has done so, it has imported everything."""


def exit_with_parent() -> None:
    """End the worker when the server is gone, even if the server was killed."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        connection.wait([parent.sentinel])
        os._exit(0)


@final
class BotWorkers:
    """Processes in which bots think, started on demand and restarted when one of them breaks.

    Callers wait for their turn first: `async with workers.turn(job)`.
    """

    def __init__(self, workers: int, metrics: Metrics) -> None:
        """Without `workers`, bots think in a thread of the server, one job at a time."""
        self.workers = workers
        self.metrics = metrics
        self.pool: Executor | None = None
        self.queue = FairQueue(workers, SPARE) if workers else FairQueue(1)
        # The most jobs that the processes of the pool have had at a time.
        self.most_running = 0
        self.ready: dict[Job, asyncio.Future[None]] = {}
        metrics.watch_jobs({kind: partial(self.queue.waiting, kind) for kind in WEIGHTS})

    @asynccontextmanager
    async def turn(self, job: Job) -> AsyncIterator[None]:
        """Wait for the job's turn. The job keeps its worker until the block ends."""
        start_s = time.perf_counter()
        ready = self.ready[job] = asyncio.get_running_loop().create_future()
        self.queue.put(job)
        self._start_jobs()
        try:
            await ready
            self.metrics.bot_wait_s.labels(job.kind).observe(time.perf_counter() - start_s)
            yield
            if job.kind in GAME_KINDS:
                self.metrics.bot_s.observe(time.perf_counter() - start_s)
        finally:
            del self.ready[job]
            self.queue.drop(job)
            self._start_jobs()

    def move(self, job: Job, kind: Kind) -> None:
        """Move a waiting job to the queue of another kind."""
        self.queue.move(job, kind)
        self._start_jobs()

    def _start_jobs(self) -> None:
        """Start all jobs whose turn it is."""
        while (job := self.queue.start()) is not None:
            # A job whose caller has just given up is dropped as soon as the caller notices.
            if not self.ready[job].done():
                self.ready[job].set_result(None)

    async def choose(self, request: BotRequest) -> list[int]:
        """Return one choice for each decision of the request, in order."""
        answers = await self._done(choose_for_bots, request)
        for name, reason in answers.failures:
            self.metrics.plug_in_failures.labels(name).inc()
            log_event("plug_in_failed", logging.WARNING, bot=name, reason=reason)
        return answers.choices

    async def advise(self, request: BotRequest) -> Advice:
        """Return a hint for the first decision of the request."""
        return await self._done(advise, request)

    async def study(self, stretch: Stretch) -> Findings:
        """Rate some moves of a finished game."""
        return await self._done(studied, stretch)

    async def _done(self, work: Callable[[Request], Outcome], request: Request) -> Outcome:
        for attempt in range(ATTEMPTS):
            pool = self._started_pool()
            try:
                # Submitting may start a process, which takes a moment.
                future = await asyncio.to_thread(self._submit, pool, work, request)
                return await asyncio.wrap_future(future)
            except BrokenExecutor as error:
                log_error("bot_workers_broke", error, attempt=attempt)
                self._discard(pool)
        return await asyncio.to_thread(work, request)

    async def close(self) -> None:
        """Stop the workers."""
        pool, self.pool = self.pool, None
        if pool is not None:
            await asyncio.to_thread(pool.shutdown, True, cancel_futures=True)
        await asyncio.to_thread(stop_plug_ins)

    def _submit(self, pool: Executor, work: Callable[[Request], Outcome], request: Request) -> Future[Outcome]:
        """Give work to a process. Start one more ahead of time, for bots that answer at once."""
        future = pool.submit(work, request)
        running = sum(self.queue.running.values())
        if self.workers and running > self.most_running:
            self.most_running = running
            pool.submit(be_ready)
        return future

    def _started_pool(self) -> Executor:
        if self.pool is None:
            self.most_running = 0
            if self.workers:
                # A forked worker would inherit the server's sockets and locks.
                context = multiprocessing.get_context("spawn")
                self.pool = ProcessPoolExecutor(self.workers + SPARE, mp_context=context, initializer=prepare_worker)
            else:
                self.pool = ThreadPoolExecutor(1, thread_name_prefix="bots")
        return self.pool

    def _discard(self, pool: Executor) -> None:
        """Drop a broken pool, unless another caller has already replaced it."""
        if self.pool is pool:
            self.pool = None
            pool.shutdown(wait=False, cancel_futures=True)
