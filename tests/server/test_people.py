"""The people at a table: the host and its successors, links, removals, muting, and who wants to be forgotten."""

import asyncio
import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import cast

import msgspec
import pytest

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.game import Game
from sevenwonders.server import background, tokens
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.store import databases
from sevenwonders.server.store.sqlite_file import lacks_wal
from sevenwonders.server.tables import table as tables
from sevenwonders.server.tables import upkeep
from sevenwonders.server.tables.broadcast import send_presence
from sevenwonders.server.tables.people import begin_vote
from sevenwonders.server.tables.seats import bot_seat
from sevenwonders.server.tables.session import Session
from sevenwonders.server.tables.table import VOTE_S, LiveTable
from sevenwonders.server.tables.viewer import REFUSED, Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.web.websocket import SocketLine
from sevenwonders.server.wire import messages as wire
from tests.server.full_tables import asked, at_table, refusal_of
from tests.server.house import House, Person, open_house, problem, quick_settings, seated
from tests.server.paper import Paper


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


def state_of(house: House, seat: wire.Seated) -> wire.TableState:
    return asyncio.run(house.first_state(seat))


def chat_of(house: House, seat: wire.Seated) -> list[wire.ChatLine]:
    found = house.ask("GET", f"/api/games/{seat.game}/chat?before=1000", token=seat.token)
    return [wire.ChatLine(**line) for line in found.json()]


def told(house: House, seat: wire.Seated) -> list[tuple[str, str, str]]:
    """What everybody was told: the kind of each line, who did it, and whom it concerns."""
    return [(line.kind, line.name, line.text) for line in chat_of(house, seat)]


def lobby(house: House, *guests: str, players: int = 4) -> list[wire.Seated]:
    """A lobby with its host Anna and these guests."""
    host = house.new_game(players)
    return [host, *(house.join(host, name) for name in guests)]


def act(house: House, seat: wire.Seated, action: str, /, **body: object) -> tuple[int, str]:
    """Do something at the table: the status, and the code of a refusal or the status of the table."""
    answer = house.post(f"/api/games/{seat.game}/{action}", body or None, seat.token)
    return (answer.status_code, answer.json()["status"]) if answer.is_success else problem(answer)


async def later(house: House, seat: wire.Seated, action: str, /, **body: object) -> tuple[int, str]:
    return await asyncio.to_thread(act, house, seat, action, **body)


async def sent_away(person: Person) -> str:
    """Wait until the person's socket is closed, and return the last refusal."""
    assert person.reader is not None
    await asyncio.wait_for(person.reader, 5)
    return person.refusals()[-1]


def say(house: House, seat: wire.Seated, text: str) -> list[str]:
    """Say something; the refusals, if there are any."""

    async def scene() -> list[str]:
        async with Person(house, seat.game, seat.token) as person:
            before = len(person.messages)
            await person.send(wire.Say(text))
            await person.until(
                lambda: any(isinstance(one, wire.Said | wire.Refused) for one in person.messages[before:])
            )
            return person.refusals()

    return asyncio.run(scene())


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


def play_to_the_end(house: House, people: list[wire.Seated]) -> None:
    async def one(seat: wire.Seated) -> None:
        async with Person(house, seat.game, seat.token, seed=seat.seat) as person:
            await person.play()

    async def scene() -> None:
        await asyncio.gather(*(one(seat) for seat in people))

    asyncio.run(scene())


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


# Leaving and being forgotten


def test_a_bot_plays_on_for_somebody_who_leaves(house: House) -> None:
    anna, berta, carla = house.full_table(3)
    assert act(house, anna, "leave") == (200, "playing")
    assert act(house, anna, "leave") == (403, "not_your_table")
    state = state_of(house, berta)
    assert (state.seats[0].kind, state.seats[0].name, state.host) == ("bot", BOT_NAMES[0], berta.seat)
    play_to_the_end(house, [berta, carla])
    assert act(house, berta, "leave") == (200, "finished")
    state = state_of(house, carla)
    assert (state.seats[1].kind, state.seats[1].name, state.host) == ("person", "Guest 1", carla.seat)
    rematch = seated(house.post(f"/api/games/{anna.game}/rematch", token=carla.token))
    assert [seat.kind for seat in state_of(house, rematch).seats] == ["bot", "open", "person"]


