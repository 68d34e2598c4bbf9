"""Teams in the commands `sevenwonders replay` and `sevenwonders score`."""

from pathlib import Path

import pytest

from sevenwonders import Config
from sevenwonders.record.files import save_record
from sevenwonders.record.log import OPEN
from tests.support.games import game_at
from tests.support.terminal import printed, stepped, widest

TEAM_FILE = """
config: {edition: 2, variant: teams}
seats:
  - {name: Ada, wonder: Rhodos, side: Night, coins: 7, built: [School]}
  - {name: Ben, wonder: Ephesos, stages: 1, coins: 4, built: [Library]}
  - {name: Cleo, wonder: Gizah, stages: 3, coins: 12, built: [University], tokens: [5, 5]}
  - {name: Dan, wonder: Babylon, side: Night, coins: 6, built: [Gardens]}
"""


def saved(folder: Path) -> Path:
    path = folder / "game.json"
    save_record(game_at(Config(4, edition=2, variant="teams"), 7), path)
    return path


@pytest.mark.parametrize("columns", [80, 100])
def test_a_whole_game_is_printed_with_the_teams_points(tmp_path: Path, columns: int) -> None:
    text = printed("replay", str(saved(tmp_path)), columns=columns)
    assert "Team's coins" in text
    assert widest(text) <= columns


def test_a_seat_sees_the_partners_hand_and_nobody_elses(tmp_path: Path) -> None:
    path = saved(tmp_path)
    for seat, count in ((0, 2), (3, 2), (-1, 0), (OPEN, 4)):
        assert stepped(path, [], seat=seat).count(" holds ") == count
        assert stepped(path, ["9"], seat=seat).split("(9 of 18)")[1].count(" holds ") == count


@pytest.mark.parametrize("columns", [80, 100])
def test_a_score_file_of_teams_is_added_up(tmp_path: Path, columns: int) -> None:
    file = tmp_path / "table.yaml"
    file.write_text(TEAM_FILE, encoding="utf-8")
    text = printed("score", str(file), columns=columns)
    rows = {line.split()[0]: line.split()[1:] for line in text.splitlines() if line.strip()}
    totals = [int(number) for number in rows["Total"]]
    assert [int(number) for number in rows["Team"]] == [sum(totals[:2])] * 2 + [sum(totals[2:])] * 2
    assert rows["Place"] == ["2nd", "2nd", "1st", "1st"]
