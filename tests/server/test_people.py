"""The people at a table: the host and its successors, links, removals, and muting."""

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import cast

import msgspec
import pytest

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.server import tokens
from sevenwonders.server.tables import table as tables
from sevenwonders.server.tables import upkeep
from sevenwonders.server.tables.broadcast import send_presence
from sevenwonders.server.tables.people import begin_vote
from sevenwonders.server.tables.seats import bot_seat
from sevenwonders.server.tables.session import Session
from sevenwonders.server.tables.table import VOTE_S
from sevenwonders.server.tables.viewer import REFUSED, Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.web.websocket import SocketLine
from sevenwonders.server.wire import messages as wire
from tests.server.company import act, chat_of, later, lobby, play_to_the_end, say, sent_away, state_of, told
from tests.server.full_tables import asked, at_table, refusal_of
from tests.server.house import House, Person, open_house, problem, quick_settings, seated
from tests.server.paper import Paper


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


# The host


def test_the_host_passes_the_role_on(house: House) -> None:
    anna, berta = lobby(house, "Berta")
    assert act(house, anna, "host", seat=1) == (200, "lobby")
    assert state_of(house, berta).host == 1
    assert told(house, berta) == [("host", "Anna", "Berta")]
    assert act(house, anna, "host", seat=0) == (403, "not_host")
    assert act(house, anna, "start", fill="random") == (403, "not_host")
    assert act(house, berta, "start", fill="random") == (200, "playing")
    assert act(house, berta, "host", seat=0) == (200, "playing"), "in play too"
    assert state_of(house, anna).me == 0, "everybody keeps seat and token"


def test_only_the_host_may(house: House) -> None:
    anna, berta, carla = lobby(house, "Berta", "Carla")
    assert act(house, berta, "host", seat=1) == (403, "not_host")
    assert act(house, berta, "mute", seat=2) == (403, "not_host")
    assert act(house, berta, "remove", seat=2) == (403, "not_host")
    assert act(house, berta, "link", link="join") == (403, "not_host")
    assert problem(house.ask("DELETE", f"/api/games/{anna.game}", token=berta.token)) == (403, "not_host")
    for action, body in [
        ("host", {"seat": 1}),
        ("mute", {"seat": 1}),
        ("remove", {"seat": 1}),
        ("link", {"link": "join"}),
        ("leave", None),
        ("forget", None),
    ]:
        path = f"/api/games/{anna.game}/{action}"
        assert problem(house.post(path, body)) == (401, "no_token")
        for token in ("x" * 32, house.join_link(anna), house.watch_link(anna), house.new_game(3).token):
            assert problem(house.post(path, body, token)) == (403, "not_your_table")
    assert problem(house.ask("DELETE", f"/api/games/{anna.game}")) == (401, "no_token")
    assert chat_of(house, carla) == [], "nothing has happened"


@pytest.mark.parametrize("action", ["host", "mute", "remove"])
def test_it_takes_another_person(house: House, action: str) -> None:
    anna = house.new_game(4, bots=1)
    for seat, code in [(0, (409, "own_seat")), (1, (409, "person_needed")), (3, (409, "person_needed"))]:
        assert act(house, anna, action, seat=seat) == code
    assert act(house, anna, action, seat=6) == (422, "no_seat")
    assert act(house, anna, action, seat=-1) == (422, "bad_message")


def test_whoever_has_been_there_longest_is_the_next_host(house: House) -> None:
    anna, berta, carla = lobby(house, "Berta", "Carla")
    assert act(house, berta, "leave") == (200, "lobby")
    dora = house.join(anna, "Dora")
    assert dora.seat == berta.seat
    assert act(house, anna, "leave") == (200, "lobby")
    state = state_of(house, dora)
    assert state.host == carla.seat, "Dora has the earlier seat, but came later"
    assert state.seats[0].kind == "open"
    assert told(house, dora) == [("left", "", "Berta"), ("left", "", "Anna"), ("host", "", "Carla")]
    assert act(house, anna, "start", fill="random") == (403, "not_your_table")
    assert act(house, carla, "start", fill="random") == (200, "playing")


