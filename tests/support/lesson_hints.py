"""Hints at guided tables, as the server makes them; all their evidence is worked out a second time."""

from typing import Final

from sevenwonders.bots.analysis.advice import advice_for
from sevenwonders.bots.analysis.compare_options import evidence_for
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.games import remembered
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.server.lessons.plan import LEARNER
from sevenwonders.server.present.analysis import analysed_evidence, analysed_option
from sevenwonders.server.wire import messages as wire
from tests.support.slow_evidence import confirms, slow_trials

# The time to find the best two options, and the worlds in which they are compared. A number of worlds, unlike a time,
# gives the same evidence again.
SECONDS: Final = 0.05
WORLDS: Final = 12
SEED: Final = 28


def checked_hint(game: Game, names: list[str]) -> wire.Hint:
    """Advise the learner on the open decision, with evidence that a second computation confirms."""
    (decision,) = [item for item in game.pending() if item.decider == LEARNER]
    advice = advice_for(game, decision, remembered(game, LEARNER), seconds=SECONDS, seed=SEED)
    options = [analysed_option(option) for option in advice.options]
    evidence = checked_evidence(game, decision, [option.choice for option in options])
    return wire.Hint(decision.ident, options, analysed_evidence(game, evidence, names), advice.even)


def checked_evidence(game: Game, decision: Decision, options: list[int]) -> list[Evidence]:
    """Compare two options, and confirm each number of the evidence."""
    if len(options) < 2:
        return []
    better, other = options
    view, memory = game.view(LEARNER), remembered(game, LEARNER)
    found = evidence_for(view, memory, decision.ident, better, other, seed=SEED, worlds=WORLDS)
    trials = slow_trials(view, memory, decision.ident, (better, other), SEED, WORLDS)
    for item in found:
        assert confirms(trials, item), f"{game.moment()}: {item}"
    return found
