"""Score files: tables of real games, typed in and scored."""

import json
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from sevenwonders.classic.libraries import library_of
from sevenwonders.cli.app import app
from sevenwonders.kernel.errors import GameError
from sevenwonders.record.document import BadFile
from sevenwonders.record.score_file import read_tables
from tests.support.expansions import ALL
from tests.support.score_files import check_fault, read_table, write_table
from tests.support.terminal import printed

EXAMPLE = Path(__file__).parents[1] / "docs" / "examples" / "table.yaml"


def test_the_example_of_the_documentation_as_json() -> None:
    result = CliRunner().invoke(app, ["score", str(EXAMPLE), "--json"])
    assert result.exit_code == 0
    data = json.loads(result.output)
    assert [seat["name"] for seat in data["seats"]] == ["Ada", "Ben", "Cleo"]
    assert data["ranking"] == [[1], [2], [0]]
    assert data["seats"][1]["score"] == {
        "military": -3,
        "treasury": 1,
        "wonder": 3,
        "civilian": 12,
        "science": 38,
        "commerce": 0,
        "guilds": 3,
        "total": 54,
    }
    assert data["seats"][1]["wild_symbols"] == {"compass": 1, "gear": 0, "tablet": 0}
    assert data["seats"][1]["copied_guild"] is None
    assert data["seats"][0]["copied_guild"] == "Philosophers Guild"


def test_the_example_as_a_table() -> None:
    result = CliRunner().invoke(app, ["score", str(EXAMPLE)])
    assert result.exit_code == 0
    for words in ("Ada", "Cleo", "Conflicts", "Guilds", "Total", "54", "2nd", "Philosophers Guild", "1 compass"):
        assert words in result.output


def test_cities_lend_their_names(tmp_path: Path) -> None:
    table = read_table(write_table(tmp_path, seats=[{"wonder": name} for name in ("Giza", "Rhodes", "Babylon")]))
    assert table.names == ["Giza", "Rhodes", "Babylon"]
    assert table.game.ranking() == [[0, 1, 2]]


def test_two_players_are_ranked_without_the_free_city(tmp_path: Path) -> None:
    seats = [{"wonder": "Giza"}, {"wonder": "Rhodes", "coins": 9}, {"wonder": "Babylon", "coins": 30}]
    table = read_table(write_table(tmp_path, config={"players": 2}, seats=seats))
    assert table.game.ranking() == [[1], [0]]


FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"players": 3}, "players: unknown key 'players'"),
    ({"title": "Friday"}, "the key 'seats' is missing"),
    ({"seats": []}, "config: The game is for 2 to 7 players, not 0"),
    ({"seats": [{"wonder": "Giza"}, {"wonder": "Rhodes"}]}, "seats: this table has 3 cities, not 2"),
    ({"seats": [{"wonder": "Giza"}] * 3}, "seats[1]: each wonder exists once, but Giza is named twice"),
    (
        {"seats": [{"wonder": "Giza"}, {"wonder": "Rhodes", "hand": ["Altar"]}, {"wonder": "Babylon"}]},
        "seats[1]: the game is over",
    ),
    (
        {"seats": [{"wonder": "Giza", "built": ["Attar"]}, {"wonder": "Rhodes"}, {"wonder": "Babylon"}]},
        "seats[0].built[0]: No card is called 'Attar'",
    ),
]


@pytest.mark.parametrize(("content", "message"), FAULTS)
def test_a_fault_names_file_and_place(tmp_path: Path, content: dict[str, Any], message: str) -> None:
    check_fault(write_table(tmp_path, **content), message)


def test_options_say_what_a_file_leaves_out(tmp_path: Path) -> None:
    first, second, third = ALL[:3]
    seats = [{"wonder": "Gizah"}, {"wonder": "Babylon"}, {"wonder": "Rhódos"}]
    file = tmp_path / "table.yaml"

    def lines(*options: str) -> list[str]:
        return list(json.loads(printed("score", str(file), "--json", *options))["seats"][0]["score"])

    file.write_text(json.dumps({"seats": seats}))
    assert lines("--edition", "2", "--expansion", first.title()) == [*library_of(2, (first,)).categories, "total"]
    file.write_text(json.dumps({"config": {"edition": 2, "expansions": [first, third]}, "seats": seats}))
    assert lines("--expansion", third) == [*library_of(2, (first, third)).categories, "total"]
    with pytest.raises(BadFile, match="a different table"):
        lines("--expansion", second)


def test_a_file_holds_the_tables_of_several_evenings(tmp_path: Path) -> None:
    path = tmp_path / "two.yaml"
    seats = "seats: [{wonder: Giza}, {wonder: Rhodes}, {wonder: Babylon}]\n"
    path.write_text(f"date: 2026-11-17\n{seats}---\ntitle: Final\n{seats}", encoding="utf-8")
    assert [table.title for table in read_tables(path)] == ["2026-11-17", "Final"]
    result = CliRunner().invoke(app, ["score", str(path)])
    assert result.output.index("2026-11-17") < result.output.index("Final")
    assert len(CliRunner().invoke(app, ["score", str(path), "--json"]).output.splitlines()) == 2


def test_a_file_holds_at_least_one_table(tmp_path: Path) -> None:
    path = tmp_path / "none.yaml"
    path.write_text("", encoding="utf-8")
    with pytest.raises(GameError, match="contains at least one table"):
        read_tables(path)


def test_points_that_were_entered_replace_those_that_are_counted(tmp_path: Path) -> None:
    seats = [
        {"wonder": "Giza", "coins": 9, "points": {"science": 20}},
        {"name": "Ben", "coins": 4, "points": {"military": 18, "wonder": 4}},
        {"name": "Cleo", "coins": 5, "points": {"military": 22}},
    ]
    table = read_table(write_table(tmp_path, seats=seats))
    assert table.names == ["Giza", "Ben", "Cleo"]
    assert [score.total() for score in table.scores] == [23, 23, 23]
    # Equal points: the coins decide.
    assert table.ranking == [[0], [2], [1]]
    result = CliRunner().invoke(app, ["score", str(write_table(tmp_path, seats=seats))])
    assert "23" in result.output


def test_a_wrong_line_of_points_is_an_error(tmp_path: Path) -> None:
    seats = [{"wonder": "Giza", "points": {"luck": 3}}, {"wonder": "Rhodes"}, {"wonder": "Babylon"}]
    check_fault(write_table(tmp_path, seats=seats), "seats[0].points.luck: unknown key 'luck'")


def test_a_city_with_cards_needs_its_wonder(tmp_path: Path) -> None:
    seats = [{"built": ["Altar"]}, {"wonder": "Rhodes"}, {"wonder": "Babylon"}]
    check_fault(write_table(tmp_path, seats=seats), "seats[0]: the wonder is missing")


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["score", str(tmp_path / "none.yaml")])
    assert result.exit_code != 0
    assert "none.yaml" in str(result.exception)