def test_an_absent_host_is_replaced_by_somebody_who_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(upkeep, "ROUND_S", 0.02)
    with open_house(quick_settings(host_absent_s=0.1)) as house:
        anna, _, carla = lobby(house, "Berta", "Carla")

        async def scene() -> None:
            async with Person(house, anna.game, anna.token) as host, Person(house, anna.game, carla.token) as person:
                await asyncio.sleep(0.2)
                assert person.table.host == anna.seat
                assert host.socket is not None
                await host.socket.close()
                await person.until(lambda: person.table.host == carla.seat)
                await person.until(lambda: isinstance(person.messages[-1], wire.Said))

        asyncio.run(scene())
        assert told(house, carla) == [("host", "", "Carla")]
        assert act(house, anna, "host", seat=1) == (403, "not_host")
        assert state_of(house, anna).host == carla.seat, "whoever comes back is a guest"


# Links


def test_a_new_link_takes_the_place_of_the_old_one(house: House) -> None:
    anna = house.new_game(4)
    path = f"/api/games/{anna.game}"
    for _ in range(2):
        old, watch = house.join_link(anna), house.watch_link(anna)
        assert act(house, anna, "link", link="join") == (200, "lobby")
        assert problem(house.post(f"{path}/join", {"join": old, "name": "Eve"})) == (403, "bad_link")
        assert house.join(anna, "Berta").game == anna.game
        assert house.watch_link(anna) == watch, "the other link stays"
    assert told(house, anna) == [("join_link", "Anna", "")] * 2


@pytest.mark.parametrize("away", [False, True])
def test_watchers_stay_or_go_when_their_link_changes(house: House, away: bool) -> None:
    anna, _ = lobby(house, "Berta")
    old = house.watch_link(anna)

    async def scene() -> None:
        async with Person(house, anna.game, old) as watcher, Person(house, anna.game, anna.token) as host:
            assert await later(house, anna, "link", link="watch", send_away=away) == (200, "lobby")
            await host.until(lambda: host.table.watch != old)
            if away:
                assert await sent_away(watcher) == "new_watch_link"
                assert watcher.table.watch == old, "nobody who has to go hears of the new link"
            else:
                await watcher.until(lambda: watcher.table.watch == host.table.watch)
        async with Person(house, anna.game, old) as late:
            assert await sent_away(late) == "not_your_table"
        async with Person(house, anna.game, host.table.watch) as late:
            assert late.table.me == -1
            assert late.table.join == ""

    asyncio.run(scene())


# Removal


def test_somebody_removed_from_the_lobby_cannot_come_back(house: House) -> None:
    anna, berta, carla = lobby(house, "Berta", "Carla")
    path = f"/api/games/{anna.game}"
    join, watch = house.join_link(anna), house.watch_link(anna)

    async def scene() -> None:
        async with Person(house, anna.game, berta.token) as person:
            assert await later(house, anna, "remove", seat=1) == (200, "lobby")
            assert await sent_away(person) == "removed_by_host"
        for token, code in ((berta.token, "removed_by_host"), (watch, "not_your_table")):
            async with Person(house, anna.game, token) as person:
                assert await sent_away(person) == code

    asyncio.run(scene())
    for token in ("", berta.token):
        assert problem(house.post(f"{path}/join", {"join": join, "name": "Berta"}, token)) == (403, "bad_link")
    assert act(house, berta, "leave") == (403, "not_your_table")
    assert act(house, anna, "remove", seat=1) == (409, "person_needed"), "twice is once"
    assert told(house, carla) == [("removed", "Anna", "Berta")]
    assert house.join(anna, "Berta").seat == 1, "whoever gets the new link may come"


