"""Scenario files that are written for a test, and what comes of them."""

from pathlib import Path
from typing import Any

import yaml

from sevenwonders.record.scenario import ScenarioResult, run_file

Keys = dict[str, Any]


def scenario(**changes: Any) -> Keys:
    """A scenario that passes, with some keys replaced."""
    base: Keys = {
        "title": "Three cities",
        "rulebook": "First edition rulebook, Commerce",
        "config": {"game": "classic", "edition": 1, "players": 3},
        "seats": [
            {"wonder": "Giza", "coins": 3, "hand": ["Baths", "Altar"]},
            {"wonder": "Rhodes", "coins": 0, "built": ["Stone Pit"], "hand": ["Loom", "Stockade"]},
            {"wonder": "Ephesus", "coins": 0, "hand": ["Press", "Baths"]},
        ],
        "steps": [{"play": {0: "build Baths", 1: "build Loom", 2: "sell Press"}}],
    }
    return {**base, **changes}


def outcome_of(folder: Path, **changes: Any) -> ScenarioResult:
    """What comes of a file with that one scenario."""
    path = folder / "some.yaml"
    path.write_text(yaml.safe_dump(scenario(**changes)), encoding="utf-8")
    [outcome] = run_file(path)
    assert outcome.file == path
    return outcome


def table_with(expansions: list[str], *seats: Keys, **keys: Any) -> Keys:
    """The keys of a scenario with expansions: these cities, and plain ones to make them three."""
    fillers = [{"wonder": wonder, "hand": ["Altar", "Baths"]} for wonder in ("Rhodos", "Ephesos")]
    return {
        "config": {"edition": 2, "expansions": expansions, "players": 3},
        "seats": [*seats, *fillers][:3],
        "steps": [{"expect": {"finished": False}}],
        **keys,
    }


def check_expectation(folder: Path, table: Keys, holds: Keys, fails: Keys) -> None:
    """The first expectation holds of the position, the second does not, and its place is named."""
    passing = outcome_of(folder, **{**table, "steps": [{"expect": holds}]})
    assert passing.passed, passing.report()
    failing = outcome_of(folder, **{**table, "steps": [{"expect": fails}]})
    assert not failing.passed
    assert f"steps[0].expect.{next(iter(fails))}" in failing.message
