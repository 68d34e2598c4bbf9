"""The subcommand `puzzles`: find positions with one clearly best move, or list the sorts of those that are shipped."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.puzzles.make import Making, explained, journal_of
from sevenwonders.bots.puzzles.programme import DAYS, Traits, config_words, programme, traits_of
from sevenwonders.bots.puzzles.puzzle import Puzzle
from sevenwonders.bots.puzzles.shipped import FILE, packed, unpacked
from sevenwonders.cli.many_games import JobsOption, SeedOption, check_jobs, new_table, with_bar
from sevenwonders.kernel.config import config_from_data
from sevenwonders.kernel.errors import BadConfig

NAMES: Final = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
SORTS: Final = ["Puzzles", "Wonders", "Age I", "Age II", "Age III", "Hard"]
MEANS: Final = ["Options", "Chance", "Lead", "Error"]
WEEKS: Final = 60
MOST_WEEKS: Final = 500


def puzzles(
    out: Annotated[Path | None, typer.Option("--out", "-o", help="Make puzzles, and write them to this file.")] = None,
    weeks: Annotated[int, typer.Option(help=f"For how many weeks, 1 to {MOST_WEEKS}.")] = WEEKS,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
) -> None:
    """Run the subcommand.

    Without a file it describes the puzzles that come with the program. With one it makes puzzles, one for every day: it
    lets bots of different strength play, and keeps positions in which the strongest search is sure of its move. If it
    is interrupted, the same command resumes it. docs/puzzles.md says which positions are kept.
    """
    check_jobs(jobs)
    if out is None:
        print_report(unpacked(FILE.read_bytes()), FILE.stat().st_size)
        return
    if not 1 <= weeks <= MOST_WEEKS:
        raise BadConfig(f"{weeks} weeks are not possible. Choose 1 to {MOST_WEEKS}.")
    making = Making(programme(), weeks, seed, journal_of(out))
    known = making.count()
    for _ in with_bar(news(making, making.lines(jobs)), DAYS * weeks - known, int, making.words):
        pass
    found = making.puzzles()
    explaining = run_batches(explained, found, jobs)
    made = list(with_bar(explaining, len(found), lambda _: 1, doing="Comparing"))
    out.write_bytes(packed(made))
    sys.stderr.write(f"{len(made)} puzzles from {making.games:,} games are in {out}.\n")
    print_report(made, out.stat().st_size)


def news(making: Making, lines: Iterable[object]) -> Iterator[int]:
    """Yield how many puzzles each game has added."""
    before = making.count()
    for _ in lines:
        yield making.count() - before
        before = making.count()


def print_report(made: list[Puzzle], size: int) -> None:
    """Print the sorts of puzzles: by the day of the week with Ages and means, by best moves, and by tables."""
    console = Console(emoji=False)
    traits = [traits_of(puzzle) for puzzle in made]
    for heads, cells in ((SORTS, sort_cells), (MEANS, mean_cells)):
        table = new_table("Day", heads)
        for number, name in enumerate(NAMES):
            table.add_row(name, *cells(made[number::DAYS], traits[number::DAYS]))
        table.add_row("All", *cells(made, traits))
        console.print(table)
    moves = new_table("Best move", ["Puzzles"])
    for sort, count in Counter(f"{one.use} {one.colour}".strip() for one in traits).most_common():
        moves.add_row(sort, str(count))
    console.print(moves)
    games = Counter(config_words(config_from_data(puzzle.config)) for puzzle in made)
    tables = new_table("Table", ["Puzzles"])
    for words, count in games.most_common():
        tables.add_row(words, str(count))
    console.print(tables)
    console.print(f"{len(made)} puzzles, {size:,} bytes.")


def sort_cells(made: list[Puzzle], traits: list[Traits]) -> list[str]:
    """Return the row of some puzzles with counts."""
    ages = [sum(one.age == age for one in traits) for age in (1, 2, 3)]
    counts = [len(made), len({one.board for one in traits}), *ages, sum(puzzle.hard for puzzle in made)]
    return [str(count) for count in counts]


def mean_cells(made: list[Puzzle], _: list[Traits]) -> list[str]:
    """Return the row of some puzzles with means; chances are in per cent."""
    return [
        mean(len(puzzle.options) for puzzle in made),
        mean(puzzle.options[0].chance for puzzle in made),
        mean(puzzle.margin for puzzle in made),
        mean(puzzle.error for puzzle in made),
    ]


def mean(values: Iterable[float]) -> str:
    """Return the mean of some numbers with one decimal."""
    found = list(values)
    return f"{sum(found) / len(found):.1f}" if found else "-"
