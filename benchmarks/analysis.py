"""Analyses games between bots of all levels, and writes the tables of accuracies and of evidence in docs/analysis.md.

python -m benchmarks.analysis --games 30
python -m benchmarks.analysis --evidence 200 --worlds 30
python -m benchmarks.analysis --time
"""

import argparse
import random
from collections.abc import Sequence
from itertools import combinations, pairwise
from statistics import fmean
from time import process_time
from typing import Final, NamedTuple

from benchmarks import evidence
from benchmarks.builds import ROOT
from benchmarks.pages import markdown, rewrite
from sevenwonders.bots.analysis.study import new_study
from sevenwonders.bots.batches import played_game, run_batches, seed_of
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.games import checked_config
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.record.record import record_game
from sevenwonders.server.tables.analyses import ANSWERS

PAGE: Final = ROOT / "docs" / "analysis.md"
WRITER: Final = "python -m benchmarks.analysis"
# From the weakest to the strongest.
LEVELS: Final = ("random", "easy", "greedy", "strong", "expert")
# Each table has one player of each level; where it has fewer seats, some levels are left out in each game.
TABLES: Final = {
    "first edition, 5 players": Config(5),
    "second edition, teams of 4": Config(4, edition=2, variant="teams"),
    "Architects, 5 players": Config(5, game="architects"),
}
# Tables after the first get this share of its games.
SHARE_OF_GAMES: Final = 3
SEED: Final = 28
HEADS: Final = ("table", "games", *LEVELS, "pairs in order", "neighbours", "whole order")
TIMED: Final = {
    "first edition, 4 players": Config(4),
    "first edition, 7 players": Config(7),
    "second edition, all expansions, 4 players": Config(
        4, edition=2, expansions=["leaders", "cities", "armada", "edifice"]
    ),
    "Architects, 4 players": Config(4, game="architects"),
}


class Sitting(NamedTuple):
    """A game to play and analyse, as plain data for another process."""

    settings: Data
    number: int
    budget: Budget


# The accuracy of each level at one table.
Measured = dict[str, float]


def measure(sitting: Sitting) -> Measured:
    """Play a game between different levels and analyse it."""
    config = config_from_data(sitting.settings)
    chosen = random.Random(sitting.number).sample(LEVELS, config.players)
    game = played_game(config, chosen, seed_of(SEED, sitting.number))
    study = new_study(record_game(game), sitting.budget)
    for _ in study.findings():
        pass
    return {chosen[player.seat]: player.accuracy for player in study.players()}


def measure_table(config: Config, games: int, jobs: int, budget: Budget = NO_BUDGET) -> list[Measured]:
    """Play and analyse some games at one sort of table."""
    settings = checked_config(config).to_data()
    return list(run_batches(measure, [Sitting(settings, number, budget) for number in range(games)], jobs))


def share_in_order(found: Sequence[Measured], pairs: Sequence[tuple[str, str]]) -> float:
    """Return how often the better level of a pair got the higher accuracy, of all such pairs at one table."""
    orders = [
        item[weaker] < item[stronger]
        for item in found
        for weaker, stronger in pairs
        if weaker in item and stronger in item
    ]
    return fmean(orders)


def share_of_whole_orders(found: Sequence[Measured]) -> float:
    """Return in how many games all levels at the table are in order."""
    orders: list[bool] = []
    for item in found:
        accuracies = [item[level] for level in LEVELS if level in item]
        orders.append(accuracies == sorted(accuracies))
    return fmean(orders)


def mean_accuracy(found: Sequence[Measured], level: str) -> float:
    """Return the mean accuracy of a level."""
    return fmean(item[level] for item in found if level in item)


def row_of(title: str, found: Sequence[Measured]) -> list[str]:
    """Return the row of a table of games."""
    return [
        title,
        str(len(found)),
        *[f"{mean_accuracy(found, level):.0f}" for level in LEVELS],
        percent(share_in_order(found, list(combinations(LEVELS, 2)))),
        percent(share_in_order(found, list(pairwise(LEVELS)))),
        percent(share_of_whole_orders(found)),
    ]


def percent(share: float) -> str:
    """Write a share in whole per cent."""
    return f"{100 * share:.0f} %"


def time_of(config: Config) -> tuple[float, float]:
    """Return the processor time until the first results of an analysis as a server makes it, and until its end."""
    game = played_game(checked_config(config), ["strong"] * config.players, SEED)
    began = process_time()
    study = new_study(record_game(game), answers=ANSWERS)
    first = 0.0
    for _ in study.findings():
        if study.moves and not first:
            first = process_time() - began
    return first, process_time() - began


def main() -> None:
    """Play, analyse, and write the table; or print times."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--time", action="store_true", help="print the time of an analysis instead")
    parser.add_argument("--evidence", type=int, default=0, help="count evidence in that many games instead")
    parser.add_argument("--worlds", type=int, default=200, help="worlds for each decision, for --evidence")
    chosen = parser.parse_args()
    if chosen.evidence:
        evidence.write_table(chosen.evidence, chosen.worlds, chosen.jobs)
        return
    if chosen.time:
        for title, config in TIMED.items():
            first, whole = time_of(config)
            print(f"{title}: first results after {first:.1f} s of processor time, all after {whole:.1f} s", flush=True)
        return
    rows: list[list[str]] = []
    for title, config in TABLES.items():
        games = chosen.games if not rows else -(-chosen.games // SHARE_OF_GAMES)
        rows.append(row_of(title, measure_table(config, games, chosen.jobs)))
        print(markdown(HEADS, rows), flush=True)
    rewrite(PAGE, WRITER, markdown(HEADS, rows))


if __name__ == "__main__":
    main()
