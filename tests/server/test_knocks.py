"""Visitors knock at a private lobby, and the host answers: who hears of it, what it allows, and its limits."""

import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from sevenwonders.server.tables import knocks
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import SPECTATOR, Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire import notice as wire_notice
from sevenwonders.server.wire import requests as wire_requests
from tests.server.full_tables import at_table, refusal_of
from tests.server.house import House, Person, open_house, problem, quick_settings, seated
from tests.server.paper import Paper

ELSEWHERE = "somewhere else"


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings(trusted_proxies=("127.0.0.1",))) as opened:
        yield opened


def knock(house: House, host: wire.Seated, name: str = "Chiara", address: str = "192.0.2.1", token: str = "") -> Any:
    path = f"/api/games/{host.game}/knock"
    return house.ask("POST", path, {"name": name}, token, headers={"X-Forwarded-For": address})


def knocked(answer: Any) -> str:
    assert answer.status_code == 200, answer.text
    return msgspec.json.decode(answer.content, type=wire_notice.Knocked).token


def notice(house: House, host: wire.Seated, token: str, address: str = "192.0.2.1") -> wire_notice.TableNotice:
    answer = house.ask("GET", f"/api/games/{host.game}", token=token, headers={"X-Forwarded-For": address})
    return msgspec.json.decode(answer.content, type=wire_notice.TableNotice)


def status_of(seen: wire_notice.TableNotice) -> str:
    assert seen.knock is not None
    return seen.knock.status


def answer(house: House, person: wire.Seated, visitor: int, let_in: bool) -> Any:
    return house.post(f"/api/games/{person.game}/door", {"visitor": visitor, "let_in": let_in}, person.token)


def at_door(person: Person) -> list[tuple[int, str]]:
    """The visitors of whom the person was last told."""
    told = [message for message in person.messages if isinstance(message, wire.Visitors)]
    return [(visitor.number, visitor.name) for visitor in told[-1].visitors] if told else []


def test_a_visitor_who_is_let_in_takes_a_seat(house: House) -> None:
    host = house.new_game(3)
    guest = house.join(host, "Boris")
    token = knocked(knock(house, host))
    waiting = notice(house, host, token)
    assert (status_of(waiting), waiting.summary, waiting.seats, waiting.link) == ("waiting", None, [], "")
    assert knocked(knock(house, host, token=token)) == token, "a visitor who waits keeps the place"

    watch = house.watch_link(host)

    async def scene() -> None:
        async with (
            Person(house, host.game, host.token) as anna,
            Person(house, host.game, guest.token) as boris,
            Person(house, host.game, watch) as watcher,
        ):
            await anna.until(lambda: at_door(anna) == [(1, "Chiara")])
            await boris.until(lambda: at_door(boris) == [(1, "Chiara")])
            assert problem(await asyncio.to_thread(answer, house, guest, 1, True)) == (403, "not_host")
            assert (await asyncio.to_thread(answer, house, host, 1, True)).status_code == 200
            await boris.until(lambda: at_door(boris) == [])
            assert not [text for text in watcher.texts if "Chiara" in text]
        assert problem(await asyncio.to_thread(answer, house, host, 1, False)) == (404, "no_visitor")

    asyncio.run(scene())
    seen = notice(house, host, token)
    assert (seen.invited, seen.join, seen.place, seen.knock) == (True, True, 2, None)
    assert [seat.name for seat in seen.seats] == ["Anna", "Boris", ""]
    assert seen.link == house.join_link(host)
    wish = {"name": "Chiara", "join": seen.link}
    assert seated(house.post(f"/api/games/{host.game}/join", wish)).seat == 2


def test_a_visitor_who_is_refused_cannot_knock_for_a_while(house: House) -> None:
    host = house.new_game(3)
    token = knocked(knock(house, host))
    assert answer(house, host, 1, False).status_code == 200
    for known in (token, ""):
        seen = notice(house, host, known)
        assert seen.knock is not None
        assert (seen.knock.status, seen.invited, seen.seats) == ("refused", False, [])
        assert 0 < seen.knock.again_s <= knocks.ANSWER_S
        refusal = knock(house, host, token=known)
        assert problem(refusal) == (403, "turned_away")
        assert refusal.json()["text"] == "The host cannot let you in now. You can knock again in 5 minutes."
    assert problem(knock(house, host, token=token, address="192.0.2.77")) == (403, "turned_away")
    assert status_of(notice(house, host, "", "192.0.2.2")) == "possible"
    assert knock(house, host, address="192.0.2.2").status_code == 200


def test_a_knock_tells_the_visitor_nothing_about_who_is_there(house: House) -> None:
    host = house.new_game(3)
    house.join(host, "Boris")
    first = knock(house, host, "Boris", "192.0.2.3")
    other = knock(house, host, "Nemo", "192.0.2.3")
    assert first.json().keys() == other.json().keys() == {"game", "token"}
    assert "Boris" not in first.text, "nor that there is a Boris"

    async def scene() -> list[tuple[int, str]]:
        async with Person(house, host.game, host.token) as anna:
            await anna.until(lambda: len(at_door(anna)) == 2)
            return at_door(anna)

    assert asyncio.run(scene()) == [(1, "Boris 2"), (2, "Nemo")]


@pytest.mark.parametrize(
    ("name", "expected"),
    [("", (422, "bad_message")), ("x" * 25, (422, "bad_message")), ("\u200b", (422, "name_empty"))],
)
def test_visitors_have_names_like_everybody_else(house: House, name: str, expected: tuple[int, str]) -> None:
    assert problem(knock(house, house.new_game(3), name, "192.0.2.4")) == expected


