"""Common parts of the commands that play many games: options, a progress bar, and tables of numbers."""

import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Annotated, Final, TypeVar

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.statistics import Spread

MOST_JOBS: Final = 256

GamesOption = Annotated[int, typer.Option("--games", "-g")]
SeedOption = Annotated[int, typer.Option("--seed")]
JobsOption = Annotated[int, typer.Option("--jobs", "-j")]
ClusterOption = Annotated[str, typer.Option("--cluster")]
JsonOption = Annotated[bool, typer.Option("--json")]
ReportOption = Annotated[Path | None, typer.Option("--report")]

Result = TypeVar("Result")


def check_jobs(jobs: int) -> None:
    """Refuse an impossible number of processes."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadConfig(Phrase("jobs", jobs=str(jobs), most=str(MOST_JOBS)))


def with_bar(
    outcomes: Iterator[Result],
    games: int,
    size_of: Callable[[Result], int],
    news: Callable[[], str] = str,
    doing: str = "terminal-playing",
) -> Iterator[Result]:
    """Yield the same outcomes. On a terminal, a progress bar counts their games and shows the news after each.

    `doing` is the message before the bar.
    """
    if not sys.stderr.isatty():
        yield from outcomes
        return
    # Imported late: only a terminal needs it, and it is slow to load.
    from rich import progress as bars  # noqa: PLC0415

    columns = (
        bars.TextColumn(told_by_id(doing), markup=False),
        bars.BarColumn(),
        bars.MofNCompleteColumn(),
        bars.TimeRemainingColumn(),
        bars.TextColumn("{task.description}", markup=False),
    )
    with bars.Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("", total=games)
        for outcome in outcomes:
            yield outcome
            progress.update(task, advance=size_of(outcome), description=news())


def write_report(path: Path, page: str) -> None:
    """Write a page and say where it is."""
    try:
        path.write_text(page, encoding="utf-8")
    except OSError as error:
        raise BadConfig(Phrase("report", reason=str(error))) from error
    sys.stderr.write(told("terminal-report", file=str(path)) + "\n")


# The messages of the headings of `spread_cells`
SPREAD: Final = ("terminal-column-mean", "terminal-column-spread", "terminal-column-least", "terminal-column-most")


def new_table(first: str, others: Sequence[str], least_width: int = 16) -> Table:
    """Return a table with a column of names and columns of numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first, min_width=least_width, no_wrap=True)
    for title in others:
        table.add_column(title, justify="right", no_wrap=True)
    return table


def spread_cells(spread: Spread) -> list[str]:
    """Return mean, standard deviation, minimum and maximum."""
    counts = spread.counts()
    return [f"{spread.mean():.2f}", f"{spread.deviation():.2f}", str(min(counts)), str(max(counts))]
