"""The subcommand `simulate`: many games between bots, and what they add up to."""

import json
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from sevenwonders.bots.tournament import Tournament, new_tournament
from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.scoring import CATEGORIES
from sevenwonders.cli.batches import empty_statistics, play_tournament
from sevenwonders.cli.look import CATEGORY_MARKS, board_name
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.record.statistics import Performance, Spread, Statistics

MOST_JOBS: Final = 256


def simulate(
    players: Annotated[int, typer.Option("--players", "-p", help="2 to 7; 2 is the variant with the Free City.")] = 4,
    games: Annotated[int, typer.Option("--games", "-g", help="How many games to play.")] = 100,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", "-b", help="random or greedy: one for all seats, or one a seat.")
    ] = None,
    seed: Annotated[int, typer.Option(help="0 to 2^64 - 1; the same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help=f"How many processes, 1 to {MOST_JOBS}.")] = 1,
    wonders: Annotated[
        list[str] | None, typer.Option(help="random, a side (A or B), or one wonder a seat such as 'Giza A'.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Let bots play many games and show scores, win rates and speed.

    Lists are given with commas or by repeating the option: `--bot greedy,random,random` is the same as
    `--bot greedy --bot random --bot random`. The result depends on the seed and not on the number of jobs.
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise BadConfig(f"{jobs} processes cannot play. Ask for 1 to {MOST_JOBS}.")
    config = Config(players, wonders=split_list(wonders) or None)
    tournament = new_tournament(config, split_list(bot) or ["random"], seed, games)
    statistics, seconds = play_with_progress(tournament, jobs)
    if as_json:
        typer.echo(json.dumps(report_data(tournament, statistics, seconds, jobs), indent=2))
    else:
        print_report(Console(), tournament, statistics, seconds)


def split_list(values: list[str] | None) -> list[str]:
    """The items of an option that may be repeated and may hold commas."""
    return [item.strip() for value in values or [] for item in value.split(",") if item.strip()]


def play_with_progress(tournament: Tournament, jobs: int) -> tuple[Statistics, float]:
    """Play everything, with a bar on a terminal; also the seconds from the first game's start to the last one's end."""
    statistics = empty_statistics(tournament.config)
    began: list[float] = []
    ended: list[float] = []
    console = Console(stderr=True)
    columns = (TextColumn("Playing"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, disable=not console.is_terminal, transient=True) as progress:
        task = progress.add_task("games", total=tournament.games)
        for outcome in play_tournament(tournament, jobs):
            statistics.merge(outcome.statistics)
            began.append(outcome.began)
            ended.append(outcome.ended)
            progress.advance(task, outcome.statistics.games)
    return statistics, max(ended) - min(began)


def report_data(tournament: Tournament, statistics: Statistics, seconds: float, jobs: int) -> dict[str, object]:
    """Everything that the tables show, as plain data."""
    config = tournament.config
    return {
        "games": statistics.games,
        "players": config.players,
        "seed": tournament.seed,
        "bots": tournament.bots,
        "jobs": jobs,
        "config": config.to_data(),
        "seconds": seconds,
        "games_per_second": statistics.games / seconds,
        **statistics.summary(library_of(config.edition), tournament.bots),
    }


def print_report(console: Console, tournament: Tournament, statistics: Statistics, seconds: float) -> None:
    """Tables for a person."""
    library = library_of(tournament.config.edition)
    console.print(score_spreads(statistics))
    console.print(wonder_table(library, statistics))
    console.print(seat_table(tournament, statistics))
    by_bot = statistics.by_bot(tournament.bots)
    if len(by_bot) > 1:
        console.print(performance_table("Bot", [(name, done, True) for name, done in by_bot.items()]))
    rate = statistics.games / seconds
    console.print(
        f"{games_words(statistics.games)}, {tournament.config.players} players, seed {tournament.seed}: "
        f"{seconds:.2f} s, {rate:,.0f} games a second",
        highlight=False,
    )


def games_words(count: int) -> str:
    """A number of games: `1 game`, `100 games`."""
    return "1 game" if count == 1 else f"{count:,} games"


def score_spreads(statistics: Statistics) -> Table:
    """Mean and spread of the players' scores by category."""
    table = new_table("Points", ["Mean", "Spread", "Least", "Most"])
    for category, title in enumerate(CATEGORIES):
        shape, style = CATEGORY_MARKS[category]
        name = Text(f"{shape} {title.capitalize()}", style=style)
        table.add_row(name, *spread_cells(statistics.categories[category]))
    table.add_section()
    table.add_row("Total", *spread_cells(statistics.totals), style="bold")
    return table


def wonder_table(library: Library, statistics: Statistics) -> Table:
    """How each side of a wonder did, the most victorious first."""
    played = [(board, done) for board, done in enumerate(statistics.boards) if done.games()]
    played.sort(key=lambda pair: (-pair[1].win_rate(), pair[0]))
    return performance_table("Wonder", [(board_name(library, board), done, True) for board, done in played])


def seat_table(tournament: Tournament, statistics: Statistics) -> Table:
    """How each seat did; the Free City is listed and not ranked."""
    names = [f"{seat} {bot}" for seat, bot in enumerate(tournament.bots)]
    names += ["Free City"] * (len(statistics.seats) - len(names))
    rows = [
        (name, done, seat < statistics.players)
        for seat, (name, done) in enumerate(zip(names, statistics.seats, strict=True))
    ]
    return performance_table("Seat", rows)


def performance_table(title: str, rows: list[tuple[str, Performance, bool]]) -> Table:
    """A row a performance: games, victories if it is ranked, and the spread of its scores."""
    table = new_table(title, ["Games", "Wins", "Win rate", "Mean", "Spread", "Least", "Most"])
    for name, done, ranked in rows:
        wins = [f"{done.wins():.1f}", f"{done.win_rate():.1%}"] if ranked else ["–", "–"]
        table.add_row(name, str(done.games()), *wins, *spread_cells(done.scores))
    return table


def new_table(first: str, others: list[str]) -> Table:
    """A table with a column of names and columns of numbers."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False)
    table.add_column(first, min_width=16, no_wrap=True)
    for title in others:
        table.add_column(title, justify="right", no_wrap=True)
    return table


def spread_cells(spread: Spread) -> list[str]:
    """Mean, standard deviation, least and most."""
    counts = spread.counts
    return [f"{spread.mean():.2f}", f"{spread.deviation():.2f}", str(min(counts)), str(max(counts))]
