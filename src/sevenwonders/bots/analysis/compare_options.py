"""Compare two options of a decision: the one function behind hints, analyses, puzzles and the coach."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Final

from sevenwonders.bots.analysis.common_kinds import points_in_all, points_later, points_now, points_of_rivals, tempo
from sevenwonders.bots.analysis.comparison import Comparison
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.game_evidence import GameEvidence, game_evidence
from sevenwonders.bots.analysis.trials import Limit, run_trials
from sevenwonders.bots.core.levels import EXPANSION, USUAL_PLAYERS
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.view import View

# Worlds for four players without expansions, and for a second try if the first finds nothing; larger tables get fewer.
WORLDS: Final = (60, 200)
FEWEST_WORLDS: Final = 20
# The most pieces of evidence for a pair of options.
MOST: Final = 4
# Kinds that sum up what others say in detail.
SUMS: Final = ("points_in_all", "lead")
# Kinds of which one piece is enough, each with those that it would repeat.
ONCE: Final = {"points_in_all": SUMS, "lead": SUMS, "rival": ("rival",), "coins_taken": ("coins_taken",)}
LATER_KIND: Final = "points_later"


def size_of(config: Config) -> float:
    """Return how much longer a game takes than one of four players without expansions."""
    return config.players / USUAL_PLAYERS * (1 + EXPANSION * len(config.expansions))


def evidence_for(
    view: View,
    memory: Memory | None,
    ident: int,
    better: int,
    other: int,
    *,
    seed: int = 0,
    worlds: int = 0,
    seconds: float = 0.0,
    to_the_end: bool = True,
) -> list[Evidence]:
    """Count what makes one option of a seat's open decision better than another, the most important first.

    Everything is counted in worlds that agree with the seat's view and memory. The list is empty if no difference in
    favour of the better option is larger than its error. If there is a limit of `seconds`, it takes only as many worlds
    as fit. Unless these are played `to_the_end`, only differences until the next turn are counted.
    """
    knowledge = game_evidence(view.config.game)
    size = size_of(view.config) * knowledge.length
    tries = (worlds,) if worlds else tuple(max(FEWEST_WORLDS, round(count / size)) for count in WORLDS)
    for count in tries:
        limit = Limit(count, seconds, to_the_end)
        trials = run_trials(view, memory, ident, better, other, seed, limit, knowledge.watch())
        found = largest(all_evidence(knowledge, Comparison(trials)))
        if found or seconds:
            return found
    return []


def all_evidence(knowledge: GameEvidence, compared: Comparison) -> list[Evidence]:
    """List all evidence for the better option, in no order."""
    now = [*points_now(compared, knowledge.own_lines), *knowledge.kinds(compared)]
    if not compared.trials.to_the_end:
        return now
    return [
        *now,
        *tempo(compared, knowledge.progress_names(compared.table)),
        *points_later(compared),
        *points_of_rivals(compared),
        *points_in_all(compared),
    ]


def largest(found: Iterable[Evidence]) -> list[Evidence]:
    """Pick the largest differences.

    There is at most one piece about all points, and one about the points of a rival.
    """
    chosen: list[Evidence] = []
    for item in sorted(without_repeats(found), key=lambda item: (item.kind in SUMS, -item.size)):
        is_repeated = item.kind in ONCE and any(other.kind in ONCE[item.kind] for other in chosen)
        if not is_repeated and len(chosen) < MOST:
            chosen.append(item)
    return chosen


def without_repeats(found: Iterable[Evidence]) -> list[Evidence]:
    """Explain each line of the score sheet by what happens now, if it can be, rather than by its points at the end.

    The largest such piece then counts as much as these points.
    """
    items = sorted(found, key=lambda item: -item.size)
    later = {item.line: item for item in items if item.kind == LATER_KIND}
    kept: list[Evidence] = []
    for item in items:
        if item.kind != LATER_KIND and item.line in later:
            kept.append(replace(item, size=max(item.size, later.pop(item.line).size)))
        elif item.kind != LATER_KIND:
            kept.append(item)
    return [*kept, *later.values()]
