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
    SPREAD,
    ClusterOption,
    GamesOption,
    JobsOption,
    JsonOption,
    SeedOption,
    check_jobs,
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
    config_of,
    split_list,
)
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told
from sevenwonders.games import new_game
from sevenwonders.record.statistics import Performance, Statistics


def simulate(
    players: PlayersOption = DEFAULTS.players,
    games: GamesOption = 100,
    bot: Annotated[list[str] | None, typer.Option("--bots", "--bot", "-b")] = None,
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
    """Run the subcommand."""
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
        rows = [(name, done, True) for name, done in by_bot.items()]
        console.print(performance_table(told("terminal-column-bot"), rows))
    if painter_of(tournament.config).team_size(tournament.config) > 1:
        console.print(told("terminal-half-wins"))
    words = told(
        "terminal-simulated",
        games=statistics.games,
        players=tournament.config.players,
        seed=str(tournament.seed),
        seconds=f"{seconds:.2f}",
        rate=round(statistics.games / seconds),
    )
    console.print(words, highlight=False)


def score_spreads(tournament: Tournament, statistics: Statistics) -> Table:
    """Return mean and spread of the players' scores by category."""
    marks = painter_of(tournament.config).marks
    table = new_table(told("terminal-column-points"), [told(heading) for heading in SPREAD])
    for category, spread in statistics.categories.items():
        table.add_row(category_text(category, marks), *spread_cells(spread))
    table.add_section()
    table.add_row(told("score-total"), *spread_cells(statistics.totals), style="bold")
    return table


def wonder_table(tournament: Tournament, statistics: Statistics) -> Table:
    """Show the performance of each board, starting with the one that won most often."""
    painter = painter_of(tournament.config)
    played = sorted(statistics.boards.items(), key=lambda pair: (-pair[1].win_rate(), pair[0]))
    rows = [(painter.board_title(tournament.config, board), done, True) for board, done in played]
    return performance_table(told("terminal-column-wonder"), rows)


def seat_table(tournament: Tournament, statistics: Statistics) -> Table:
    """Show the performance of each seat. A city without a player is listed but not ranked."""
    names = painter_of(tournament.config).cities(new_game(tournament.config, tournament.seed))
    names[: statistics.players] = [f"{seat} {bot}" for seat, bot in enumerate(tournament.bots)]
    rows = [
        (name, done, seat < statistics.players)
        for seat, (name, done) in enumerate(zip(names, statistics.seats, strict=True))
    ]
    return performance_table(told("terminal-column-seat"), rows)


def performance_table(title: str, rows: list[tuple[str, Performance, bool]]) -> Table:
    """Return a row for each performance: games, victories if it is ranked, and the spread of its scores."""
    headings = ["score-played", "score-victories-of", "terminal-column-win-rate", *SPREAD]
    table = new_table(title, [told_by_id(heading) for heading in headings])
    for name, done, ranked in rows:
        wins = [f"{done.wins():.1f}", f"{done.win_rate():.1%}"] if ranked else ["–", "–"]
        table.add_row(name, str(done.games()), *wins, *spread_cells(done.scores))
    return table
