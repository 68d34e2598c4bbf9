"""Tables that move to the process that their people meet, and calls that are passed on to their owner."""

import asyncio
import re

import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from sevenwonders.server.metrics import Metrics
from sevenwonders.server.store.lease_holder import LeaseHolder
from sevenwonders.server.store.protocol import OwnedElsewhere
from sevenwonders.server.store.sql import make_store
from sevenwonders.server.tables.viewer import RESTARTING, FrameWriter, Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.web.relay import HEADER, Relay
from sevenwonders.server.wire import messages as wire
from tests.server.full_tables import at_table, full_table
from tests.server.house import House, Person, open_house, quick_settings
from tests.server.memory_store import MemoryStore
from tests.server.two_servers import on_two

pytestmark = pytest.mark.usefixtures("patient_leases")

METRICS_TOKEN = "for tests of owners only"


# Tables follow their people


async def state_seen(house: House, seat: wire.Seated) -> wire.TableState:
    async with Person(house, seat.game, seat.token) as person:
        return person.table


def relayed(house: House) -> int:
    """How many sockets the process has passed on to others."""
    text = house.ask("GET", "/metrics", token=METRICS_TOKEN).text
    found = re.search(r'^sevenwonders_relayed_total{what="socket"} (\d+)', text, re.MULTILINE)
    return int(found[1]) if found else 0


def test_a_table_moves_to_the_process_that_its_people_meet(postgres_url: str) -> None:
    """Proxies route by table, but a table is made by any process: it follows the first who comes to it."""
    settings = quick_settings(postgres_url, metrics_token=METRICS_TOKEN)
    with open_house(settings) as one, open_house(settings) as two:
        host = one.new_game(3, bots=1)

        async def scene() -> None:
            async with Person(two, host.game, host.token) as first:
                assert first.table.status == "lobby"
                assert relayed(two) == 1, "the first has asked for the table"
                link = first.table.join
                friend = await asyncio.to_thread(
                    two.post, f"/api/games/{host.game}/join", {"join": link, "name": "Ben"}
                )
                async with Person(two, host.game, friend.json()["token"]) as second:
                    started = await asyncio.to_thread(two.post, f"/api/games/{host.game}/start", None, host.token)
                    assert started.status_code == 200
                    await asyncio.gather(first.play(2), second.play(2))
                    assert relayed(two) == 1, "nothing was passed on after that"
                    # Somebody who meets the wrong process is served all the same, and moves nothing.
                    seen = await state_seen(one, host)
                    assert (seen.status, relayed(one)) == ("playing", 1)
                    await asyncio.gather(first.play(1), second.play(1))

        asyncio.run(scene())


