"""The command `sevenwonders replay` with games of Architects."""

from pathlib import Path

import pytest

from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.record.files import save_record
from tests.architects.games import config, game_at
from tests.support.terminal import WIDTH, printed, stepped, widest


def saved(folder: Path, players: int, answers: int = -1) -> Path:
    path = folder / "game.json"
    save_record(game_at(config(players), players, answers), path)
    return path


@pytest.mark.parametrize("players", range(2, 8))
def test_without_a_keyboard_the_whole_game_is_printed(tmp_path: Path, players: int) -> None:
    text = printed("replay", str(saved(tmp_path, players)))
    assert text.startswith(f"7 Wonders Architects, {players} players, seed {players}\n")
    assert f"Seat {players - 1}: " in text
    assert "The game is over." in text
    assert "Stages" in text
    assert widest(text) <= WIDTH


def test_turn_by_turn_shows_what_could_be_taken_and_the_cities(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    text = stepped(path, ["", "b", "5", "999"])
    assert text.count(" can take ") == 4
    assert text.count("(left)") == 4
    assert text.count("Resources") == 4
    assert text.count("Total") == 1
    assert widest(stepped(path, ["9"], width=80)) <= 80


def test_only_an_open_eye_sees_the_central_deck(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    assert "face down (centre)" not in stepped(path, [])
    for seat in (-1, 0, 1, 2):
        assert "face down (centre)" in stepped(path, [], seat=seat)


def test_a_record_that_ends_early_says_so(tmp_path: Path) -> None:
    text = printed("replay", str(saved(tmp_path, 3, answers=5)))
    assert "The record ends before the game does." in text
    assert "The game is over." not in text


def test_an_unknown_seat_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UnknownSeat, match="No player has seat 3"):
        printed("replay", str(saved(tmp_path, 3)), "--seat", "3")
