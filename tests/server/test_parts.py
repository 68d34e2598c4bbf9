"""Small parts of the server on their own."""

import asyncio
import json
import logging
import os
import signal
from concurrent.futures import ProcessPoolExecutor
from typing import Any

import msgspec
import pytest

from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.core.levels import EXPERT
from sevenwonders.games import new_game
from sevenwonders.server import tokens
from sevenwonders.server.bots import workers as bots
from sevenwonders.server.bots.workers import BotRequest, BotWorkers, choose_for_bots
from sevenwonders.server.limits import Bucket, Buckets
from sevenwonders.server.logs import LOGGER, JsonFormatter
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.names import BOT_NAMES, checked_name, readable
from sevenwonders.server.present.classic.facts import catalogue_facts
from sevenwonders.server.problems import Refusal, time_in_words
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import AnswerRow
from sevenwonders.server.store.sql import game_of, values_of_game
from sevenwonders.server.table_config import config_of, default_bot
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.table_snapshot import seat_states
from sevenwonders.server.tables.viewer import MOST_WAITING_BYTES, SLOW, Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.house import ALL_FOUR, GAMES, SECOND, quick_settings
from tests.server.memory_store import MemoryStore
from tests.server.paper import Paper
from tests.server.stores import NOW_S, stored, table


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
    assert links.fits("join", "a", 0, links.token("join", "a"))
    assert not links.fits("join", "a", 0, links.token("watch", "a"))
    assert not links.fits("join", "a", 0, "\ud800")


def test_names_are_readable_and_differ() -> None:
    assert readable("  a\u0000b \n\u200b c\ud800 ") == "a b c"
    assert checked_name("Anna", []) == "Anna"
    assert checked_name("anna", ["Anna", "anna 2"]) == "anna 3"
    assert len(checked_name("x" * 24, ["x" * 24])) <= 24
    assert checked_name(BOT_NAMES[0], BOT_NAMES) != BOT_NAMES[0]


@pytest.mark.parametrize(
    "blank",
    [
        "\u202e",
        "\u200b\u200d",
        "\u3164",
        "\u115f\u1160",
        "\uffa0",
        "\u2800 \u2800",
        "\U000e0041",
        "\u0301",
        "\ufe0f",
        "\xad",
    ],
)
def test_a_name_without_anything_to_see_is_refused(blank: str) -> None:
    with pytest.raises(Refusal, match="visible letter"):
        checked_name(blank, [])
    assert readable(blank) == ""
    assert checked_name(f"Anna{blank}", ["Anna"]).endswith(" 2")


@pytest.mark.parametrize(
    ("name", "like"),
    [
        # Cyrillic, full width, mathematical letters, small capitals, an accent; then a capital I and a digit as an L.
        ("\u0410nn\u0430", "Anna"),
        ("\uff21\uff2e\uff2e\uff21", "Anna"),
        ("\U0001d4d0\U0001d4f7\U0001d4f7\U0001d4ea", "Anna"),
        ("\u1d00\u0274\u0274\u1d00", "ANNA"),
        ("\xc1nna", "Anna"),
        ("PauI", "Paul"),
        ("Pau1", "PAUL"),
        ("\u039f\u0442t\u03bf", "Otto"),
        ("Tirn", "Tim"),
    ],
)
def test_a_name_that_looks_like_another_gets_a_number(name: str, like: str) -> None:
    assert checked_name(name, [like]) == f"{name} 2"
    assert checked_name(like, [name]) == f"{like} 2"


def test_names_that_differ_visibly_keep_their_letters() -> None:
    others = ["Maria", "Ana", "Jan", "\uae40", "\u0930\u093e\u092e"]
    for name in ("Marla", "Anna", "Jon", "\uae41", "\u0930\u0940\u092e", "\u2764\ufe0f", "!"):
        assert checked_name(name, others) == name


def test_no_bot_is_called_like_a_card() -> None:
    """A log says who recruits whom."""
    assert not {card.name for card in catalogue_facts(2).cards} & set(BOT_NAMES)