@pytest.mark.parametrize("action", ["leave", "forget"])
def test_the_last_person_takes_the_table_along(house: House, action: str) -> None:
    for host in (house.new_game(3, bots=1), house.new_game(3, bots=2, start=True)):
        assert act(house, host, action) == (200, "deleted")
        assert problem(house.post(f"/api/games/{host.game}/{action}", token=host.token)) == (404, "no_game")


def test_a_name_and_its_words_are_removed_in_play(house: House) -> None:
    anna = house.new_game(3)
    xenia = house.join(anna, "Xenia")
    carla = house.join(anna, "Carla")
    assert act(house, anna, "mute", seat=1) == (200, "lobby")
    assert act(house, anna, "mute", seat=1, muted=False) == (200, "lobby")
    assert act(house, anna, "start") == (200, "playing")
    assert say(house, xenia, "My secret hobby") == []
    assert say(house, carla, "I heard it") == []

    async def scene() -> None:
        async with Person(house, anna.game, carla.token) as person:
            await person.play(1)
            before = len(person.texts)
            assert await later(house, xenia, "forget", leave=False) == (200, "playing")
            await person.until(lambda: person.table.seats[1].name == "Player 2")
            fresh = [message for message in person.messages[before:] if isinstance(message, wire.Update)]
            assert fresh[0].whole, "what the page has is replaced"
            assert person.mine() == [], "the sealed answer stays"
        async with Person(house, anna.game, anna.token) as late:
            text = "".join(late.texts)
            assert "Xenia" not in text
            assert "hobby" not in text

    asyncio.run(scene())
    assert told(house, anna) == [
        ("muted", "Anna", "Player 2"),
        ("unmuted", "Anna", "Player 2"),
        ("erased", "Player 2", ""),
        ("said", "Carla", "I heard it"),
    ]
    assert state_of(house, xenia).me == 1, "the seat stays"
    assert act(house, xenia, "forget") == (200, "playing")
    assert state_of(house, anna).seats[1].kind == "bot"


def test_everything_said_since_is_erased_too(house: House) -> None:
    """Whoever has a neutral name already is forgotten again, in the lobby and after the table was left."""
    anna, berta = lobby(house, "Xenia")
    for words in ("First secret", "Second secret"):
        assert say(house, berta, words) == []
        for _ in range(2):
            assert act(house, berta, "forget", leave=False) == (200, "lobby")
        assert {(line.kind, line.text) for line in chat_of(house, anna)} == {("erased", "")}
    assert say(house, berta, "Third secret") == []
    assert act(house, berta, "leave") == (200, "lobby")
    assert ("said", "Player 2", "Third secret") in told(house, anna)
    for _ in range(2):
        assert act(house, berta, "forget") == (200, "lobby"), "again is harmless"
    assert told(house, anna) == [("erased", "Player 2", "")] * 3 + [("left", "", "Player 2")]
    assert act(house, berta, "leave") == (403, "not_your_table"), "that is all that the old token is good for"


def test_only_those_who_wrote_a_line_erase_it(house: House) -> None:
    """A newcomer may have the name and the seat of somebody who has left."""
    anna, berta = lobby(house, "Berta")
    assert say(house, berta, "From the first") == []
    assert act(house, berta, "leave") == (200, "lobby")
    second = house.join(anna, "Berta")
    assert second.seat == berta.seat
    assert say(house, second, "From the second") == []
    assert act(house, second, "forget", leave=False) == (200, "lobby")
    assert told(house, anna) == [
        ("said", "Berta", "From the first"),
        ("left", "", "Berta"),
        ("erased", "Player 2", ""),
    ]
    assert act(house, second, "leave") == (200, "lobby")
    third = house.join(anna, "Berta")
    assert say(house, third, "From the third") == []
    assert act(house, berta, "forget") == (200, "lobby")
    assert [(line.kind, line.name) for line in chat_of(house, anna)] == [
        ("erased", "Player 2"),
        ("left", ""),
        ("erased", "Player 2"),
        ("left", ""),
        ("said", "Berta"),
    ]
    assert state_of(house, anna).seats[1].name == "Berta"


