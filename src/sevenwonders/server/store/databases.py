"""Transactions on a database whose schema is up to date.

Work on a database is a plain function that gets a connection. Where it runs is decided here: for PostgreSQL in the
event loop, which goes on while the function waits; for SQLite in a thread, since it waits for nothing but the disk.
"""

import asyncio
import contextlib
import logging
import os
import sqlite3
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from typing import Any, Protocol, TypeVar, cast
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import OperationalError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry
from typing_extensions import override

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.logs import log_event
from sevenwonders.server.settings import BadSetting, check_database_url
from sevenwonders.server.store.sql_answers import Answers, Key, write_at_once, write_in_turn
from sevenwonders.server.store.sqlite_file import CLOSED, OPEN, SqliteLock, set_mark, write_to_file

MIGRATIONS = Path(__file__).parent / "migrations"
# How PostgreSQL lists our connections, so that a backup cannot be restored under a running server.
PROGRAM_NAME = "sevenwonders"
# Any number that no other program uses as a lock in the same database.
UPGRADE_LOCK = 7_000_007
BUSY_MS = 10_000
SQLITE_READERS = 4
POSTGRES_CONNECTIONS = 10
# Work on the reserved connection must be quick, or it has failed.
APART_S = 3

# FULL makes a commit survive even a power cut. It costs one flush per transaction, which answers that arrive together
# share. With NORMAL a power cut, but never a killed process, could lose the last moments of play.
# With secure_delete, what is deleted or replaced is overwritten in the file.
PRAGMAS = (
    f"busy_timeout={BUSY_MS}",
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "secure_delete=ON",
)
# Answers wait while the write-ahead log is truncated. If another program is reading the file just then, we try again.
SCRUB_MS = 100
SCRUB_TRIES = 5
SCRUB_PAUSE_S = 0.2

T = TypeVar("T")


class DatabaseTooNew(GameError):
    """The schema of the database was made by a later version of this program."""


def reason_of(error: Exception) -> str:
    """Explain in one line why the database refused, without the statement and its parameters."""
    return str(getattr(error, "orig", None) or error).strip().split("\n")[0]


class Database(Protocol):
    """Runs work in transactions. Work is never left half done, even if the caller stops waiting."""

    @property
    def name(self) -> str:
        """The kind of database, as SQLAlchemy calls it."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do read-only work. All its statements see the same state."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work and commit it. An error rolls all of it back."""

    async def write_answers(self, group: Answers) -> set[Key]:
        """Commit a group of answers. Return the places of those whose process still owns the table."""

    async def scrub(self) -> None:
        """Scrub deleted data from files that still have it, as far as this program can."""

    async def close(self) -> None:
        """Finish pending work, then close all connections."""


def connect(url: str) -> Database:
    """Return the database at that address; connections are opened when first needed."""
    check_database_url(url)
    address = make_url(url)
    if address.drivername != "postgresql":
        return Sqlite(address)
    if sys.platform == "win32":
        raise BadSetting(Phrase("no-postgresql"))
    return Postgres(with_driver(address))


def with_driver(address: URL) -> URL:
    """Return the address of a PostgreSQL database with our driver's name in it.

    Raises `BadSetting` if it cannot be used.
    """
    try:
        import psycopg  # noqa: F401, PLC0415 - it comes with an extra
    except ImportError as error:
        raise BadSetting(Phrase("no-driver")) from error
    return address.set(drivername="postgresql+psycopg")


