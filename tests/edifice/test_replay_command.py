"""Edifice in the commands `sevenwonders replay` and `sevenwonders score`."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.record.files import save_record
from tests.support.games import game_at
from tests.support.terminal import printed, stepped, widest

TABLE = Config(3, edition=2, expansions=["edifice"], wonders=["Ur Night", "Carthage Day", "Gizah Day"])
TABLE_FILE = """
config: {edition: 2, expansions: [edifice]}
seats:
  - {name: Ada, wonder: Ur, side: Night, stages: 1, coins: 4, built: [Belvedere, Altar], pawns: [1, 0, 0], debts: 3}
  - {name: Ben, wonder: Carthage, stages: 2, coins: 3, built: [Treasure of Carthage, Workers Guild, Agora]}
  - {name: Cleo, wonder: Gizah, coins: 6}
"""


@pytest.mark.parametrize("width", [80, 100])
def test_a_turn_shows_the_edifices(tmp_path: Path, width: int) -> None:
    path = tmp_path / "game.json"
    save_record(game_at(TABLE, 7), path)
    text = stepped(path, ["9"], width=width).split("(9 of ")[1]
    assert text.count("▣ ") >= 3
    assert "left" in text
    assert widest(text) <= width


@pytest.mark.parametrize("columns", [80, 100])
def test_a_score_file_has_rewards_and_debts(tmp_path: Path, columns: int) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE_FILE, encoding="utf-8")
    text = printed("score", str(file), columns=columns)
    rows = {line.split()[1]: line.split()[2:] for line in text.splitlines() if len(line.split()) > 2}
    assert rows["Coins"] == ["-1", "1", "2"]
    assert rows["Wonder"] == ["·", "5", "·"]
