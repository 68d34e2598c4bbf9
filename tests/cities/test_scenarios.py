"""What Cities adds to scenario files."""

from pathlib import Path

from tests.support.scenario_files import check_expectation, table_with


def test_diplomacy_can_be_expected(tmp_path: Path) -> None:
    table = table_with(["cities"], {"wonder": "Gizah", "diplomacy": 1})
    check_expectation(tmp_path, table, {"diplomacy": [1, 0, 0]}, {"diplomacy": [0, 0, 0]})
