"""The subcommand `arena`: bots compete on the same deals from every seat, and the difference is measured."""

import json
import re
from collections.abc import Sequence
from time import perf_counter
from typing import Annotated, Final

import typer
from rich.console import Console

from sevenwonders.bots.arena.contest import Contest, new_contest
from sevenwonders.bots.arena.play import play_contest_batch
from sevenwonders.bots.arena.standings import Results
from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.budget import Budget, budget_of
from sevenwonders.bots.protocol.program import Limits, introduction_of
from sevenwonders.bots.registry import check_bot
from sevenwonders.cli.arena_report import print_results, report_page
from sevenwonders.cli.many_games import (
    ClusterOption,
    GamesOption,
    JobsOption,
    JsonOption,
    ReportOption,
    SeedOption,
    check_jobs,
    with_bar,
    write_report,
)
from sevenwonders.cli.table_options import (
    DEFAULTS,
    EditionOption,
    ExpansionOption,
    GameOption,
    RuleOption,
    VariantOption,
    WondersOption,
    config_of,
    split_list,
)
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

# A program's time for a move without an option, and as a multiple of its budget.
LIMIT_MS: Final = 1000
LIMIT_BUDGETS: Final = 2
HELLO_MS: Final = 10_000
MOST_LIMIT_MS: Final = 3_600_000

LimitOption = Annotated[int | None, typer.Option("--limit-ms")]
BudgetOption = Annotated[int | None, typer.Option("--budget-ms")]
IterationsOption = Annotated[int | None, typer.Option("--iterations")]

NAMED: Final = re.compile(r"([A-Za-z][\w-]*)=(.+)", re.DOTALL)


def arena(
    bots: Annotated[list[str], typer.Option("--bots", "-b")],
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    games: GamesOption = 400,
    seed: SeedOption = 0,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    bot_command: Annotated[list[str] | None, typer.Option("--bot-command")] = None,
    limit_ms: LimitOption = None,
    budget_ms: BudgetOption = None,
    iterations: IterationsOption = None,
    wonders: WondersOption = None,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    variant: VariantOption = DEFAULTS.variant,
    option: RuleOption = None,
    as_json: JsonOption = False,
    report: ReportOption = None,
) -> None:
    """Run the subcommand."""
    check_jobs(jobs)
    names = split_list(bots)
    commands = commands_in(bot_command or [], game)
    budget = budget_of(iterations, budget_ms)
    config = config_of(players_for(players, names), wonders, game, edition, expansion, variant, option)
    contest = new_contest(
        config, names, games, seed, commands=commands, budget=budget, limits=limits_for(limit_ms, budget)
    )
    check_programs(contest)
    if report is not None and not report.parent.is_dir():
        raise BadConfig(Phrase("report-folder", folder=str(report.parent)))
    results, seconds = play_contest(contest, jobs, cluster)
    if as_json:
        typer.echo(json.dumps(results_data(results, seconds, jobs), indent=2))
    else:
        print_results(Console(emoji=False), results, seconds)
    if report is not None:
        write_report(report, report_page(results, seconds))


def players_for(players: int | None, names: Sequence[str]) -> int:
    """Return the requested number of players, or the number of bots."""
    if players is not None:
        return players
    return len(names) if len(names) > 1 else DEFAULTS.players


def commands_in(given: Sequence[str], game: str) -> dict[str, str]:
    """Return the programs by the names under which they compete."""
    commands: dict[str, str] = {}
    for number, words in enumerate(given, 1):
        named = NAMED.fullmatch(words.strip())
        name, command = (named[1], named[2]) if named else (f"command:{number}", words)
        if name in commands or is_bot(game, name):
            raise BadConfig(Phrase("bot-twice", name=name))
        commands[name] = command
    return commands


def is_bot(game: str, name: str) -> bool:
    """Return whether a bot of ours has that name. A game that does not exist is refused elsewhere."""
    try:
        check_bot(game, name)
    except (BadConfig, KeyError):
        return False
    return True


def limits_for(limit_ms: int | None, budget: Budget) -> Limits:
    """Return the time limits of programs."""
    limit = max(LIMIT_MS, LIMIT_BUDGETS * budget.milliseconds) if limit_ms is None else limit_ms
    if not 1 <= limit <= MOST_LIMIT_MS:
        raise BadConfig(Phrase("limit", limit=str(limit), most=str(MOST_LIMIT_MS)))
    return Limits(limit, HELLO_MS)


def check_programs(contest: Contest) -> None:
    """Refuse programs that cannot play before the first game starts."""
    for name in dict.fromkeys(contest.lineup):
        if name in contest.commands:
            introduction_of(contest.commands[name], contest.limits)


def play_contest(contest: Contest, jobs: int, cluster: str = "") -> tuple[Results, float]:
    """Play all games, with a progress bar on a terminal. Returns the results and the seconds it took."""
    results = Results(contest)
    began = perf_counter()
    outcomes = run_batches(play_contest_batch, contest.batches(), jobs, cluster)
    for outcome in with_bar(outcomes, contest.games, lambda outcome: len(outcome.games), lambda: news_of(results)):
        results.add(outcome)
    return results, perf_counter() - began


def news_of(results: Results) -> str:
    """Sum up the standings so far in a few words."""
    shares = sorted(results.shares_so_far().items(), key=lambda pair: -pair[1])
    return "  ".join(f"{name} {share:.0%}" for name, share in shares)


def results_data(results: Results, seconds: float, jobs: int) -> dict[str, object]:
    """Return the results of a contest as data for JSON."""
    contest = results.contest
    return {
        "games": contest.games,
        "deals": contest.deals,
        "players": contest.config.players,
        "seed": contest.seed,
        "lineup": contest.lineup,
        "commands": contest.commands,
        "budget": contest.budget.to_data(),
        "limit_ms": contest.limits.move_ms,
        "config": contest.config.to_data(),
        "even_share": contest.even_share(),
        "digest": results.digest(),
        "jobs": jobs,
        "seconds": seconds,
        "bots": [standing.summary() for standing in results.standings()],
    }
