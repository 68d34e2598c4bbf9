"""Leaders in the commands `sevenwonders replay` and `sevenwonders analyse`."""

import json
from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.record.files import save_record
from tests.support.games import game_at
from tests.support.terminal import printed, stepped, widest

TABLE = Config(3, edition=2, expansions=["leaders"], wonders=["Roma Night", "Abu Simbel Night", "Halikarnassos Night"])


def saved(folder: Path, answers: int = -1) -> Path:
    path = folder / "game.json"
    save_record(game_at(TABLE, 7, answers), path)
    return path


@pytest.mark.parametrize("columns", [80, 100])
def test_a_whole_game_is_printed_with_draft_and_recruitments(tmp_path: Path, columns: int) -> None:
    text = printed("replay", str(saved(tmp_path)), columns=columns)
    assert text.startswith("7 Wonders, second edition, Leaders, ")
    for heading in ("Draft of the leaders (1 of 22)", "Age I, recruitment (2 of 22)", "Age III, turn 6 (22 of 22)"):
        assert heading in text
    assert "The game is over." in text
    assert widest(text) <= columns


@pytest.mark.parametrize("width", [80, 100])
def test_the_hands_of_draft_and_recruitment_are_shown(tmp_path: Path, width: int) -> None:
    text = stepped(saved(tmp_path, answers=20), ["", ""], width=width)
    assert text.count(" holds ◇ ") == 6
    assert text.count(" holds ") == 9
    assert widest(text) <= width


def test_the_draft_has_the_name_that_it_has_in_the_log(tmp_path: Path) -> None:
    path = saved(tmp_path, answers=9)
    data = json.loads(printed("analyse", str(path), "--json", "--worlds", "1"))
    assert {move["moment"] for move in data["moves"]} == {"Draft of the leaders"}
