"""The command `sevenwonders score` with a table of Architects."""

import json
from pathlib import Path

import pytest

from tests.support.terminal import printed

TABLE = """\
config: {game: architects}
seats:
  - {name: Ada, wonder: Giza, stages: [1, 2], cards: [blue_3, blue_2_cat], tokens: [Culture, Culture], cat: true}
  - {name: Ben, wonder: Rhodes, stages: [1, 2, 3, 4, 5], tokens: [Decor, Education], victories: 2}
  - {wonder: Olympia}
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    file = tmp_path / "table.yaml"
    file.write_text(TABLE, encoding="utf-8")
    return file


@pytest.mark.parametrize("columns", [80, 100])
def test_the_sheet_has_the_categories_of_the_game(path: Path, columns: int) -> None:
    text = printed("score", str(path), columns=columns)
    rows = {line.split()[-4]: line.split()[-3:] for line in text.splitlines() if len(line.split()) >= 4}
    assert rows["Wonder"] == ["9", "26", "·"]
    assert rows["Cat"] == ["2", "·", "·"]
    assert rows["Civilian"] == ["5", "·", "·"]
    assert rows["Conflicts"] == ["·", "6", "·"]
    assert rows["Progress"] == ["12", "10", "·"]
    assert rows["Total"] == ["28", "42", "0"]
    assert rows["Stages"] == ["2", "5", "0"]
    assert rows["Place"] == ["2nd", "1st", "3rd"]
    assert "Ben: progress tokens Decor 6, Education 4." in text
    assert "Ada: progress tokens Culture 4, Culture 8." in text


def test_json_ranks_the_seats(path: Path) -> None:
    data = json.loads(printed("score", str(path), "--json"))
    assert data["ranking"] == [[1], [0], [2]]
    assert [seat["name"] for seat in data["seats"]] == ["Ada", "Ben", "Olympia"]
