"""What Leaders adds to scenario files."""

from pathlib import Path

from tests.scenario_files import check_expectation, outcome_of, table_with


def test_leaders_in_hand_can_be_expected(tmp_path: Path) -> None:
    table = table_with(["leaders"], {"wonder": "Gizah", "leaders": ["Nero"]})
    check_expectation(tmp_path, table, {"leaders": {0: ["Nero"], 1: []}}, {"leaders": {0: []}})


def test_a_phase_that_cannot_be_is_refused(tmp_path: Path) -> None:
    outcome = outcome_of(tmp_path, **table_with(["leaders"], {"wonder": "Gizah"}, phase="draft"))
    assert "phase: 'phase' should be one of turn, recruitment" in outcome.message
