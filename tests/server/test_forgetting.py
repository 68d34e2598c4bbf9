"""Those who leave a table or want to be forgotten, and tables that their host deletes."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from sevenwonders.kernel.game import Game
from sevenwonders.server import background
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.store import databases
from sevenwonders.server.store.sqlite_file import lacks_wal
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import Viewer
from sevenwonders.server.web.game_server import GameServer
from sevenwonders.server.wire import messages as wire
from tests.server.company import act, chat_of, later, lobby, play_to_the_end, say, sent_away, state_of, told
from tests.server.full_tables import asked, at_table
from tests.server.house import House, Person, open_house, problem, quick_settings, seated
from tests.server.paper import Paper


@pytest.fixture(scope="module")
def house() -> Iterator[House]:
    with open_house(quick_settings()) as opened:
        yield opened


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
