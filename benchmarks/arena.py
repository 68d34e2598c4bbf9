"""Measures every level at every sort of table, and writes the table of docs/bots.md.

A match that was measured before with the same games and the same weights is kept; `--again` plays it again.
`python -m benchmarks.arena --only "4 players" --levels strong` plays some of the matches.
"""

import argparse
import hashlib
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from benchmarks.builds import ROOT
from benchmarks.pages import rewrite
from sevenwonders.bots.arena.contest import Contest, new_contest, sides_of
from sevenwonders.bots.arena.play import milliseconds, play_contest_batch
from sevenwonders.bots.arena.standings import Results
from sevenwonders.bots.batches import run_batches
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.core.model import FOLDER, name_for
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.bots.registry import LEVELS_OF
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.cli.many_games import with_bar
from sevenwonders.games import checked_config
from sevenwonders.kernel.config import Config

FIGURES: Final = ROOT / "docs" / "bots" / "arena.json"
PAGE: Final = ROOT / "docs" / "bots.md"
LEVELS: Final = ("strong", "search", "expert")
# What a move may take at the median, in milliseconds.
MOST_MS: Final = {"strong": 2.0, "search": 30.0, "expert": 100.0}
ANY_TIME: Final = 1e9
NO_LIMITS: Final = Limits(1000, 1000)
GAMES: Final = 400

Figures = dict[str, dict[str, float | str]]


@dataclass(frozen=True)
class Match:
    """One side of a bot against the same rival everywhere else, with the bar for its share of victories in percent.

    The lower end of the interval has to reach the bar, or with `at_most` the share must not exceed it. `most_ms` is the
    time that a move may take.
    """

    table: str
    config: Config
    bot: str
    rival: str
    bar: int
    most_ms: float = ANY_TIME
    at_most: bool = False
    budget: Budget = NO_BUDGET

    @property
    def key(self) -> str:
        """The name under which the figures are kept."""
        return f"{self.table}: {self.bot} against {self.rival}"

    def lineup(self) -> list[str]:
        """The bots by place."""
        own = sides_of(checked_config(self.config))[0]
        return [self.bot if seat in own else self.rival for seat in range(self.config.players)]

    def reached(self, found: dict[str, float | str]) -> bool:
        """Whether figures are those of enough games and on the right side of the bar."""
        share = 100 * number(found, "share" if self.at_most else "low")
        good = share <= self.bar if self.at_most else share >= self.bar
        return good and number(found, "games") >= GAMES and number(found, "ms_p50") <= self.most_ms

    def weights(self) -> str:
        """What tells the weights of the table from others."""
        level = LEVELS_OF[self.config.game].get(self.bot)
        name = name_for(checked_config(self.config), level.folder if level else "")
        return hashlib.sha256((FOLDER / name).read_bytes()).hexdigest()[:12]


TABLES: Final = [
    ("3 players", Config(3), (40, 65, 70)),
    ("4 players", Config(4), (33, 52, 60)),
    ("7 players", Config(7), (18, 22, 30)),
    ("two players, Free City", Config(2), (55, 60, 70)),
    ("second edition, 4 players", Config(4, edition=2), (33, 45, 55)),
    ("second edition, all expansions", Config(4, edition=2, expansions=list(EXPANSIONS)), (30, 40, 45)),
    ("second edition, teams of 4", Config(4, edition=2, variant="teams"), (55, 62, 66)),
    ("Architects, 4 players", Config(4, game="architects"), (30, 40, 45)),
    ("Architects, 2 players", Config(2, game="architects"), (55, 60, 65)),
]
MATCHES: Final = [
    Match(table, config, level, "greedy", bar, MOST_MS[level])
    for table, config, bars in TABLES
    for level, bar in zip(LEVELS, bars, strict=True)
] + [
    Match("4 players", Config(4), "easy", "random", 90),
    Match("4 players", Config(4), "easy", "greedy", 15, at_most=True),
    Match("Architects, 4 players", Config(4, game="architects"), "greedy", "random", 90, 0.2),
    Match("Architects, 4 players", Config(4, game="architects"), "easy", "random", 90),
    Match("Architects, 4 players", Config(4, game="architects"), "easy", "greedy", 15, at_most=True),
    Match("4 players", Config(4), "expert", "search", 35, budget=Budget(milliseconds=30)),
    Match("3 players", Config(3), "expert", "tag_like", 75),
]


