"""The subcommand `simulate`: plays many games between bots and shows the statistics."""

import json
import sys
from collections.abc import Iterator
from typing import Annotated, Final

import typer
from rich import box
from rich.console import Console
from rich.table import Table

from sevenwonders.bots.tournament import Tournament, new_tournament
from sevenwonders.cli.batches import Outcome, empty_statistics, play_tournament
from sevenwonders.cli.look import category_text
from sevenwonders.cli.painters import painter_of
from sevenwonders.cli.table_options import (
    DEFAULTS,
    EditionOption,
    ExpansionOption,
    GameOption,
    PlayersOption,
    RuleOption,
    VariantOption,
    WondersOption,
    bot_names,
    config_of,
    split_list,
)
from sevenwonders.games import new_game
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.record.statistics import Performance, Spread, Statistics
from sevenwonders.record.tellers import teller_of

MOST_JOBS: Final = 256


def simulate(
    players: PlayersOption = DEFAULTS.players,
    games: Annotated[int, typer.Option("--games", "-g", help="The number of games.")] = 100,
    bot: Annotated[
        list[str] | None, typer.Option("--bot", "-b", help=f"{bot_names()}: one for all seats, or one for each seat.")
    ] = None,
    seed: Annotated[int, typer.Option(help="0 to 2^64 - 1; the same seed gives the same games.")] = 0,
    jobs: Annotated[int, typer.Option("--jobs", "-j", help=f"The number of processes, 1 to {MOST_JOBS}.")] = 1,
    wonders: WondersOption = None,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    variant: VariantOption = DEFAULTS.variant,
    option: RuleOption = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print one JSON object instead of tables.")] = False,
) -> None:
    """Run the subcommand.

    Separate the items of a list with commas or repeat the option: `--bot greedy,random,random` is the same as
    `--bot greedy --bot random --bot random`. The result depends on the seed and not on the number of jobs.
    """
    if not 1 <= jobs <= MOST_JOBS:
        raise BadConfig(f"{jobs} processes are not possible. Choose 1 to {MOST_JOBS}.")
    config = config_of(players, wonders, game, edition, expansion, variant, option)
    tournament = new_tournament(config, split_list(bot) or ["random"], seed, games)
    statistics, seconds = play_with_progress(tournament, jobs)
    if as_json:
        typer.echo(json.dumps(report_data(tournament, statistics, seconds, jobs), indent=2))
    else:
        print_report(Console(emoji=False), tournament, statistics, seconds)


def play_with_progress(tournament: Tournament, jobs: int) -> tuple[Statistics, float]:
    """Play all games, with a progress bar on a terminal. Returns the statistics and the seconds it took."""
    statistics = empty_statistics(tournament.config)
    outcomes = play_tournament(tournament, jobs)
    began: list[float] = []
    ended: list[float] = []
    for outcome in with_bar(outcomes, tournament.games) if sys.stderr.isatty() else outcomes:
        statistics.merge(outcome.statistics)
        began.append(outcome.began)
        ended.append(outcome.ended)
    return statistics, max(ended) - min(began)


def with_bar(outcomes: Iterator[Outcome], games: int) -> Iterator[Outcome]:
    """The same outcomes, with a progress bar that disappears at the end."""
    # Imported here because nothing but a terminal needs it, and it takes long to load.
    from rich import progress as bars  # noqa: PLC0415

    columns = (bars.TextColumn("Playing"), bars.BarColumn(), bars.MofNCompleteColumn(), bars.TimeRemainingColumn())
    with bars.Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task("games", total=games)
        for outcome in outcomes:
            progress.advance(task, outcome.statistics.games)
            yield outcome


def report_data(tournament: Tournament, statistics: Statistics, seconds: float, jobs: int) -> dict[str, object]:
    """Everything that the tables show, as data for JSON."""
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
        **statistics.summary(tournament.bots),
    }


def print_report(console: Console, tournament: Tournament, statistics: Statistics, seconds: float) -> None:
    """Print the statistics as tables."""
    console.print(score_spreads(tournament, statistics))
    console.print(wonder_table(tournament, statistics))
    console.print(seat_table(tournament, statistics))
    by_bot = statistics.by_bot(tournament.bots)
    if len(by_bot) > 1:
        console.print(performance_table("Bot", [(name, done, True) for name, done in by_bot.items()]))
    if painter_of(tournament.config).team_size(tournament.config) > 1:
        console.print("A team's victory counts as half a win for each partner.")
    rate = statistics.games / seconds
    console.print(
        f"{games_words(statistics.games)}, {tournament.config.players} players, seed {tournament.seed}: "
        f"{seconds:.2f} s, {rate:,.0f} games a second",
        highlight=False,
    )


def games_words(count: int) -> str:
    """A number of games: `1 game`, `100 games`."""
    return "1 game" if count == 1 else f"{count:,} games"


def score_spreads(tournament: Tournament, statistics: Statistics) -> Table:
    """Mean and spread of the players' scores by category."""
    marks = painter_of(tournament.config).marks
    table = new_table("Points", ["Mean", "Spread", "Least", "Most"])
    for category, spread in statistics.categories.items():
        table.add_row(category_text(category, marks), *spread_cells(spread))
    table.add_section()
    table.add_row("Total", *spread_cells(statistics.totals), style="bold")
    return table


def wonder_table(tournament: Tournament, statistics: Statistics) -> Table:
    """The performance of each board, starting with the one that won most often."""
    painter = painter_of(tournament.config)
    played = sorted(statistics.boards.items(), key=lambda pair: (-pair[1].win_rate(), pair[0]))
    rows = [(painter.board_title(tournament.config, board), done, True) for board, done in played]
    return performance_table("Wonder", rows)


def seat_table(tournament: Tournament, statistics: Statistics) -> Table:
    """The performance of each seat. A city without a player is listed but not ranked."""
    table = new_game(tournament.config, tournament.seed)
    names = teller_of(table).names(table)
    names[: statistics.players] = [f"{seat} {bot}" for seat, bot in enumerate(tournament.bots)]
    rows = [
        (name, done, seat < statistics.players)
        for seat, (name, done) in enumerate(zip(names, statistics.seats, strict=True))
    ]
    return performance_table("Seat", rows)


def performance_table(title: str, rows: list[tuple[str, Performance, bool]]) -> Table:
    """A row for each performance: games, victories if it is ranked, and the spread of its scores."""
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
    """Mean, standard deviation, minimum and maximum."""
    counts = spread.counts()
    return [f"{spread.mean():.2f}", f"{spread.deviation():.2f}", str(min(counts)), str(max(counts))]
