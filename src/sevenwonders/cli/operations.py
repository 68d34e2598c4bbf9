"""Common parts of the commands for running a server: its packages, its database, and a progress bar."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, Self

import typer
from rich import progress
from rich.console import Console
from typing_extensions import override

from sevenwonders.cli.words.errors import filled
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.operations.backup_file import Heading, Progress

Database = Annotated[str | None, typer.Option("--database")]


@contextmanager
def server_parts() -> Iterator[None]:
    """Import parts of the server in this block. Where their packages are missing, say how to install them."""
    try:
        yield
    except ImportError as error:
        raise GameError(Phrase("server-packages", package=str(error.name))) from error


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
        self._task = self._progress.add_task(told_by_id(f"terminal-work-{work.lower()}"), total=rows)

    @override
    def advance(self, rows: int) -> None:
        if self._task is not None:
            self._progress.advance(self._task, rows)


def warn(text: str) -> None:
    """Print a warning, if there is one."""
    if text:
        words = told("terminal-warning", text=text)
        Console(stderr=True, highlight=False, markup=False, soft_wrap=True).print(words)


def warn_of_copy(said: Phrase | None) -> None:
    """Print the warning about a database that was copied, if there is one."""
    warn("" if said is None else finding_words("found", said))


def finding_words(part: str, said: Phrase) -> str:
    """Say a part of a finding of the doctor: `found` or `advice`."""
    return told_by_id(
        f"terminal-{part}-{said.ident}", **{name: filled(argument) for name, argument in said.arguments.items()}
    )


def contents(heading: Heading) -> dict[str, float | str]:
    """Return what fills the blanks of messages about a backup with its contents."""
    return {"games": heading.rows_of("games"), "rows": heading.rows, "schema": heading.schema}


def say(text: str) -> None:
    """Print a sentence."""
    Console(highlight=False, markup=False, soft_wrap=True).print(text)
