"""The subcommands `backup` and `restore`: save all games of a server to a file, and fill a database from it."""

import time
from pathlib import Path
from typing import Annotated

import typer

from sevenwonders.cli.file_options import file_argument
from sevenwonders.cli.operations import Bar, Database, contents, say, server_parts, warn
from sevenwonders.server.operations.backup_file import check_backup


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", show_default=False)],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Replace the file if it exists.")] = False,
) -> None:
    """Save all games of the server to a file, even while it is running.

    The file holds everything, secrets of running games included, so keep it as safe as the database itself.
    """
    with server_parts():
        from sevenwonders.server.operations.backup import save_backup  # noqa: PLC0415
        from sevenwonders.server.operations.connections import database_url, warning_of_copy  # noqa: PLC0415
    url = database_url(database)
    warn(warning_of_copy(url))
    with Bar() as bar:
        heading = save_backup(url, file, overwrite=overwrite, progress=bar)
    say(f"Saved {contents(heading)} to {file} ({file.stat().st_size:,} bytes).")


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
