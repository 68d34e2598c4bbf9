"""Cities in the commands `sevenwonders replay` and `sevenwonders score`."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.record.files import save_record
from tests.support.games import game_at
from tests.support.terminal import printed, stepped, widest

TABLE_FILE = """
config: {edition: 2, expansions: [cities]}
seats:
  - {name: Ada, wonder: Petra, stages: 1, coins: 7, built: [Lair, School, Pigeonhole], debts: 3}
  - {name: Ben, wonder: Gizah, coins: 4, built: [Library]}
  - {name: Cleo, wonder: Byzantium, side: Night, coins: 6, built: [Gardens], diplomacy: 1}
"""


@pytest.mark.parametrize("width", [80, 100])
def test_debts_and_diplomacy_are_shown(tmp_path: Path, width: int) -> None:
    path = tmp_path / "game.json"
    save_record(game_at(Config(5, edition=2, expansions=["cities"]), 7), path)
    text = stepped(path, ["", ""], width=width)
    assert "Coins  Debts" in text or "Coins Debts" in text
    assert "Diplomacy" in text
    assert widest(text) <= width


def test_a_score_file_has_debts_and_copied_symbols(tmp_path: Path) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE_FILE, encoding="utf-8")
    text = printed("score", str(file))
    rows = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.strip()}
    assert rows["●"] == ["Coins", "-1", "1", "2"]
    assert "Ada: copied from neighbours: 1 tablet." in text
