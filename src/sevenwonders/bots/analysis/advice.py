"""Advice for an open decision: the best two options compared, for hints, the coach and puzzles."""

from time import perf_counter
from typing import Final, NamedTuple

from sevenwonders.bots.analysis.compare_options import evidence_for
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.judged_move import Situation, option_of
from sevenwonders.bots.analysis.measured_options import Worlds, measure_options, paired_error
from sevenwonders.bots.analysis.move import JudgedOption
from sevenwonders.bots.analysis.walk import judge_of
from sevenwonders.bots.analysis.worth import sides_at
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.evaluate import evaluate
from sevenwonders.games import sampler
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import stream

ADVICE_STREAM: Final = 980
# Options that are compared, and the most worlds for it.
OPTIONS: Final = 2
WORLDS: Final = 200
# The parts of the time for finding the best options, for measuring them, and for counting what sets them apart; worlds
# for evidence get the rest, however long the others took.
SEARCH_PART: Final = 0.55
MEASURE_PART: Final = 0.2
COUNTING_PART: Final = 0.05
# Evidence gets this part of the time even if nothing is left.
LEAST_PART: Final = 0.05
# Two options are about as good if their chances to win differ by so little and the difference could be chance.
EVEN: Final = 0.02
CERTAIN: Final = 2.0


class Advice(NamedTuple):
    """The best two options of a decision, the better one first, with evidence for it; just one if there is no other.

    `even` says that it hardly matters which of the two is chosen.
    """

    options: list[JudgedOption]
    evidence: list[Evidence]
    even: bool


def advice_for(
    game: Game, decision: Decision, memory: Memory, *, seconds: float, seed: int = 0, to_the_end: bool = True
) -> Advice:
    """Find the best two options of an open decision from what its seat knows, and compare them, in that time."""
    ends_s = perf_counter() + seconds
    view, ident = game.view(decision.decider), decision.ident
    found = evaluate(view, memory, ident, budget=Budget(milliseconds=round(1000 * SEARCH_PART * seconds)), seed=seed)
    options = [item.choice for item in found[:OPTIONS]]
    search = judge_of(game.config)
    deadline = perf_counter() + MEASURE_PART * seconds
    worlds = Worlds(sampler(view, memory, open_answers=True), stream(seed, ADVICE_STREAM), WORLDS, deadline)
    measured = measure_options(search, worlds, ident, options, sides_at(game.config, len(game.players())))
    measured.sort(key=lambda option: -option.mean_worth())
    here = Situation(game, decision, memory, 0, 0)
    judged = [option_of(here, option) for option in measured]
    if len(judged) < OPTIONS:
        return Advice(judged, [], False)
    better, other = judged
    lead = measured[0].mean_worth() - measured[1].mean_worth()
    even = abs(better.chance - other.chance) <= EVEN and lead <= CERTAIN * paired_error(measured[0], measured[1])
    rest = max(LEAST_PART * seconds, ends_s - perf_counter() - COUNTING_PART * seconds)
    evidence = evidence_for(
        view, memory, ident, better.choice, other.choice, seed=seed, seconds=rest, to_the_end=to_the_end
    )
    return Advice(judged, evidence, even)
