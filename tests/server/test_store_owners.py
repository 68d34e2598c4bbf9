"""The contract of a store about owners: leases, heartbeats, and several processes at one database."""

import asyncio
import time
from pathlib import Path

import psycopg
import pytest
from msgspec.structs import replace

from sevenwonders.server.settings import DAY_S
from sevenwonders.server.store.protocol import (
    AddressTaken,
    LeaseLost,
    NewLine,
    OwnedElsewhere,
    Store,
    Taken,
    UnknownTable,
)
from sevenwonders.server.store.runs import Run
from sevenwonders.server.store.sql import make_store
from sevenwonders.server.store.sqlite_file import DatabaseInUse
from tests.server.stores import (
    ADA,
    ADDRESS,
    NODE,
    NOW_S,
    answer,
    append,
    create,
    on,
    opened,
    table,
)


def test_a_table_belongs_to_one_process(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [ADA], [answer(0)], NODE, None)
        await store.enter("other", "10.0.0.2:8000")
        await store.enter(NODE, ADDRESS)
        with pytest.raises(OwnedElsewhere) as caught:
            await store.take_table("t1", "other")
        assert (caught.value.node, caught.value.address) == (NODE, ADDRESS)
        assert [(await store.take_table("t1", NODE)).lease.epoch for _ in range(2)] == [1, 2]
        await store.leave(NODE)
        taken = await store.take_table("t1", "other")
        assert taken.lease.epoch == 3
        assert taken.stored.answers == [answer(0)]
        with pytest.raises(UnknownTable):
            await store.take_table("t2", "other")

    on(postgres_url, play)


def test_all_of_a_sqlite_file_belongs_to_one_process(tmp_path: Path) -> None:
    async def play(store: Store) -> None:
        await store.create(table(), [ADA], [answer(0)], "gone", 0.0)
        assert await store.due(NODE, 9) == ["t1"]
        assert (await store.take_table("t1", NODE)).lease.epoch == 1
        assert await store.due(NODE, 9) == []
        assert await store.due("restarted", 9) == ["t1"]
        with pytest.raises(UnknownTable):
            await store.take_table("t2", NODE)

    on(f"sqlite:///{tmp_path / 'games.db'}", play)


