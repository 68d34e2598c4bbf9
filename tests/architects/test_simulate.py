"""The command `sevenwonders simulate --game architects`."""

import json
from math import isclose

import pytest

from sevenwonders.architects.scoring import CATEGORIES
from sevenwonders.bots.batches import empty_statistics, new_tournament, play_batch, seed_of
from tests.architects.games import LIBRARY, config
from tests.support.terminal import printed, widest


def output(*arguments: str, columns: int = 100) -> str:
    return printed("simulate", "--game", "architects", *arguments, columns=columns)


def test_json_has_the_categories_and_wonders_of_the_game() -> None:
    data = json.loads(output("-p", "3", "-g", "6", "--seed", "4", "--json"))
    assert data["config"]["game"] == "architects"
    assert list(data["scores"]) == [*CATEGORIES, "total"]
    assert set(data["wonders"]) <= {board.ident for board in LIBRARY.boards}
    assert isclose(sum(seat["wins"] for seat in data["seats"]), 6)
    assert [seat["bot"] for seat in data["seats"]] == ["random"] * 3


@pytest.mark.parametrize("columns", [80, 100])
def test_tables_are_for_people(columns: int) -> None:
    text = output("-p", "2", "-g", "3", "--wonders", "Giza,Rhodes", columns=columns)
    for words in ("▰ Wonder", "◇ Cat", "◈ Progress", "Giza", "0 random", "1 random", "3 games, 2 players, seed 0"):
        assert words in text
    assert "Free City" not in text
    assert widest(text) <= columns


def test_options_of_the_game_are_taken() -> None:
    data = json.loads(output("-g", "2", "--option", "economy_forces_build=false", "--json"))
    assert data["config"]["options"]["economy_forces_build"] == "false"


def test_a_batch_counts_every_game() -> None:
    tournament = new_tournament(config(4), ["random"], seed=5, games=3)
    (batch,) = tournament.batches()
    found = play_batch(batch).statistics
    assert found.games == 3
    assert found.totals.total() == 12
    assert empty_statistics(tournament.config).games == 0
    assert seed_of(5, 0) == 5
