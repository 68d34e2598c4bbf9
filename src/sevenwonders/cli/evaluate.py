"""The subcommand `evaluate`: how strong a player is, by the protocol that makes results comparable."""

import json
from dataclasses import asdict, dataclass
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.text import Text

from sevenwonders.bots.arena.evaluation import ALL_BOARDS, BOARDS, Trial, evaluation
from sevenwonders.bots.budget import budget_of
from sevenwonders.bots.cluster import on_cluster
from sevenwonders.cli.arena import (
    BudgetOption,
    IterationsOption,
    LimitOption,
    check_programs,
    commands_in,
    limits_for,
    play_contest,
)
from sevenwonders.cli.many_games import ClusterOption, GamesOption, JobsOption, JsonOption, check_jobs, new_table
from sevenwonders.cli.table_options import (
    DEFAULTS,
    EditionOption,
    ExpansionOption,
    GameOption,
    PlayersOption,
    RuleOption,
    VariantOption,
    config_of,
    split_list,
)
from sevenwonders.cli.words.language import told_by_id
from sevenwonders.cli.words.told import told

# Headings in Markdown, which stays English, and their messages.
COLUMNS: Final = {
    "Boards": "terminal-column-boards",
    "Wins": "score-victories-of",
    "95 %": "terminal-column-interval",
    "Even": "terminal-column-even",
    "Points": "terminal-column-points",
    "Theirs": "terminal-column-theirs",
}
# The messages of what boards are called.
BOARD_MESSAGES: Final = {
    **dict(zip(BOARDS, ("terminal-boards-training", "terminal-boards-held-out"), strict=True)),
    ALL_BOARDS: "terminal-boards-all",
}


def evaluate(
    agent: Annotated[str, typer.Argument(show_default=False)],
    against: Annotated[list[str] | None, typer.Option("--against")] = None,
    players: PlayersOption = DEFAULTS.players,
    games: GamesOption = 400,
    jobs: JobsOption = 1,
    cluster: ClusterOption = "",
    limit_ms: LimitOption = None,
    budget_ms: BudgetOption = None,
    iterations: IterationsOption = None,
    game: GameOption = DEFAULTS.game,
    edition: EditionOption = DEFAULTS.edition,
    expansion: ExpansionOption = None,
    variant: VariantOption = DEFAULTS.variant,
    option: RuleOption = None,
    as_json: JsonOption = False,
    markdown: Annotated[bool, typer.Option("--markdown")] = False,
) -> None:
    """Run the subcommand."""
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

    def cells(self, boards: str) -> list[str]:
        """Return opponent, boards, wins with interval, even share, and the mean points of both."""
        low, high = self.interval
        return [
            self.opponent,
            boards,
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
    table = new_table(
        told("terminal-column-against"), [told_by_id(heading) for heading in COLUMNS.values()], least_width=8
    )
    for line in lines:
        table.add_row(*line.cells(told_by_id(BOARD_MESSAGES[line.boards])))
    console.print(table)
    console.print(Text(told("terminal-evaluated", name=lines[0].agent, games=lines[0].games)))


def markdown_table(lines: list[EvaluationLine]) -> str:
    """Return the evaluation as a Markdown table."""
    head = ["Agent", "Against", *COLUMNS]
    rows = [head, ["---"] * len(head), *[[line.agent, *line.cells(line.boards)] for line in lines]]
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)
