"""Copies of a SQLite file without its write-ahead log are told from whole databases."""

import shutil
from pathlib import Path

import pytest

from sevenwonders.server.operations.backup import save_backup
from sevenwonders.server.operations.connections import warning_of_copy
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.store.sqlite_file import lacks_wal
from tests.server.operations.saved_games import Make, contents_of
from tests.server.stores import create, on, table


@pytest.fixture
def path(make_database: Make) -> Path:
    """A database that no server has open."""
    return Path(make_database("filled").removeprefix("sqlite:///"))


def copy(path: Path, name: str, *endings: str) -> Path:
    """Copy the file while a server has it open and has just made a game."""
    target = path.with_name(name)

    async def play(store: Store) -> None:
        await create(store, table(name), [], [])
        for ending in endings:
            shutil.copy(f"{path}{ending}", f"{target}{ending}")

    on(f"sqlite:///{path}", play)
    return target


def test_a_copy_without_its_log_is_noticed(path: Path) -> None:
    """Today's changes are missing from it, and nothing else would tell."""
    target = copy(path, "copy.db", "")
    assert lacks_wal(target)
    warning = warning_of_copy(f"sqlite:///{target}")
    assert warning is not None
    assert warning.arguments["missing"] == "copy.db-wal"
    assert len(contents_of(f"sqlite:///{target}")["games"]) == 2, "the third game is lost"


def test_a_copy_with_its_log_is_whole(path: Path) -> None:
    """It is what a crash leaves behind. Neither looking at it nor saving it makes it suspicious."""
    target = copy(path, "copy.db", "", "-wal")
    url = f"sqlite:///{target}"
    assert warning_of_copy(url) is None
    assert save_backup(url, path.with_name("saved.gz")).rows_of("games") == 3
    assert warning_of_copy(url) is None


def test_a_database_that_nobody_has_open_may_be_copied(path: Path) -> None:
    target = path.with_name("copy.db")
    shutil.copy(path, target)
    assert not lacks_wal(target)
    assert contents_of(f"sqlite:///{target}") == contents_of(f"sqlite:///{path}")


def test_a_server_that_starts_on_a_copy_goes_on(path: Path) -> None:
    target = copy(path, "copy.db", "")
    add = f"sqlite:///{target}"

    async def play(store: Store) -> None:
        assert not lacks_wal(target)
        await create(store, table("next"), [], [])

    on(add, play)
    assert not lacks_wal(target)


def test_there_need_not_be_a_file(tmp_path: Path) -> None:
    assert not lacks_wal(tmp_path / "nowhere.db")
    (tmp_path / "short.db").write_bytes(b"x")
    assert not lacks_wal(tmp_path / "short.db")
    assert warning_of_copy("postgresql://db/games") is None
