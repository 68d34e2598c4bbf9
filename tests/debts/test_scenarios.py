"""What debts add to scenario files, at a table with every expansion there is."""

from pathlib import Path

from tests.support.expansions import ALL
from tests.support.scenario_files import check_expectation, outcome_of, table_with


def test_debts_can_be_expected(tmp_path: Path) -> None:
    table = table_with(ALL, {"wonder": "Gizah", "debts": 2})
    check_expectation(tmp_path, table, {"debts": [2, 0, 0]}, {"debts": [0, 0, 0]})


def test_debts_below_nothing_are_refused(tmp_path: Path) -> None:
    outcome = outcome_of(tmp_path, **table_with(ALL, {"wonder": "Gizah", "debts": -1}))
    assert "seats[0].debts: 'debts' should be a number from 0 on, not '-1'" in outcome.message
