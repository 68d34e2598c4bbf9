"""Analyses games of every kind, and counts how many marked moves have evidence: the second table in docs/analysis.md.

python -m benchmarks.analysis --evidence 200
"""

import random
from collections.abc import Sequence
from statistics import fmean
from typing import Final, NamedTuple

from benchmarks.builds import ROOT
from benchmarks.pages import markdown, rewrite
from sevenwonders.bots.analysis.compare_options import evidence_for
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.move import Move
from sevenwonders.bots.analysis.study import Study, new_study
from sevenwonders.bots.batches import played_game, run_batches, seed_of
from sevenwonders.bots.budget import Budget
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.games import checked_config, new_memory
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.memory import Memory
from sevenwonders.record.record import record_game, replay

PAGE: Final = ROOT / "docs" / "analysis.md"
WRITER: Final = "python -m benchmarks.analysis --evidence"
LEVELS: Final = ("random", "easy", "greedy", "strong")
# As many games at each table; the last entry of a row is how many there are of that sort.
TABLES: Final = {
    "first edition, 2 players": [Config(2)],
    "first edition, 3 to 7 players": [Config(players) for players in range(3, 8)],
    "second edition": [Config(3, edition=2), Config(5, edition=2)],
    "second edition, teams": [Config(4, edition=2, variant="teams")],
    "one expansion": [Config(4, edition=2, expansions=[name]) for name in EXPANSIONS],
    "all expansions": [
        Config(3, edition=2, expansions=list(EXPANSIONS)),
        Config(5, edition=2, expansions=list(EXPANSIONS)),
    ],
    "Architects": [Config(2, game="architects"), Config(4, game="architects")],
}
SEED: Final = 55
HEADS: Final = ("table", "games", "marked moves", "pieces each", "without evidence", "for the move played")


class Sitting(NamedTuple):
    """A game to play and analyse, as plain data for another process."""

    title: str
    settings: Data
    number: int
    worlds: int


class Counted(NamedTuple):
    """The pieces of evidence for each marked move of a game, and how many pieces speak for the move played as well."""

    title: str
    pieces: list[int]
    against: int


def count(sitting: Sitting) -> Counted:
    """Play a game between different levels, analyse it, and look at the evidence of its marked moves."""
    config = config_from_data(sitting.settings)
    chosen = [random.Random(sitting.number).choice(LEVELS) for _ in range(config.players)]
    game = played_game(config, chosen, seed_of(SEED, sitting.number))
    study = new_study(record_game(game), Budget(iterations=sitting.worlds))
    for _ in study.findings():
        pass
    marked = [move for move in study.moves if move.mark]
    return Counted(sitting.title, [len(move.evidence) for move in marked], contradictions(study, marked))


def contradictions(study: Study, marked: Sequence[Move]) -> int:
    """Count the pieces of evidence that are also found for the move played, in the same worlds."""
    memories: dict[int, Memory] = {}
    steps = {move.step: move for move in marked}
    moves = replay(study.record)
    found = 0
    while moves.step < moves.steps():
        game = moves.game
        decision = game.decision(moves.history[2 * moves.step])
        if decision.choice == UNANSWERED:
            memory = memories.setdefault(decision.decider, new_memory(game.config, decision.decider))
            memory.observe(game.view(decision.decider))
            if moves.step in steps:
                move = steps[moves.step]
                options = (move.choice.choice, move.best.choice)
                other = evidence_for(game.view(move.seat), memory, move.ident, *options, seed=move.step)
                found += len({subject_of(item) for item in move.evidence} & {subject_of(item) for item in other})
        moves.forward()
    return found


def subject_of(item: Evidence) -> tuple[object, ...]:
    """Return what a piece of evidence is about."""
    return (item.kind, item.line, *item.seats, *item.cards)


def sittings(games: int, worlds: int) -> list[Sitting]:
    """Spread games evenly over all configurations."""
    tables = [(title, config) for title, configs in TABLES.items() for config in configs]
    chosen = [tables[number % len(tables)] for number in range(games)]
    return [
        Sitting(title, checked_config(config).to_data(), number, worlds)
        for number, (title, config) in enumerate(chosen)
    ]


def row_of(title: str, found: Sequence[Counted]) -> list[str]:
    """Return the row of some games."""
    pieces = [number for item in found for number in item.pieces]
    return [
        title,
        str(len(found)),
        str(len(pieces)),
        f"{fmean(pieces):.1f}" if pieces else "",
        f"{100 * fmean(number == 0 for number in pieces):.1f} %" if pieces else "",
        str(sum(item.against for item in found)),
    ]


def rows_of(found: Sequence[Counted]) -> list[list[str]]:
    """Return a row for each sort of table, and one for all of them."""
    rows = [row_of(title, [item for item in found if item.title == title]) for title in TABLES]
    return [*rows, row_of("all", found)]


def write_table(games: int, worlds: int, jobs: int) -> None:
    """Analyse some games, print the table, and write it into the page."""
    found = list(run_batches(count, sittings(games, worlds), jobs))
    table = markdown(HEADS, rows_of(found))
    print(table, flush=True)
    rewrite(PAGE, WRITER, table)
