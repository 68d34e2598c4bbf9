"""The subcommand `simulate`: plays many games between bots and shows the statistics."""

import json
from math import inf
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from sevenwonders.bots.batches import Tournament, empty_statistics, new_tournament, play_tournament
from sevenwonders.cli.look import category_text
from sevenwonders.cli.many_games import (
    ClusterOption,
    GamesOption,
    JobsOption,
    JsonOption,
    SeedOption,
    check_jobs,
    games_words,
    new_table,
    spread_cells,
    with_bar,
)
from sevenwonders.cli.painter import painter_of
from sevenwonders.cli.table_options import (
    DEFAULTS,
    EditionOption,
    ExpansionOption,
    GameOption,
    PlayersOption,
    RuleOption,
    VariantOption,
    WondersOption,
    bot_choices,
    config_of,
    split_list,
)
from sevenwonders.games import new_game
from sevenwonders.record.statistics import Performance, Statistics


def simulate(
    players: PlayersOption = DEFAULTS.players,
    games: GamesOption = 100,
    bot: Annotated[
        list[str] | None,
        typer.Option("--bots", "--bot", "-b", help=f"{bot_choices()}: one for all seats, or one for each seat."),
    ] = None,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    wonders: WondersOption = None,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    variant: VariantOption = DEFAULTS.variant,
    option: RuleOption = None,
    as_json: JsonOption = False,
) -> None:
    """Run the subcommand.

    Separate the items of a list with commas or repeat the option: `--bot greedy,random,random` is the same as
    `--bot greedy --bot random --bot random`. The result depends on the seed and not on the number of jobs.
    """
    check_jobs(jobs)
    config = config_of(players, wonders, game, edition, expansion, variant, option)
    tournament = new_tournament(config, split_list(bot) or ["random"], seed, games)
    statistics, seconds = play_with_progress(tournament, jobs, cluster)
    if as_json:
        typer.echo(json.dumps(report_data(tournament, statistics, seconds, jobs), indent=2))
    else:
        print_report(Console(emoji=False), tournament, statistics, seconds)


def play_with_progress(tournament: Tournament, jobs: int, cluster: str = "") -> tuple[Statistics, float]:
    """Play all games, with a progress bar on a terminal. Returns the statistics and the seconds it took."""
    statistics = empty_statistics(tournament.config)
    outcomes = play_tournament(tournament, jobs, cluster)
    began, ended = inf, 0.0
    for outcome in with_bar(outcomes, tournament.games, lambda outcome: outcome.statistics.games):
        statistics.merge(outcome.statistics)
        began, ended = min(began, outcome.began), max(ended, outcome.ended)
    return statistics, ended - began


def report_data(tournament: Tournament, statistics: Statistics, seconds: float, jobs: int) -> dict[str, object]:
    """Return the contents of the tables as data for JSON."""
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


def score_spreads(tournament: Tournament, statistics: Statistics) -> Table:
    """Return mean and spread of the players' scores by category."""
    marks = painter_of(tournament.config).marks
    table = new_table("Points", ["Mean", "Spread", "Least", "Most"])
    for category, spread in statistics.categories.items():
        table.add_row(category_text(category, marks), *spread_cells(spread))
    table.add_section()
    table.add_row("Total", *spread_cells(statistics.totals), style="bold")
    return table


def wonder_table(tournament: Tournament, statistics: Statistics) -> Table:
    """Show the performance of each board, starting with the one that won most often."""
    painter = painter_of(tournament.config)
    played = sorted(statistics.boards.items(), key=lambda pair: (-pair[1].win_rate(), pair[0]))
    rows = [(painter.board_title(tournament.config, board), done, True) for board, done in played]
    return performance_table("Wonder", rows)


def seat_table(tournament: Tournament, statistics: Statistics) -> Table:
    """Show the performance of each seat. A city without a player is listed but not ranked."""
    names = new_game(tournament.config, tournament.seed).city_names()
    names[: statistics.players] = [f"{seat} {bot}" for seat, bot in enumerate(tournament.bots)]
    rows = [
        (name, done, seat < statistics.players)
        for seat, (name, done) in enumerate(zip(names, statistics.seats, strict=True))
    ]
    return performance_table("Seat", rows)


def performance_table(title: str, rows: list[tuple[str, Performance, bool]]) -> Table:
    """Return a row for each performance: games, victories if it is ranked, and the spread of its scores."""
    table = new_table(title, ["Games", "Wins", "Win rate", "Mean", "Spread", "Least", "Most"])
    for name, done, ranked in rows:
        wins = [f"{done.wins():.1f}", f"{done.win_rate():.1%}"] if ranked else ["–", "–"]
        table.add_row(name, str(done.games()), *wins, *spread_cells(done.scores))
    return table
