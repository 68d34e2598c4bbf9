"""The contract of a bus, and what the one on PostgreSQL survives."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import psycopg
import pytest

from sevenwonders.server import bus as buses
from sevenwonders.server.bus import LocalBus, PostgresBus, make_bus, notice_of
from sevenwonders.server.settings import BadSetting
from sevenwonders.server.store import Bus
from tests.server.databases import Cluster

Notice = tuple[str, int]


class Ear:
    """Remembers what it hears."""

    def __init__(self) -> None:
        self.heard: list[Notice] = []

    async def listen(self, game: str, number: int) -> None:
        self.heard.append((game, number))

    async def wait_for(self, *notices: Notice) -> None:
        async with asyncio.timeout(10):
            while not set(notices) <= set(self.heard):
                await asyncio.sleep(0.005)


@asynccontextmanager
async def opened(url: str) -> AsyncIterator[tuple[Bus, Ear]]:
    bus, ear = make_bus(url), Ear()
    await bus.open(ear.listen)
    try:
        yield bus, ear
    finally:
        await bus.close()


def cut_connections(url: str) -> None:
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
            "WHERE datname = current_database() AND pid <> pg_backend_pid()"
        )


def test_each_database_has_its_bus() -> None:
    assert isinstance(make_bus("sqlite://"), LocalBus)
    assert isinstance(make_bus("sqlite:///games.db"), LocalBus)
    assert isinstance(make_bus("postgresql://localhost/games"), PostgresBus)
    with pytest.raises(BadSetting):
        make_bus("redis://localhost")


def test_notices_arrive_in_order(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as (bus, ear):
            notices = [(f"t{number % 3}", number) for number in range(-1, 100)]
            for game, number in notices:
                await bus.publish(game, number)
            await ear.wait_for(*notices)
            assert ear.heard == notices

    asyncio.run(play())


def test_publishing_never_waits_for_the_listener(database_url: str) -> None:
    """A publisher may hold a lock that the listener needs."""

    async def play() -> None:
        bus, ear, held = make_bus(database_url), Ear(), asyncio.Lock()

        async def listen(game: str, number: int) -> None:
            async with held:
                await ear.listen(game, number)

        await bus.open(listen)
        async with held:
            await bus.publish("t1", 1)
            await asyncio.sleep(0.05)
            assert ear.heard == []
        await ear.wait_for(("t1", 1))
        await bus.close()

    asyncio.run(play())


def test_a_failing_listener_goes_on_listening(database_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        bus, ear = make_bus(database_url), Ear()

        async def listen(game: str, number: int) -> None:
            if number == 1:
                raise RuntimeError("The listener is broken.")
            await ear.listen(game, number)

        await bus.open(listen)
        await bus.publish("t1", 1)
        await bus.publish("t1", 2)
        await ear.wait_for(("t1", 2))
        await bus.close()

    asyncio.run(play())
    assert "notice_failed" in caplog.text


def test_publishing_before_and_after_is_harmless(database_url: str) -> None:
    async def play() -> None:
        bus, ear = make_bus(database_url), Ear()
        await bus.publish("t1", 1)
        await bus.open(ear.listen)
        await bus.close()
        await bus.publish("t1", 2)
        await bus.close()
        await bus.open(ear.listen)
        await bus.publish("t1", 3)
        await ear.wait_for(("t1", 3))
        await bus.close()
        assert ear.heard == [("t1", 3)]

    asyncio.run(play())


def test_processes_hear_each_other(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as (one, first), opened(postgres_url) as (other, second):
            await one.publish("t1", 4)
            await other.publish("t2", -1)
            for ear in (first, second):
                await ear.wait_for(("t1", 4), ("t2", -1))

    asyncio.run(play())


def test_the_last_notices_go_out_before_closing(postgres_url: str) -> None:
    async def play() -> None:
        async with opened(postgres_url) as (_, ear):
            async with opened(postgres_url) as (leaving, _unheard):
                for number in range(500):
                    await leaving.publish("t1", number)
            await ear.wait_for(*(("t1", number) for number in range(500)))

    asyncio.run(play())


def test_lost_connections_come_back(postgres_url: str) -> None:
    """Notices may be lost meanwhile, so the listener has to look at everything."""

    async def play() -> None:
        async with opened(postgres_url) as (bus, ear):
            for number in range(3):
                cut_connections(postgres_url)
                await ear.wait_for(buses.MISSED)
                await bus.publish("t1", number)
                await ear.wait_for(("t1", number))
                ear.heard.clear()

    asyncio.run(play())


def test_a_restart_of_the_database(cluster: Cluster, postgres_url: str, caplog: pytest.LogCaptureFixture) -> None:
    async def play() -> None:
        async with opened(postgres_url) as (bus, ear):
            cluster.stop()
            await bus.publish("t1", 1)
            await asyncio.sleep(0.3)
            cluster.start()
            await ear.wait_for(buses.MISSED)
            await bus.publish("t1", 2)
            await ear.wait_for(("t1", 2))

    with caplog.at_level(logging.WARNING):
        asyncio.run(play())
    assert "bus_waits" in caplog.text


def test_closing_does_not_wait_for_a_database_that_is_away(
    cluster: Cluster, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with opened(postgres_url) as (bus, _):
            await asyncio.sleep(0.05)
            cluster.stop()
            await bus.publish("t1", 1)
            async with asyncio.timeout(3):
                await bus.close()

    monkeypatch.setattr(buses, "FLUSH_S", 0.1)
    try:
        asyncio.run(play())
    finally:
        cluster.start()


def test_a_quiet_connection_is_tried_now_and_then(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with opened(postgres_url) as (bus, ear):
            await asyncio.sleep(0.1)
            for number in range(100):
                await bus.publish("t1", number)
                await asyncio.sleep(0.001)
            await ear.wait_for(*(("t1", number) for number in range(100)))
            assert buses.MISSED not in ear.heard

    monkeypatch.setattr(buses, "QUIET_S", 0.005)
    asyncio.run(play())


def test_no_database_at_the_start_is_an_error() -> None:
    async def play() -> None:
        with pytest.raises(psycopg.OperationalError):
            await make_bus("postgresql://127.0.0.1:1/nowhere").open(Ear().listen)

    asyncio.run(play())


@pytest.mark.parametrize(
    ("payload", "notice"), [("t1:5", ("t1", 5)), ("t1:-1", ("t1", -1)), ("nonsense", ("", -1)), ("t1:x", ("", -1))]
)
def test_notices_as_text(payload: str, notice: Notice) -> None:
    assert notice_of(payload) == notice


def test_too_many_notices_push_out_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(make: Callable[[], buses.NoticeQueue]) -> list[Notice]:
        queue = make()
        for number in (1, 2, 3, 3, 4):
            queue.put(("t1", number))
        return await queue.take_all()

    monkeypatch.setattr(buses, "MOST_WAITING", 3)
    assert asyncio.run(play(buses.NoticeQueue)) == [("t1", 2), ("t1", 3), ("t1", 4)]
