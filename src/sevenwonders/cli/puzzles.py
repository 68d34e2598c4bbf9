"""The subcommand `puzzles`: find positions with one clearly best move, or list the sorts of those that are shipped."""

import sys
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.puzzles.make import Making, explained, journal_of
from sevenwonders.bots.puzzles.programme import DAYS, Traits, programme, traits_of
from sevenwonders.bots.puzzles.puzzle import Puzzle
from sevenwonders.bots.puzzles.shipped import FILE, packed, unpacked
from sevenwonders.cli.look import first_up
from sevenwonders.cli.many_games import JobsOption, SeedOption, check_jobs, new_table, with_bar
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.words.language import named, spoken_language, told_by_id
from sevenwonders.cli.words.options import option_names
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase
from sevenwonders.languages import locale_of

# The messages of the headings of means.
MEANS: Final = (
    "terminal-column-options",
    "terminal-column-chance",
    "terminal-column-lead",
    "terminal-column-error",
)
WEEKS: Final = 60
MOST_WEEKS: Final = 500


def puzzles(
    out: Annotated[Path | None, typer.Option("--out", "-o")] = None,
    weeks: Annotated[int, typer.Option("--weeks")] = WEEKS,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
) -> None:
    """Run the subcommand."""
    check_jobs(jobs)
    if out is None:
        print_report(unpacked(FILE.read_bytes()), FILE.stat().st_size)
        return
    if not 1 <= weeks <= MOST_WEEKS:
        raise BadConfig(Phrase("weeks", weeks=str(weeks), most=str(MOST_WEEKS)))
    making = Making(programme(), weeks, seed, journal_of(out))
    known = making.count()
    for _ in with_bar(news(making, making.lines(jobs)), DAYS * weeks - known, int, lambda: progress_words(making)):
        pass
    found = making.puzzles()
    explaining = run_batches(explained, found, jobs)
    made = list(with_bar(explaining, len(found), lambda _: 1, doing="terminal-comparing"))
    out.write_bytes(packed(made))
    words = told("terminal-puzzles-made", puzzles=len(made), games=making.games, file=str(out))
    sys.stderr.write(words + "\n")
    print_report(made, out.stat().st_size)


def news(making: Making, lines: Iterable[object]) -> Iterator[int]:
    """Yield how many puzzles each game has added."""
    before = making.count()
    for _ in lines:
        yield making.count() - before
        before = making.count()


def progress_words(making: Making) -> str:
    """Say how far the work is."""
    return told("terminal-puzzles-found", puzzles=making.count(), games=making.games)


def print_report(made: list[Puzzle], size: int) -> None:
    """Print the sorts of puzzles: by the day of the week with Ages and means, by best moves, and by tables."""
    console = Console(emoji=False)
    traits = [traits_of(puzzle) for puzzle in made]
    configs = [config_from_data(puzzle.config) for puzzle in made]
    for heads, cells in ((sort_headings(), sort_cells), ([told(heading) for heading in MEANS], mean_cells)):
        table = new_table(told("terminal-column-day"), heads, least_width=10)
        for number, name in enumerate(days_of_week()):
            table.add_row(name, *cells(made[number::DAYS], traits[number::DAYS]))
        table.add_row(told("terminal-row-all"), *cells(made, traits))
        console.print(table)
    moves = [move_words(config, one) for config, one in zip(configs, traits, strict=True)]
    console.print(counting_table("terminal-column-best-move", moves))
    titles = [painter_of(config).title(config) for config in configs]
    console.print(counting_table("terminal-column-table", titles))
    console.print(told("terminal-puzzles-size", puzzles=len(made), bytes=size))


def days_of_week() -> list[str]:
    """Return the names of the days, from Monday on."""
    # Imported late: making puzzles takes hours without it.
    from babel.dates import get_day_names  # noqa: PLC0415

    names = get_day_names("wide", "stand-alone", locale_of(spoken_language()))
    return [first_up(names[number]) for number in range(DAYS)]


def sort_headings() -> list[str]:
    """Return the headings of `sort_cells`."""
    ages = [told("terminal-column-age-number", age=age) for age in (1, 2, 3)]
    return [told("terminal-column-puzzles"), told("terminal-column-wonders"), *ages, told("terminal-column-hard")]


def counting_table(heading: str, names: Iterable[str]) -> Table:
    """Return a table with the number of puzzles by name, the most frequent first. `heading` is the column's message."""
    table = new_table(told_by_id(heading), [told("terminal-column-puzzles")])
    for name, count in Counter(names).most_common():
        table.add_row(name, str(count))
    return table


def move_words(config: Config, traits: Traits) -> str:
    """Name the sort of a best move: what is done, and the colour of a card that is built."""
    use = option_names(config).use(traits.use)
    colour = named("terminal-colour", traits.colour, traits.colour)
    return told("analysis-with-use", use=use, card=colour) if traits.colour else use


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
