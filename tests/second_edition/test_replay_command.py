"""The commands `sevenwonders replay` and `sevenwonders score` with the second edition."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.record.files import save_record
from sevenwonders.record.log import OPEN
from tests.games import game_at
from tests.second_edition.games import busy_tables
from tests.terminal import printed, stepped, widest

TABLES = list(busy_tables())
SEA_TABLES = [
    Config(3, edition=2, expansions=["armada", "edifice"], wonders=["Ur Night", "Carthage Day", "Siracusa Day"]),
    Config(4, edition=2, expansions=["leaders", "cities", "armada", "edifice"], variant="teams"),
]
SEA_FILE = """
config: {edition: 2, expansions: [armada, edifice]}
seats:
  - {name: Ada, wonder: Siracusa, stages: [1, 3], coins: 6, built: [Inhabited Island], fleets: {blue: 4}, naval: [2]}
  - {name: Ben, wonder: Ur, side: Night, stages: 1, coins: 4, built: [Belvedere, Altar], pawns: [1, 0, 0], debts: 3}
  - {name: Cleo, wonder: Carthage, stages: 2, coins: 3, built: [Treasure of Carthage, Workers Guild, Agora]}
"""
TEAM_FILE = """
config: {edition: 2, expansions: [leaders, cities], variant: teams}
seats:
  - {name: Ada, wonder: Roma, side: Night, coins: 7, built: [Ramses, Lair, School, Pigeonhole], debts: 3}
  - {name: Ben, wonder: Petra, stages: 1, coins: 4, built: [Midas, Library]}
  - {name: Cleo, wonder: Gizah, stages: 3, coins: 12, built: [Plato, University], tokens: [5, 5]}
  - {name: Dan, wonder: Byzantium, side: Night, coins: 6, built: [Aspasia, Gardens]}
"""


def saved(folder: Path, config: Config, answers: int = -1) -> Path:
    path = folder / "game.json"
    save_record(path, game_at(config, 7, answers))
    return path


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("config", TABLES, ids=["three", "five", "teams"])
def test_a_whole_game_is_printed_with_draft_and_recruitments(tmp_path: Path, config: Config, columns: int) -> None:
    text = printed("replay", str(saved(tmp_path, config)), columns=columns)
    assert text.startswith("7 Wonders, second edition, Leaders, Cities, ")
    for heading in ("Draft of the leaders (1 of 25)", "Age I, recruitment (2 of 25)", "Age III, turn 7 (25 of 25)"):
        assert heading in text
    assert ("Team's coins" in text) == (config.variant == "teams")
    assert "The game is over." in text
    assert widest(text) <= columns


@pytest.mark.parametrize("width", [80, 100])
def test_the_hands_of_draft_and_recruitment_are_shown(tmp_path: Path, width: int) -> None:
    path = saved(tmp_path, TABLES[0], answers=20)
    text = stepped(path, ["", ""], width=width)
    assert text.count(" holds ◇ ") == 6
    assert text.count(" holds ") == 9
    assert "Debts" in text
    assert "Diplomacy" in text
    assert widest(text) <= width


def test_a_seat_sees_the_partners_hand_and_nobody_elses(tmp_path: Path) -> None:
    path = saved(tmp_path, TABLES[2])
    for seat, count in ((0, 2), (3, 2), (-1, 0), (OPEN, 4)):
        assert stepped(path, [], seat=seat).count(" holds ") == count
        assert stepped(path, ["9"], seat=seat).split("(9 of 25)")[1].count(" holds ") == count


@pytest.mark.parametrize("columns", [80, 100])
def test_a_score_file_of_teams_is_added_up(tmp_path: Path, columns: int) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TEAM_FILE, encoding="utf-8")
    text = printed("score", str(file), columns=columns)
    rows = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.strip()}
    assert rows["●"] == ["Treasury", "-1", "1", "4", "2"]
    totals = [int(number) for number in rows["Total"]]
    assert [int(number) for number in rows["Team"]] == [sum(totals[:2])] * 2 + [sum(totals[2:])] * 2
    assert rows["Place"] == ["2nd", "2nd", "1st", "1st"]
    assert "Ada: copied from neighbours: 1 tablet." in text


@pytest.mark.parametrize("columns", [80, 100])
@pytest.mark.parametrize("config", SEA_TABLES, ids=["three", "teams"])
def test_a_game_with_fleets_and_edifices_is_printed(tmp_path: Path, config: Config, columns: int) -> None:
    text = printed("replay", str(saved(tmp_path, config)), columns=columns)
    for words in (" moves the ", " takes a naval token of ", "≋ Naval", "≈ Islands", "The game is over."):
        assert words in text
    assert widest(text) <= columns


@pytest.mark.parametrize("width", [80, 100])
def test_a_turn_shows_fleets_islands_and_edifices(tmp_path: Path, width: int) -> None:
    text = stepped(saved(tmp_path, SEA_TABLES[0]), ["20"], width=width).split("(20 of ")[1]
    assert "At sea" in text
    assert "Islands" in text
    assert text.count("▣ ") >= 3
    assert "left" in text
    assert widest(text) <= width


@pytest.mark.parametrize("columns", [80, 100])
def test_a_score_file_has_lines_for_fleets_and_islands(tmp_path: Path, columns: int) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(SEA_FILE, encoding="utf-8")
    text = printed("score", str(file), columns=columns)
    rows = {line.split()[1]: line.split()[2:] for line in text.splitlines() if len(line.split()) > 2}
    assert rows["Naval"] == ["2", "·", "·"]
    assert rows["Islands"] == ["3", "·", "·"]
    assert rows["Civilian"] == ["6", "3", "·"]
    assert rows["Treasury"] == ["2", "-1", "1"]
    assert rows["Wonder"] == ["·", "·", "5"]
