"""The server without packages that not every machine has: uvloop, and the driver of PostgreSQL."""

import sys
from pathlib import Path

import pytest

from sevenwonders.kernel.errors import GameError
from sevenwonders.server.operations.connections import snapshot
from sevenwonders.server.operations.doctor import examine
from sevenwonders.server.run import check_database
from sevenwonders.server.settings import Settings
from tests.server.programs import Program

DATABASE = "postgresql://anna:secret@127.0.0.1:1/games"
INSTALL = (
    r"^PostgreSQL needs a package that is not installed\. Install it with: pip install 'sevenwonders\[postgres\]'$"
)


class WithoutUvloop(Program):
    """The server as it runs on Windows: on the event loop of Python."""

    beginning = ("-c", "import sys; sys.modules['uvloop'] = None; from sevenwonders.cli import main; main()")


def test_a_game_is_played_without_uvloop(tmp_path: Path) -> None:
    with WithoutUvloop(f"sqlite:///{tmp_path / 'games.db'}", tmp_path) as program:
        program.start().finished_game(3)
        assert program.stop() == 0
    assert "Traceback" not in program.log.read_text(encoding="utf-8")


def test_without_the_driver_of_postgresql_all_say_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(GameError, match=INSTALL):
        check_database(Settings(database_url=DATABASE))
    with pytest.raises(GameError, match=INSTALL), snapshot(DATABASE):
        pass
    problems = [finding.text for finding in examine(DATABASE, None) if finding.level == "problem"]
    assert [text for text in problems if "sevenwonders[postgres]" in text]
