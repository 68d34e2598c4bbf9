"""Common parts of the commands for running a server: its packages, its database, and a progress bar."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Self

import typer
from rich import progress
from rich.console import Console
from typing_extensions import override

from sevenwonders.kernel.errors import GameError
from sevenwonders.server.operations.backup_file import Heading, Progress

Database = Annotated[
    str | None,
    typer.Option(help="The database, if not the one in SEVENWONDERS_DATABASE_URL.", show_default=False),
]


@contextmanager
def server_parts() -> Iterator[None]:
    """Import parts of the server in this block. Where their packages are missing, say how to install them."""
    try:
        yield
    except ImportError as error:
        raise GameError(
            f"The server needs packages that are not installed ({error.name}). "
            "Install them with: pip install 'sevenwonders[server]'"
        ) from error


class Bar(Progress):
    """A bar in the terminal for each part of the work. Nothing is shown where there is no terminal."""

    def __init__(self) -> None:
        console = Console(stderr=True)
        self._progress = progress.Progress(
            progress.TextColumn("{task.description}"),
            progress.BarColumn(),
            progress.MofNCompleteColumn(),
            progress.TimeRemainingColumn(),
            console=console,
            transient=True,
            disable=not console.is_terminal,
        )
        self._task: progress.TaskID | None = None

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *_: object) -> None:
        self._progress.stop()

    @override
    def begin(self, work: str, rows: int) -> None:
        self._task = self._progress.add_task(work, total=rows)

    @override
    def advance(self, rows: int) -> None:
        if self._task is not None:
            self._progress.advance(self._task, rows)


def warn(text: str) -> None:
    """Print a warning, if there is one."""
    if text:
        Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(f"Warning: {text}")


def contents(heading: Heading) -> str:
    """Describe the contents of a backup in a few words."""
    games = heading.rows_of("games")
    return f"{games:,} {'game' if games == 1 else 'games'} ({heading.rows:,} rows, schema {heading.schema})"


def say(text: str) -> None:
    """Print a sentence."""
    Console(highlight=False, markup=False, soft_wrap=True).print(text)