def test_a_removed_person_is_forgotten_too(house: House) -> None:
    anna, berta = lobby(house, "Xenia")
    assert say(house, berta, "My words") == []
    assert act(house, anna, "remove", seat=1) == (200, "lobby")
    assert act(house, berta, "forget") == (200, "lobby")
    assert told(house, anna) == [("erased", "Player 2", ""), ("removed", "Anna", "Player 2")]


def test_a_finished_game_forgets_those_who_had_left(house: House) -> None:
    people = house.full_table(2)
    play_to_the_end(house, people)
    path = f"/api/games/{people[0].game}/replay"
    assert "Guest 1" in house.get(path).text
    assert act(house, people[1], "leave") == (200, "finished")
    assert "Guest 1" in house.get(path).text
    assert act(house, people[1], "forget", leave=False) == (200, "finished")
    assert "Guest 1" not in house.get(path).text
    assert [seat.name for seat in state_of(house, people[0]).seats][:2] == ["Anna", "Player 2"]


def test_a_rematch_forgets_those_for_whom_it_holds_a_seat(house: House) -> None:
    people = house.full_table(2)
    play_to_the_end(house, people)
    rematch = seated(house.post(f"/api/games/{people[0].game}/rematch", token=people[0].token))
    assert [seat.name for seat in state_of(house, rematch).seats][:2] == ["Anna", "Guest 1"]
    assert act(house, people[1], "forget", leave=False) == (200, "finished")
    assert [seat.name for seat in state_of(house, rematch).seats][:2] == ["Anna", "Player 2"]
    assert seated(house.post(f"/api/games/{people[0].game}/rematch", token=people[1].token)).seat == 1
    assert say(house, rematch, "Welcome") == []


def test_nothing_of_somebody_forgotten_is_left_in_the_files(tmp_path: Path) -> None:
    """Neither the database nor its write-ahead log has the name or a word, while the server goes on."""
    path = tmp_path / "games.db"

    def found(*words: str) -> list[str]:
        data = b"".join(file.read_bytes() for file in sorted(tmp_path.iterdir()))
        return [word for word in words if word.encode() in data]

    with open_house(quick_settings(f"sqlite:///{path}")) as house:
        anna, berta = lobby(house, "Xenophilia")
        for number in range(8):
            assert say(house, berta, f"Hobby{number} " + "shame " * 40) == []
            assert say(house, anna, f"Talk {number} " + "weather " * 30) == []
        assert found("Xenophilia", "Hobby0", "Hobby7") == ["Xenophilia", "Hobby0", "Hobby7"]
        assert act(house, berta, "leave") == (200, "lobby")
        assert found("Xenophilia") == ["Xenophilia"]
        assert act(house, berta, "forget") == (200, "lobby")
        assert found("Xenophilia", "Hobby", "shame") == []
        assert found("Talk 0", "Talk 7") == ["Talk 0", "Talk 7"]
        assert not lacks_wal(path), "nobody takes the open database for an incomplete copy"
        assert delete(house, anna) == (200, "deleted")
        assert found("Talk", anna.game) == []


