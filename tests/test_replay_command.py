"""The command `sevenwonders replay`."""

import sys
from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.cli.app import main
from sevenwonders.kernel.errors import UnknownSeat
from sevenwonders.kernel.rng import stream
from sevenwonders.record.document import BadFile
from sevenwonders.record.files import save_record
from tests.support.expansions import ALL
from tests.support.games import any_option, play_on
from tests.support.terminal import WIDTH, printed, stepped, widest


def saved(folder: Path, players: int, answers: int = -1) -> Path:
    game = new_classic_game(Config(players=players), seed=players)
    play_on(game, stream(players, 902), answers, any_option)
    path = folder / "game.json"
    save_record(game, path)
    return path


@pytest.mark.parametrize("players", range(3, 8))
def test_without_a_keyboard_the_whole_game_is_printed(tmp_path: Path, players: int) -> None:
    text = printed("replay", str(saved(tmp_path, players)))
    assert text.startswith(f"7 Wonders, first edition, {players} players, seed {players}\n")
    assert f"Seat {players - 1}: " in text
    for age in ("I", "II", "III"):
        for turn in range(1, 7):
            assert f"\nAge {age}, turn {turn} (" in text
    assert "The game is over." in text
    assert "a card of Age" not in text
    assert "Total" in text
    assert "Place" in text
    assert widest(text) <= WIDTH


def test_a_seat_reads_only_what_it_could_see(tmp_path: Path) -> None:
    path = str(saved(tmp_path, 4))
    views = [printed("replay", path, "--seat", str(seat), "--all") for seat in (-1, 0, 1)]
    assert len({*views, printed("replay", path, "--all")}) == 4
    for text in views:
        assert "sells a card of Age" in text


def test_a_record_that_ends_early_says_so(tmp_path: Path) -> None:
    text = printed("replay", str(saved(tmp_path, 3, answers=10)))
    assert "The record ends before the game does." in text
    assert "turn 4 (4 of 4)" in text
    assert "The game is over." not in text


def test_a_record_without_answers_can_be_looked_at(tmp_path: Path) -> None:
    path = saved(tmp_path, 3, answers=0)
    assert "Age I, turn 1 (1 of 1)" in printed("replay", str(path))
    assert "holds" in stepped(path, [])


def test_keys_step_and_jump(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    text = stepped(path, ["", "b", "b", "9", "18", "", "", "b", "999", "0"])
    places = [line.split("(")[1] for line in text.splitlines() if line.startswith("Age ")]
    assert places == [f"{turn} of 18)" for turn in (1, 2, 1, 1, 9, 18, 18, 1)]
    assert text.count("Total") == 3
    assert widest(text) <= WIDTH


def test_keys_change_the_seat(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    text = stepped(path, ["s 1", "s -1", "s"])
    assert [part.count(" holds ") for part in text.split("Age I, turn 1 (1 of 18)")[1:]] == [3, 1, 0, 3]
    assert [part.count(" holds ") for part in stepped(path, [""], seat=2).split("\nAge I")[1:]] == [1, 1]


@pytest.mark.parametrize("key", ["s 9", "s -2", "s x", "s --1", "s 1 2", "s 999999999999"])
def test_a_seat_that_is_not_there_is_refused_and_nothing_opens(tmp_path: Path, key: str) -> None:
    text = stepped(saved(tmp_path, 3), [key, "2"], seat=0)
    assert "For example: s 2" in text or "No player has seat" in text
    assert text.count(" holds ") == 2


@pytest.mark.parametrize("key", ["help", "?", "-1", "99999999", "seat 1", "[bold]"])
def test_other_keys_show_what_there_is(tmp_path: Path, key: str) -> None:
    text = stepped(saved(tmp_path, 3, answers=6), [key])
    assert text.count("Enter next turn · b back") == 2


def test_q_quits(tmp_path: Path) -> None:
    path = saved(tmp_path, 3)
    assert stepped(path, ["q", "", ""]) == stepped(path, []) == stepped(path, ["QUIT"])


def test_an_unknown_seat_is_an_error(tmp_path: Path) -> None:
    path = str(saved(tmp_path, 3))
    with pytest.raises(UnknownSeat, match="No player has seat 3"):
        printed("replay", path, "--seat", "3")
    with pytest.raises(SystemExit):
        printed("replay", path, "--seat", "-2")


def test_options_have_to_fit_the_record(tmp_path: Path) -> None:
    file = str(saved(tmp_path, 3))
    assert "seed 3" in printed("replay", file, "--game", "classic", "--edition", "1")
    for wrong in (["--edition", "2"], ["--game", "architects"], ["--expansion", ALL[0]], ["--variant", "teams"]):
        with pytest.raises(BadFile, match="It is a table of --game classic"):
            printed("replay", file, *wrong)


def test_a_missing_file_is_an_error() -> None:
    with pytest.raises(BadFile, match=r"There is no file no_such_file\.json\."):
        printed("replay", "no_such_file.json")


def test_the_program_ends_with_a_sentence_and_code_2(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["sevenwonders", "replay", "no_such_file.json"])
    with pytest.raises(SystemExit) as end:
        main()
    assert end.value.code == 2
    assert "There is no file no_such_file.json. Check its name." in capsys.readouterr().err
