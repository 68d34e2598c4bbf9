"""Database connections for operators. Unlike the server's own, they change nothing by being opened."""

import os
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from urllib.parse import quote

from sqlalchemy import Connection, Engine, NullPool, create_engine, event, make_url, text
from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.settings import PREFIX, Settings, check_database_url
from sevenwonders.server.store.databases import BUSY_MS, PROGRAM_NAME, reason_of, with_driver
from sevenwonders.server.store.sqlite_file import DatabaseInUse, SqliteLock, lacks_wal, wal_of

VARIABLE: Final = PREFIX + "DATABASE_URL"
CONNECT_S: Final = 10
TOOL_NAME: Final = f"{PROGRAM_NAME} tool"
IN_USE: Final = Phrase("in-use")


def database_url(given: str | None, environment: Mapping[str, str] = os.environ) -> str:
    """Return the database's address: the given one, or else that of the settings.

    No other setting matters here.
    """
    if given is not None:
        return given
    return Settings.read({name: value for name, value in environment.items() if name == VARIABLE}).database_url


def warning_of_copy(url: str) -> Phrase | None:
    """Describe what is wrong with a SQLite file copied without its write-ahead log, if anything is.

    The phrase is that of a finding.
    """
    path = database_file(url)
    return Phrase("copied", file=str(path), missing=wal_of(path).name) if path and lacks_wal(path) else None


def database_file(url: str) -> Path | None:
    """Return the file of a SQLite database, or None for PostgreSQL.

    Raises `GameError` if the address is not that of a stored database.
    """
    check_database_url(url)
    address = make_url(url)
    if address.drivername == "postgresql":
        return None
    if address.database in (None, "", ":memory:"):
        raise GameError(Phrase("database-in-memory"))
    return Path(str(address.database))


@contextmanager
def snapshot(url: str) -> Iterator[Connection]:
    """Connect for reading only: all statements see the same state, whatever a server does meanwhile."""
    path = database_file(url)
    if path is not None and not path.is_file():
        raise GameError(Phrase("no-database", file=str(path)))
    with connected(reading_engine(url, path)) as connection:
        yield connection


@contextmanager
def alone(url: str) -> Iterator[Connection]:
    """Open a transaction that commits at the end of the block. Raises `GameError` if a server is running."""
    path = database_file(url)
    with locked(path), connected(writing_engine(url, path)) as connection:
        if path is None:
            refuse_other_servers(connection)
        yield connection


@contextmanager
def locked(path: Path | None) -> Iterator[None]:
    """Keep servers away from a SQLite file until the block ends. Raises `GameError` if one has it open."""
    if path is None:
        yield
        return
    lock = SqliteLock(path)
    try:
        lock.take()
    except DatabaseInUse as error:
        raise GameError(IN_USE) from error
    except OSError as error:
        raise GameError(Phrase("file-unwritten", file=str(lock.path), reason=str(error.strerror))) from error
    try:
        yield
    finally:
        lock.release()


@contextmanager
def connected(engine: Engine) -> Iterator[Connection]:
    """Open a transaction; a database error becomes one sentence without secrets."""
    try:
        with engine.begin() as connection:
            yield connection
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise GameError(Phrase("database", reason=reason_of(error))) from error
    finally:
        engine.dispose()


def reading_engine(url: str, path: Path | None) -> Engine:
    """Make an engine whose transactions are snapshots."""
    if path is None:
        engine = postgres_engine_for(url)
        return engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    # A read-only connection leaves NAME-wal in place, even if it is the last one to close.
    return sqlite_engine(f"file:{quote(str(path))}?mode=ro", "BEGIN")


def writing_engine(url: str, path: Path | None) -> Engine:
    """Make an engine for exclusive use of the database."""
    if path is None:
        return postgres_engine_for(url)
    engine = sqlite_engine(f"file:{quote(str(path))}", "BEGIN EXCLUSIVE")
    event.listen(engine, "connect", lambda connection, _entry: leave_wal(connection))
    event.listen(engine, "close", lambda connection, _entry: connection.execute("PRAGMA journal_mode=WAL"))
    return engine


def leave_wal(connection: sqlite3.Connection) -> None:
    """Switch off write-ahead logging for now, which is possible only while no other connection is open."""
    connection.execute("PRAGMA busy_timeout=0")
    try:
        connection.execute("PRAGMA journal_mode=DELETE")
    except sqlite3.OperationalError as error:
        connection.close()
        locked = "locked" in str(error)
        raise GameError(IN_USE if locked else Phrase("database", reason=f"{error}.")) from error
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    connection.execute("PRAGMA foreign_keys=ON")


def sqlite_engine(uri: str, begin: str) -> Engine:
    """Make an engine for a SQLite file whose transactions begin with that statement."""

    def connect() -> sqlite3.Connection:
        return sqlite3.connect(uri, timeout=BUSY_MS / 1000, isolation_level=None, uri=True)

    engine = create_engine("sqlite://", creator=connect, poolclass=NullPool, hide_parameters=True)
    event.listen(engine, "begin", lambda connection: connection.exec_driver_sql(begin))
    return engine


def postgres_engine_for(url: str) -> Engine:
    """Make an engine for PostgreSQL whose connections can be told from those of servers."""
    return create_engine(
        with_driver(make_url(url)),
        poolclass=NullPool,
        hide_parameters=True,
        connect_args={"connect_timeout": CONNECT_S, "application_name": TOOL_NAME},
    )


def refuse_other_servers(connection: Connection) -> None:
    """Raise `GameError` if a server is connected to the same PostgreSQL database."""
    others = text(
        "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND application_name = :name"
    )
    if connection.execute(others, {"name": PROGRAM_NAME}).scalar_one():
        raise GameError(IN_USE)
