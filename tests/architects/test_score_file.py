"""Score files of Architects: tables of real games, typed in and scored."""

from pathlib import Path
from typing import Any

import pytest

from tests.support.score_files import check_fault, read_table, write_table

ARCHITECTS = {"game": "architects"}
SEATS: list[dict[str, Any]] = [
    {
        "name": "Ada",
        "wonder": "Giza",
        "stages": [1, 2, 3, 4, 5],
        "cards": ["blue_3", "two points with cat", "shield_0"],
        "tokens": ["Decor", "Politics"],
        "victories": 2,
        "cat": True,
    },
    {"wonder": "Rhodes", "stages": [1, 2], "tokens": ["Culture", "culture"], "cat": False},
]


def test_a_table_is_scored(tmp_path: Path) -> None:
    table = read_table(write_table(tmp_path, config=ARCHITECTS, title="Friday", seats=SEATS))
    assert table.names == ["Ada", "Rhodes"]
    assert table.game.finished()
    assert table.to_data() == {
        "seats": [
            {
                "seat": 0,
                "name": "Ada",
                "wonder": "Giza",
                "score": {"wonder": 30, "cat": 2, "civilian": 5, "military": 6, "progress": 7, "total": 50},
                "stages": 5,
            },
            {
                "seat": 1,
                "name": "Rhodes",
                "wonder": "Rhodes",
                "score": {"wonder": 8, "cat": 0, "civilian": 0, "military": 0, "progress": 12, "total": 20},
                "stages": 2,
            },
        ],
        "ranking": [[0], [1]],
    }


def test_equal_tables_share_the_place(tmp_path: Path) -> None:
    names = ["Giza", "Rhodes", "Babylon", "Olympia", "Ephesus", "Alexandria", "Halicarnassus"]
    table = read_table(write_table(tmp_path, config=ARCHITECTS, seats=[{"wonder": name} for name in names]))
    assert table.names == names
    assert table.game.ranking() == [list(range(7))]


GIZA, RHODES = {"wonder": "Giza"}, {"wonder": "Rhodes"}
FAULTS: list[tuple[dict[str, Any], str]] = [
    ({"cat": 0, "seats": [GIZA, RHODES]}, "cat: unknown key 'cat'"),
    ({"title": "Friday"}, "the key 'seats' is missing"),
    ({"seats": [GIZA]}, "config: The game is for 2 to 7 players, not 1"),
    ({"seats": [GIZA, GIZA]}, "seats[1]: each wonder exists once, but Giza is named twice"),
    ({"seats": [GIZA, {**RHODES, "hand": []}]}, "seats[1].hand: unknown key 'hand'"),
    ({"seats": [GIZA, {**RHODES, "deck": []}]}, "seats[1].deck: unknown key 'deck'"),
    ({"seats": [GIZA, {**RHODES, "cat": 1}]}, "seats[1].cat: should be true or false, not '1'"),
    (
        {"seats": [{**GIZA, "cat": True}, {**RHODES, "cat": True}]},
        "seats[1].cat: there is one cat, and seat 0 has it",
    ),
    (
        {"seats": [{**GIZA, "cards": ["wood"] * 5}, {**RHODES, "cards": ["wood"] * 4}]},
        "seats[1]: the decks of this table have no more cards called Wood",
    ),
    ({"seats": [GIZA, {**RHODES, "tokens": ["Decor"] * 2}]}, "The progress token Decor is placed 2 times"),
]


@pytest.mark.parametrize(("content", "message"), FAULTS)
def test_a_fault_names_file_and_place(tmp_path: Path, content: dict[str, Any], message: str) -> None:
    check_fault(write_table(tmp_path, config=ARCHITECTS, **content), message)
