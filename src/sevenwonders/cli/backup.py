"""The subcommands `backup` and `restore`: save all games of a server to a file, and fill a database from it."""

import time
from pathlib import Path
from typing import Annotated

import typer

from sevenwonders.cli.file_options import FileArgument
from sevenwonders.cli.operations import Bar, Database, contents, say, server_parts, warn_of_copy
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.server.operations.backup_file import check_backup


def backup(
    file: Annotated[Path, typer.Argument(show_default=False)],
    database: Database = None,
    overwrite: Annotated[bool, typer.Option("--overwrite")] = False,
) -> None:
    """Save all games of a server to a file."""
    with server_parts():
        from sevenwonders.server.operations.backup import save_backup  # noqa: PLC0415
        from sevenwonders.server.operations.connections import database_url, warning_of_copy  # noqa: PLC0415
    url = database_url(database)
    warn_of_copy(warning_of_copy(url))
    with Bar() as bar:
        heading = save_backup(url, file, overwrite=overwrite, progress=bar)
    say(told_by_id("terminal-backup-saved", **contents(heading), file=str(file), bytes=file.stat().st_size))


def restore(
    file: FileArgument,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace")] = False,
    check: Annotated[bool, typer.Option("--check")] = False,
) -> None:
    """Fill a database from a backup."""
    with server_parts():
        from sevenwonders.server.operations.connections import database_url  # noqa: PLC0415
        from sevenwonders.server.operations.restore import restore_backup  # noqa: PLC0415
    with Bar() as bar:
        if check:
            heading = check_backup(file, bar)
        else:
            heading = restore_backup(database_url(database), file, replace=replace, progress=bar)
    made = time.strftime("%Y-%m-%d %H:%M UTC", time.gmtime(heading.made_s))
    ident = "terminal-backup-sound" if check else "terminal-backup-restored"
    say(told_by_id(ident, **contents(heading), made=made))
