"""The subcommand `restore`: fills a database from a backup."""

import time
from pathlib import Path
from typing import Annotated

import typer

from sevenwonders.cli.file_options import file_argument
from sevenwonders.cli.operations import Bar, Database, contents, say, server_parts
from sevenwonders.server.operations.backup_file import check_backup


def restore(
    file: Annotated[Path, file_argument("The file that `backup` wrote.")],
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help="Delete the games that are in the database now.")] = False,
    check: Annotated[bool, typer.Option("--check", help="Only check the file. No database is touched.")] = False,
) -> None:
    """Fill a database from a backup. Stop its servers first.

    The backup may come from SQLite or PostgreSQL, and may be older than this version of the program.
    """
    with server_parts():
        from sevenwonders.server.operations.connections import database_url  # noqa: PLC0415
        from sevenwonders.server.operations.restore import restore_backup  # noqa: PLC0415
    with Bar() as bar:
        if check:
            heading = check_backup(file, bar)
        else:
            heading = restore_backup(database_url(database), file, replace=replace, progress=bar)
    made = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(heading.made_s))
    say(f"{'The file is sound:' if check else 'Restored'} {contents(heading)}, saved on {made}.")
