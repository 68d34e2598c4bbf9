"""Armada in the commands `sevenwonders replay` and `sevenwonders score`."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.record.files import save_record
from tests.support.games import game_at
from tests.support.terminal import printed, stepped, widest

TABLE = Config(3, edition=2, expansions=["armada"], wonders=["Siracusa Day", "Gizah Day", "Rhodos Night"])
TABLE_FILE = """
config: {edition: 2, expansions: [armada]}
seats:
  - {name: Ada, wonder: Siracusa, stages: [1, 3], coins: 6, built: [Inhabited Island], fleets: {blue: 4}, naval: [2]}
  - {name: Ben, wonder: Gizah, stages: 1, coins: 4, built: [Altar], debts: 3}
  - {name: Cleo, wonder: Rhodos, coins: 3, built: [Workers Guild]}
"""


def saved(folder: Path) -> Path:
    path = folder / "game.json"
    save_record(game_at(TABLE, 7), path)
    return path


@pytest.mark.parametrize("columns", [80, 100])
def test_a_game_with_fleets_is_printed(tmp_path: Path, columns: int) -> None:
    text = printed("replay", str(saved(tmp_path)), columns=columns)
    for words in (" moves the ", " takes a naval token of ", "≋ Naval", "≈ Islands", "The game is over."):
        assert words in text
    assert widest(text) <= columns


@pytest.mark.parametrize("width", [80, 100])
def test_a_turn_shows_fleets_and_islands(tmp_path: Path, width: int) -> None:
    text = stepped(saved(tmp_path), ["20"], width=width).split("(20 of ")[1]
    assert "At sea" in text
    assert "Islands" in text
    assert widest(text) <= width


@pytest.mark.parametrize("columns", [80, 100])
def test_a_score_file_has_lines_for_fleets_and_islands(tmp_path: Path, columns: int) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE_FILE, encoding="utf-8")
    text = printed("score", str(file), columns=columns)
    rows = {line.split()[1]: line.split()[2:] for line in text.splitlines() if len(line.split()) > 2}
    assert rows["Naval"] == ["2", "·", "·"]
    assert rows["Islands"] == ["3", "·", "·"]
    assert rows["Civilian"] == ["6", "3", "·"]
    assert rows["Coins"] == ["2", "-2", "1"]
