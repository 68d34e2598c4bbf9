"""Turn clocks rest while the service is down, while it sleeps, and while its clock jumps."""

import asyncio

import msgspec
import pytest

from sevenwonders.server import clock
from sevenwonders.server.store.runs import AHEAD_S, DOWN_S, MOST_RUNS, Run, marked, rested_s
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.web.game_server import GameServer
from tests.server.full_tables import full_table
from tests.server.house import quick_settings
from tests.server.memory_store import MemoryStore

DAY_S = 86_400.0
HOUR_S = 3600.0


def after(*times: float) -> list[Run]:
    """The runs of a service that was seen at these times."""
    runs: list[Run] = []
    for at_s in times:
        runs = marked(runs, at_s)
    return runs


def test_marks_make_runs() -> None:
    assert after(100.0, 105.0, 110.0) == [Run(100.0, 110.0)]
    assert after(100.0, 105.0, 200.0, 205.0) == [Run(100.0, 105.0), Run(200.0, 205.0)]
    assert after(100.0, 100.0 + DOWN_S) == [Run(100.0, 100.0 + DOWN_S)], "a short break is none"
    assert after(100.0, 99.0) == [Run(100.0, 100.0)], "clocks of several machines differ a little"


def test_a_clock_that_is_put_back_takes_back_what_has_not_happened_yet() -> None:
    ahead = after(100.0, 105.0, 2 * DAY_S, 2 * DAY_S + 5)
    assert marked(ahead, 200.0) == [Run(100.0, 105.0), Run(200.0, 200.0)]
    assert marked([Run(100.0, 9000.0)], 400.0) == [Run(100.0, 400.0)]
    assert marked([Run(9000.0, 9000.0)], 100.0) == [Run(100.0, 100.0)]
    assert marked([Run(100.0, 200.0 + AHEAD_S)], 200.0) == [Run(100.0, 200.0 + AHEAD_S)]


def test_the_number_of_runs_is_bounded() -> None:
    runs = after(*(number * 2 * DOWN_S for number in range(MOST_RUNS + 5)))
    assert len(runs) == MOST_RUNS
    assert runs[-1].began_s == (MOST_RUNS + 4) * 2 * DOWN_S


def test_rest_is_the_time_between_runs() -> None:
    runs = [Run(100.0, 200.0), Run(300.0, 400.0), Run(1000.0, 1010.0)]
    assert rested_s(runs, 150.0, 1015.0) == 100.0 + 600.0
    assert rested_s(runs, 250.0, 1015.0) == 50.0 + 600.0, "the turn began just before the service stopped"
    assert rested_s(runs, 350.0, 500.0) == 100.0, "not later than the end"
    assert rested_s(runs, 1005.0, 1015.0) == 0.0
    assert rested_s(runs, 50.0, 150.0) == 50.0, "nobody knows about the time before the first run"
    assert rested_s([], 50.0, 150.0) == 0.0
    overlapping = [Run(100.0, 300.0), Run(100.1, 200.0), Run(301.0, 400.0)]
    assert rested_s(overlapping, 100.0, 400.0) == 1.0, "two processes may begin a run together"


