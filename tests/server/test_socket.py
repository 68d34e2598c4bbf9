"""The socket: hello, tokens, gaps, limits, and messages that are none."""

import asyncio
import contextlib
import random
import time
from collections.abc import Iterator

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sevenwonders.server.limits import CHAT_LINES, CHAT_S
from sevenwonders.server.problems import Refusal
from sevenwonders.server.tables.session import decoded
from sevenwonders.server.wire import messages as wire
from tests.server.house import GAMES, PLAIN, House, Person, classic, open_house, quick_settings


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


async def first_answer(house: House, game: str, *texts: str | bytes) -> tuple[wire.FromServer, int]:
    """What comes back first, and the code with which the socket is closed afterwards."""
    async with connect(f"ws://127.0.0.1:{house.port}/api/games/{game}/socket") as socket:
        for text in texts:
            await socket.send(text)
        answer = msgspec.json.decode(await asyncio.wait_for(socket.recv(), 10), type=wire.FromServer)
        if isinstance(answer, wire.Refused):
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 10)
        code = socket.close_code or 0
    return answer, code


def hello(token: str, last: int = -1) -> bytes:
    return msgspec.json.encode(wire.Hello(token, last))


def test_tokens(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    other = house.new_game(3, bots=2, start=True)
    join = house.join_link(host)
    watch = house.watch_link(host)

    def code_of(game: str, *texts: str | bytes) -> str:
        answer, closed = asyncio.run(first_answer(house, game, *texts))
        if isinstance(answer, wire.Refused):
            assert closed == 1008
            return answer.code
        assert isinstance(answer, wire.Update)
        return str(answer.state.me)

    assert code_of(host.game, hello(host.token)) == "0"
    assert code_of(host.game, hello(watch)) == "-1"
    assert code_of(host.game, hello(other.token)) == "not_your_table"
    assert code_of(host.game, hello(join)) == "not_your_table"
    assert code_of(host.game, hello("x" * 32)) == "not_your_table"
    assert code_of(host.game, hello("")) == "bad_message"
    assert code_of(host.game, b'{"type":"hello"}') == "bad_message"
    assert code_of(host.game, b'{"type":"ping"}') == "say_hello"
    assert code_of(host.game, b"not json") == "bad_message"
    assert code_of("nothing", hello(host.token)) == "no_game"
    assert code_of("%00%ff", hello(host.token)) == "no_game"
    assert code_of(other.game, hello(watch)) == "not_your_table"


def test_links_are_for_who_may_pass_them_on(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    watch = house.watch_link(host)
    spectator = asyncio.run(house.first_state(wire.Seated(host.game, -1, watch, host.commitment)))
    assert spectator.join == ""
    assert spectator.watch == watch
    assert classic(spectator).hand == []
    assert not any(decision.menu for decision in spectator.decisions)


ORIGINS = {
    None: True,
    "http://127.0.0.1:{port}": True,
    "https://friend.example": True,
    "https://evil.example": False,
    "http://127.0.0.1:1": False,
    "null": False,
    "http://[": False,
}


def test_only_our_own_page_and_allowed_ones_connect() -> None:
    async def status(house: House, game: str, origin: str | None) -> int:
        headers = {} if origin is None else {"Origin": origin.format(port=house.port)}
        address = f"ws://127.0.0.1:{house.port}/api/games/{game}/socket"
        try:
            async with connect(address, additional_headers=headers):
                return 101
        except InvalidStatus as refused:
            return refused.response.status_code

    with open_house(quick_settings(allowed_origins=("https://friend.example",))) as house:
        host = house.new_game(3, bots=2, start=True)
        for origin, welcome in ORIGINS.items():
            assert asyncio.run(status(house, host.game, origin)) == (101 if welcome else 403), origin


def test_a_connection_that_says_nothing_is_closed(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.web.sockets.HELLO_S", 0.1)
    host = house.new_game(3, bots=2)

    async def scene() -> None:
        async with connect(f"ws://127.0.0.1:{house.port}/api/games/{host.game}/socket") as socket:
            with pytest.raises(ConnectionClosed):
                await asyncio.wait_for(socket.recv(), 5)

    asyncio.run(scene())


def test_who_comes_back_gets_what_was_missed_and_nothing_twice(house: House) -> None:
    people = house.full_table(3, wonders=PLAIN)

    async def scene() -> None:
        game = people[0].game
        async with (
            Person(house, game, people[0].token) as anna,
            Person(house, game, people[1].token, seed=1) as berta,
        ):
            async with Person(house, game, people[2].token, seed=2) as first:
                await asyncio.gather(*(person.play(4) for person in (anna, berta, first)))
                log = list(first.log)
            number = log[-1].number
            await asyncio.gather(anna.play(1), berta.play(1))
            async with Person(house, game, people[2].token, last=number, seed=2) as again:
                assert isinstance(again.messages[0], wire.Update)
                assert not again.messages[0].whole
                assert all(line.number > number for line in again.log)
                await asyncio.gather(*(person.play(3) for person in (anna, berta, again)))
                await again.until(lambda: again.table.number == anna.table.number)
                whole_log = [line.number for line in log + again.log]
                assert whole_log == [line.number for line in anna.log]
            async with Person(house, game, people[2].token, last=again.table.number) as idle:
                assert idle.log == []
            for lost in (-1, 10**9, -(10**9)):
                async with Person(house, game, people[2].token, last=lost) as new:
                    assert isinstance(new.messages[0], wire.Update)
                    assert new.messages[0].whole
                    assert [line.number for line in new.log] == [line.number for line in anna.log]

    asyncio.run(scene())


def test_a_gap_that_is_too_large_is_not_filled(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    host = house.finished_game(3)
    monkeypatch.setattr("sevenwonders.server.tables.broadcast.MOST_MISSING", 20)

    async def scene() -> None:
        async with Person(house, host.game, host.token, last=5) as person:
            assert isinstance(person.messages[0], wire.Update)
            assert person.messages[0].whole

    asyncio.run(scene())


def test_several_tabs_of_one_seat(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)

    async def scene() -> None:
        async with Person(house, host.game, host.token) as one, Person(house, host.game, host.token) as two:
            decision = one.mine()[0]
            await one.choose(decision, one.ways(decision)[0])
            await two.until(lambda: two.table.number == one.table.number)
            assert two.table.decisions == one.table.decisions
            await two.play(3)

    asyncio.run(scene())


def test_mistakes_are_answered_and_the_game_goes_on(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    mistakes: list[str | bytes] = [
        "",
        "{",
        "[]",
        "null",
        '{"type":"unknown"}',
        '{"type":"answer"}',
        '{"type":"answer","decision":"0","choice":0}',
        '{"type":"answer","decision":0,"choice":0,"seat":1}',
        '{"type":"say","text":""}',
        '{"type":"say","text":"' + "x" * 301 + '"}',
        '{"type":"say","text":"' + "x" * 5000 + '"}',
        b"\xff\xfe",
        "[" * 2000,
        msgspec.json.encode(wire.Hello(host.token)),
    ]
    refused: list[str | bytes] = [
        '{"type":"say","text":" \\u200b\\n "}',
        '{"type":"answer","decision":999,"choice":0}',
        '{"type":"answer","decision":0,"choice":' + "9" * 100 + "}",
        '{"type":"ask_hint","decision":999}',
    ]

    async def scene() -> None:
        async with Person(house, host.game, host.token) as person:
            for number, data in enumerate(mistakes + refused, 1):
                await person.send_raw(data)
                await person.until(lambda number=number: len(person.refusals()) == number)  # type: ignore[misc]
            await person.send(wire.Ping())
            await person.until(lambda: isinstance(person.messages[-1], wire.Pong))
            await person.play(2)

    asyncio.run(scene())


def test_messages_that_are_far_too_long_end_the_connection(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)

    async def scene() -> None:
        async with Person(house, host.game, host.token) as person:
            await person.send_raw("x" * 200_000)
            assert person.reader is not None
            await asyncio.wait_for(person.reader, 10)
            assert person.socket is not None
            assert person.socket.close_code == 1009

    asyncio.run(scene())


def test_who_never_stops_is_sent_away() -> None:
    with open_house(quick_settings(messages_per_second=2)) as house:
        host = house.new_game(3, bots=2, start=True)

        async def scene() -> None:
            async with Person(house, host.game, host.token) as person:
                for _ in range(4):
                    await person.send(wire.Ping())
                await person.send(wire.Ping())
                await person.until(lambda: person.refusals() == ["too_fast"])
                assert person.reader is not None
                # One at a time: a connection that is closed with messages unread is cut off, and its code is lost.
                while not person.reader.done():
                    count = len(person.messages)
                    with contextlib.suppress(AssertionError, ConnectionClosed):
                        await person.send(wire.Ping())
                        await person.hear(count)
                await asyncio.wait_for(person.reader, 10)
                assert person.socket is not None
                assert person.socket.close_code == 1008

        asyncio.run(scene())


def test_random_bytes_break_nothing(house: House) -> None:
    host = house.new_game(3, bots=2, start=True)
    chance = random.Random(5)
    parts = [
        '{"type":',
        '"answer"',
        '"hello"',
        ',"decision":',
        "0",
        "-1",
        "1e99",
        "null",
        "}",
        "[",
        '"\\ud800"',
        "\x00",
    ]

    async def scene() -> None:
        for _ in range(4):
            async with Person(house, host.game, host.token) as person:
                for _ in range(40):
                    joined = "".join(chance.choices(parts, k=chance.randrange(1, 9)))
                    await person.send_raw(joined if chance.random() < 0.5 else chance.randbytes(chance.randrange(60)))
                await person.until(lambda: len(person.refusals()) >= 40)
                await person.play(1)

    asyncio.run(scene())
    assert house.get("/healthz").status_code == 200


@given(st.binary(max_size=200) | st.text(max_size=200))
def test_any_message_is_understood_or_refused(data: bytes | str) -> None:
    with contextlib.suppress(Refusal):
        decoded(data)


async def say_many(house: House, seat: wire.Seated, lines: int) -> int:
    """Say that many lines on a connection of its own. Return how many of them are refused."""
    async with Person(house, seat.game, seat.token) as person:
        for number in range(lines):
            await person.send(wire.Say(f"Line {number}"))
        await person.send(wire.Ping())
        await person.until(lambda: any(isinstance(item, wire.Pong) for item in person.messages))
        return person.refusals().count("too_fast")


def test_a_person_who_reconnects_may_not_say_more(house: House) -> None:
    anna, berta, _ = house.full_table(3)

    async def scene() -> tuple[list[int], int]:
        return [await say_many(house, anna, 4) for _ in range(6)], await say_many(house, berta, 8)

    begin_s = time.monotonic()
    refused, others_refused = asyncio.run(scene())
    passed_s = time.monotonic() - begin_s
    assert refused[:2] == [0, 0]
    assert 24 - sum(refused) <= CHAT_LINES + CHAT_LINES * passed_s / CHAT_S
    assert others_refused == 0, "others may speak all the same"


def test_people_from_one_address_share_what_they_may_say() -> None:
    with open_house(quick_settings(chat_lines_per_address=10)) as house:
        people = house.full_table(3)

        async def scene() -> list[int]:
            return [await say_many(house, seat, 8) for seat in people]

        begin_s = time.monotonic()
        refused = asyncio.run(scene())
        passed_s = time.monotonic() - begin_s
        assert refused[0] == 0
        assert 24 - sum(refused) <= 10 + 10 * passed_s / CHAT_S


def test_chat_reaches_everybody_and_only_people_may_speak(house: House) -> None:
    people = house.full_table(3)
    watch = house.watch_link(people[0])

    async def scene() -> None:
        game = people[0].game
        async with Person(house, game, people[0].token) as anna, Person(house, game, watch) as spectator:
            await anna.send(wire.Say("Hello\u0000  there\n\tfriends"))
            for person in (anna, spectator):
                await person.until(lambda person=person: isinstance(person.messages[-1], wire.Said))  # type: ignore[misc]
            said = anna.messages[-1]
            assert isinstance(said, wire.Said)
            assert (said.line.seat, said.line.name, said.line.text) == (0, "Anna", "Hello there friends")
            await spectator.send(wire.Say("psst"))
            await spectator.until(lambda: spectator.refusals() == ["chat_seat"])
        async with Person(house, game, people[1].token) as berta:
            assert isinstance(berta.messages[0], wire.Update)
            assert [line.text for line in berta.messages[0].chat] == ["Hello there friends"]

    asyncio.run(scene())


@pytest.mark.parametrize("game", GAMES)
def test_hints_are_for_ones_own_decision(house: House, game: str) -> None:
    people = house.full_table(3, game=game)

    async def scene() -> None:
        async with Person(house, people[0].game, people[0].token) as anna:
            own = anna.mine()[0]
            await anna.send(wire.AskHint(own.ident))
            await anna.until(lambda: isinstance(anna.messages[-1], wire.Hint))
            hint = anna.messages[-1]
            assert isinstance(hint, wire.Hint)
            assert {option.choice for option in hint.options} <= set(anna.ways(own))
            assert len(hint.options) == 2
            assert all(option.text and option.use and option.visits for option in hint.options)
        async with Person(house, people[0].game, people[1].token) as berta:
            await berta.send(wire.AskHint(own.ident))
            await berta.until(lambda: berta.refusals() == ["not_your_decision"])

    asyncio.run(scene())


def test_presence_is_told(house: House) -> None:
    people = house.full_table(3)

    async def scene() -> None:
        game = people[0].game
        async with Person(house, game, people[0].token) as anna:
            assert [seat.connected for seat in anna.table.seats] == [True, False, False]
            async with Person(house, game, people[2].token):
                await anna.until(lambda: [seat.connected for seat in anna.table.seats] == [True, False, True])
            await anna.until(lambda: [seat.connected for seat in anna.table.seats] == [True, False, False])

    asyncio.run(scene())


def test_an_address_holds_only_so_many_sockets() -> None:
    with open_house(quick_settings(sockets_per_address=2)) as house:
        host = house.new_game(3, bots=2, start=True)

        async def scene() -> None:
            async with Person(house, host.game, host.token), Person(house, host.game, host.token):
                with pytest.raises(InvalidStatus):
                    await Person(house, host.game, host.token).__aenter__()
            # The server hears of a closed socket a moment after its owner.
            for _ in range(100):
                try:
                    async with Person(house, host.game, host.token) as person:
                        assert person.table.me == 0
                        return
                except InvalidStatus:
                    await asyncio.sleep(0.02)
            raise AssertionError("the closed sockets still count")

        asyncio.run(scene())
