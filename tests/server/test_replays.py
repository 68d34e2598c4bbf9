"""Replays and long games: what they may cost in memory and time, however often people changed their minds."""

import asyncio
import random
from collections.abc import Callable

import msgspec
import pytest

from sevenwonders.games import new_game
from sevenwonders.record.record import Replay, record_game, submit
from sevenwonders.server.present.table import log_lines
from sevenwonders.server.store.protocol import AnswerRow, StoredGame
from sevenwonders.server.table_config import config_of, rules_version
from sevenwonders.server.tables import replays
from sevenwonders.server.tables.replays import Book, Replays, finished
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person, open_house, quick_settings
from tests.server.memory_store import MemoryStore
from tests.server.stores import NOW_S, stored

LARGEST_PART = 120_000


def old_game(config: wire.GameConfig, changes: int) -> StoredGame:
    """A finished game as older versions stored it: in every group somebody changes their mind that often."""
    chance = random.Random(4)
    table = stored(config, [])
    game = new_game(config_of(config), table.game.seed)
    rows: list[AnswerRow] = []

    def give(ident: int) -> None:
        choice = chance.choice(game.options(ident))
        submit(game, ident, choice)
        rows.append(AnswerRow(len(rows), ident, game.describe(choice, by_id=True), NOW_S))

    while not game.finished():
        give(game.pending()[0].ident)
        for _ in range(changes if game.decisions else 0):
            give(next((item.ident for item in game.decisions if item not in game.pending()), game.decisions[0].ident))
    row = msgspec.structs.replace(table.game, status="finished", rules=rules_version(config))
    return StoredGame(row, table.seats, rows, [])


def test_changes_of_mind_are_no_steps() -> None:
    old = old_game(wire.GameConfig(players=3), 30)
    game = finished(old)
    assert len(old.answers) > 1000
    assert len(game.answers) == len({row.ident for row in old.answers}) < 100
    book, again = Book(game), Book(msgspec.structs.replace(old, answers=old.answers))
    assert book.end.to_data()["cities"] == again.end.to_data()["cities"], "the game is the same"
    assert book.turns[-1] < 100


@pytest.mark.parametrize("players", [2, 3])
def test_a_book_keeps_few_positions_and_finds_all(players: int) -> None:
    game = finished(old_game(wire.GameConfig(players=players), 5))
    book = Book(game)
    assert len(book.marks) <= replays.MOST_MARKS + 1
    answers = [[row.ident, row.choice] for row in game.answers]
    for step, position in enumerate(Replay(config_of(game.game.config), game.game.seed, answers, keep_events=True)):
        if step % 7 == 0 or step == book.steps():
            assert book.position(step).to_data() == position.to_data()
    assert step == book.steps()


def test_a_frame_comes_in_small_parts() -> None:
    book = Book(finished(old_game(wire.GameConfig(players=7), 0)))
    parts = list(book.frame(-1, 2))
    assert len(parts) > 5
    assert max(len(part) for part in parts) < LARGEST_PART
    frame = msgspec.json.decode(b"".join(parts), type=wire.ReplayFrame)
    names = [seat.name for seat in frame.state.seats]
    assert frame.log == log_lines(book.end, names, book.events, 1, 2)
    assert msgspec.json.decode(b"".join(book.frame(0, -1)), type=wire.ReplayFrame).step == 0


def test_a_record_comes_in_small_parts() -> None:
    book = Book(finished(old_game(wire.GameConfig(players=7), 0)))
    parts = list(book.record())
    assert len(parts) > 3
    assert max(len(part) for part in parts) < LARGEST_PART
    assert msgspec.json.decode(b"".join(parts)) == record_game(book.end, book.stored.game.rules)


def test_visitors_who_ask_at_once_share_the_work() -> None:
    store = MemoryStore(0.01)
    game = old_game(wire.GameConfig(players=3), 0)
    store.games["t1"], store.seats["t1"], store.answers["t1"], store.lines["t1"] = (
        game.game,
        game.seats,
        game.answers,
        [],
    )

    async def play() -> int:
        shelf = Replays(store)
        books = await asyncio.gather(*(shelf.book("t1") for _ in range(10)))
        return len({id(book) for book in books})

    assert asyncio.run(play()) == 1


def test_other_tables_go_on_while_a_long_game_loads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.background.SLICE_S", 0.0)
    game = old_game(wire.GameConfig(players=3), 0)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while True:
            turns += 1
            await asyncio.sleep(0)

    async def play() -> None:
        task = asyncio.create_task(others())
        table = await LiveTable.load(game)
        task.cancel()
        assert table.game is not None
        assert table.game.finished()

    asyncio.run(play())
    assert turns >= len(game.answers)


def test_chat_before_the_last_page(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in ("store.sql", "tables.broadcast"):
        monkeypatch.setattr(f"sevenwonders.server.{module}.CHAT_PAGE", 3)

    async def talk(house: House, host: wire.Seated) -> list[wire.ChatLine]:
        async with Person(house, host.game, host.token) as anna:
            for number in range(8):
                await anna.send(wire.Say(f"line {number}"))
            await anna.until(heard(anna, 8))
        async with Person(house, host.game, host.token) as anna:
            first = anna.messages[0]
            assert isinstance(first, wire.Update)
            return first.chat

    with open_house(quick_settings()) as house:
        host, stranger = house.new_game(3), house.new_game(3)
        watch = house.watch_link(host)
        assert [line.number for line in asyncio.run(talk(house, host))] == [5, 6, 7]
        path = f"/api/games/{host.game}/chat?before=5"
        for token in (host.token, watch):
            assert [line["text"] for line in house.ask("GET", path, token=token).json()] == [
                "line 2",
                "line 3",
                "line 4",
            ]
        assert house.get(path).status_code == 401
        assert house.ask("GET", path, token=stranger.token).status_code == 403


def heard(person: Person, count: int) -> Callable[[], bool]:
    return lambda: sum(isinstance(message, wire.Said) for message in person.messages) == count
