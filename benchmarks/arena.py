"""Measures every level against `greedy`, and writes the table of docs/bots.md.

`python -m benchmarks.arena --only "4 players"` measures some tables and keeps the figures of the others.
"""

import argparse
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from benchmarks.builds import ROOT
from sevenwonders.bots.arena.contest import Contest, new_contest
from sevenwonders.bots.arena.lineup import sides_of
from sevenwonders.bots.arena.play import milliseconds, play_contest_batch
from sevenwonders.bots.arena.standings import Results
from sevenwonders.bots.batches import played_batches
from sevenwonders.bots.budget import NO_BUDGET
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.cli.many_games import with_bar
from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config

FIGURES: Final = ROOT / "docs" / "bots" / "arena.json"
PAGE: Final = ROOT / "docs" / "bots.md"
BEGIN: Final = "<!-- written by make arena -->\n"
END: Final = "<!-- end of what make arena writes -->\n"
LEVELS: Final = ("strong", "search", "expert")
# What a move may take, in milliseconds.
MOST_MS: Final = {"strong": 2.0, "search": 30.0, "expert": 100.0}
NO_LIMITS: Final = Limits(1000, 1000)


@dataclass(frozen=True)
class Table:
    """A table, with the share of victories in percent that the lower end of each level's interval has to reach."""

    name: str
    config: Config
    bars: tuple[int, int, int]


TABLES: Final = [
    Table("3 players", Config(3), (40, 65, 70)),
    Table("4 players", Config(4), (33, 52, 60)),
    Table("7 players", Config(7), (18, 22, 30)),
    Table("two players, Free City", Config(2), (55, 60, 70)),
    Table("second edition, 4 players", Config(4, edition=2), (33, 45, 55)),
    Table("second edition, all expansions", Config(4, edition=2, expansions=list(EXPANSIONS)), (30, 40, 45)),
    Table("second edition, teams of 4", Config(4, edition=2, variant="teams"), (55, 62, 66)),
    Table("Architects, 4 players", Config(4, game="architects"), (30, 40, 45)),
    Table("Architects, 2 players", Config(2, game="architects"), (55, 60, 65)),
]


def main() -> None:
    """Measure, then write everything down."""
    arguments = read_arguments()
    figures = read_figures()
    for table in TABLES:
        for level, bar in zip(LEVELS, table.bars, strict=True):
            if table.name in arguments.only and level in arguments.levels:
                found = measured(table, level, arguments.games, arguments.seed, arguments.jobs)
                figures[f"{table.name}: {level}"] = {**found, "bar": bar}
                print(row_of(table.name, level, figures), flush=True)
                FIGURES.parent.mkdir(exist_ok=True)
                FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    write_page(figures)


def read_arguments() -> argparse.Namespace:
    """The command line."""
    names = [table.name for table in TABLES]
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arena", description="Measure the levels.")
    parser.add_argument("--only", nargs="+", choices=names, default=names, help="which tables")
    parser.add_argument("--levels", nargs="+", choices=LEVELS, default=LEVELS, help="which levels")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    return parser.parse_args()


def read_figures() -> dict[str, dict[str, float]]:
    """The figures of earlier runs."""
    if not FIGURES.exists():
        return {}
    figures: dict[str, dict[str, float]] = json.loads(FIGURES.read_text(encoding="utf-8"))
    return figures


def lineup_of(config: Config, level: str) -> list[str]:
    """One side of the level, and `greedy` everywhere else."""
    own = sides_of(checked_config(config))[0]
    return [level if seat in own else "greedy" for seat in range(config.players)]


def measured(table: Table, level: str, games: int, seed: int, jobs: int) -> dict[str, float]:
    """What one level came to at a table."""
    lineup = lineup_of(table.config, level)
    contest = new_contest(table.config, lineup, games, seed, commands={}, budget=NO_BUDGET, limits=NO_LIMITS)
    standing = next(item for item in played(contest, jobs).standings() if item.name == level)
    return {
        "games": contest.games,
        "seed": seed,
        "even": contest.even_share(),
        "share": standing.seat_share,
        "low": standing.interval[0],
        "high": standing.interval[1],
        "mean_score": standing.scores.mean(),
        "ms_p50": milliseconds(standing.times.quantile(0.5)),
        "ms_p95": milliseconds(standing.times.quantile(0.95)),
    }


def played(contest: Contest, jobs: int) -> Results:
    """All games of a contest, with a progress bar."""
    results = Results(contest)
    outcomes = played_batches(play_contest_batch, contest.batches(), jobs)
    for outcome in with_bar(outcomes, contest.games, lambda outcome: len(outcome.games)):
        results.add(outcome)
    return results


def row_of(table: str, level: str, figures: dict[str, dict[str, float]]) -> str:
    """One line of the table in the documentation."""
    found = figures[f"{table}: {level}"]
    low, high = 100 * found["low"], 100 * found["high"]
    reached = "yes" if low >= found["bar"] and found["games"] >= 400 else "no"
    return (
        f"| {table} ({100 * found['even']:.0f} %) | {level} | {100 * found['share']:.1f} % | {low:.1f} to {high:.1f} % "
        f"| {found['bar']} % | {reached} | {found['ms_p50']:.1f} / {found['ms_p95']:.1f} | {found['games']:.0f} |"
    )


def rows_of(figures: dict[str, dict[str, float]]) -> Sequence[str]:
    """All lines that were measured, in the order of the tables."""
    keys = [(table.name, level) for table in TABLES for level in LEVELS]
    return [row_of(table, level, figures) for table, level in keys if f"{table}: {level}" in figures]


def write_page(figures: dict[str, dict[str, float]]) -> None:
    """Put the table into the documentation, in place of the old one."""
    head = (
        "| table (even share) | level | wins | 95 % | bar | reached | ms p50 / p95 | games |\n" + "| --- " * 8 + "|\n"
    )
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    after = rest.split(END)[1]
    rows = "\n".join(rows_of(figures))
    PAGE.write_text(f"{before}{BEGIN}{head}{rows}\n{END}{after}", encoding="utf-8")


if __name__ == "__main__":
    main()