def test_a_removal_while_somebody_joins(house: House) -> None:
    """The old link works up to the removal and not after it, however close they are."""
    for _ in range(5):
        anna, berta = lobby(house, "Berta", players=5)
        link = house.join_link(anna)
        wish = {"join": link, "name": "Berta"}
        path = f"/api/games/{anna.game}/join"
        with ThreadPoolExecutor(5) as threads:
            joins = [threads.submit(house.post, path, wish, berta.token) for _ in range(2)]
            removal = threads.submit(act, house, anna, "remove", seat=1)
            joins += [threads.submit(house.post, path, wish, berta.token) for _ in range(2)]
            answers = [answer.result() for answer in joins]
        assert removal.result() == (200, "lobby")
        for answer in answers:
            assert answer.status_code == 403 or seated(answer) == berta
        assert problem(house.post(path, wish, berta.token)) == (403, "bad_link")
        assert [seat.kind for seat in state_of(house, anna).seats] == ["person"] + ["open"] * 4


def test_a_removal_while_somebody_connects() -> None:
    """Whoever is removed between the hello and the welcome is not let in."""

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        server = servers[0]
        table = await server.tables.find(people[0].game)
        paper = Paper()
        viewer = Viewer(paper, 1)
        hello = wire.Hello(people[1].token)
        async with table.lock:
            coming = asyncio.create_task(server.sockets._stay(table, cast(SocketLine, None), viewer, hello))
            await asyncio.sleep(0)
            table.seats[1] = msgspec.structs.replace(table.seats[1], token_hash=tokens.hash_of("another"))
        assert await refusal_of(coming) == "not_your_table"
        assert not paper.frames
        assert viewer not in table.viewers

    at_table(3, scene)


def test_what_a_removed_person_still_sends_is_not_heard() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        viewer = Viewer(Paper(), 1)
        visit = Session(servers[0].sockets.actions, table, viewer, 10)
        ident, options = asked(table, 1)
        viewer.drop(REFUSED)
        visit.receive(msgspec.json.encode(wire.Answer(ident, options[0])))
        await asyncio.sleep(0.01)
        assert table.decision(ident) is not None
        assert table.last_choice(ident) == UNANSWERED

    at_table(3, scene)


def test_what_waits_while_its_sender_is_removed_is_not_heard() -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        visit = Session(servers[0].sockets.actions, table, Viewer(Paper(), 1), 10)
        ident, options = asked(table, 1)
        async with table.lock:
            for message in (wire.Answer(ident, options[0]), wire.Say("Hello")):
                visit.receive(msgspec.json.encode(message))
            await asyncio.sleep(0.01)
            table.seats[1] = bot_seat("classic", 1, "random")
        await asyncio.sleep(0.01)
        assert table.last_choice(ident) == UNANSWERED
        assert not table.chat

    at_table(3, scene)


def test_in_play_most_of_the_others_have_to_ask(house: House) -> None:
    anna, berta, carla, dora = house.full_table(4)
    watch = house.watch_link(anna)
    for _ in range(2):
        assert act(house, anna, "remove", seat=3) == (200, "playing"), "asking twice counts once"
    vote = state_of(house, berta).seats[3].removal
    assert vote is not None
    assert (vote.seats, vote.needed, vote.votes) == ([0], 2, 1)
    assert 0 < vote.left_s <= VOTE_S
    assert act(house, anna, "remove", seat=3, wanted=False) == (200, "playing")
    assert state_of(house, berta).seats[3].removal is None
    assert act(house, dora, "remove", seat=3) == (409, "own_seat")
    assert act(house, berta, "remove", seat=3) == (200, "playing")

    async def scene() -> None:
        async with Person(house, anna.game, dora.token) as person, Person(house, anna.game, carla.token) as other:
            assert await later(house, carla, "remove", seat=3) == (200, "playing")
            assert await sent_away(person) == "removed_by_vote"
            await other.until(lambda: other.table.seats[3].kind == "bot")
            await other.until(lambda: any(item.seat == 3 and item.answered for item in other.table.decisions))
            assert not any("Guest 3" in line.text for line in other.log), "the log names the seat's new player"

    asyncio.run(scene())
    assert act(house, dora, "leave") == (403, "not_your_table")
    assert told(house, anna) == [
        ("removal_asked", "Anna", "Guest 3"),
        ("removal_withdrawn", "Anna", "Guest 3"),
        ("removal_asked", "Guest 1", "Guest 3"),
        ("removal_asked", "Guest 2", "Guest 3"),
        ("removed", "", "Guest 3"),
    ]
    assert house.watch_link(anna) != watch
    play_to_the_end(house, [anna, berta, carla])