def test_a_log_line_is_one_json_object() -> None:
    record = logging.LogRecord(LOGGER.name, logging.INFO, "", 0, "answer", None, None)
    record.fields = {"game": "abc", "number": 3, "duration_ms": 1.5}
    line = JsonFormatter().format(record)
    assert "\n" not in line
    line_data = json.loads(line)
    assert (line_data["event"], line_data["game"], line_data["number"], line_data["duration_ms"]) == (
        "answer",
        "abc",
        3,
        1.5,
    )
    try:
        raise ValueError("two\nlines")
    except ValueError as error:
        record.exc_info = (ValueError, error, error.__traceback__)
    assert "\n" not in JsonFormatter().format(record)


def test_who_cannot_keep_up_is_dropped_and_nobody_waits() -> None:
    paper = Paper()
    viewer = Viewer(paper, 0)
    for _ in range(4):
        viewer.send_frame(bytes(MOST_WAITING_BYTES // 4))
    assert not viewer.gone.is_set()
    for _ in range(3):
        viewer.send(wire.Pong())
    assert viewer.close_code == SLOW
    assert viewer.gone.is_set()
    assert len(paper.frames) == 5


def first_request(level: str = "greedy") -> BotRequest:
    return BotRequest(wire.GameConfig(players=3), 5, [], [(0, level), (1, "random")])


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_is_legal_and_always_the_same(name: wire.GameName) -> None:
    config = wire.GameConfig(name, players=3)
    game = new_game(config_of(config), 5)
    request = BotRequest(config, 5, [], [(item.ident, default_bot(name)) for item in game.pending()])
    choices = choose_for_bots(request).choices
    assert choices == choose_for_bots(request).choices
    assert all(choice in game.options(ident) for ident, choice in enumerate(choices))


@pytest.mark.parametrize(("players", "changes"), [(3, SECOND), (4, ALL_FOUR)])
def test_the_usual_bot_thinks_for_every_decision(players: int, changes: dict[str, Any]) -> None:
    """It answers when time runs out and gives hints, so it has to know all decisions there are."""
    config = msgspec.convert({"players": players, **changes}, wire.GameConfig)
    game = new_game(config_of(config), 6)
    kinds: set[str] = set()
    while not game.finished():
        asked = game.pending()
        kinds |= {game.decision_name(item.kind) for item in asked}
        request = BotRequest(config, 6, game.history[:], [(item.ident, default_bot("classic")) for item in asked])
        for item, choice in zip(asked, choose_for_bots(request).choices, strict=True):
            game.answer(item.ident, choice)
    assert "card" in kinds
    assert len(kinds) > len(config.expansions)


def test_from_source_the_bots_of_a_table_share_their_time(monkeypatch: pytest.MonkeyPatch) -> None:
    config = config_of(wire.GameConfig(players=4))
    monkeypatch.setattr(bots, "rules_are_compiled", lambda: False)
    budget = bots.live_budget(EXPERT, config)
    assert budget == Budget(EXPERT.iterations, 400)
    assert 3 * budget.milliseconds / 1000 + Settings().bot_pause_s < 2
    monkeypatch.setattr(bots, "rules_are_compiled", lambda: True)
    assert bots.live_budget(EXPERT, config) == NO_BUDGET


def test_bots_without_time_still_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bots, "rules_are_compiled", lambda: False)
    monkeypatch.setattr(bots, "TABLE_MS", 3)
    request = first_request("expert")
    choices = choose_for_bots(request).choices
    game = bots.game_of(request)
    assert all(choice in game.options(ident) for ident, choice in enumerate(choices))


@pytest.mark.long
def test_bots_go_on_when_a_worker_dies() -> None:
    async def scene() -> None:
        workers = BotWorkers(1, Metrics())
        assert await workers.choose(first_request()) == choose_for_bots(first_request()).choices
        pool = workers.pool
        assert isinstance(pool, ProcessPoolExecutor)
        for number in list(pool._processes):
            os.kill(number, signal.SIGKILL)
        assert await workers.choose(first_request()) == choose_for_bots(first_request()).choices
        assert workers.pool is not pool
        await workers.close()

    asyncio.run(scene())


def test_idle_tables_are_forgotten_and_come_back(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.tables.upkeep.IDLE_S", 0.0)
    monkeypatch.setattr("sevenwonders.server.tables.upkeep.ROUND_S", 0.01)

    async def scene() -> None:
        server = GameServer(quick_settings(), MemoryStore())
        await server.open()
        seat = await server.new_tables.make(wire.NewGame("Anna"))
        async with asyncio.timeout(5):
            while server.memory.tables:
                await asyncio.sleep(0.01)
        assert (await server.tables.find(seat.game)).seat_of(seat.token) == 0
        for _ in range(3):
            with pytest.raises(Refusal):
                await server.tables.find("nothing")
        assert server.tables.loading == {}
        await server.close()

    asyncio.run(scene())


def test_an_abandoned_game_refuses_politely() -> None:
    async def scene() -> None:
        store = MemoryStore()
        server = GameServer(quick_settings(), store)
        await server.open()
        seat = await server.new_tables.make(wire.NewGame("Anna"))
        store.games[seat.game] = msgspec.structs.replace(store.games[seat.game], status="abandoned")
        server.memory.remove(await server.tables.find(seat.game))
        table = await server.tables.find(seat.game)
        assert table.row.status == "abandoned"
        for work in (server.replays.book(seat.game), server.lobby.start(table, seat.token, wire.Start())):
            with pytest.raises(Refusal) as caught:
                await work
            assert caught.value.status == 409
        await server.close()

    asyncio.run(scene())


def answered(config: wire.GameConfig, count: int) -> LiveTable:
    """A table where the first option was chosen `count` times, a second apart."""
    rows: list[AnswerRow] = []
    live = LiveTable(stored(config, []))
    for _ in range(count):
        item = live.pending()[0]
        step = live.after(item.ident, live.game.options(item.ident)[0] if live.game is not None else 0)
        rows.append(live.answer_row(step, NOW_S + len(rows) + 1))
        live.advance(step, rows[-1].at_s)
    again = asyncio.run(LiveTable.load(stored(config, rows)))
    assert (again.turn_s, again.deciders) == (live.turn_s, live.deciders), "a loaded table is the same"
    return live


def test_the_clock_begins_anew_with_every_group() -> None:
    """Answers that are sealed together share a clock; in Architects every answer is a group by itself."""
    classic = wire.GameConfig(players=3)
    assert [answered(classic, count).turn_s - NOW_S for count in range(5)] == [0, 0, 0, 3, 3]
    architects = wire.GameConfig("architects", players=3)
    assert [answered(architects, count).turn_s - NOW_S for count in range(5)] == [0, 1, 2, 3, 4]


def test_a_table_from_before_there_were_several_games_still_loads() -> None:
    """The stored configuration named edition, players and wonders only."""
    columns = values_of_game(table()) | {"config": '{"edition":1,"players":2,"wonders":["random"]}'}
    row = game_of(columns)
    assert row.config == wire.GameConfig(players=2)
    live = LiveTable(stored(row.config, []))
    assert live.game is not None
    assert live.game.config.variant == "two_player"
    assert [state.kind for state in seat_states(live)] == ["person", "person", "free_city"]
    assert live.city_names()[2] == "Free City"


@pytest.mark.parametrize(
    ("seconds", "words"),
    [
        (0.2, "1 second"),
        (59.5, "60 seconds"),
        (60, "1 minute"),
        (61, "2 minutes"),
        (3600, "1 hour"),
        (43_200, "12 hours"),
    ],
)
def test_spans_of_time_in_words(seconds: float, words: str) -> None:
    assert time_in_words(seconds) == words