def main() -> None:
    """Measure, then write everything down."""
    arguments = read_arguments()
    figures = read_figures()
    for match in MATCHES:
        if match.table not in arguments.only or match.bot not in arguments.levels:
            continue
        if arguments.again or not is_known(match, figures, arguments.games, arguments.seed):
            figures[match.key] = measured(match, arguments.games, arguments.seed, arguments.jobs)
            FIGURES.parent.mkdir(exist_ok=True)
            FIGURES.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
        print(row_of(match, figures), flush=True)
    write_page(figures)


def read_arguments() -> argparse.Namespace:
    """The command line."""
    tables = list(dict.fromkeys([match.table for match in MATCHES]))
    bots = list(dict.fromkeys([match.bot for match in MATCHES]))
    parser = argparse.ArgumentParser(prog="python -m benchmarks.arena", description="Measure the levels.")
    parser.add_argument("--only", nargs="+", choices=tables, default=tables, help="which tables")
    parser.add_argument("--levels", nargs="+", choices=bots, default=bots, help="which levels")
    parser.add_argument("--games", type=int, default=GAMES)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--again", action="store_true", help="measure what is known already")
    return parser.parse_args()


def read_figures() -> Figures:
    """The figures of earlier runs."""
    if not FIGURES.exists():
        return {}
    figures: Figures = json.loads(FIGURES.read_text(encoding="utf-8"))
    return figures


def number(found: dict[str, float | str], name: str) -> float:
    """One of the figures."""
    return float(found[name])


def is_known(match: Match, figures: Figures, games: int, seed: int) -> bool:
    """Whether a match was measured with as many games, the same seed and the same weights."""
    found = figures.get(match.key)
    if found is None:
        return False
    return number(found, "games") >= games and found["seed"] == seed and found["weights"] == match.weights()


def measured(match: Match, games: int, seed: int, jobs: int) -> dict[str, float | str]:
    """What a match came to."""
    contest = new_contest(match.config, match.lineup(), games, seed, commands={}, budget=match.budget, limits=NO_LIMITS)
    standing = next(item for item in played(contest, jobs).standings() if item.name == match.bot)
    return {
        "games": contest.games,
        "seed": seed,
        "weights": match.weights(),
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
    outcomes = run_batches(play_contest_batch, contest.batches(), jobs)
    for outcome in with_bar(outcomes, contest.games, lambda outcome: len(outcome.games)):
        results.add(outcome)
    return results


def row_of(match: Match, figures: Figures) -> str:
    """One line of the table in the documentation."""
    bar = f"{'at most ' if match.at_most else ''}{match.bar} %"
    if match.most_ms < ANY_TIME:
        bar += f", {match.most_ms:g} ms"
    words = f"| {match.table} | {match.bot} | {match.rival} | {bar} |"
    if match.key not in figures:
        return f"{words} not measured | | | | |"
    found = figures[match.key]
    share, low, high = (100 * number(found, name) for name in ("share", "low", "high"))
    times = f"{number(found, 'ms_p50'):.2g} / {number(found, 'ms_p95'):.2g}"
    reached = "yes" if match.reached(found) else "**no**"
    return f"{words} {reached} | {share:.1f} % | {low:.1f} to {high:.1f} % | {times} | {number(found, 'games'):.0f} |"


def rows_of(figures: Figures) -> Sequence[str]:
    """All lines, in the order of the matches."""
    return [row_of(match, figures) for match in MATCHES]


def write_page(figures: Figures) -> None:
    """Put the table into the documentation, in place of the old one."""
    head = (
        "| table | bot | all others | bar | reached | wins | 95 % | ms p50 / p95 | games |\n"
        "| --- | --- | --- | --- | --- | ---: | --- | --- | ---: |\n"
    )
    rewrite(PAGE, "make arena", head + "\n".join(rows_of(figures)))


if __name__ == "__main__":
    main()
