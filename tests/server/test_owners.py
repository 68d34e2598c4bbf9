"""One owner for each table: who may change it, and who takes over."""

import asyncio
import time

import httpx
import msgspec
import psycopg
import pytest

from sevenwonders.server.store.lease_holder import LeaseHolder
from sevenwonders.server.store.protocol import AnswerRow, OwnedElsewhere
from sevenwonders.server.web.app import make_app
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.full_tables import asked, at_table, full_table, refusal_of
from tests.server.house import PATIENCE_S, quick_settings
from tests.server.memory_store import MemoryStore
from tests.server.two_servers import on_two, until

pytestmark = pytest.mark.usefixtures("patient_leases")

# Loading


def test_loading_goes_on_when_somebody_stops_waiting() -> None:
    """Two live tables of one game would each believe to be the only one."""

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server, game, store = servers[0], people[0].game, servers[0].store
        assert isinstance(store, MemoryStore)
        server.memory.remove(await server.tables.find(game))
        store.delay_s, loads = 0.2, store.loads
        with pytest.raises(TimeoutError):
            async with asyncio.timeout(0.001):
                await server.tables.find(game)
        found = await asyncio.gather(*(server.tables.find(game) for _ in range(5)))
        assert len({id(table) for table in found}) == 1
        assert found[0] is server.memory.get(game)
        assert store.loads == loads + 1
        assert server.tables.loading == {}

    at_table(3, scene)


