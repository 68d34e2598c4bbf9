"""Saves a database to a file while servers keep writing to it."""

import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import BinaryIO, Final

from sqlalchemy import Column, Connection, MetaData, Row, Table, func, inspect, select

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.operations.backup_file import (
    BATCH_ROWS,
    FORMAT,
    KIND,
    QUIET,
    BackupWriter,
    Heading,
    Progress,
    TableFacts,
)
from sevenwonders.server.operations.connections import snapshot
from sevenwonders.server.store.models import Base
from sevenwonders.version import package_version

VERSION_TABLE: Final = "alembic_version"
# A value of any other type would come back from JSON as something else.
TYPES: Final = (str, int, float, bool, bytes)
# A backup has everything that the database has, secrets of running games and hashes of tokens included.
ONLY_OWNER: Final = 0o600


def save_backup(url: str, path: Path, *, overwrite: bool = False, progress: Progress = QUIET) -> Heading:
    """Save the database to a file that only its owner can read. The file appears when it is complete, or not at all."""
    if path.exists() and not overwrite:
        raise GameError(Phrase("file-exists", file=str(path)))
    with snapshot(url) as connection, new_file(path) as file:
        tables = stored_tables(connection)
        heading = heading_of(connection, tables)
        progress.begin("Saving", heading.rows)
        writer = BackupWriter(file, heading)
        for table in tables:
            for rows in batches_of(connection, table):
                writer.write_rows(rows)
                progress.advance(len(rows))
        writer.finish()
    return heading


def stored_tables(connection: Connection) -> list[Table]:
    """List the server's tables as they are in this database, each after those that it refers to.

    They may be older than the program: before an upgrade is the best time for a backup.
    """
    there = set(inspect(connection).get_table_names())
    if VERSION_TABLE not in there:
        raise GameError(Phrase("no-games"))
    found = MetaData()
    found.reflect(connection, only=sorted(there & set(Base.metadata.tables)))
    return found.sorted_tables


def schema_version(connection: Connection) -> str:
    """Return the version of the database's schema, or an empty text if no server has used it yet."""
    if not inspect(connection).has_table(VERSION_TABLE):
        return ""
    version = Table(VERSION_TABLE, MetaData(), Column("version_num"))
    return str(connection.execute(select(version.c.version_num)).scalar() or "")


def heading_of(connection: Connection, tables: list[Table]) -> Heading:
    """Make the first line of the backup."""
    facts = tuple(facts_of(connection, table) for table in tables)
    schema = schema_version(connection)
    return Heading(KIND, FORMAT, schema, package_version(), connection.dialect.name, time.time(), facts)


def facts_of(connection: Connection, table: Table) -> TableFacts:
    """Describe a table for the heading."""
    for column in table.columns:
        if column.type.python_type not in TYPES:
            raise TypeError(f"Backups cannot hold {table.name}.{column.name}, which is {column.type}.")
    binary = tuple(str(column.name) for column in table.columns if column.type.python_type is bytes)
    rows = connection.execute(select(func.count()).select_from(table)).scalar_one()
    # Names from the database are a kind of text that only SQLAlchemy knows.
    return TableFacts(str(table.name), tuple(map(str, table.columns.keys())), binary, rows)


def batches_of(connection: Connection, table: Table) -> Iterator[Sequence[Row[tuple[object, ...]]]]:
    """Yield all rows of a table in a fixed order, in batches."""
    found = select(table).order_by(*table.primary_key.columns)
    return connection.execution_options(yield_per=BATCH_ROWS).execute(found).partitions()


@contextmanager
def new_file(path: Path) -> Iterator[BinaryIO]:
    """Open a file that gets its name at the end of the block. If the block fails, nothing is left behind."""
    draft = path.with_name(f"{path.name}.part-{os.getpid()}")
    try:
        number = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_OWNER)
    except OSError as error:
        raise GameError(Phrase("file-unwritten", file=str(draft), reason=str(error.strerror))) from error
    try:
        with os.fdopen(number, "wb") as file:
            yield file
            file.flush()
            os.fsync(file.fileno())
        draft.replace(path)
        sync_folder(path)
    except OSError as error:
        raise GameError(Phrase("file-unwritten", file=str(path), reason=str(error.strerror))) from error
    finally:
        draft.unlink(missing_ok=True)


def sync_folder(path: Path) -> None:
    """Make sure that the file's name survives even a power cut."""
    folder = os.open(path.absolute().parent, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
