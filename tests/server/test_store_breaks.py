"""What a store survives: killed processes, restarted databases, other writers, callers who hang up."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.server.settings import BadSetting
from sevenwonders.server.store import databases
from sevenwonders.server.store.protocol import NewLine, Store
from sevenwonders.server.store.sql import make_store
from tests.server.databases import Cluster
from tests.server.stores import ADA, NODE, answer, append, create, numbers, on, table

ROOT = Path(__file__).parent.parent.parent


def reported_until_killed(database_url: str, how: str, count: int) -> list[int]:
    """The numbers of accepted answers that a process reports before it is killed: `count` of them or a few more."""

    async def prepare(store: Store) -> None:
        await create(store, table())
        await store.leave(NODE)

    on(database_url, prepare)
    command = [sys.executable, "-m", "tests.server.append_until_killed", database_url, "t1", how]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as writer:
        assert writer.stdout is not None
        reported = [int(writer.stdout.readline()) for _ in range(count)]
        os.kill(writer.pid, signal.SIGKILL)
        return reported + [int(line) for line in writer.stdout.read().split("\n")[:-1]]


def test_a_change_of_mind_is_stored_whole_or_not_at_all(database_url: str) -> None:
    last = reported_until_killed(database_url, "changes", 100)[-1]

    async def look(store: Store) -> None:
        assert await numbers(store) in ([last], [last + 1]), "one answer, and at least as new as the one reported"

    on(database_url, look)


def test_a_killed_process_loses_nothing_it_reported(database_url: str) -> None:
    reported = reported_until_killed(database_url, "answers", 500)

    async def look(store: Store) -> None:
        found = await numbers(store)
        assert set(reported) <= set(found)
        await store.leave("writer")
        assert await append(store, (await store.take_table("t1", NODE)).lease, answer(max(found) + 1))

    assert len(reported) == len(set(reported))
    on(database_url, look)


def test_a_restarted_postgresql_is_found_again(cluster: Cluster, postgres_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        await asyncio.gather(*(store.say(lease, NewLine(0, "Ada", "Hello")) for _ in range(5)))
        cluster.stop()
        with pytest.raises(SQLAlchemyError):
            await store.try_write()
        with pytest.raises(SQLAlchemyError):
            await append(store, lease, answer(0))
        cluster.start()
        assert await append(store, lease, answer(0))
        await store.try_write()
        assert (await store.say(lease, NewLine(0, "Ada", "Still there"))).number == 5

    on(postgres_url, play)


def test_postgresql_writes_again_after_its_connections_were_cut(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
        assert await append(store, lease, answer(0))
        assert await numbers(store) == [0]

    on(postgres_url, play)


def test_sqlite_keeps_what_was_committed_through_a_power_cut(tmp_path: Path) -> None:
    """As far as it can be seen from here: write-ahead log, flushed at every commit."""

    def look(connection: Connection) -> list[object]:
        return [
            connection.exec_driver_sql(f"PRAGMA {pragma}").scalar_one()
            for pragma in ("journal_mode", "synchronous", "foreign_keys")
        ]

    async def play() -> None:
        database = databases.connect(f"sqlite:///{tmp_path / 'games.db'}")
        for run in (database.read, database.write):
            assert await run(look) == ["wal", 2, 1]
        await database.close()

    asyncio.run(play())


def test_sqlite_waits_for_another_writer(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        with sqlite3.connect(tmp_path / "games.db", isolation_level=None) as other:
            other.execute("BEGIN IMMEDIATE")
            waiting = asyncio.create_task(append(store, lease, answer(0)))
            await asyncio.sleep(0.2)
            assert not waiting.done()
            assert await numbers(store) == [], "reading goes on meanwhile"
            other.execute("COMMIT")
            assert await waiting
        other.close()

    on(f"sqlite:///{tmp_path / 'games.db'}", play)


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_sqlite_in_memory(url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table(), [ADA])
        won = await asyncio.gather(*(append(store, lease, answer(number // 2)) for number in range(60)))
        assert sum(won) == 30
        tasks = [asyncio.create_task(work) for work in (store.load("t1"), store.say(lease, NewLine(0, "Ada", "Hello")))]
        await asyncio.sleep(0.0005)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert await numbers(store) == list(range(30)), "hanging up must not close the only connection"

    on(url, play)


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadSetting, match="no folder"):
        make_store(f"sqlite:///{tmp_path / 'nowhere' / 'games.db'}")
