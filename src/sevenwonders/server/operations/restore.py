"""Fills a database from a backup: completely, or not at all."""

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Connection, MetaData, Table, func, insert, inspect, select

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.operations.backup import ONLY_OWNER, VERSION_TABLE, schema_version
from sevenwonders.server.operations.backup_file import (
    QUIET,
    BackupReader,
    BadBackup,
    Heading,
    Progress,
    TableFacts,
    check_backup,
)
from sevenwonders.server.operations.connections import alone, database_file
from sevenwonders.server.store.databases import known_versions, run_migrations
from sevenwonders.server.store.models import Base, Game
from sevenwonders.server.store.sqlite_file import CLOSED, set_mark


def restore_backup(url: str, path: Path, *, replace: bool = False, progress: Progress = QUIET) -> Heading:
    """Fill the database from the backup. Refuse to overwrite games unless they may be replaced.

    The file is verified to its end first, and everything is changed in one transaction.
    """
    heading = check_backup(path, progress)
    if heading.schema not in known_versions():
        raise BadBackup(Phrase("later-backup", file=str(path)))
    with file_of_owner(database_file(url)), alone(url) as connection:
        make_room(connection, replace)
        # A backup of an older version gets the tables of that version first, and then goes through the migrations.
        run_migrations(connection, heading.schema)
        with BackupReader(path) as reader:
            progress.begin("Restoring", heading.rows)
            for table in reader.heading.tables:
                fill(connection, reader, table, progress)
            reader.check_end()
        run_migrations(connection)
        if connection.dialect.name == "sqlite":
            set_mark(connection, CLOSED)
    return heading


@contextmanager
def file_of_owner(path: Path | None) -> Iterator[None]:
    """Make a new SQLite file readable for its owner only, and remove it again if the block fails."""
    if path is None or path.exists():
        yield
        return
    try:
        os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, ONLY_OWNER))
    except OSError as error:
        raise GameError(Phrase("file-uncreated", file=str(path), reason=str(error.strerror))) from error
    try:
        yield
    except BaseException:
        path.unlink(missing_ok=True)
        raise


def make_room(connection: Connection, replace: bool) -> None:
    """Remove the server's tables. Raises `GameError` if they hold games that may not be replaced."""
    version = schema_version(connection)
    if version and version not in known_versions():
        raise GameError(Phrase("later-database"))
    there = set(inspect(connection).get_table_names())
    names = there & set(Base.metadata.tables)
    if Game.__tablename__ in names and not replace:
        games = connection.execute(select(func.count()).select_from(Game)).scalar_one()
        if games:
            raise GameError(Phrase("has-games", games=int(games)))
    old = MetaData()
    old.reflect(connection, only=sorted(names | there & {VERSION_TABLE}))
    old.drop_all(connection)


def fill(connection: Connection, reader: BackupReader, facts: TableFacts, progress: Progress) -> None:
    """Insert the rows of one table."""
    table = Table(facts.name, MetaData(), autoload_with=connection, resolve_fks=False)
    if set(facts.columns) != set(table.columns.keys()):
        raise BadBackup(Phrase("other-columns", file=str(reader.path), table=facts.name, version=reader.heading.schema))
    for rows in reader.batches(facts):
        connection.execute(insert(table), rows)
        progress.advance(len(rows))