def move_clock(monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Let the clock jump, as after a restart at another time, or let that much time pass in a process that sleeps."""
    monkeypatch.setattr(clock, "_START_S", clock._START_S + seconds)


async def open_turn(store: MemoryStore, turn_seconds: int, used_s: float) -> tuple[GameServer, LiveTable]:
    """A server that has been up for long, and a table whose people have used up that much of their first turn."""
    now_s = clock.now_s()
    store.runs = [Run(now_s - 30 * DAY_S, now_s)]
    server = GameServer(quick_settings(), store)
    await server.open()
    people = await full_table(server, 3, turn_seconds=turn_seconds)
    game = people[0].game
    table = await server.tables.find(game)
    table.turn_s = now_s - used_s
    store.games[game] = msgspec.structs.replace(store.games[game], updated_s=table.turn_s)
    store.wakes[game] = table.wakes_s(table.seats, table.row.status)
    return server, table


@pytest.mark.parametrize(
    ("turn_seconds", "used_s", "jump_s", "left_s"),
    [
        (60, 20.0, 2 * DAY_S, 40.0),
        (60, 20.0, DOWN_S / 2, 60 - 20 - DOWN_S / 2),
        (60, 20.0, -2 * DAY_S, 60.0),
        (86_400, HOUR_S, 2 * DAY_S, 23 * HOUR_S),
        (86_400, 23.9 * HOUR_S, 2 * DAY_S, HOUR_S),
        (86_400, 23.9 * HOUR_S, DOWN_S / 2, HOUR_S),
        (86_400, 23.9 * HOUR_S, -2 * DAY_S, 24 * HOUR_S),
    ],
)
def test_after_a_restart_people_have_the_time_that_they_had(
    monkeypatch: pytest.MonkeyPatch, turn_seconds: int, used_s: float, jump_s: float, left_s: float
) -> None:
    """Whether the service was down that long or its clock is wrong. Slow games have an hour at least."""

    async def scene() -> None:
        store = MemoryStore()
        first, before = await open_turn(store, turn_seconds, used_s)
        await first.close()
        move_clock(monkeypatch, jump_s)
        second = GameServer(quick_settings(), store)
        await second.open()
        table = await second.tables.find(before.row.id)
        deadline_s = table.deadline_s()
        assert deadline_s is not None
        assert deadline_s - clock.now_s() == pytest.approx(left_s, abs=5.0)
        assert not second.play.is_overdue(table)
        assert table.timer is not None, "bots answer once the time is really up"
        assert store.answers[table.row.id] == []
        await second.close()

    asyncio.run(scene())


def test_rests_add_up(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = MemoryStore()
        server, table = await open_turn(store, 60, 20.0)
        for _ in range(3):
            await server.close()
            move_clock(monkeypatch, HOUR_S)
            server = GameServer(quick_settings(), store)
            await server.open()
            table = await server.tables.find(table.row.id)
            assert table.turn_s + 60 - clock.now_s() == pytest.approx(40.0, abs=5.0)
        await server.close()

    asyncio.run(scene())


@pytest.mark.parametrize(("turn_seconds", "used_s", "left_s"), [(60, 55.0, 5.0), (86_400, 23.9 * HOUR_S, HOUR_S)])
def test_a_process_that_has_slept_answers_for_nobody(
    monkeypatch: pytest.MonkeyPatch, turn_seconds: int, used_s: float, left_s: float
) -> None:
    async def scene() -> None:
        store = MemoryStore()
        server, table = await open_turn(store, turn_seconds, used_s)
        move_clock(monkeypatch, DAY_S)
        assert server.uptime.is_resting()
        server.play.wake(table)
        assert not table.thinking
        assert table.timer is not None
        woken: list[str] = []
        await server.uptime.mark(lambda found: woken.append(found.row.id))
        assert woken == [table.row.id]
        assert not server.uptime.is_resting()
        assert table.turn_s + turn_seconds - clock.now_s() == pytest.approx(left_s, abs=5.0)
        assert not server.play.is_overdue(table), "people need a moment to come back"
        await server.uptime.mark(lambda found: woken.append(found.row.id))
        assert len(woken) == 1
        await server.close()

    asyncio.run(scene())


def test_clocks_rest_while_the_database_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        store = MemoryStore()
        server, table = await open_turn(store, 60, 59.0)
        tries = 0

        async def away(at_s: float) -> list[Run]:
            nonlocal tries
            tries += 1
            raise OSError(at_s)

        with monkeypatch.context() as patch:
            patch.setattr(store, "mark", away)
            patch.setattr("sevenwonders.server.tables.uptime.MARK_S", 0.0)
            watch = asyncio.create_task(server.uptime.watch(server.play.wake))
            while tries < 3:
                await asyncio.sleep(0)
            watch.cancel()
        move_clock(monkeypatch, HOUR_S)
        assert not server.play.is_overdue(table)
        await server.uptime.mark(server.play.wake)
        assert table.turn_s + 60 > clock.now_s()
        await server.close()

    asyncio.run(scene())