def test_a_vote_without_enough_votes_ends(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    anna, berta, carla, _ = house.full_table(4)
    assert act(house, anna, "remove", seat=3) == (200, "playing")
    monkeypatch.setattr(tables, "VOTE_S", 0.0)
    assert state_of(house, berta).seats[3].removal is None
    assert act(house, anna, "remove", seat=3, wanted=False) == (200, "playing"), "there is nothing to take back"
    assert act(house, berta, "remove", seat=3) == (200, "playing"), "the vote begins anew, so Anna's is not counted"
    assert state_of(house, carla).seats[3].kind == "person"
    monkeypatch.undo()
    vote = state_of(house, berta).seats[3].removal
    assert vote is not None
    assert vote.seats == [1]
    assert told(house, carla) == [("removal_asked", "Anna", "Guest 3"), ("removal_asked", "Guest 1", "Guest 3")]


def test_everybody_hears_that_a_vote_has_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        table.seats[2] = msgspec.structs.replace(table.seats[2], removal=1)
        paper = Paper()
        table.viewers.append(Viewer(paper, 1))
        begin_vote(table, 2)
        send_presence(table)
        assert "removal" in paper.texts()[-1]
        monkeypatch.setattr(tables, "VOTE_S", 0.0)
        begin_vote(table, 2)
        while len(paper.frames) < 2:
            await asyncio.sleep(0)
        assert "removal" not in paper.texts()[-1]

    at_table(3, scene)


def test_the_host_can_be_removed_too(house: House) -> None:
    _, berta, carla = house.full_table(3)
    for person in (berta, carla):
        assert act(house, person, "remove", seat=0) == (200, "playing")
    state = state_of(house, carla)
    assert (state.seats[0].kind, state.host) == ("bot", berta.seat)
    assert told(house, carla)[-1] == ("host", "", "Guest 1")


def test_nobody_is_removed_by_a_single_person_in_play(house: House) -> None:
    anna, berta = house.full_table(2)
    assert act(house, anna, "remove", seat=1) == (409, "removal_alone")
    assert act(house, berta, "remove", seat=0) == (409, "removal_alone")
    three = house.full_table(3)
    assert act(house, three[1], "leave") == (200, "playing")
    assert act(house, three[0], "remove", seat=2) == (409, "removal_alone")
    host = house.finished_game()
    assert act(house, host, "remove", seat=1) == (409, "person_needed")


# Muting


def test_somebody_muted_cannot_chat_until_the_host_allows_it(house: House) -> None:
    anna, berta = lobby(house, "Berta")
    for _ in range(2):
        assert act(house, anna, "mute", seat=1) == (200, "lobby")
    assert state_of(house, berta).seats[1].muted
    assert say(house, berta, "Hello?") == ["muted"]
    assert say(house, anna, "Silence") == []
    assert act(house, anna, "start", fill="random") == (200, "playing")
    assert say(house, berta, "Hello?") == ["muted"]
    assert act(house, anna, "mute", seat=1, muted=False) == (200, "playing")
    assert say(house, berta, "Hello!") == []
    assert told(house, anna) == [
        ("muted", "Anna", "Berta"),
        ("said", "Anna", "Silence"),
        ("unmuted", "Anna", "Berta"),
        ("said", "Berta", "Hello!"),
    ]
