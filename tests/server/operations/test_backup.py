"""Backups: complete and consistent on every database, and restored completely or not at all."""

import asyncio
import gzip
import os
import re
import shutil
import sqlite3
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from sevenwonders.cli.words.errors import sentence_of
from sevenwonders.cli.words.language import speak
from sevenwonders.kernel.errors import GameError
from sevenwonders.server.operations import backup_file
from sevenwonders.server.operations.backup import TYPES, save_backup
from sevenwonders.server.operations.backup_file import BadBackup, Progress, check_backup
from sevenwonders.server.operations.connections import alone
from sevenwonders.server.operations.restore import restore_backup
from sevenwonders.server.store import databases
from sevenwonders.server.store.models import Base
from sevenwonders.server.store.protocol import Store
from tests.server.operations.saved_games import Make, add_games, contents_of
from tests.server.stores import create, on, opened, table

KINDS = ("sqlite", "postgresql")


@pytest.mark.parametrize("source", KINDS)
def test_everything_comes_back_in_any_database(
    source: str, make_database: Make, empty_database_url: str, tmp_path: Path
) -> None:
    url = make_database(source)
    add_games(url)
    before = contents_of(url)
    heading = save_backup(url, tmp_path / "saved.gz")
    assert {facts.name: facts.rows for facts in heading.tables} == {name: len(rows) for name, rows in before.items()}
    # One process owns a SQLite file, so there none is listed.
    empty = {"nodes"} if source == "sqlite" else set()
    assert {name for name, rows in before.items() if not rows} == empty, "every other table has rows"
    restore_backup(empty_database_url, tmp_path / "saved.gz")
    assert contents_of(empty_database_url) == before

    async def play_on(store: Store) -> None:
        assert await store.load("t0") is not None

    on(empty_database_url, play_on)
    assert contents_of(empty_database_url) == before


def test_only_the_owner_can_read_it(saved: Path, tmp_path: Path) -> None:
    restore_backup(f"sqlite:///{tmp_path / 'new.db'}", saved)
    save_backup(f"sqlite:///{tmp_path / 'new.db'}", tmp_path / "again.gz")
    add_games(f"sqlite:///{tmp_path / 'first.db'}")
    for name in ("new.db", "again.gz", "first.db"):
        assert (tmp_path / name).stat().st_mode & 0o777 == 0o600


@pytest.mark.parametrize("kind", KINDS)
def test_a_running_server_may_go_on_writing(kind: str, make_database: Make, tmp_path: Path) -> None:
    """The backup has the state at its beginning: all that was committed before, and nothing of what came later."""
    url = make_database(kind)
    add_games(url, 3)

    async def whole() -> None:
        async with opened(url) as store:
            await create(store, table("late"), [], [])
            before = contents_of(url)
            intruder = Intruder(store, asyncio.get_running_loop())
            await asyncio.to_thread(save_backup, url, tmp_path / "saved.gz", progress=intruder)
            assert len(contents_of(url)["games"]) == 5
            restore_backup(f"sqlite:///{tmp_path / 'new.db'}", tmp_path / "saved.gz")
            assert contents_of(f"sqlite:///{tmp_path / 'new.db'}") == before

    asyncio.run(whole())


class Intruder(Progress):
    """Lets the server make one more game as soon as the backup has begun."""

    def __init__(self, store: Store, loop: asyncio.AbstractEventLoop) -> None:
        self.store = store
        self.loop = loop

    def begin(self, work: str, rows: int) -> None:
        made = create(self.store, table("too_late"), [], [])
        asyncio.run_coroutine_threadsafe(made, self.loop).result()


