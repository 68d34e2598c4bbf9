"""Workers for bots: turns, jobs that fail or are given up, and what the metrics say."""

import asyncio
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import AsyncExitStack
from typing import Any

import pytest

from sevenwonders.server.bots.job_queue import Job
from sevenwonders.server.bots.workers import BotRequest, BotWorkers, be_ready, searches
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.wire.messages import GameConfig


def test_levels_that_search_are_told_apart() -> None:
    for game in ("classic", "architects"):
        found = [level for level in ("random", "easy", "greedy", "strong", "search", "expert") if searches(game, level)]
        assert found == ["strong", "search", "expert"]


def test_a_job_has_its_worker_until_its_block_ends() -> None:
    async def scene() -> None:
        metrics = Metrics()
        workers = BotWorkers(0, metrics)
        order: list[str] = []

        async def work(job: Job, gate: asyncio.Event) -> None:
            async with workers.turn(job):
                order.append(job.table)
                await gate.wait()
                if job.table == "fails":
                    raise ValueError("a bot")

        gate = asyncio.Event()
        jobs = [Job("live", "a", name) for name in ("fails", "gives up", "last")]
        tasks = [asyncio.create_task(work(job, gate)) for job in jobs]
        await asyncio.sleep(0)
        assert order == ["fails"]
        assert b'bot_jobs_waiting{kind="live"} 2.0' in metrics.text()
        tasks[1].cancel()
        gate.set()
        with pytest.raises(ValueError, match="a bot"):
            await tasks[0]
        await tasks[2]
        assert order == ["fails", "last"]
        assert not workers.ready
        assert not any(workers.queue.running.values())
        assert b'bot_wait_seconds_count{kind="live"} 2.0' in metrics.text()
        assert b"bot_seconds_count 1.0" in metrics.text(), "a turn that failed has no duration"

    asyncio.run(scene())


def test_a_caller_who_gives_up_just_when_the_turn_comes_blocks_nobody() -> None:
    async def scene() -> None:
        workers = BotWorkers(0, Metrics())

        async def work(job: Job) -> None:
            async with workers.turn(job):
                await asyncio.sleep(0)

        running, given_up, last = (asyncio.create_task(work(Job("quick", "a", name))) for name in "123")
        await asyncio.sleep(0)
        running.cancel()
        given_up.cancel()
        await last
        assert not workers.ready

    asyncio.run(scene())


def test_one_process_is_started_ahead_of_the_next_job(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        workers = BotWorkers(2, Metrics())
        given: list[object] = []

        pool = workers.pool = ThreadPoolExecutor(1)
        submit = pool.submit

        def noted(work: Any, *args: Any) -> Future[Any]:
            given.append(work)
            return submit(work, *args)

        monkeypatch.setattr(pool, "submit", noted)
        monkeypatch.setattr("sevenwonders.server.bots.workers.advise", work := lambda request: request)
        request = BotRequest(GameConfig(), 1, [], [])
        for tables in (["1"], ["1"], ["1", "2"], ["1"]):
            async with AsyncExitStack() as turns:
                for table in tables:
                    await turns.enter_async_context(workers.turn(Job("live", "", table)))
                await workers.advise(request)
        assert given == [work, be_ready, work, work, be_ready, work], "once for each number of busy processes"
        pool.shutdown()

    asyncio.run(scene())
