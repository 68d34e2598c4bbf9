"""Checks of the database: reachable, up to date, writable, sound, and its clock in agreement with ours."""

import os
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, func, select, text

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.operations.backup import schema_version
from sevenwonders.server.operations.connections import (
    connected,
    database_file,
    postgres_engine_for,
    snapshot,
    warning_of_copy,
)
from sevenwonders.server.operations.findings import Finding, ok, problem, warning
from sevenwonders.server.operations.setup_checks import MEGABYTE, check_disk
from sevenwonders.server.store.databases import known_versions
from sevenwonders.server.store.leases import is_alive
from sevenwonders.server.store.models import Game, Node

# Clocks of machines that set them by the network differ by milliseconds.
CLOCK_S: Final = 2.0
FUTURE_S: Final = 60.0
OTHERS: Final = 0o077


def check_database(url: str) -> Iterator[Finding]:
    """Check everything about the database at that address."""
    try:
        if url == "sqlite://":
            yield warning("database", Phrase("in-memory"))
            return
        path = database_file(url)
        if path is None:
            yield from check_postgres(url)
        else:
            yield from check_sqlite(url, path)
    except GameError as error:
        yield problem("database", Phrase("no-database", fault=error.said()))


def check_sqlite(url: str, path: Path) -> Iterator[Finding]:
    """Check a SQLite file. This changes nothing, whether or not a server is running."""
    folder = path.absolute().parent
    if not folder.is_dir():
        yield problem("database", Phrase("no-folder", folder=str(folder)))
        return
    yield check_disk(folder)
    if not os.access(folder, os.W_OK):
        yield problem("database", Phrase("read-only", folder=str(folder)))
    if not path.exists():
        yield ok("database", Phrase("new-database", file=str(path)))
        return
    copied = warning_of_copy(url)
    if copied is not None:
        yield problem("database", copied)
    yield from check_file(path)
    with snapshot(url) as connection:
        size = f"{path.stat().st_size / MEGABYTE:,.1f}"
        yield ok("database", Phrase("sqlite", version=sqlite3.sqlite_version, size=size))
        yield from check_content(connection)
        yield check_soundness(connection)
        # While the snapshot is open, closing another connection does not checkpoint the log.
        yield check_sqlite_writing(path)


def check_file(path: Path) -> Iterator[Finding]:
    """Check who may read the file, and its journal mode."""
    if path.stat().st_mode & OTHERS:
        yield warning("secrets", Phrase("readable", file=str(path)))
    with path.open("rb") as file:
        header = file.read(20)
    if len(header) == 20 and header[18:20] == b"\x02\x02":
        yield ok("journal", Phrase("journal"))
    else:
        yield warning("journal", Phrase("no-journal"))


def check_sqlite_writing(path: Path) -> Finding:
    """Check whether this user could write: a transaction begins and is rolled back."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        return problem("writing", Phrase("unwritable", reason=str(error)))
    return ok("writing", Phrase("writable"))


def check_soundness(connection: Connection) -> Finding:
    """Check whether SQLite finds its own file in order."""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found == "ok":
        return ok("soundness", Phrase("sound"))
    return problem("soundness", Phrase("damaged", reason=found))


def check_postgres(url: str) -> Iterator[Finding]:
    """Check a PostgreSQL database."""
    with snapshot(url) as connection:
        version = connection.execute(text("SHOW server_version")).scalar_one()
        size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
        yield ok("database", Phrase("postgresql", version=str(version), size=f"{size / MEGABYTE:,.1f}"))
        yield check_clock(float(connection.execute(text("SELECT extract(epoch FROM clock_timestamp())")).scalar_one()))
        yield from check_content(connection)
        if schema_version(connection) == known_versions()[0]:
            yield check_addresses(connection)
    yield check_postgres_writing(url)


def check_addresses(connection: Connection) -> Finding:
    """Check whether every running process has a relay address of its own."""
    found = connection.execute(select(Node.address).where(is_alive())).scalars().all()
    shared = sorted(address for address in set(found) if found.count(address) > 1)
    if shared:
        return problem("processes", Phrase("same-address", addresses=", ".join(shared)))
    return ok("processes", Phrase("servers", servers=len(found)))


def check_clock(there_s: float) -> Finding:
    """Check whether the database's clock agrees with ours."""
    off_s = there_s - time.time()
    if abs(off_s) <= CLOCK_S:
        return ok("clock", Phrase("clock"))
    return warning("clock", Phrase("other-clock", seconds=f"{off_s:+.1f}"))


def check_postgres_writing(url: str) -> Finding:
    """Check whether this user could create tables and rows; everything is rolled back."""
    try:
        with connected(postgres_engine_for(url)) as connection:
            may = "SELECT has_schema_privilege(current_schema(), 'CREATE') AND NOT pg_is_in_recovery()"
            if connection.execute(text(may)).scalar_one():
                return ok("writing", Phrase("writable"))
    except GameError as error:
        return problem("writing", Phrase("unwritten", fault=error.said()))
    return problem("writing", Phrase("standby"))


def check_content(connection: Connection) -> Iterator[Finding]:
    """Check the version of the schema, and the time of the last change."""
    version = schema_version(connection)
    newest = known_versions()[0]
    if not version:
        yield ok("tables", Phrase("no-tables"))
        return
    if version not in known_versions():
        yield problem("tables", Phrase("later-tables", version=version, newest=newest))
        return
    if version != newest:
        yield warning("tables", Phrase("older-tables", version=version, newest=newest))
    else:
        yield ok("tables", Phrase("tables", version=version))
    yield check_last_change(connection)


def check_last_change(connection: Connection) -> Finding:
    """Check whether the clock has gone back since the last change."""
    last_s = connection.execute(select(func.max(Game.updated_s))).scalar()
    games = connection.execute(select(func.count()).select_from(Game)).scalar_one()
    if last_s is not None and last_s > time.time() + FUTURE_S:
        return warning("clock", Phrase("future", seconds=round(last_s - time.time())))
    return ok("games", Phrase("games", games=games))
