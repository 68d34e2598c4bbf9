"""From the address of a database to transactions on it, with its tables up to date.

Work on a database is a plain function that gets a connection. Where it runs is decided here: for PostgreSQL in the
event loop, waiting without blocking; for SQLite in a thread, as a whole, since it has nothing to wait for but the disk.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Protocol, TypeVar
from weakref import WeakKeyDictionary

from alembic import command
from alembic.config import Config
from alembic.util import CommandError
from sqlalchemy import URL, Connection, Engine, QueuePool, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry

from sevenwonders.server.settings import BadSetting, check_database_url

MIGRATIONS = Path(__file__).parent / "migrations"
# Any number will do, as long as nobody else takes the same lock in this database.
UPGRADE_LOCK = 7_000_007
BUSY_MS = 10_000
SQLITE_READERS = 4
POSTGRES_CONNECTIONS = 10

# FULL makes a commit survive a power cut too: one flush a transaction, which answers that arrive together share.
# With NORMAL only a power cut (never a killed process) could cost the last moments of play.
PRAGMAS = (f"busy_timeout={BUSY_MS}", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON")

T = TypeVar("T")


class DatabaseTooNew(RuntimeError):
    """The database was brought up to date by a later version of this program."""


class Database(Protocol):
    """Runs work in transactions. A caller who stops waiting never leaves it half done."""

    @property
    def name(self) -> str:
        """Which database it is."""

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing; all its statements see the same moment."""

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work and commit it; what it raises undoes it."""

    async def close(self) -> None:
        """Finish what was begun, and give the connections back."""


def connect(url: str) -> Database:
    """The database of that address; nothing is opened before it is needed."""
    check_database_url(url)
    address = make_url(url)
    if address.drivername == "postgresql":
        return Postgres(address.set(drivername="postgresql+psycopg"))
    return Sqlite(address)


class Postgres:
    """PostgreSQL, for many processes."""

    name = "postgresql"

    def __init__(self, address: URL) -> None:
        # Each connection is tried before it is used, so that a restarted database costs nobody an error.
        self._writing = create_async_engine(
            address, pool_size=POSTGRES_CONNECTIONS, pool_pre_ping=True, connect_args={"connect_timeout": 10}
        )
        self._reading = self._writing.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
        self._running: set[asyncio.Task[Any]] = set()

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing."""
        return await self._run(self._reading, work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work and commit it."""
        return await self._run(self._writing, work)

    async def close(self) -> None:
        """Finish what was begun, and give the connections back."""
        if self._running:
            await asyncio.wait(self._running)
        await self._writing.dispose()

    async def _run(self, engine: AsyncEngine, work: Callable[[Connection], T]) -> T:
        """Work has a task of its own: a caller who hangs up would otherwise cut the connection in mid-statement."""

        async def whole() -> T:
            async with engine.begin() as connection:
                return await connection.run_sync(work)

        task = asyncio.create_task(whole())
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return await asyncio.shield(task)


class Sqlite:
    """SQLite, for one process: a thread that writes, since SQLite has one writer, and some that read beside it.

    A database in memory lives in its connection, so there one thread does both.
    """

    name = "sqlite"

    def __init__(self, address: URL) -> None:
        self._writing = SqliteThreads(address, 1, "BEGIN IMMEDIATE")
        self._reading = self._writing
        if address.database not in (None, "", ":memory:"):
            folder = Path(str(address.database)).absolute().parent
            if not folder.is_dir():
                raise BadSetting(f"There is no folder {folder} to keep the database in; make it first.")
            self._reading = SqliteThreads(address, SQLITE_READERS, "BEGIN")

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Do work that changes nothing."""
        return await self._reading.run(work)

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do work and commit it."""
        return await self._writing.run(work)

    async def close(self) -> None:
        """Finish what was begun, and give the connections back."""
        await self._reading.close()
        await self._writing.close()


class SqliteThreads:
    """Threads with a connection each, whose transactions begin with a given statement."""

    def __init__(self, address: URL, size: int, begin: str) -> None:
        self._engine = sqlite_engine(address, size, begin)
        self._threads = ThreadPoolExecutor(size, "sqlite")

    async def run(self, work: Callable[[Connection], T]) -> T:
        """Do work in a transaction, in one of the threads."""

        def whole() -> T:
            with self._engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._threads, whole)

    async def close(self) -> None:
        """Finish what was begun, and close the connections."""
        await asyncio.to_thread(self._threads.shutdown)
        self._engine.dispose()


def sqlite_engine(address: URL, size: int, begin: str) -> Engine:
    """Connections that begin transactions with that statement: the driver's own would come too late."""
    engine = create_engine(
        address, poolclass=QueuePool, pool_size=size, max_overflow=0, connect_args={"check_same_thread": False}
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


# Alembic keeps what it is doing in module globals, so stores in one process take turns.
_turns: WeakKeyDictionary[asyncio.AbstractEventLoop, asyncio.Lock] = WeakKeyDictionary()


async def upgrade(database: Database) -> None:
    """Bring the tables up to date, in one transaction. Of processes that start together, one does it."""
    turn = _turns.setdefault(asyncio.get_running_loop(), asyncio.Lock())
    async with turn:
        await database.write(run_steps)


def run_steps(connection: Connection) -> None:
    """Run the steps that are missing on a connection."""
    # SQLite needs no lock: this transaction is the only writer.
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": UPGRADE_LOCK})
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise DatabaseTooNew(f"This database belongs to a later version of the server: {error}.") from error