def test_a_table_that_is_given_up_can_be_taken_at_once(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        lease = await create(store, table())
        await store.enter("other", "10.0.0.2:8000")
        await store.release("t1", "other")
        with pytest.raises(OwnedElsewhere):
            await store.take_table("t1", "other")
        await store.release("t1", NODE)
        assert (await store.take_table("t1", "other")).lease.epoch == lease.epoch + 1
        with pytest.raises(OwnedElsewhere):
            await store.take_table("t1", NODE)

    on(postgres_url, play)


def test_only_the_last_owner_writes(database_url: str) -> None:
    """A process that was frozen, and has been replaced meanwhile, changes nothing."""

    async def play(store: Store) -> None:
        old = await create(store, table(), [ADA])
        new = (await store.take_table("t1", NODE)).lease
        assert not await append(store, old, answer(0))
        for work in (
            store.change(old, table(status="finished"), 1.0, [replace(ADA, name="Eva")]),
            store.say(old, NewLine(0, "Ada", "Hello")),
        ):
            with pytest.raises(LeaseLost):
                await work
        found = await store.load("t1")
        assert found is not None
        assert (found.game, found.seats, found.answers, found.chat) == (table(), [ADA], [], [])
        assert await append(store, new, answer(0))

    on(database_url, play)


def test_of_many_processes_one_gets_a_free_table(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            nodes = [f"node {number}" for number in range(8)]
            for node in nodes:
                await one.enter(node, node)
            await one.create(table(), [], [], "gone", 0.0)
            tries = [store.take_table("t1", node) for node, store in zip(nodes, [one, other] * 4, strict=True)]
            done = await asyncio.gather(*tries, return_exceptions=True)
            taken = [result for result in done if isinstance(result, Taken)]
            assert len(taken) == 1
            assert {error.address for error in done if isinstance(error, OwnedElsewhere)} == {
                nodes[done.index(taken[0])]
            }

    asyncio.run(play())


@pytest.mark.parametrize(("age_s", "is_alive"), [(0, True), (3, True), (6, False), (-6, False), (-31 * DAY_S, False)])
def test_a_process_lives_by_the_clock_of_the_database(postgres_url: str, age_s: float, is_alive: bool) -> None:
    """A beat from the future does not count: the clock has been put back since, and a living process beats again."""

    async def play(store: Store) -> None:
        await create(store, table())
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("UPDATE nodes SET beat_s = beat_s - %s", [age_s])
        await store.enter("other", "")
        if is_alive:
            with pytest.raises(OwnedElsewhere):
                await store.take_table("t1", "other")
        else:
            assert (await store.take_table("t1", "other")).lease.epoch == 2

    on(postgres_url, play)


def test_an_address_belongs_to_one_process(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await create(store, table())
        with pytest.raises(AddressTaken, match=ADDRESS):
            await store.enter("other", ADDRESS)
        await store.enter(NODE, ADDRESS)
        with psycopg.connect(postgres_url, autocommit=True) as connection:
            connection.execute("UPDATE nodes SET beat_s = beat_s - 5")
            await store.enter("restarted", ADDRESS)
            assert connection.execute("SELECT id FROM nodes").fetchall() == [("restarted",)]
        assert (await store.take_table("t1", "restarted")).lease.epoch == 2

    on(postgres_url, play)


def test_a_beat_renews_a_lease_and_tells_the_time(postgres_url: str) -> None:
    async def play(store: Store) -> None:
        await store.enter(NODE, ADDRESS)
        first = await asyncio.to_thread(store.beat, NODE, ADDRESS)
        second = await asyncio.to_thread(store.beat, NODE, ADDRESS)
        assert abs(time.time() - first) < 60
        assert second > first

    on(postgres_url, play)


def test_what_has_to_be_woken(database_url: str) -> None:
    async def play(store: Store) -> None:
        if store.is_shared:
            await store.enter(NODE, ADDRESS)
        wakes = {"at once": 0.0, "overdue": 5.0, "later": 4e9, "never": None}
        for name, wakes_s in wakes.items():
            await store.create(table(name), [], [], "gone", wakes_s)
        await store.create(table("looked after"), [], [], NODE, 0.0)
        assert await store.due(NODE, 9) == ["at once", "overdue"]
        assert await store.due(NODE, 1) == ["at once"]
        lease = (await store.take_table("at once", NODE)).lease
        assert await store.due(NODE, 9) == ["overdue"]
        await store.change(lease, table("at once"), None)
        if store.is_shared:
            await store.leave(NODE)
        assert await store.due("other", 9) == ["looked after", "overdue"]

    on(database_url, play)


# Several stores


def test_runs_are_kept(database_url: str) -> None:
    async def play(store: Store) -> None:
        assert await store.mark(NOW_S) == [Run(NOW_S, NOW_S)]
        assert await store.mark(NOW_S + 5) == [Run(NOW_S, NOW_S + 5)]
        later = NOW_S + DAY_S
        assert await store.mark(later) == [Run(NOW_S, NOW_S + 5), Run(later, later)]
        back = NOW_S + 600
        assert await store.mark(back) == [Run(NOW_S, NOW_S + 5), Run(back, back)], "the clock was put back"

    async def again(store: Store) -> None:
        assert len(await store.mark(NOW_S + 601)) == 2

    on(database_url, play)
    on(database_url, again)


def test_the_secret_is_made_once(postgres_url: str) -> None:
    async def play() -> bytes:
        async with opened(postgres_url) as one, opened(postgres_url) as other:
            found = set(await asyncio.gather(*(store.secret("links") for store in (one, other) * 5)))
            assert len(found) == 1
            assert await one.secret("relay") not in found
            return found.pop()

    secret = asyncio.run(play())
    assert len(secret) == 32
    assert asyncio.run(play()) == secret


def test_permits_are_shared_and_come_back(postgres_url: str) -> None:
    async def play() -> None:
        now_s = NOW_S

        def clock() -> float:
            return now_s

        async with opened(postgres_url, clock) as one, opened(postgres_url, clock) as other:

            async def taken(key: str, tries: int) -> int:
                stores = [one, other] * tries
                return sum(await asyncio.gather(*(store.take_permit(key, 6, 60.0) for store in stores[:tries])))

            assert await taken("ada", 10) == 6
            assert await taken("eva", 4) == 4
            now_s += 20.0
            assert await taken("ada", 10) == 2
            now_s -= 100.0
            assert await taken("ada", 3) == 0, "a clock that goes wrong gives nothing"
            now_s += 10_000.0
            assert await taken("ada", 10) == 6

    asyncio.run(play())


def test_a_database_that_can_be_written(database_url: str) -> None:
    async def play(store: Store) -> None:
        for _ in range(3):
            await store.try_write()

    on(database_url, play)


def test_many_stores_open_a_new_database_at_once(postgres_url: str) -> None:
    async def play() -> None:
        stores = [make_store(postgres_url) for _ in range(4)]
        await asyncio.gather(*(store.open() for store in stores))
        await create(stores[0], table())
        assert await stores[3].load("t1") is not None
        await asyncio.gather(*(store.close() for store in stores))

    asyncio.run(play())


def test_a_sqlite_file_is_open_once(tmp_path: Path) -> None:
    """The second store leaves the first alone; when that is closed, another may open the file, by any path."""
    path, link = tmp_path / "games.db", tmp_path / "link.db"
    link.symlink_to(path)

    async def play() -> None:
        async with opened(f"sqlite:///{path}") as one:
            for same in (path, link):
                with pytest.raises(DatabaseInUse, match=same.name):
                    async with opened(f"sqlite:///{same}"):
                        pass
            await create(one, table())
        async with opened(f"sqlite:///{link}") as again:
            assert await again.load("t1") is not None

    asyncio.run(play())
