"""Evaluates the bots by the protocol for learners, and writes the table of results in docs/environments.md.

make results
"""

import argparse
from typing import Final

from benchmarks.builds import ROOT
from benchmarks.pages import rewrite
from sevenwonders.bots.arena.evaluation import evaluation
from sevenwonders.bots.budget import NO_BUDGET
from sevenwonders.bots.cluster import on_cluster
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.cli.evaluate import line_of, markdown_table
from sevenwonders.kernel.config import Config

PAGE: Final = ROOT / "docs" / "environments.md"
AGENTS: Final = ("random", "easy", "greedy", "strong")
OPPONENTS: Final = ("random", "greedy")
TABLE: Final = Config(4)
NO_LIMITS: Final = Limits(1000, 1000)


def results(games: int, jobs: int, cluster: str) -> str:
    """The table of results: every agent against every opponent but itself."""
    trials = [
        trial
        for agent in AGENTS
        for trial in evaluation(
            TABLE,
            agent,
            games,
            opponents=[name for name in OPPONENTS if name != agent],
            commands={},
            budget=NO_BUDGET,
            limits=NO_LIMITS,
        )
    ]
    with on_cluster(cluster):
        return markdown_table([line_of(trial, jobs, cluster) for trial in trials])


def main() -> None:
    """Play, and write the table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--cluster", default="")
    chosen = parser.parse_args()
    rewrite(PAGE, "make results", results(chosen.games, chosen.jobs, chosen.cluster))


if __name__ == "__main__":
    main()