class Postgres(Database):
    """PostgreSQL, for many processes."""

    name = "postgresql"

    def __init__(self, address: URL) -> None:
        # Each connection is tested before use, so that a restart of the database causes no errors.
        self._writing = create_async_engine(
            address,
            pool_size=POSTGRES_CONNECTIONS,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": 10, "application_name": PROGRAM_NAME},
        )
        self._reading = self._writing.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._apart = create_engine(
            address,
            pool_size=1,
            pool_pre_ping=True,
            hide_parameters=True,
            connect_args={"connect_timeout": APART_S, "options": f"-c statement_timeout={APART_S}s"},
        )
        self._running: set[asyncio.Task[Any]] = set()

    def write_now(self, work: Callable[[Connection], T]) -> T:
        """Do work and commit it in this thread, on a reserved connection, however busy the others are."""
        with self._apart.begin() as connection:
            return work(connection)

    @override
    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._reading, work)

    @override
    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._run(self._writing, work)

    @override
    async def write_answers(self, group: Answers) -> set[Key]:
        return await self.write(lambda connection: write_at_once(connection, group))

    @override
    async def scrub(self) -> None:
        """Do nothing: PostgreSQL removes old row versions itself, with its next VACUUM."""

    @override
    async def close(self) -> None:
        if self._running:
            await asyncio.wait(self._running)
        await self._writing.dispose()
        self._apart.dispose()

    async def _run(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        # In a task of its own: cancelling the caller would otherwise cut the connection in mid-statement.
        async def whole() -> T:
            async with engine.begin() as connection:
                return await connection.run_sync(work)

        task = asyncio.create_task(whole())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)


class Sqlite(Database):
    """SQLite, for one process: a single thread writes, since SQLite has one writer, and others read meanwhile.

    A file is locked against other servers from `claim` to `close`. An in-memory database lives in its connection, so
    there one thread does both.
    """

    name = "sqlite"

    def __init__(self, address: URL) -> None:
        self._writing = SqliteThreads(address, 1, "BEGIN IMMEDIATE")
        self._reading = self._writing
        self._file: Path | None = None
        self._lock: SqliteLock | None = None
        self._marked = False
        # Concurrent calls of `scrub` share one run.
        self._scrubbing = asyncio.Lock()
        self._asked = self._scrubbed = 0
        if address.database not in (None, "", ":memory:"):
            self._file = Path(str(address.database)).absolute()
            if not self._file.parent.is_dir():
                raise BadSetting(Phrase("no-folder", folder=str(self._file.parent)))
            # A new file is for its owner only: it will hold secrets of running games. SQLite complains if it cannot be.
            with suppress(OSError):
                os.close(os.open(self._file, os.O_WRONLY | os.O_CREAT, 0o600))
            self._lock = SqliteLock(self._file)
            self._reading = SqliteThreads(address, SQLITE_READERS, "BEGIN")

    def claim(self) -> None:
        """Keep other servers away from the file. Raises `DatabaseInUse` if one has it open."""
        if self._lock is not None:
            self._lock.take()

    @override
    async def read(self, work: Callable[[Connection], T]) -> T:
        return await self._reading.run(work)

    @override
    async def write(self, work: Callable[[Connection], T]) -> T:
        return await self._writing.run(work)

    async def mark_open(self) -> None:
        """Mark the file as open, so that a copy without its write-ahead log can be told from a complete one."""
        if self._file is not None:
            await self.write(lambda connection: set_mark(connection, OPEN))
            self._marked = True
            await asyncio.to_thread(write_to_file, self._file)

    @override
    async def write_answers(self, group: Answers) -> set[Key]:
        return await self._writing.run_plainly(lambda cursor: write_in_turn(cursor, group))

    @override
    async def scrub(self) -> None:
        """Checkpoint and truncate the write-ahead log, which would otherwise keep old versions of pages."""
        if self._file is None:
            return
        self._asked += 1
        asked = self._asked
        async with self._scrubbing:
            if self._scrubbed >= asked:
                return
            asked = self._asked
            for _ in range(SCRUB_TRIES):
                if await self._writing.call(empty_log):
                    self._scrubbed = asked
                    return
                await asyncio.sleep(SCRUB_PAUSE_S)
        # The deletion itself has succeeded. The next one tries again, and so does the end of the server.
        log_event("scrub_failed", logging.WARNING)

    @override
    async def close(self) -> None:
        if self._marked:
            # A full disk must not keep the server from stopping; the mark is only good for a warning.
            with suppress(SQLAlchemyError):
                await self.write(lambda connection: set_mark(connection, CLOSED))
        await self._reading.close()
        await self._writing.close()
        if self._lock is not None:
            self._lock.release()


