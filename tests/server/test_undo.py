"""Answers that are taken back in a game against bots: what comes again, and where they stay."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sevenwonders import replay_game
from sevenwonders.record.proof import prove_deal
from sevenwonders.server.wire import messages as wire
from tests.server.house import House, Person, open_house, quick_settings


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    folder: Path = tmp_path_factory.mktemp("back")
    with open_house(quick_settings(f"sqlite:///{folder / 'games.db'}")) as opened:
        yield opened


def against_bots(house: House, **more: Any) -> wire.Seated:
    return house.new_game(3, bots=2, start=True, **more)


def back(house: House, seat: wire.Seated, token: str | None = None) -> str:
    """The code with which the server refuses; empty if the answer is taken back."""
    found = house.post(f"/api/games/{seat.game}/back", token=token or seat.token)
    return "" if found.status_code == 200 else str(found.json()["code"])


def test_the_same_choice_leads_to_the_same_game_and_nothing_is_dealt_anew(house: House) -> None:
    made = against_bots(house)

    async def play() -> None:
        async with Person(house, made.game, made.token, seed=2) as anna:
            await anna.until(lambda: bool(anna.mine()))
            assert not anna.table.can_step_back
            assert back(house, made) == "nothing_before"
            before, question = anna.table.play, anna.mine()[0]
            choice = anna.random.choice(anna.ways(question))
            await anna.choose(question, choice)
            await anna.until(lambda: anna.table.turn == 2 and anna.table.can_step_back)
            after, sentences = anna.table.play, [line.text for line in anna.log]
            assert back(house, made) == ""
            await anna.until(lambda: anna.table.turn == 1 and bool(anna.mine()))
            assert (anna.table.play, anna.mine()[0].menu) == (before, question.menu)
            await anna.choose(question, choice)
            await anna.until(lambda: anna.table.turn == 2)
            assert (anna.table.play, [line.text for line in anna.log]) == (after, sentences)
            await anna.play()
            assert back(house, made) == "not_playing"

    asyncio.run(play())
    record = house.get(f"/api/games/{made.game}/record").json()
    assert replay_game(record).finished()
    prove_deal(record)


def test_answers_stay_where_others_play_or_have_played(house: House) -> None:
    people = house.full_table(3)
    assert back(house, people[0]) == "people_played"
    for guest in people[1:]:
        assert house.post(f"/api/games/{guest.game}/leave", token=guest.token).status_code == 200
    assert back(house, people[0]) == "people_played"


@pytest.mark.parametrize("options", [{"turn_seconds": 600}, {"late_hands": True}])
def test_answers_stay_at_a_clock_and_where_spectators_know_more(house: House, options: dict[str, Any]) -> None:
    assert back(house, against_bots(house, options=options)) == "answers_stay"


def test_only_the_player_takes_answers_back(house: House) -> None:
    made, other = against_bots(house), against_bots(house)
    assert back(house, made, other.token) == "not_your_table"
    assert house.post(f"/api/games/{made.game}/back").status_code == 401
