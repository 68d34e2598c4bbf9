"""The suite itself: its lists are up to date, and its files share code through modules without tests."""

import re
from pathlib import Path

from tests.conftest import ABOVE, DELICATE, UNTRACED

TESTS = Path(__file__).parent
FILES = sorted(TESTS.rglob("*.py"))


def test_nothing_is_imported_from_a_file_of_tests() -> None:
    """Code that several tests need is in a separate module, so that every test file can be moved or left out."""
    importing = re.compile(
        r"^\s*(?:from (?:\w+\.)*test_\w+ import|from [\w.]+ import test_|import .*\.test_)", re.MULTILINE
    )
    assert [str(path.relative_to(TESTS)) for path in FILES if importing.search(path.read_text(encoding="utf-8"))] == []


def test_shared_code_is_in_a_folder_of_its_own() -> None:
    """`soak.py` is a program: it runs this suite again and again."""
    others = {path.stem for path in TESTS.glob("*.py") if not path.stem.startswith("test_")}
    assert others == {"__init__", "conftest", "soak"}
    assert [path.name for path in (TESTS / "support").rglob("test_*.py")] == []


def test_browser_tests_wait_for_states() -> None:
    """A number of seconds is too long on a quick machine and too short on a busy one."""
    files = sorted((TESTS / "browser").glob("test_*.py"))
    assert files
    assert [
        path.name for path in files if re.search(r"wait_for_timeout|sleep\(", path.read_text(encoding="utf-8"))
    ] == []


def test_lists_of_the_suite_name_only_what_is_there() -> None:
    assert {path.stem for path in FILES} >= ABOVE | DELICATE
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES if path.stem.startswith("test_"))
    # Hypothesis gives a state machine's test its name.
    assert [name for name in UNTRACED - {"runTest"} if f"def {name}(" not in text] == []