def test_a_failure_to_load_is_not_remembered(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server, game = servers[0], people[0].game
        server.memory.remove(await server.tables.find(game))

        async def broken(*_: object) -> None:
            raise OSError("the disk")

        with monkeypatch.context() as patch:
            patch.setattr(server.store, "take_table", broken)
            for _ in range(2):
                with pytest.raises(OSError, match="the disk"):
                    await server.tables.find(game)
        assert (await server.tables.find(game)).row.id == game

    at_table(3, scene)


def test_a_restart_loads_only_what_has_something_to_do() -> None:
    async def whole() -> None:
        store = MemoryStore()
        first = GameServer(quick_settings(), store)
        await first.open()
        for _ in range(20):
            await full_table(first, 3)
        with_bots = wire.NewGame(
            "Anna", wire.GameConfig(players=3), seats=[wire.SeatWish("bot", "random")] * 2, start=True
        )
        game = (await first.new_tables.make(with_bots)).game
        await until(lambda: len(store.answers[game]) == 2)
        assert store.wakes[game] is None, "the bots have answered, and now wait for a person"
        # As if the process had been killed before the bots could answer.
        store.answers[game], store.wakes[game] = [], 0.0
        second = GameServer(quick_settings(), store)
        await second.open()
        await until(lambda: len(store.answers[game]) == 2)
        assert set(second.memory.tables) == {game}
        for server in (first, second):
            await server.close()

    asyncio.run(whole())


def test_when_the_server_has_to_act() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server, game, store = servers[0], people[0].game, servers[0].store
        assert isinstance(store, MemoryStore)
        table = await server.tables.find(game)
        assert store.wakes[game] is None
        for seat in range(3):
            ident, options = asked(table, seat)
            await server.play.submit(table, seat, ident, options[0])
            assert store.wakes[game] is None
        table.row = msgspec.structs.replace(table.row, options=wire.TableOptions(turn_seconds=30))
        began_s = table.turn_s
        for seat in range(3):
            ident, options = asked(table, seat)
            await server.play.submit(table, seat, ident, options[0])
            assert store.wakes[game] == table.turn_s + 30
            assert (table.turn_s > began_s) == (seat == 2)
        table.left_s[1] = -1e9
        await server.lobby.set_seat(table, people[0].token, wire.SetSeat(1, "stand_in"))
        assert store.wakes[game] == 0.0

    at_table(3, scene)


# Changes that fail


def test_a_table_whose_change_failed_is_loaded_again() -> None:
    """Nobody knows whether the answer is stored, so the table in memory is not used any more."""

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server, game, store = servers[0], people[0].game, servers[0].store
        assert isinstance(store, MemoryStore)
        table = await server.tables.find(game)
        ident, options = asked(table, 0)

        def fail() -> None:
            store.before_append = None
            raise OSError("the database is away")

        store.before_append = fail
        with pytest.raises(OSError, match="away"):
            await server.play.submit(table, 0, ident, options[0])
        assert table.is_lost
        assert server.memory.to_reload == {game}
        other = asked(table, 1)
        assert await refusal_of(server.play.submit(table, 1, other[0], other[1][0])) == "restarting"
        await server.upkeep.wake_tables()
        again = server.memory.get(game)
        assert again is not None
        assert again is not table
        assert server.memory.to_reload == set()
        assert await server.play.submit(again, 0, ident, options[0])

    at_table(3, scene)


def test_a_table_that_cannot_be_loaded_keeps_no_other_asleep() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server, game, store = servers[0], people[0].game, servers[0].store
        assert isinstance(store, MemoryStore)
        other = await full_table(server, 3)
        for name in (game, other[0].game):
            server.memory.remove(server.memory.tables[name])
            store.owners[name], store.wakes[name] = "gone", 0.0
        store.answers[game] = [AnswerRow(0, 77, "no such choice", 0.0)]
        await server.upkeep.wake_tables()
        assert list(server.memory.tables) == [other[0].game]
        assert await store.due(server.node.id, 9) == [], "it is not tried again and again"

    at_table(3, scene)


def test_a_process_that_stops_is_not_ready() -> None:
    async def whole() -> None:
        app = make_app(quick_settings())
        server: GameServer = app.state.server
        await server.open()
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://test") as client:
            assert (await client.get("/readyz")).status_code == 200
            server.node.is_draining = True
            assert (await client.get("/readyz")).json()["code"] == "restarting"
        server.node.is_draining = False
        await server.close()

    asyncio.run(whole())


def test_an_absence_begins_anew_with_every_owner() -> None:
    async def whole() -> None:
        server = GameServer(quick_settings(absent_s=60.0), MemoryStore())
        await server.open()
        people = await full_table(server, 3)
        table = await server.tables.find(people[0].game)
        table.loaded_s -= 61.0
        server.memory.let_go(table)
        table = await server.tables.find(people[0].game)
        wish = wire.SetSeat(1, "stand_in")
        assert await refusal_of(server.lobby.set_seat(table, people[0].token, wish)) == "present"
        table.loaded_s -= 61.0
        await server.lobby.set_seat(table, people[0].token, wish)
        assert (
            await refusal_of(server.lobby.set_seat(table, people[0].token, wire.SetSeat(1, "hand_back")))
            == "not_your_seat"
        )
        await server.lobby.set_seat(table, people[1].token, wire.SetSeat(1, "hand_back"))
        assert not table.seats[1].stand_in
        await server.close()

    asyncio.run(whole())


# Processes that come and go


def fall_silent(server: GameServer, url: str) -> None:
    """Stop the process's signs of life, and let as much time go by as its lease lasts."""
    node = server.node
    node.stopped.set()
    node.heart.join()
    with psycopg.connect(url) as database:
        changed = database.execute("UPDATE nodes SET beat_s = beat_s - 100 WHERE id = %s", (node.id,))
        assert changed.rowcount == 1
    node.beaten_s -= 100


def test_a_lost_owner_is_replaced(postgres_url: str) -> None:
    """The first process gives no sign of life. The other one takes its tables, and the first one notices."""

    async def play(one: GameServer, other: GameServer) -> None:
        people = await full_table(one, 3)
        table = await one.tables.find(people[0].game)
        with pytest.raises(OwnedElsewhere):
            await other.tables.find(table.row.id)
        name = one.node.id
        fall_silent(one, postgres_url)
        await until(lambda: table.is_lost)
        assert one.node.id != name, "it goes on under another name"
        assert not one.node.may_own
        assert await refusal_of(one.tables.find(table.row.id)) == "restarting"
        assert (await other.tables.find(table.row.id)).lease.epoch == 2

    on_two(postgres_url, play)


def test_bots_of_a_lost_owner_go_on_without_being_asked(postgres_url: str) -> None:
    async def play(one: GameServer, other: GameServer) -> None:
        wish = wire.NewGame("Anna", wire.GameConfig(players=3), seats=[wire.SeatWish("bot", "random")] * 2, start=True)
        one.play.wake = lambda table: None  # type: ignore[method-assign]
        game = (await one.new_tables.make(wish)).game
        fall_silent(one, postgres_url)
        await until(lambda: other.memory.get(game) is not None and other.memory.tables[game].count == 2)

    on_two(postgres_url, play)


def test_a_busy_event_loop_keeps_its_tables(postgres_url: str) -> None:
    """Signs of life come from a thread of their own."""

    async def play(one: GameServer, other: GameServer) -> None:
        people = await full_table(one, 3)
        table = await one.tables.find(people[0].game)
        # Both loops are this one, and it does nothing until the database has renewed the lease.
        beaten_s, until_s = one.node.beaten_s, time.monotonic() + PATIENCE_S
        while one.node.beaten_s == beaten_s:
            assert time.monotonic() < until_s, "no sign of life"
            time.sleep(0.01)
        assert not table.is_lost
        with pytest.raises(OwnedElsewhere):
            await other.tables.find(table.row.id)

    on_two(postgres_url, play)


def test_an_event_loop_that_hangs_gives_no_sign_of_life(monkeypatch: pytest.MonkeyPatch) -> None:
    """The thread that beats asks when the loop was last heard of."""
    monkeypatch.setattr("sevenwonders.server.store.lease_holder.BEAT_S", 0.01)
    beats: list[float] = []

    class SharedStore(MemoryStore):
        is_shared = True

        def beat(self, node: str, address: str) -> float:
            beats.append(time.monotonic())
            return super().beat(node, address)

    async def whole() -> None:
        node = LeaseHolder(SharedStore(), "127.0.0.1:1")
        await node.open()
        await until(lambda: len(beats) > 3)
        monkeypatch.setattr("sevenwonders.server.store.lease_holder.HANGS_S", 0.0)
        count = len(beats)
        await asyncio.sleep(0.15)
        assert len(beats) <= count + 1, "one may have been under way"
        await node.close()

    asyncio.run(whole())


def test_a_process_knows_the_time_of_the_database_before_its_first_heartbeat(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Calls that it relays carry that time; with a wrong one its callers would count as strangers."""
    monkeypatch.setattr(LeaseHolder, "_beat", lambda _: None)

    async def play(one: GameServer, other: GameServer) -> None:
        now_s = await asyncio.to_thread(other.store.beat, other.node.id, other.node.address)
        assert abs(one.node.shared_s() - now_s) < PATIENCE_S

    on_two(postgres_url, play)


def test_a_process_that_stops_hands_its_tables_over_at_once(postgres_url: str) -> None:
    async def play(one: GameServer, other: GameServer) -> None:
        people = await full_table(one, 3)
        table = await one.tables.find(people[0].game)
        ident, options = asked(table, 0)
        under_way = asyncio.create_task(one.play.submit(table, 0, ident, options[0]))
        await asyncio.sleep(0)
        await one.drain()
        assert await under_way, "an answer under way is finished"
        taken = await other.tables.find(table.row.id)
        assert taken.last_choice(ident) == options[0]
        assert await refusal_of(one.tables.find(table.row.id)) == "restarting"
        assert (one.node.may_own, other.node.may_own) == (False, True)

    on_two(postgres_url, play)