def test_memory_is_bounded(make_database: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Rows come in batches, and none gets lost between two of them."""
    monkeypatch.setattr("sevenwonders.server.operations.backup.BATCH_ROWS", 3)
    monkeypatch.setattr(backup_file, "BATCH_ROWS", 3)
    url = make_database("sqlite")
    add_games(url, 8)
    steps = Steps()
    save_backup(url, tmp_path / "saved.gz", progress=steps)
    restore_backup(f"sqlite:///{tmp_path / 'new.db'}", tmp_path / "saved.gz", progress=steps)
    assert contents_of(f"sqlite:///{tmp_path / 'new.db'}") == contents_of(url)
    assert max(steps.sizes) == 3
    assert steps.works == {"Saving": sum(steps.sizes) // 3, "Checking": steps.rows, "Restoring": steps.rows}


class Steps(Progress):
    """Writes down what it hears."""

    def __init__(self) -> None:
        self.works: dict[str, int] = {}
        self.sizes: list[int] = []
        self.rows = 0

    def begin(self, work: str, rows: int) -> None:
        self.works[work] = self.rows = rows

    def advance(self, rows: int) -> None:
        self.sizes.append(rows)


def test_a_backup_of_an_older_version_goes_through_the_migrations(empty_database_url: str, tmp_path: Path) -> None:
    old = f"sqlite:///{tmp_path / 'old.db'}"
    with alone(old) as connection:
        databases.run_migrations(connection, "0001")
        connection.exec_driver_sql("INSERT INTO games VALUES ('t1', 'playing', '{}', '{}', 7, 1, 0, 1, 1)")
        connection.exec_driver_sql("INSERT INTO answers VALUES ('t1', 4, 0, 'sell:forum', 1)")
    assert save_backup(old, tmp_path / "old.gz").schema == "0001"
    restore_backup(empty_database_url, tmp_path / "old.gz")
    with alone(empty_database_url) as connection:
        assert connection.exec_driver_sql("SELECT id, last_answer FROM games").one() == ("t1", 4)


def test_every_column_can_be_saved() -> None:
    for found in Base.metadata.tables.values():
        for column in found.columns:
            # A type of ours is a type of the database with something around it.
            kind = getattr(column.type, "impl_instance", column.type)
            assert kind.python_type in TYPES, f"{found.name}.{column.name}"
        # A key that the database counts up by itself would go on from 1 after a restore.
        assert found.autoincrement_column is None, found.name


# What is in the way


@pytest.mark.parametrize("kind", KINDS)
def test_games_are_replaced_only_if_told(kind: str, make_database: Make, saved: Path) -> None:
    url = make_database(kind)

    async def play(store: Store) -> None:
        await create(store, table("other"), [], [])

    on(url, play)
    before = contents_of(url)
    with pytest.raises(GameError, match=r"games already \(1\).*--replace"):
        restore_backup(url, saved)
    assert contents_of(url) == before
    restore_backup(url, saved, replace=True)
    assert [row[0] for row in contents_of(url)["games"]] == ["t0", "t1"]


@pytest.mark.parametrize("kind", KINDS)
def test_not_under_a_running_server(kind: str, make_database: Make, saved: Path) -> None:
    url = make_database(kind)

    async def play(store: Store) -> None:
        await store.secret("links")
        with pytest.raises(GameError, match="Stop it first"):
            await asyncio.to_thread(restore_backup, url, saved)

    on(url, play)
    restore_backup(url, saved)


@pytest.mark.parametrize("kind", KINDS)
def test_a_failure_changes_nothing(kind: str, make_database: Make, saved: Path, tmp_path: Path) -> None:
    url = make_database(kind)
    add_games(url, 4)
    before = contents_of(url)

    class Breaks(Progress):
        def advance(self, rows: int) -> None:
            if self.work == "Restoring":
                raise KeyboardInterrupt

        def begin(self, work: str, rows: int) -> None:
            self.work = work

    with pytest.raises(KeyboardInterrupt):
        restore_backup(url, saved, replace=True, progress=Breaks())
    assert contents_of(url) == before
    with pytest.raises(KeyboardInterrupt):
        restore_backup(f"sqlite:///{tmp_path / 'new.db'}", saved, progress=Breaks())
    assert not (tmp_path / "new.db").exists()


def test_a_file_is_not_written_over(make_database: Make, saved: Path) -> None:
    url = make_database("sqlite")
    before = saved.read_bytes()
    with pytest.raises(GameError, match="exists already"):
        save_backup(url, saved)
    assert saved.read_bytes() == before
    save_backup(url, saved, overwrite=True)
    assert check_backup(saved).rows == 0
    assert [path.name for path in saved.parent.iterdir() if "part" in path.name] == []


def test_what_cannot_be_saved(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "empty.db").close()
    for url, words in [
        ("sqlite://", "in memory"),
        (f"sqlite:///{tmp_path / 'nowhere.db'}", "no database"),
        (f"sqlite:///{tmp_path / 'empty.db'}", "has no games"),
        ("mysql://hush@here/games", "DATABASE_URL"),
        ("postgresql://anna:hush@127.0.0.1:1/games", "cannot be used"),
    ]:
        with pytest.raises(GameError, match=words) as caught:
            save_backup(url, tmp_path / "saved.gz")
        assert "hush" not in str(caught.value)
        assert not (tmp_path / "saved.gz").exists()
    assert not (tmp_path / "nowhere.db").exists()
    with pytest.raises(GameError, match="cannot be written"):
        save_backup(f"sqlite:///{tmp_path / 'empty.db'}", tmp_path / "no" / "saved.gz")


# Files that are no good


def rewritten(path: Path, change: Callable[[list[bytes]], list[bytes]]) -> None:
    """Change the lines of a backup."""
    path.write_bytes(gzip.compress(b"".join(change(gzip.decompress(path.read_bytes()).splitlines(keepends=True)))))


def with_heading(path: Path, **changes: object) -> None:
    def change(lines: list[bytes]) -> list[bytes]:
        return [msgspec.json.encode(msgspec.json.decode(lines[0]) | changes) + b"\n", *lines[1:]]

    rewritten(path, change)


def cut(path: Path) -> None:
    os.truncate(path, path.stat().st_size // 2)


DAMAGES: list[tuple[str, Callable[[Path], object]]] = [
    ("ends too early", cut),
    ("ends too early", lambda path: rewritten(path, lambda lines: lines[:-1])),
    ("cannot be read", lambda path: rewritten(path, lambda lines: [lines[0], b"{\n", *lines[1:]])),
    ("checksum", lambda path: rewritten(path, lambda lines: [line.replace(b"Ada", b"Eve") for line in lines])),
    ("instead of", lambda path: rewritten(path, lambda lines: [lines[0], b"[]\n", *lines[1:]])),
    ("behind its end", lambda path: rewritten(path, lambda lines: [*lines, b"[]\n"])),
    ("checksum", lambda path: with_heading(path, made_s=1.0)),
    ("cannot be read", lambda path: with_heading(path, tables=7)),
    ("later version", lambda path: with_heading(path, format=2)),
    ("not a backup", lambda path: with_heading(path, kind="diary")),
    ("not a backup", lambda path: path.write_text("Dear diary")),
]


@pytest.mark.parametrize(("words", "damage"), DAMAGES)
def test_damage_is_found_before_anything_is_changed(
    words: str, damage: Callable[[Path], object], saved: Path, make_database: Make
) -> None:
    url = make_database("filled")
    before = contents_of(url)
    damage(saved)
    with pytest.raises(BadBackup, match=words):
        restore_backup(url, saved, replace=True)
    assert contents_of(url) == before


def test_damage_is_told_in_the_readers_language(saved: Path) -> None:
    rewritten(saved, lambda lines: [lines[0], b"[]\n", *lines[1:]])
    with pytest.raises(BadBackup) as caught:
        check_backup(saved)
    speak("de")
    assert re.search(r"ist beschädigt: Eine Zeile der Tabelle \w+ hat 0 statt \d+ Werten\.", sentence_of(caught.value))


def test_a_backup_of_a_later_server_is_refused(saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sevenwonders.server.operations.restore.known_versions", lambda: ["0001"])
    with pytest.raises(BadBackup, match="later version of the program"):
        restore_backup(f"sqlite:///{tmp_path / 'new.db'}", saved)
    assert not (tmp_path / "new.db").exists()


def test_a_copied_database_is_no_backup(make_database: Make, tmp_path: Path) -> None:
    path = Path(make_database("sqlite").removeprefix("sqlite:///"))
    with pytest.raises(BadBackup, match=r"SQLite database.*-wal.*sevenwonders backup"):
        restore_backup(f"sqlite:///{tmp_path / 'new.db'}", path)


def test_a_database_of_a_later_server_is_left_alone(make_database: Make, saved: Path) -> None:
    url = make_database("sqlite")
    with alone(url) as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(GameError, match="later version"):
        restore_backup(url, saved, replace=True)


def test_a_restored_file_may_be_copied(saved: Path, tmp_path: Path) -> None:
    """Everything is in the file itself when the command has ended."""
    restore_backup(f"sqlite:///{tmp_path / 'new.db'}", saved)
    shutil.copy(tmp_path / "new.db", tmp_path / "copy.db")
    url = f"sqlite:///{tmp_path / 'copy.db'}"
    assert len(contents_of(url)["games"]) == 2
