"""What Leaders adds to scenario files."""

from pathlib import Path

import pytest

from tests.support.scenario_files import Keys, check_expectation, outcome_of, table_with


def test_leaders_in_hand_can_be_expected(tmp_path: Path) -> None:
    table = table_with(["leaders"], {"wonder": "Gizah", "leaders": ["Nero"]})
    check_expectation(tmp_path, table, {"leaders": {0: ["Nero"], 1: []}}, {"leaders": {0: []}})


def test_a_phase_that_cannot_be_is_refused(tmp_path: Path) -> None:
    outcome = outcome_of(tmp_path, **table_with(["leaders"], {"wonder": "Gizah"}, phase="market"))
    assert "phase: 'phase' should be one of turn, recruitment, draft, not 'market'" in outcome.message


PACKS = [["Nero", "Plato", "Midas"], ["Caesar", "Hiram", "Varro"], ["Sappho", "Amytis", "Croesus"]]


@pytest.mark.parametrize(
    ("packs", "keys", "message"),
    [
        (PACKS, {"age": 2}, "phase: The leader draft comes before Age I."),
        ([["Nero", "Altar"], *PACKS[1:]], {}, "phase: In the leader draft every hand is a pack of leaders."),
        ([["Nero", "Plato"], *PACKS[1:]], {}, "phase: In the leader draft all packs have the same size"),
        ([["Nero"], ["Caesar"], ["Sappho"]], {}, "2 to 4 leaders"),
        ([PACKS[0], PACKS[0], PACKS[1]], {}, "phase: Each leader exists once"),
        ([["Nero", "Plato", "Maecenas"], *PACKS[1:]], {}, "phase: Each leader exists once"),
    ],
)
def test_a_draft_that_cannot_be_is_refused(tmp_path: Path, packs: list[list[str]], keys: Keys, message: str) -> None:
    wonders = ["Gizah", "Rhodos", "Ephesos"]
    seats: list[Keys] = [{"wonder": wonder, "hand": pack} for wonder, pack in zip(wonders, packs, strict=True)]
    seats[0]["leaders"] = ["Maecenas"]
    outcome = outcome_of(tmp_path, **table_with(["leaders"], *seats, phase="draft", **keys))
    assert message in outcome.message
