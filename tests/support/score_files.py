"""Score files that are written for a test, and what is said about those that are refused."""

from pathlib import Path
from typing import Any

import pytest
import yaml

from sevenwonders.kernel.errors import GameError
from sevenwonders.record.score_file import ScoredTable, read_tables


def write_table(folder: Path, **content: Any) -> Path:
    """A score file with that content."""
    path = folder / "table.yaml"
    path.write_text(yaml.safe_dump(content), encoding="utf-8")
    return path


def read_table(path: Path) -> ScoredTable:
    """The only table of a file."""
    (table,) = read_tables(path)
    return table


def check_fault(path: Path, message: str) -> None:
    """The file is refused, and the message begins with its name and the place of the fault."""
    with pytest.raises(GameError) as caught:
        read_table(path)
    assert str(caught.value).startswith(f"{path}: {message}")