class SqliteThreads:
    """Threads with a connection each; `begin` is the statement that opens their transactions."""

    def __init__(self, address: URL, size: int, begin: str) -> None:
        self._begin = begin
        self._engine = sqlite_engine(address, size, begin)
        self._threads = ThreadPoolExecutor(size, "sqlite")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction, in one of the threads."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run, work)

    def _run(self, work: Callable[[Connection], T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    async def call(self, work: Callable[[sqlite3.Cursor], T]) -> T:
        """Do work outside any transaction, in one of the threads."""

        def whole() -> T:
            with contextlib.closing(self._engine.raw_connection()) as connection:
                return work(cast(sqlite3.Cursor, connection.cursor()))

        return await asyncio.get_running_loop().run_in_executor(self._threads, whole)

    async def run_plainly(self, work: Callable[[sqlite3.Cursor], T]) -> T:
        """Do work in a transaction with the bare driver, which is three times as fast for a few short statements."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._run_plainly, work)

    def _run_plainly(self, work: Callable[[sqlite3.Cursor], T]) -> T:
        with contextlib.closing(self._engine.raw_connection()) as connection:
            cursor = cast(sqlite3.Cursor, connection.cursor())
            cursor.execute(self._begin)
            try:
                result = work(cursor)
                cursor.execute("COMMIT")
            except sqlite3.Error as error:
                undo(cursor)
                raise OperationalError(None, None, error, hide_parameters=True) from error
            except BaseException:
                undo(cursor)
                raise
            return result

    async def close(self) -> None:
        """Finish pending work, then close the connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


def empty_log(cursor: sqlite3.Cursor) -> bool:
    """Truncate the write-ahead log. Return False if a reader of an older state prevents it."""
    try:
        cursor.execute(f"PRAGMA busy_timeout={SCRUB_MS}")
        blocked = cursor.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
        cursor.execute(f"PRAGMA busy_timeout={BUSY_MS}")
        if not blocked:
            # A file that is marked as open must not have an empty log.
            cursor.execute(f"PRAGMA user_version={OPEN}")
        return not blocked
    except sqlite3.Error:
        return False


def undo(cursor: sqlite3.Cursor) -> None:
    """Roll the transaction back, unless its error has ended it already."""
    with contextlib.suppress(sqlite3.Error):
        cursor.execute("ROLLBACK")


def sqlite_engine(address: URL, size: int, begin: str) -> Engine:
    """Make an engine whose transactions begin with this statement: the driver would begin them too late."""
    engine = create_engine(
        address,
        poolclass=QueuePool,
        pool_size=size,
        max_overflow=0,
        # Parameters are secrets, answers and hashes of tokens, so errors must not repeat them.
        hide_parameters=True,
        connect_args={"check_same_thread": False},
    )

    def on_connect(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    event.listen(engine, "connect", on_connect)
    event.listen(engine, "begin", on_begin)
    return engine


# Alembic keeps its state in module globals, so the stores of one process take turns.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def upgrade(database: Database) -> None:
    """Bring the schema up to date in one transaction. If processes start together, one of them does it."""
    if isinstance(database, Sqlite):
        database.claim()
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    async with turn:
        await database.write(run_migrations)
    if isinstance(database, Sqlite):
        await database.mark_open()


def run_migrations(connection: Connection, version: str = "head") -> None:
    """Run the migrations up to that version that the database has not had yet."""
    # SQLite needs no lock: there is never more than one writer.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    config = migration_config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, version)
    except CommandError as error:
        raise DatabaseTooNew(Phrase("newer-database", reason=str(error))) from error


def migration_config() -> Config:
    """Return Alembic's configuration with the place of the migrations."""
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


def known_versions() -> list[str]:
    """List the schema versions that this program knows, the newest first."""
    return [step.revision for step in ScriptDirectory.from_config(migration_config()).walk_revisions()]
