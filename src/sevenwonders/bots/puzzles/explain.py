"""Add evidence to a puzzle: what makes its best option better than each of the others."""

import msgspec

from sevenwonders.bots.analysis.compare_options import evidence_for
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.puzzles.puzzle import Puzzle, PuzzleEvidence
from sevenwonders.games import remembered


def explained(puzzle: Puzzle) -> Puzzle:
    """Return the puzzle with evidence against each option but the best."""
    game = puzzle.position()
    view, memory = game.view(puzzle.seat), remembered(game, puzzle.seat)
    best, *others = puzzle.options
    better = game.exact_choice(best.choice)
    options = [best]
    for option in others:
        found = evidence_for(view, memory, puzzle.ident, better, game.exact_choice(option.choice), seed=puzzle.seed)
        options.append(msgspec.structs.replace(option, evidence=[written(item) for item in found]))
    return msgspec.structs.replace(puzzle, options=options)


def written(evidence: Evidence) -> PuzzleEvidence:
    """Return a piece of evidence as a file keeps it."""
    numbers = [round(number, 2) for number in evidence.numbers]
    return PuzzleEvidence(
        evidence.kind, evidence.about, numbers, dict(evidence.arguments), evidence.cards, evidence.seats
    )
