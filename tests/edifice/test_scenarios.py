"""What Edifice adds to scenario files: every expectation can hold and fail, and every fault names its place."""

from pathlib import Path

import pytest

from tests.support.scenario_files import Keys, check_expectation, outcome_of, table_with


def table(edifices: list[str], pawns: list[int]) -> Keys:
    return table_with(["edifice"], {"wonder": "Gizah", "stages": [1], "pawns": pawns}, edifices=edifices)


EDIFICES = ["Belvedere", "Factory", "Agora"]
EXPECTATIONS: list[tuple[Keys, Keys]] = [
    ({"pawns": {0: [1, 0, 0], 1: [0, 0, 0]}}, {"pawns": {1: [0, 1, 0]}}),
    ({"pawns_left": [1, 2, 2]}, {"pawns_left": [2, 2, 2]}),
]


@pytest.mark.parametrize(("holds", "fails"), EXPECTATIONS)
def test_every_expectation_can_hold_and_fail(tmp_path: Path, holds: Keys, fails: Keys) -> None:
    check_expectation(tmp_path, table(EDIFICES, [1, 0, 0]), holds, fails)


@pytest.mark.parametrize("edifices", [["Belvedere", "Agora"], ["Agora", "Factory", "Belvedere"]])
def test_edifices_that_cannot_be_are_refused(tmp_path: Path, edifices: list[str]) -> None:
    outcome = outcome_of(tmp_path, **table(edifices, [1, 0, 0]))
    assert "edifices: 'edifices' should be three Edifices, one of each Age" in outcome.message


@pytest.mark.parametrize("pawns", [[1, 0], [1, 0, -1]])
def test_pawns_that_cannot_be_are_refused(tmp_path: Path, pawns: list[int]) -> None:
    outcome = outcome_of(tmp_path, **table(EDIFICES, pawns))
    assert "seats[0].pawns: 'pawns' should be 3 numbers: the pawns of each Age" in outcome.message
