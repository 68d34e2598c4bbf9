"""Small parts of the server on their own."""

import asyncio
import json
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import cast

import pytest
from starlette.websockets import WebSocket

from sevenwonders import Config, new_game
from sevenwonders.server import lobby, tokens, wire
from sevenwonders.server.bots import Brains, Thought, think
from sevenwonders.server.limits import Bucket, Buckets
from sevenwonders.server.lobby import BOT_NAMES, checked_name, readable
from sevenwonders.server.logs import JsonFormatter
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.presence import News, news_in, news_of
from sevenwonders.server.problems import Refusal
from sevenwonders.server.tables import Tables
from sevenwonders.server.viewer import MOST_WAITING, SLOW, Viewer
from tests.server.house import quick_settings
from tests.server.memory_store import DeafBus, MemoryStore


class Watch:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now_s = 0.0

    def __call__(self) -> float:
        return self.now_s


def test_a_bucket_fills_up_again() -> None:
    watch = Watch()
    bucket = Bucket(3, 60.0, watch)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    watch.now_s = 20.0
    assert [bucket.take() for _ in range(2)] == [True, False]
    watch.now_s = 10_000.0
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]


def test_addresses_have_buckets_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.limits.MOST_ADDRESSES", 2)
    buckets = Buckets(1, 60.0, Watch())
    assert [buckets.take(name) for name in ("a", "b", "a", "b")] == [True, True, False, False]
    assert buckets.take("c")
    assert list(buckets.buckets) == ["b", "c"], "what was not used for longest is forgotten"


def test_tokens_are_compared_by_their_hash() -> None:
    token = tokens.new_token()
    assert token not in tokens.hash_of(token)
    assert tokens.fits(token, tokens.hash_of(token))
    assert not tokens.fits(token, "")
    assert not tokens.fits("", "")
    assert not tokens.fits("\ud800", tokens.hash_of(token))


def test_link_tokens_depend_on_secret_purpose_and_game() -> None:
    links = tokens.Links(b"one")
    found = {
        links.token("join", "a"),
        links.token("watch", "a"),
        links.token("join", "b"),
        tokens.Links(b"two").token("join", "a"),
    }
    assert len(found) == 4
    assert links.fits("join", "a", links.token("join", "a"))
    assert not links.fits("join", "a", links.token("watch", "a"))
    assert not links.fits("join", "a", "\ud800")


def test_names_are_readable_and_differ() -> None:
    assert readable("  a\u0000b \n\u200b c\ud800 ") == "a b c"
    assert checked_name("Anna", []) == "Anna"
    assert checked_name("anna", ["Anna", "anna 2"]) == "anna 3"
    assert len(checked_name("x" * 24, ["x" * 24])) <= 24
    assert checked_name(BOT_NAMES[0], BOT_NAMES) != BOT_NAMES[0]
    with pytest.raises(Refusal):
        checked_name("\u202e", [])


def test_news_of_presence_are_told_from_hints() -> None:
    assert news_in(0) is None
    assert news_in(-1) is None
    for process in (0, 1, 65_535):
        for here in (0, 1, 127):
            assert news_in(news_of(process, here)) == News(process, here)


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord("x", logging.INFO, "", 0, "answer", None, None)
    record.fields = {"game": "abc", "number": 3, "duration_ms": 1.5}
    line = JsonFormatter().format(record)
    assert "\n" not in line
    told = json.loads(line)
    assert (told["event"], told["game"], told["number"], told["duration_ms"]) == ("answer", "abc", 3, 1.5)
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "\n" not in JsonFormatter().format(record)


class StuckSocket:
    """A socket whose other side reads nothing."""

    async def send_text(self, _text: str) -> None:
        await asyncio.sleep(3600)


def test_who_cannot_keep_up_is_dropped_and_nobody_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.viewer.SEND_S", 0.05)

    async def scene() -> None:
        viewer = Viewer(cast(WebSocket, StuckSocket()), 0)
        for _ in range(MOST_WAITING + 5):
            viewer.send(wire.Pong())
        assert viewer.close_code == SLOW
        await asyncio.wait_for(viewer.write(), 5)
        slow = Viewer(cast(WebSocket, StuckSocket()), 0)
        slow.send(wire.Pong())
        await asyncio.wait_for(slow.write(), 5)
        assert slow.close_code == SLOW

    asyncio.run(scene())


def first_thought(level: str = "greedy") -> Thought:
    return Thought(3, ["random"], 5, [], [(0, level), (1, "random")])


def test_a_thought_is_legal_and_always_the_same() -> None:
    game = new_game(Config(3), 5)
    choices = think(first_thought())
    assert choices == think(first_thought())
    assert all(choice in game.options(ident) for ident, choice in enumerate(choices))


@pytest.mark.long
def test_bots_go_on_when_a_worker_dies() -> None:
    async def scene() -> None:
        brains = Brains(1, Metrics())
        assert await brains.choose(first_thought()) == think(first_thought())
        pool = brains.pool
        assert isinstance(pool, ProcessPoolExecutor)
        workers = pool._processes
        for number in list(workers):
            os.kill(number, signal.SIGKILL)
        assert await brains.choose(first_thought()) == think(first_thought())
        assert brains.pool is not pool
        await brains.close()

    asyncio.run(scene())


def test_idle_tables_are_forgotten_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.tables.IDLE_S", 0.0)
    monkeypatch.setattr("sevenwonders.server.tables.TEND_S", 0.01)

    async def scene() -> None:
        tables = Tables(quick_settings(), MemoryStore(), DeafBus())
        await tables.open()
        seat = await lobby.new_table(tables, wire.NewGame("Anna"))
        async with asyncio.timeout(5):
            while tables.live:
                await asyncio.sleep(0.01)
        assert (await tables.find(seat.game)).seat_of(seat.token) == 0
        for _ in range(3):
            with pytest.raises(Refusal):
                await tables.find("nothing")
        assert tables.loading == {}
        await tables.close()

    asyncio.run(scene())


def test_an_abandoned_game_refuses_politely() -> None:
    async def scene() -> None:
        store = MemoryStore()
        tables = Tables(quick_settings(), store, DeafBus())
        await tables.open()
        seat = await lobby.new_table(tables, wire.NewGame("Anna"))
        await store.set_status(seat.game, "lobby", "abandoned", 0.0)
        table = await tables.find(seat.game)
        await tables.refresh(table)
        assert table.row.status == "abandoned"
        for work in (tables.replays.book(seat.game), lobby.start(tables, table, seat.token, "")):
            with pytest.raises(Refusal) as caught:
                await work
            assert caught.value.status == 409
        await tables.close()

    asyncio.run(scene())
