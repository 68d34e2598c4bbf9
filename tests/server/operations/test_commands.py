"""The commands `backup` and `restore`, and what `serve` says about a copied database."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sevenwonders.cli import serve
from sevenwonders.cli.app import app
from sevenwonders.kernel.errors import GameError
from sevenwonders.server import run
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import Store
from tests.server.operations.saved_games import Make, contents_of
from tests.server.stores import on
from tests.support.terminal import RUNNER, environment


def typed(*words: str, **variables: str) -> str:
    result = RUNNER.invoke(app, list(words), env=environment(80) | variables)
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    assert result.exit_code == 0
    return result.output


def test_there_and_back(make_database: Make, tmp_path: Path) -> None:
    url, file = make_database("filled"), str(tmp_path / "saved.backup")
    target = f"sqlite:///{tmp_path / 'new.db'}"
    assert "Saved 2 games" in typed("backup", file, SEVENWONDERS_DATABASE_URL=url)
    assert "The file is sound: 2 games" in typed(
        "restore", file, "--check", SEVENWONDERS_DATABASE_URL="none of its business"
    )
    assert not (tmp_path / "new.db").exists()
    assert "Restored 2 games" in typed("restore", file, "--database", target)
    assert contents_of(target) == contents_of(url)
    with pytest.raises(GameError, match="--replace"):
        typed("restore", file, "--database", target)
    typed("restore", file, "--database", target, "--replace")
    with pytest.raises(GameError, match="--overwrite"):
        typed("backup", file, "--database", url)
    typed("backup", file, "--database", url, "--overwrite")


def test_other_settings_do_not_matter(make_database: Make, tmp_path: Path) -> None:
    """A backup must be possible even if somebody has just broken a setting."""
    url = make_database("sqlite")
    typed("backup", str(tmp_path / "saved"), SEVENWONDERS_DATABASE_URL=url, SEVENWONDERS_PORT="many")
    with pytest.raises(GameError, match="DATABASE_URL"):
        typed("backup", str(tmp_path / "other"), SEVENWONDERS_DATABASE_URL="mysql://x")


def test_a_copied_database_is_told(
    make_database: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = Path(make_database("sqlite").removeprefix("sqlite:///"))

    async def play(store: Store) -> None:
        await store.secret("links")
        shutil.copy(path, tmp_path / "copy.db")

    on(f"sqlite:///{path}", play)
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert "Warning:" in typed("backup", str(tmp_path / "saved"), "--database", copy)
    monkeypatch.setattr(run, "run_server", lambda _settings, listener: listener.close())
    for warned in (True, False):
        serve.serve("127.0.0.1", None, copy)
        assert ("copy.db-wal" in capsys.readouterr().err) == warned
    assert run.warning_of_copy(Settings(database_url="sqlite://")) is None


def test_without_the_packages_they_say_what_to_install() -> None:
    code = (
        "import sys; sys.modules['sqlalchemy'] = None\n"
        "from sevenwonders.cli import main\n"
        "for words in (['backup', 'x'], ['restore', sys.executable], ['doctor']):\n"
        "    sys.argv = ['sevenwonders', *words]\n"
        "    try: main()\n"
        "    except SystemExit as end: print(end.code)\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=60, check=False)
    assert done.stdout.split() == ["2", "2", "2"], done.stderr
    assert done.stderr.count("sevenwonders[server]") == 3
