"""The subcommand `backup`: saves all games of a server to a file."""

from pathlib import Path
from typing import Annotated

import typer

from sevenwonders.cli.operations import Bar, Database, contents, say, server_parts, warn


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