def test_there_is_no_knocking_where_it_is_of_no_use(house: House) -> None:
    host = house.new_game(3, options={"access": {"join": True}})
    assert notice(house, host, "").knock is None
    assert problem(knock(house, host)) == (409, "open_address")
    begun = house.new_game(3, bots=2, start=True)
    assert notice(house, begun, "").knock is None
    assert problem(knock(house, begun)) == (409, "not_in_lobby")
    assert problem(answer(house, begun, 1, True)) == (409, "not_in_lobby")
    assert problem(house.post("/api/games/nowhere/knock", {"name": "Chiara"})) == (404, "no_game")


def test_the_knocks_of_an_address_are_counted(house: House) -> None:
    address = "2001:db8:7::1"
    tables = [house.new_game(3) for _ in range(knocks.KNOCKS // knocks.MOST_FROM_ADDRESS + 1)]
    for host in tables[:-1]:
        for _ in range(knocks.MOST_FROM_ADDRESS):
            knocked(knock(house, host, address=address))
        assert problem(knock(house, host, address="2001:db8:7::2")) == (429, "door_full")
        assert knock(house, host, address="2001:db8:8::1").status_code == 200
    assert problem(knock(house, tables[-1], address=address)) == (429, "too_fast")


# With a clock of our own


async def private_lobby(server: GameServer) -> tuple[LiveTable, wire.Seated]:
    host = await server.new_tables.make(wire.NewGame("Anna"))
    return await server.tables.find(host.game), host


class Time:
    def __init__(self) -> None:
        self.now_s = 1000.0

    def __call__(self) -> float:
        return self.now_s


def test_a_table_has_room_for_a_few_visitors_and_forgets_them_in_time() -> None:
    async def scene(servers: list[GameServer], _people: list[wire.Seated]) -> None:
        server = servers[0]
        clock = server.knocks.clock = Time()
        table, host = await private_lobby(server)
        paper = Paper()
        table.viewers.append(Viewer(paper, 0))
        table.viewers.append(Viewer(spectator := Paper(), SPECTATOR))
        wish = wire_notice.Knock("Chiara")
        for number in range(knocks.MOST_WAITING):
            await server.knocks.knock(table, wish, "", f"address {number}")
        assert await refusal_of(server.knocks.knock(table, wish, "", ELSEWHERE)) == "door_full"
        # All pages but one are closed.
        clock.now_s += knocks.SILENT_S - 1
        visitor = table.visitors[3]
        visitor.seen_s = clock.now_s
        clock.now_s += 1
        await server.upkeep.look_after(table)
        assert [one.number for one in table.at_door()] == [visitor.number]
        assert paper.texts()[-1].count("number") == 1
        # Even an open page does not wait for ever.
        for _ in range(int(knocks.WAIT_S / knocks.SILENT_S) + 1):
            visitor.seen_s = clock.now_s
            clock.now_s += knocks.SILENT_S - 1
        visitor.seen_s = clock.now_s
        await server.upkeep.look_after(table)
        assert table.visitors == []
        assert await refusal_of(
            server.knocks.answer(table, host.token, wire_notice.AnswerKnock(visitor.number, True))
        ) == ("no_visitor")
        assert not spectator.frames

    at_table(3, scene)


def test_an_answer_holds_for_a_while_and_not_with_a_new_link() -> None:
    async def scene(servers: list[GameServer], _people: list[wire.Seated]) -> None:
        server = servers[0]
        clock = server.knocks.clock = Time()
        table, host = await private_lobby(server)

        async def visit(address: str, let_in: bool) -> str:
            token = (await server.knocks.knock(table, wire_notice.Knock("Chiara"), "", address)).token
            await server.knocks.answer(table, host.token, wire_notice.AnswerKnock(table.knocks, let_in))
            return token

        refused = await visit("one", let_in=False)
        welcome = await visit("two", let_in=True)
        assert server.notices.of_table(table, welcome, "two").invited
        await server.people.renew_link(table, host.token, wire_requests.NewLink("join"))
        seen = server.notices.of_table(table, welcome, "two")
        assert (seen.invited, seen.link, seen.summary) == (False, "", None)
        assert status_of(seen) == "possible"
        assert status_of(server.notices.of_table(table, refused, "one")) == "refused"
        clock.now_s += knocks.ANSWER_S
        assert status_of(server.notices.of_table(table, refused, "one")) == "possible"
        late = await visit("three", let_in=True)
        clock.now_s += knocks.ANSWER_S
        assert not server.notices.of_table(table, late, "three").invited

    at_table(3, scene)


def test_another_process_asks_visitors_to_knock_again() -> None:
    async def scene(servers: list[GameServer], _people: list[wire.Seated]) -> None:
        first, second = servers
        table, _host = await private_lobby(first)
        token = (await first.knocks.knock(table, wire_notice.Knock("Chiara"), "", ELSEWHERE)).token
        assert await first.tables.hand_over(table.row.id)
        moved = await second.tables.find(table.row.id)
        assert status_of(second.notices.of_table(moved, token, ELSEWHERE)) == "possible"
        again = await second.knocks.knock(moved, wire_notice.Knock("Chiara"), token, ELSEWHERE)
        assert again.token != token
        assert [one.name for one in moved.at_door()] == ["Chiara"]

    at_table(3, scene, processes=2)