def test_a_reader_delays_the_cleaning_of_the_log_but_no_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who reads an old state of the file, as a backup does, keeps the log. The next deletion cleans it."""
    monkeypatch.setattr(databases, "SCRUB_PAUSE_S", 0.0)
    path = tmp_path / "games.db"
    log = tmp_path / "games.db-wal"
    with open_house(quick_settings(f"sqlite:///{path}")) as house, closing(sqlite3.connect(path)) as reader:
        anna, berta = lobby(house, "Xenophilia")
        assert say(house, berta, "Hobby") == []
        reader.execute("BEGIN")
        assert reader.execute("SELECT count(*) FROM chat").fetchone() == (1,)
        assert act(house, berta, "forget", leave=False) == (200, "lobby")
        assert b"Hobby" in log.read_bytes()
        assert say(house, anna, "I can still talk") == []
        reader.execute("COMMIT")
        assert act(house, berta, "forget", leave=False) == (200, "lobby")
        assert b"Hobby" not in log.read_bytes() + path.read_bytes()


def test_many_watchers_hear_of_it_at_the_price_of_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The game is played again once, spectators share one message, and other tables get their turn in between."""
    monkeypatch.setattr(background, "SLICE_S", 0.0)
    deals: list[str] = []
    deal = LiveTable.deal

    def counted(table: LiveTable) -> Game:
        deals.append(table.row.id)
        return deal(table)

    async def scene(servers: list[GameServer], people: list[wire.Seated]) -> None:
        table = await servers[0].tables.find(people[0].game)
        for seat in [0, 1, 2] * 2:
            ident, options = asked(table, seat)
            await servers[0].play.submit(table, seat, ident, options[0])
        papers = [Paper() for _ in range(60)]
        table.viewers += [Viewer(paper, seat) for paper, seat in zip(papers, [0, 1] + [-1] * 58, strict=True)]
        monkeypatch.setattr(LiveTable, "deal", counted)
        turns = 0

        async def other_table() -> None:
            nonlocal turns
            while True:
                turns += 1
                await asyncio.sleep(0)

        other = asyncio.create_task(other_table())
        await servers[0].people.forget(table, people[1].token, wire.Forget(leave=False))
        other.cancel()
        assert deals == [table.row.id]
        assert turns > len(papers)
        first = papers[2].frames[0]
        assert all(paper.frames[0] is first for paper in papers[2:])
        texts = [paper.texts()[0] for paper in papers]
        assert len(set(texts)) == 3, "a player sees more than a spectator"
        for text, paper in zip(texts, papers, strict=True):
            update = msgspec.json.decode(text, type=wire.Update)
            assert update.whole
            assert "Guest 1" not in text
            assert [line.number for line in update.log] == sorted({line.number for line in update.log})
            assert len(paper.frames) == 1
        table.viewers.clear()

    at_table(3, scene)


def test_a_neutral_name_is_nobody_elses(house: House) -> None:
    anna, *_ = lobby(house, "Player 1")
    assert act(house, anna, "forget", leave=False) == (200, "lobby")
    assert [seat.name for seat in state_of(house, anna).seats[:2]] == ["Player 1 2", "Player 1"]


def test_a_finished_game_keeps_the_moves_without_the_name(house: House) -> None:
    people = house.full_table(2)
    path = f"/api/games/{people[0].game}"
    play_to_the_end(house, people)
    record, replay = house.get(f"{path}/record").json(), house.get(f"{path}/replay")
    assert "Guest 1" in replay.text
    assert act(house, people[1], "forget") == (200, "finished")
    assert house.get(f"{path}/record").json() == record
    after = house.get(f"{path}/replay")
    assert "Guest 1" not in after.text
    assert after.json()["steps"] == replay.json()["steps"]
    assert [seat["name"] for seat in after.json()["state"]["seats"][:2]] == ["Anna", "Player 2"]


# Deleting a table


def delete(house: House, seat: wire.Seated) -> tuple[int, str]:
    answer = house.ask("DELETE", f"/api/games/{seat.game}", token=seat.token)
    return (answer.status_code, answer.json()["status"]) if answer.is_success else problem(answer)


def test_the_host_deletes_a_lobby_and_a_finished_game(house: House) -> None:
    anna, berta = lobby(house, "Berta")
    link = house.join_link(anna)

    async def scene() -> None:
        async with Person(house, anna.game, berta.token) as person:
            assert await asyncio.to_thread(delete, house, anna) == (200, "deleted")
            assert await sent_away(person) == "deleted"

    asyncio.run(scene())
    assert delete(house, anna) == (404, "no_game")
    join = house.post(f"/api/games/{anna.game}/join", {"join": link, "name": "Eve"})
    assert problem(join) == (404, "no_game")
    over = house.finished_game()
    assert house.get(f"/api/games/{over.game}/replay").is_success
    assert delete(house, over) == (200, "deleted")
    for part in ("replay", "record"):
        assert problem(house.get(f"/api/games/{over.game}/{part}")) == (404, "no_game")


def test_a_game_that_others_play_is_not_deleted(house: House) -> None:
    people = house.full_table(3)
    assert delete(house, people[0]) == (409, "other_people")
    for person in people[1:]:
        assert act(house, person, "leave") == (200, "playing")
    assert delete(house, people[0]) == (200, "deleted")
