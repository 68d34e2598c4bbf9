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
NEWEST: Final = "Start the server: it brings the tables up to date. Make a backup before that."


def check_database(url: str) -> Iterator[Finding]:
    """Check everything about the database at that address."""
    try:
        if url == "sqlite://":
            yield warning(
                "database", "Games are in memory only.", "They end with the server: set SEVENWONDERS_DATABASE_URL."
            )
            return
        path = database_file(url)
        if path is None:
            yield from check_postgres(url)
        else:
            yield from check_sqlite(url, path)
    except GameError as error:
        yield problem("database", str(error), "Is its address right, is it running, and may this user use it?")


def check_sqlite(url: str, path: Path) -> Iterator[Finding]:
    """Check a SQLite file. This changes nothing, whether or not a server is running."""
    folder = path.absolute().parent
    if not folder.is_dir():
        yield problem("database", f"There is no folder {folder}.", "Create it, and give it to the server's user.")
        return
    yield check_disk(folder)
    if not os.access(folder, os.W_OK):
        yield problem("database", f"{folder} is read-only for this user.", "SQLite writes files next to the database.")
    if not path.exists():
        yield ok("database", f"{path} does not exist yet. The server creates it.")
        return
    copied = warning_of_copy(url)
    if copied:
        yield problem("database", copied, "Look for the missing file, or restore a backup.")
    yield from check_file(path)
    with snapshot(url) as connection:
        yield ok("database", f"SQLite {sqlite3.sqlite_version}, {path.stat().st_size / MEGABYTE:,.1f} MB.")
        yield from check_content(connection)
        yield check_soundness(connection)
        # While the snapshot is open, closing another connection does not checkpoint the log.
        yield check_sqlite_writing(path)


def check_file(path: Path) -> Iterator[Finding]:
    """Check who may read the file, and its journal mode."""
    if path.stat().st_mode & OTHERS:
        yield warning(
            "secrets",
            f"Others on this machine can read {path}.",
            f"It holds secrets of running games: chmod 600 {path}",
        )
    with path.open("rb") as file:
        header = file.read(20)
    if len(header) == 20 and header[18:20] == b"\x02\x02":
        yield ok("journal", "Write-ahead logging is on.")
    else:
        yield warning(
            "journal", "Write-ahead logging is off.", "The server switches it on. Network drives cannot have it."
        )


def check_sqlite_writing(path: Path) -> Finding:
    """Check whether this user could write: a transaction begins and is rolled back."""
    try:
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("ROLLBACK")
    except sqlite3.Error as error:
        return problem("writing", f"The database cannot be written: {error}.", "Run this as the server's user.")
    return ok("writing", "The database can be written.")


def check_soundness(connection: Connection) -> Finding:
    """Check whether SQLite finds its own file in order."""
    found = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if found == "ok":
        return ok("soundness", "SQLite finds its file in order.")
    return problem("soundness", f"The file is damaged: {found}.", "Restore the last backup.")


def check_postgres(url: str) -> Iterator[Finding]:
    """Check a PostgreSQL database."""
    with snapshot(url) as connection:
        version = connection.execute(text("SHOW server_version")).scalar_one()
        size = connection.execute(text("SELECT pg_database_size(current_database())")).scalar_one()
        yield ok("database", f"PostgreSQL {version}, {size / MEGABYTE:,.1f} MB.")
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
        advice = "Set SEVENWONDERS_RELAY_ADDRESS of each to an address at which the others reach only that one."
        return problem("processes", f"Several servers say that they are reached at {', '.join(shared)}.", advice)
    words = "One server is" if len(found) == 1 else f"{len(found) or 'No'} servers are"
    return ok("processes", f"{words} running on this database.")


def check_clock(there_s: float) -> Finding:
    """Check whether the database's clock agrees with ours."""
    off_s = there_s - time.time()
    if abs(off_s) <= CLOCK_S:
        return ok("clock", "The database's machine has the same time.")
    advice = "Let both machines set their clocks by the network (NTP): deadlines of turns depend on them."
    return warning("clock", f"The clock of the database's machine is {off_s:+.1f} seconds off.", advice)


def check_postgres_writing(url: str) -> Finding:
    """Check whether this user could create tables and rows; everything is rolled back."""
    try:
        with connected(postgres_engine_for(url)) as connection:
            may = "SELECT has_schema_privilege(current_schema(), 'CREATE') AND NOT pg_is_in_recovery()"
            if connection.execute(text(may)).scalar_one():
                return ok("writing", "The database can be written.")
    except GameError as error:
        return problem("writing", str(error), "Look at the log of PostgreSQL.")
    advice = "Is it a standby? Else make the server's user the owner of the database."
    return problem("writing", "The database cannot be written.", advice)


def check_content(connection: Connection) -> Iterator[Finding]:
    """Check the version of the schema, and the time of the last change."""
    version = schema_version(connection)
    newest = known_versions()[0]
    if not version:
        yield ok("tables", "There are none yet. The server makes them.")
        return
    if version not in known_versions():
        text_of_version = f"They have version {version}, and this program knows versions up to {newest}."
        yield problem("tables", text_of_version, "Use the version of the program that wrote them, or a later one.")
        return
    if version != newest:
        yield warning("tables", f"They have version {version}; this program has {newest}.", NEWEST)
    else:
        yield ok("tables", f"They have version {version}, the newest.")
    yield check_last_change(connection)


def check_last_change(connection: Connection) -> Finding:
    """Check whether the clock has gone back since the last change."""
    last_s = connection.execute(select(func.max(Game.updated_s))).scalar()
    games = connection.execute(select(func.count()).select_from(Game)).scalar_one()
    if last_s is not None and last_s > time.time() + FUTURE_S:
        ahead_s = last_s - time.time()
        return warning("clock", f"The last change was made {ahead_s:,.0f} seconds in the future.", "Set the clock.")
    return ok("games", f"There are {games:,} games." if games != 1 else "There is one game.")
