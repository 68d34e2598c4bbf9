"""The subcommand `evaluate`: how strong a player is, by the protocol that makes results comparable."""

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from sevenwonders.bots.arena.evaluation import Trial, evaluation
from sevenwonders.bots.budget import budget_of
from sevenwonders.bots.cluster import on_cluster
from sevenwonders.cli.arena import check_programs, commands_in, limits_for, play_contest
from sevenwonders.cli.many_games import ClusterOption, GamesOption, JobsOption, JsonOption, check_jobs, new_table
from sevenwonders.cli.table_options import (
    DEFAULTS,
    EditionOption,
    ExpansionOption,
    GameOption,
    RuleOption,
    VariantOption,
    bot_choices,
    config_of,
    split_list,
)

COLUMNS: Final = ["Boards", "Wins", "95 %", "Even", "Points", "Theirs"]


def evaluate(
    agent: Annotated[str, typer.Argument(help=f"{bot_choices()} or a program as NAME=COMMAND.", show_default=False)],
    against: Annotated[
        list[str] | None, typer.Option("--against", help="The opponents, one after the other; all bots by default.")
    ] = None,
    players: Annotated[int, typer.Option("--players", "-p", help="The number of players.")] = DEFAULTS.players,
    games: GamesOption = 400,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    limit_ms: Annotated[int | None, typer.Option(help="How long a program may take for a move.")] = None,
    budget_ms: Annotated[int | None, typer.Option(help="How long a bot should think about a move.")] = None,
    iterations: Annotated[
        int | None, typer.Option(help="Iterations of the search that a bot may use for a move.")
    ] = None,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    variant: VariantOption = DEFAULTS.variant,
    option: RuleOption = None,
    as_json: JsonOption = False,
    markdown: Annotated[bool, typer.Option(help="Print the table as Markdown, for a report.")] = False,
) -> None:
    """Run the subcommand.

    The player meets each opponent on fixed deals, once from every seat, on the boards to train on and on those that are
    held out. The same command gives the same numbers everywhere. docs/environments.md describes the protocol.
    """
    check_jobs(jobs)
    commands = commands_in([agent], game) if "=" in agent else {}
    budget = budget_of(iterations, budget_ms)
    config = config_of(players, None, game, edition, expansion, variant, option)
    trials = evaluation(
        config,
        next(iter(commands), agent),
        games,
        opponents=split_list(against or []),
        commands=commands,
        budget=budget,
        limits=limits_for(limit_ms, budget),
    )
    check_programs(trials[0].contest)
    with on_cluster(cluster):
        lines = [line_of(trial, jobs, cluster) for trial in trials]
    if as_json:
        typer.echo(json.dumps([asdict(line) for line in lines], indent=2))
    elif markdown:
        typer.echo(markdown_table(lines))
    else:
        print_lines(lines)


@dataclass(frozen=True, slots=True)
class EvaluationLine:
    """The result of one line of an evaluation."""

    agent: str
    opponent: str
    boards: str
    games: int
    win_share: float
    interval: tuple[float, float]
    even_share: float
    mean_score: float
    opponent_mean_score: float
    digest: str

    def cells(self) -> list[str]:
        """Return opponent, boards, wins with interval, even share, and the mean points of both."""
        low, high = self.interval
        return [
            self.opponent,
            self.boards,
            f"{self.win_share:.1%}",
            f"{100 * low:.1f}–{100 * high:.1f}",
            f"{self.even_share:.1%}",
            f"{self.mean_score:.1f}",
            f"{self.opponent_mean_score:.1f}",
        ]


def line_of(trial: Trial, jobs: int, cluster: str = "") -> EvaluationLine:
    """Play one line of the evaluation."""
    results, _ = play_contest(trial.contest, jobs, cluster)
    standings = {standing.name: standing for standing in results.standings()}
    own = standings[trial.contest.lineup[0]]
    return EvaluationLine(
        own.name,
        trial.opponent,
        trial.boards,
        trial.contest.games,
        own.seat_share,
        own.interval,
        trial.contest.even_share(),
        own.scores.mean(),
        standings[trial.opponent].scores.mean(),
        results.digest(),
    )


def print_lines(lines: list[EvaluationLine]) -> None:
    """Print the evaluation as a table."""
    console = Console(emoji=False)
    table = new_table("Against", COLUMNS, least_width=8)
    for line in lines:
        table.add_row(*line.cells())
    console.print(table)
    console.print(Text(f"{lines[0].agent}: {lines[0].games} games in each line, every deal from every seat."))


def markdown_table(lines: list[EvaluationLine]) -> str:
    """Return the evaluation as a Markdown table."""
    head = ["Agent", "Against", *COLUMNS]
    rows = [head, ["---"] * len(head), *[[line.agent, *line.cells()] for line in lines]]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
