"""Cleaning when clocks go wrong: nothing that is in use may be deleted, however far a clock jumps."""

import asyncio
from collections.abc import Sequence

import pytest
from msgspec.structs import replace

from sevenwonders.server.metrics import Metrics
from sevenwonders.server.settings import DAY_S, CleaningRules
from sevenwonders.server.store.protocol import Fate, OldTable, Status, StoredGame, Times
from sevenwonders.server.store.sql import SqlStore
from sevenwonders.server.tables.cleaning import Cleaning
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.table_memory import TableMemory
from sevenwonders.server.tables.viewer import Viewer
from tests.server.paper import Paper
from tests.server.stores import ADA, NODE, NOW_S, opened, table

HOUR_S = 3600.0
JUMP_S = 31 * DAY_S


class World:
    """A server's clocks, which can be set apart, and a store whose clock is that of the world."""

    def __init__(self, store: SqlStore) -> None:
        self.store = store
        self.steady_s = 500.0
        self.system_ahead_s = 0.0
        self.database_ahead_s = 0.0
        self.cleaned: list[OldTable] = []
        clean, times = store.clean, store.times

        async def shifted_times() -> Times:
            return replace(await times(), now_s=self.true_s + self.database_ahead_s)

        async def remembered(now_s: float, old: Sequence[OldTable]) -> list[OldTable]:
            done = await clean(now_s, old)
            self.cleaned += done
            return done

        store.times, store.clean = shifted_times, remembered  # type: ignore[method-assign]
        self.start()

    def start(self) -> None:
        """Start the process anew."""
        self.cleaning = Cleaning(
            self.store,
            TableMemory(Metrics()),
            HOUR_S,
            7 * DAY_S,
            lambda: self.steady_s,
            lambda: self.true_s + self.system_ahead_s,
        )

    @property
    def true_s(self) -> float:
        return NOW_S + self.steady_s

    async def make(self, name: str, status: Status, age_s: float) -> None:
        await self.store.create(table(name, status, self.true_s - age_s), [ADA], [], NODE, None)

    async def rounds(self, count: int, every_s: float = HOUR_S) -> None:
        for _ in range(count):
            await self.cleaning.make_round()
            self.steady_s += every_s

    def done(self) -> list[tuple[str, Fate]]:
        return [(old.game, old.fate) for old in self.cleaned]


@pytest.fixture
def world() -> World:
    return World(SqlStore("sqlite://", CleaningRules()))


def test_two_rounds_have_to_agree(database_url: str) -> None:
    async def play() -> None:
        async with opened(database_url) as store:
            assert isinstance(store, SqlStore)
            world = World(store)
            await world.make("old", "lobby", 2 * DAY_S)
            await world.make("idle", "playing", 40 * DAY_S)
            await world.make("touched", "lobby", 2 * DAY_S)
            await world.make("new", "lobby", 0.0)
            await world.rounds(1)
            assert world.done() == []
            await store.touch(["touched"], world.true_s)
            await world.rounds(1)
            assert world.done() == [("idle", "abandoned"), ("old", "lobby_deleted")]
            await world.rounds(4, 12 * HOUR_S)
            assert world.done()[2:] == [("new", "lobby_deleted"), ("touched", "lobby_deleted")]
            await world.rounds(7, DAY_S)
            assert world.done()[4:] == [("old", "removed")], "a week after it was deleted"

    asyncio.run(play())


def test_a_table_with_somebody_at_it_is_in_use(world: World) -> None:
    async def play() -> None:
        await world.store.open()
        await world.make("waiting", "lobby", 2 * DAY_S)
        waiting = LiveTable(await stored_in(world.store, "waiting"))
        waiting.viewers.append(Viewer(Paper(), 0))
        world.cleaning.memory.add(waiting)
        await world.rounds(4, 12 * HOUR_S)
        assert world.done() == []
        waiting.viewers.clear()
        await world.rounds(5, 12 * HOUR_S)
        assert world.done() == [("waiting", "lobby_deleted")]
        assert waiting.is_lost
        await world.store.close()

    asyncio.run(play())


async def stored_in(store: SqlStore, game: str) -> StoredGame:
    found = await store.load(game)
    assert found is not None
    return found


@pytest.mark.parametrize("clock", ["system", "database", "both"])
@pytest.mark.parametrize("jump_s", [JUMP_S, -JUMP_S])
@pytest.mark.parametrize("hours", [1, 5, 100])
def test_a_jump_and_back_deletes_nothing(world: World, clock: str, jump_s: float, hours: int) -> None:
    """People play on and make tables during the jump. The times of those are wrong when the clock is right again."""

    async def play() -> None:
        await world.store.open()
        await world.make("lobby", "lobby", HOUR_S)
        await world.make("game", "playing", 2 * DAY_S)
        await world.rounds(3)
        world.system_ahead_s = 0.0 if clock == "database" else jump_s
        world.database_ahead_s = 0.0 if clock == "system" else jump_s
        await world.make("during", "playing", -jump_s if jump_s < 0 else 0.0)
        await world.rounds(hours)
        world.system_ahead_s = world.database_ahead_s = 0.0
        await world.store.touch(["lobby"], world.true_s)
        await world.rounds(20)
        assert world.done() == []
        for name in ("lobby", "game", "during"):
            found = await world.store.load(name)
            assert found is not None
            assert found.game.status in ("lobby", "playing")
        await world.store.close()

    asyncio.run(play())


def test_a_start_at_a_wrong_time_deletes_nothing(world: World) -> None:
    """The clocks agree with each other, but the last change of any table seems to be a month ago."""

    async def play() -> None:
        await world.store.open()
        await world.make("game", "playing", HOUR_S)
        await world.make("lobby", "lobby", HOUR_S)
        world.system_ahead_s = world.database_ahead_s = JUMP_S
        world.start()
        await world.rounds(100)
        assert world.done() == []
        world.system_ahead_s = world.database_ahead_s = 0.0
        await world.rounds(3)
        assert world.done() == []
        await world.store.close()

    asyncio.run(play())


def test_after_a_quiet_week_cleaning_goes_on(world: World) -> None:
    async def play() -> None:
        await world.store.open()
        await world.make("lobby", "lobby", 5 * DAY_S)
        await world.rounds(7, DAY_S)
        assert world.done() == []
        await world.rounds(2)
        assert world.done() == [("lobby", "lobby_deleted")]
        await world.store.close()

    asyncio.run(play())
