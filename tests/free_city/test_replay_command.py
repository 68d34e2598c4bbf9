"""The Free City in the commands `sevenwonders replay`, `play` and `cards`."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli.classic.look import boards_of
from sevenwonders.cli.classic.screen import score_sheet
from sevenwonders.cli.table_options import config_of
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.record.files import save_record
from tests.support.games import game_at
from tests.support.terminal import WIDTH, drawn, printed, widest


def saved(folder: Path) -> str:
    path = folder / "game.json"
    save_record(game_at(Config(2), 2), path)
    return str(path)


def test_a_whole_game_is_printed_with_the_free_city(tmp_path: Path) -> None:
    text = printed("replay", saved(tmp_path))
    assert text.startswith("7 Wonders, first edition, 2 players, seed 2\n")
    assert "Free City: " in text
    assert "The game is over." in text
    assert widest(text) <= WIDTH


def test_the_free_city_is_no_seat_to_look_from(tmp_path: Path) -> None:
    with pytest.raises(UnknownSeat):
        printed("replay", saved(tmp_path), "--seat", "2")


def test_the_free_city_may_have_a_wonder_of_choice() -> None:
    assert config_of(2, ["random,Giza A"]).wonders == ["random", "Giza A", "random"]


@pytest.mark.parametrize("name", ["Ann", "Bartholomew the Elder"])
def test_the_score_sheet_has_a_column_for_the_free_city(name: str) -> None:
    game = new_classic_game(Config(2), seed=3)
    sheet = drawn(score_sheet(game, [name] * 3))
    assert all(board in sheet for board in boards_of(game))


def test_two_players_use_the_cards_for_three() -> None:
    cards = ["cards", "--age", "2", "--colour", "red", "--players"]
    assert printed(*cards, "2") == printed(*cards, "3").replace("3 players", "2 players")
