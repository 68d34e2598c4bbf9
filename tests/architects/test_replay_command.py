"""The command `sevenwonders replay` with games of Architects."""

import io
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

from sevenwonders.cli.app import app
from sevenwonders.cli.replay import Story, step_through
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.record.log import OPEN
from sevenwonders.record.record import load_record, save_record
from tests.architects.games import config, game_at

WIDTH = 100


@pytest.fixture(autouse=True)
def plain_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", str(WIDTH))
    monkeypatch.setenv("NO_COLOR", "1")


def saved(folder: Path, players: int, answers: int = -1) -> Path:
    path = folder / "game.json"
    save_record(path, game_at(config(players), players, answers))
    return path


def output(*arguments: str) -> str:
    result = CliRunner().invoke(app, ["replay", *arguments])
    if result.exception is not None:
        raise result.exception
    return result.output


def stepped(path: Path, keys: list[str], seat: int = OPEN, width: int = WIDTH) -> str:
    """What the screen shows for these keys; the input then ends."""
    lines = iter(keys)

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    screen = io.StringIO()
    step_through(Console(file=screen, width=width, highlight=False), Story(load_record(path), seat), read)
    return screen.getvalue()


@pytest.mark.parametrize("players", range(2, 8))
def test_without_a_keyboard_the_whole_game_is_printed(tmp_path: Path, players: int) -> None:
    text = output(str(saved(tmp_path, players)))
    assert text.startswith(f"7 Wonders Architects, {players} players, seed {players}\n")
    assert f"Seat {players - 1}: " in text
    assert "The game is over." in text
    assert "Stages" in text
    assert max(len(line.rstrip()) for line in text.splitlines()) <= WIDTH


def test_turn_by_turn_shows_what_could_be_taken_and_the_cities(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    text = stepped(path, ["", "b", "5", "999"])
    assert text.count(" can take ") == 4
    assert text.count("(left)") == 4
    assert text.count("Resources") == 4
    assert text.count("Total") == 1
    assert max(len(line.rstrip()) for line in stepped(path, ["9"], width=80).splitlines()) <= 80


def test_only_an_open_eye_sees_the_central_deck(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    assert "face down (centre)" not in stepped(path, [])
    for seat in (-1, 0, 1, 2):
        assert "face down (centre)" in stepped(path, [], seat=seat)


def test_a_record_that_ends_early_says_so(tmp_path: Path) -> None:
    text = output(str(saved(tmp_path, 3, answers=5)))
    assert "The record ends before the game does." in text
    assert "The game is over." not in text


def test_an_unknown_seat_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(UnknownSeat, match="No player has seat 3"):
        output(str(saved(tmp_path, 3)), "--seat", "3")
