"""Bots of other packages at tables: only those that the operator names, and whatever they do, the game goes on."""

import asyncio
import os
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from sevenwonders.kernel.errors import BadConfig
from sevenwonders.server import offered_bots
from sevenwonders.server.bots import workers
from sevenwonders.server.offered_bots import offer_plug_ins, offered_plug_ins
from sevenwonders.server.run import read_settings
from tests.server.house import PLAIN, Person, classic, open_house, problem, quick_settings

MODULE = '''
import os
import time

from sevenwonders import Bot, Choice, Question


class Seller(Bot):
    """Sells every card."""

    games = ("classic",)

    def choose(self, question: Question) -> Choice:
        return next(choice for choice in question.choices() if choice.use == "sell")


class Broken(Bot):
    def choose(self, question: Question) -> int:
        raise ValueError("It does not know what to do.")


class Endless(Bot):
    def choose(self, question: Question) -> int:
        while True:
            time.sleep(0.01)


class Wrong(Bot):
    def choose(self, question: Question) -> int:
        return -1


class Chess(Bot):
    games = ("chess",)
'''
PATIENT_MS = 60_000


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A module of the operator's, and no plug-ins before and after a test."""
    (tmp_path / "operators_bots.py").write_text(MODULE, encoding="utf-8")
    inherited = [str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if path]
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(tmp_path), *inherited]))
    monkeypatch.setattr(offered_bots, "HELLO_MS", PATIENT_MS)
    yield
    offer_plug_ins([])


def plug_in(name: str) -> str:
    return f"operators_bots:{name}"


def test_nothing_is_offered_unless_the_operator_names_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert read_settings(None, None, None).plug_in_bots == ()
    monkeypatch.setenv("SEVENWONDERS_PLUG_IN_BOTS", "a:B, c:D")
    assert read_settings(None, None, None).plug_in_bots == ("a:B", "c:D")
    assert read_settings(None, None, None, ["e:F"]).plug_in_bots == ("e:F",)
    with open_house(quick_settings()) as house:
        assert not any(bot["plug_in"] for bot in house.get("/api/bots").json())
        body = {"name": "Anna", "config": {"players": 3}, "seats": [{"kind": "bot", "bot": plug_in("Seller")}]}
        assert problem(house.post("/api/games", body)) == (422, "bot_unknown")


def test_what_cannot_play_is_refused_when_the_server_starts() -> None:
    for name, words in (
        (plug_in("Nothing"), "has no attribute 'Nothing'"),
        ("greedy", "is one of our bots"),
        (plug_in("Chess"), "it plays 'chess'"),
    ):
        with pytest.raises(BadConfig, match=re.escape(words)):
            offer_plug_ins([name])
    assert not offered_plug_ins()


def test_an_offered_bot_plays_at_tables_of_its_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "TURN_MS", PATIENT_MS)
    seller = plug_in("Seller")
    offer_plug_ins([seller])
    with open_house(quick_settings()) as house:
        found = [bot for bot in house.get("/api/bots").json() if bot["plug_in"]]
        assert found == [{"name": seller, "text": "Sells every card.", "games": ["classic"], "plug_in": True}]
        host = house.new_game(3, wonders=PLAIN, seats=[{"kind": "bot", "bot": seller}] * 2, start=True)

        async def play() -> None:
            async with Person(house, host.game, host.token) as person:
                await person.play(turns=4)
                await person.until(lambda: person.table.turn == 5)
                assert all(city.coins >= 3 + 4 * 3 for city in classic(person.table).cities[1:])

        asyncio.run(play())
        body = {"name": "A", "config": {"players": 3, "game": "architects"}, "seats": [{"kind": "bot", "bot": seller}]}
        assert problem(house.post("/api/games", body)) == (422, "bot_unknown"), "it plays another game"


def test_a_bot_that_fails_or_hangs_never_stops_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "TURN_MS", 300)
    bad = [plug_in(name) for name in ("Broken", "Endless", "Wrong")]
    offer_plug_ins(bad)
    with open_house(quick_settings(metrics_token="a token of the operator's")) as house:
        seats = [{"kind": "bot", "bot": bot} for bot in bad]
        host = house.new_game(4, seats=seats, start=True)

        async def play() -> None:
            async with Person(house, host.game, host.token) as person:
                await person.play()
                assert person.table.status == "finished"

        asyncio.run(play())
        failed = house.ask("GET", "/metrics", token="a token of the operator's").text
        for bot in bad:
            assert int(float(re.findall(rf'plug_in_failures_total{{bot="{bot}"}} (\S+)', failed)[0])) >= 18


def test_a_bot_that_is_no_longer_offered_is_replaced() -> None:
    seller = plug_in("Seller")
    offer_plug_ins([seller])
    with open_house(quick_settings()) as house:
        host = house.new_game(3, seats=[{"kind": "bot", "bot": seller}] * 2, start=True)
        offer_plug_ins([])
        asyncio.run(play_one_turn(Person(house, host.game, host.token)))


async def play_one_turn(person: Person) -> None:
    async with person:
        await person.play(turns=1)
        await person.until(lambda: person.table.turn == 2)
