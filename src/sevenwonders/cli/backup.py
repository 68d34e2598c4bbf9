"""The subcommands `backup` and `restore`: save all games to a file, and bring them back."""

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sevenwonders.cli.operations import Bar, server_parts, warn
from sevenwonders.server.operations.backup_file import Heading, check_backup

Database = Annotated[
    str | None,
    typer.Option(help="The database, if it is not that of SEVENWONDERS_DATABASE_URL.", show_default=False),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write.", show_default=False)],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite", help="Write over a file that is there already.")] = False,
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
    file: Annotated[Path, typer.Argument(help="The file that `backup` wrote.", show_default=False)],
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


def contents(heading: Heading) -> str:
    """What is in a backup, in a few words."""
    games = heading.rows_of("games")
    return f"{games:,} {'game' if games == 1 else 'games'} ({heading.rows:,} rows, schema {heading.schema})"


def say(text: str) -> None:
    """Print a sentence."""
    Console(highlight=False, markup=False, soft_wrap=True).print(text)
