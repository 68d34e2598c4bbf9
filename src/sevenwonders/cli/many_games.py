"""Common parts of the commands that play many games: options, a progress bar, and tables of numbers."""

import sys
from collections.abc import Callable, Iterator
from typing import Annotated, Final, TypeVar

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from sevenwonders.kernel.errors import BadConfig
from sevenwonders.record.statistics import Spread

MOST_JOBS: Final = 256

GamesOption = Annotated[int, typer.Option("--games", "-g", help="The number of games.")]
SeedOption = Annotated[int, typer.Option("--seed", help="0 to 2^64 - 1; the same seed gives the same games.")]
JobsOption = Annotated[int, typer.Option("--jobs", "-j", help=f"The number of processes, 1 to {MOST_JOBS}.")]
ClusterOption = Annotated[
    str, typer.Option("--cluster", help="Play on a Ray cluster: its address, or auto. See docs/scale.md.")
]
JsonOption = Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")]

Result = TypeVar("Result")


def check_jobs(jobs: int) -> None:
    """Refuse an impossible number of processes."""
    if not 1 <= jobs <= MOST_JOBS:
        raise BadConfig(f"{jobs} processes are not possible. Choose 1 to {MOST_JOBS}.")


def with_bar(
    outcomes: Iterator[Result],
    games: int,
    size_of: Callable[[Result], int],
    news: Callable[[], str] = str,
    doing: str = "Playing",
) -> Iterator[Result]:
    """Yield the same outcomes. On a terminal, a progress bar counts their games and shows the news after each."""
    if not sys.stderr.isatty():
        yield from outcomes
        return
    # Imported late: only a terminal needs it, and it is slow to load.
    from rich import progress as bars  # noqa: PLC0415

    columns = (
        bars.TextColumn(doing),
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


def games_words(count: int) -> str:
    """Write a number of games: `1 game`, `100 games`."""
    return "1 game" if count == 1 else f"{count:,} games"


def new_table(first: str, others: list[str], least_width: int = 16) -> Table:
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