def test_all_who_come_at_once_find_the_table(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    # A page would come again after three seconds.
    monkeypatch.setattr("sevenwonders.server.web.relay.CONNECT_S", 60.0)
    settings = quick_settings(postgres_url)
    with open_house(settings) as one, open_house(settings) as two:
        people = one.full_table(3)

        async def scene() -> None:
            seen = await asyncio.gather(*(state_seen(two, seat) for seat in people * 3))
            assert {state.status for state in seen} == {"playing"}

        asyncio.run(scene())


def test_those_who_are_passed_on_come_back_when_their_table_moves(postgres_url: str) -> None:
    """Nobody is connected to the owner itself any more."""

    async def play(one: GameServer, other: GameServer) -> None:
        people = await full_table(one, 3)
        game = people[0].game
        table = await one.tables.find(game)
        viewers = [Viewer(Mute(), 0), Viewer(Mute(), 1, relayed=True)]
        table.viewers += viewers
        assert not await one.tables.hand_over(game)
        table.viewers.remove(viewers[0])
        assert await one.tables.hand_over(game)
        assert (table.is_lost, viewers[1].close_code) == (True, RESTARTING)
        assert (await other.tables.find(game)).lease.epoch == table.lease.epoch + 1
        with pytest.raises(OwnedElsewhere):
            await one.tables.find(game)
        # A process that has forgotten a table gives it up too, and one that has lost it changes nothing.
        other.memory.remove(other.memory.tables[game])
        assert await one.tables.hand_over(game)
        with pytest.raises(OwnedElsewhere):
            await one.tables.find(game)
        assert await other.tables.hand_over(game)
        assert (await one.tables.find(game)).lease.epoch == table.lease.epoch + 2

    on_two(postgres_url, play)


def test_a_table_that_cannot_be_given_up_is_loaded_again(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server, game = servers[0], people[0].game

        async def broken(*_: object) -> None:
            raise OSError("the disk")

        monkeypatch.setattr(server.store, "release", broken)
        table = await server.tables.find(game)
        with pytest.raises(OSError, match="the disk"):
            await server.tables.hand_over(game)
        assert table.is_lost
        assert server.memory.to_reload == {game}

    at_table(3, scene)


class Mute(FrameWriter):
    """A connection on which nothing is sent."""

    def write_frame(self, frame: bytes) -> None:
        pass

    def waiting_bytes(self) -> int:
        return 0


# Passing on


def relay_of(node: str, secret: bytes = b"shared") -> Relay:
    store = MemoryStore()
    relay = Relay(LeaseHolder(store, "127.0.0.1:1"), Metrics(), 10)
    relay.node.id, relay.secret = node, secret
    return relay


def test_only_processes_of_ours_can_pass_calls_on() -> None:
    sender, receiver = relay_of("one"), relay_of("two")
    text = sender.pass_for("two", "/api/games/a/join", "203.0.113.7")

    def caller(relay: Relay, path: str = "/api/games/a/join", proof: str = text) -> str | None:
        return relay.caller_in(path, [(b"host", b"x"), (HEADER.encode(), proof.encode())])

    assert caller(receiver) == "203.0.113.7"
    assert caller(receiver, path="/api/games/b/join") is None
    assert caller(relay_of("three")) is None
    assert caller(relay_of("two", b"another secret")) is None
    assert caller(relay_of("two", b"")) is None, "before the secret is known"
    assert caller(receiver, proof=text.replace("203.0.113.7", "203.0.113.8")) is None
    assert caller(receiver, proof=f"1{text}") is None
    assert caller(receiver, proof="") is None
    receiver.node.database_s += 60
    assert caller(receiver) is None, "it is too old"


def test_limits_are_those_of_the_process_that_met_the_caller(postgres_url: str) -> None:
    """Many callers come through the same other process, which must not use up the limits of one address."""
    narrow = quick_settings(postgres_url, sockets_per_address=1, connections_per_address=3, requests_per_minute=40)
    with open_house(narrow) as owner, open_house(quick_settings(postgres_url)) as other:
        people = [owner.new_game(3)]

        async def scene() -> None:
            game, token = people[0].game, people[0].token
            # The first is connected to the owner, so the table stays there.
            company = [Person(owner, game, token)] + [Person(other, game, token) for _ in range(8)]
            for person in company:
                await person.__aenter__()
            for _ in range(40):
                done = await asyncio.to_thread(other.ask, "GET", f"/api/games/{game}/chat?before=9", None, token)
                assert done.status_code == 200
            for person in company:
                await person.__aexit__()

        asyncio.run(scene())


@pytest.mark.parametrize("text", ["", "1.0 forged 127.0.0.1", "x" * 2000])
def test_a_call_that_pretends_to_be_passed_on_is_not_passed_on(postgres_url: str, text: str) -> None:
    settings = quick_settings(postgres_url)
    with open_house(settings) as one, open_house(settings) as two:
        host = one.new_game(3)
        path = f"/api/games/{host.game}/chat?before=9"
        assert two.ask("GET", path, token=host.token).status_code == 200
        assert two.ask("GET", path, token=host.token, headers={HEADER: text}).status_code == 503
        assert one.ask("GET", path, token=host.token, headers={HEADER: text}).status_code == 200, "its own table"

        async def scene() -> None:
            address = f"ws://127.0.0.1:{two.port}/api/games/{host.game}/socket"
            async with connect(address, additional_headers={HEADER: text}) as socket:
                await socket.send(msgspec.json.encode(wire.Hello(host.token, -1)).decode())
                with pytest.raises(ConnectionClosed):
                    await socket.recv()
                assert socket.close_code == RESTARTING

        asyncio.run(scene())


def test_an_owner_that_cannot_be_reached_is_tried_again(postgres_url: str) -> None:
    """Its signs of life come, but nobody answers at its address."""
    settings = quick_settings(postgres_url)
    with open_house(settings) as one, open_house(settings) as two:
        host = one.new_game(3)

        async def move_away() -> None:
            store = make_store(postgres_url)
            server = GameServer(msgspec.structs.replace(settings, relay_address="127.0.0.1:1"), store)
            await server.open()
            try:
                table = await server.new_tables.make(wire.NewGame("Anna"))
                found = await asyncio.to_thread(
                    two.ask, "GET", f"/api/games/{table.game}/chat?before=9", None, "x" * 32
                )
                assert (found.status_code, found.json()["code"]) == (503, "restarting")
                async with connect(f"ws://127.0.0.1:{two.port}/api/games/{table.game}/socket") as socket:
                    await socket.send(msgspec.json.encode(wire.Hello(table.token, -1)).decode())
                    with pytest.raises(ConnectionClosed):
                        await socket.recv()
                    assert socket.close_code == RESTARTING
            finally:
                await server.close()

        asyncio.run(move_away())
        assert two.ask("GET", f"/api/games/{host.game}/chat?before=9", token=host.token).status_code == 200


def test_every_route_of_a_table_reaches_its_owner(postgres_url: str) -> None:
    settings = quick_settings(postgres_url)
    with open_house(settings) as one, open_house(settings) as two:
        host = one.new_game(3)
        link = one.join_link(host)
        path = f"/api/games/{host.game}"
        assert two.post(f"{path}/join", {"join": "x" * 43, "name": "Ben"}).json()["code"] == "bad_link"
        assert two.post(f"{path}/join", {"join": link, "name": "Ben"}).json()["seat"] == 1
        assert two.post(f"{path}/seat", {"seat": 2, "kind": "bot", "bot": "random"}, host.token).status_code == 200
        assert two.post(f"{path}/start", None, "x" * 32).status_code == 403
        assert two.post(f"{path}/start", None, host.token).json() == {"game": host.game, "status": "playing"}
        assert two.post(f"{path}/rematch", None, host.token).json()["code"] == "not_finished"
        assert two.get(f"{path}/record").status_code == 409


def test_everybody_finds_the_same_rematch_whoever_owns_it(postgres_url: str) -> None:
    settings = quick_settings(postgres_url)
    with open_house(settings) as one, open_house(settings) as two:
        people = one.full_table(3)

        async def finish() -> None:
            company = [Person(two, seat.game, seat.token, seed=seat.seat) for seat in people]
            for person in company:
                await person.__aenter__()
            await asyncio.gather(*(person.play() for person in company))
            for person in company:
                await person.__aexit__()

        asyncio.run(finish())
        path = f"/api/games/{people[0].game}/rematch"
        found = [house.post(path, None, seat.token) for house, seat in zip((two, one, two), people, strict=True)]
        assert [answer.status_code for answer in found] == [200, 200, 200]
        assert len({answer.json()["game"] for answer in found}) == 1
