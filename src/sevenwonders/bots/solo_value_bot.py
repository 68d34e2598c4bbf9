"""A sparring partner that looks only at its own city: weights for each turn predict its points.

Research programs for the game evolve such weights. Ours are those of the value, but the bot knows nothing of a race: it
never asks who is ahead, and takes nothing away from other players. No lobby offers it.
"""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.core.levels import STRONG, search_for
from sevenwonders.bots.core.search import Candidate, batches_of
from sevenwonders.games import sampler
from sevenwonders.kernel.rng import Rng

# Worlds in which each option is tried: what the others do changes little in the bot's own city.
WORLDS: Final = 2


@final
class SoloValueBot(Bot):
    """Takes the option after which its own city promises most points."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @override
    def choose(self, question: Question) -> int:
        if len(question.listed) == 1:
            return question.listed[0]
        view = question.view()
        ident = question.decision.ident
        worlds = sampler(view, open_answers=True)
        search = search_for(view.config, STRONG)
        found = search.candidates(worlds.deal(self.rng), ident)
        search.roll_out_all(worlds, ident, found, batches_of(WORLDS, self.rng))
        return max(found, key=expected_points).choice


def expected_points(candidate: Candidate) -> float:
    """Return the expected points, summed over all rollouts: every option was tried equally often."""
    return candidate.points
