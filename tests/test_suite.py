"""The suite itself: its lists are up to date, and its files share code through modules without tests."""

import ast
from pathlib import Path

import pytest

from tests.conftest import ABOVE, UNTRACED

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("*.py"))


def name_of(path: Path) -> str:
    return str(path.relative_to(TESTS))


def modules_imported(path: Path) -> set[str]:
    """The last part of every module from which the file takes a name."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)}
    return {module.rpartition(".")[2] for module in found}


@pytest.mark.parametrize("path", FILES, ids=name_of)
def test_nothing_is_imported_from_a_file_of_tests(path: Path) -> None:
    """Code that several tests need is in a separate module, so that every test file can be moved or left out."""
    assert not {module for module in modules_imported(path) if module.startswith("test_")}


def test_lists_of_the_suite_name_only_what_is_there() -> None:
    assert {path.stem for path in FILES} >= ABOVE
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.stem.startswith("test_"))
    # Hypothesis gives a state machine's test its name.
    assert [name for name in UNTRACED - {"runTest"} if f"def {name}(" not in text] == []
