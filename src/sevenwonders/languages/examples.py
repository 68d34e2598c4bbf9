"""The examples of the rules: each scenario of a clone has a title, which languages translate as they do names.

The titles of `tests/scenarios/wonders/giza.yaml` are messages of `examples/wonders/giza.ftl`. English ones are those of
the scenarios themselves.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import yaml

from sevenwonders.languages import FOLDER

EXAMPLES: Final = "examples"
# A clone of the repository has these; an installed package does not.
SCENARIOS: Final = FOLDER.parents[2] / "tests" / "scenarios"
# The folder of files that are in no folder.
BASE: Final = "base"


def slug_of(title: str) -> str:
    """Return what names the title of a scenario in the id of its message, `example-…`."""
    return re.sub(r"[^a-z0-9]+", "-", title.lower()).strip("-")


def scenario_files(scenarios: Path = SCENARIOS) -> Mapping[str, Sequence[Path]]:
    """Return the scenario files by folder, in order; none without a clone."""
    found: dict[str, list[Path]] = {}
    for path in sorted(scenarios.rglob("*.yaml")):
        found.setdefault(BASE if path.parent == scenarios else path.parent.name, []).append(path)
    return found


def titles_in(path: Path) -> Iterator[str]:
    """Yield the titles of a scenario file. Only their lines are parsed, which is much quicker."""
    for line in path.read_text(encoding="utf-8").splitlines():
        if line.startswith("title:"):
            yield str(yaml.safe_load(line)["title"])


def english_examples(scenarios: Path = SCENARIOS) -> dict[str, dict[str, str]]:
    """Return the English titles by file of messages and id."""
    return {
        f"{EXAMPLES}/{folder}/{path.stem}.ftl": {f"example-{slug_of(title)}": title for title in titles_in(path)}
        for folder, paths in scenario_files(scenarios).items()
        for path in paths
    }
