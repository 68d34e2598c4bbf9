"""What speaks for a choice, in one sentence: from the features by which it differs from another."""

from typing import Final

from sevenwonders.bots.analysis.wording import Wording
from sevenwonders.bots.architects.reasons import ArchitectsWording
from sevenwonders.bots.classic.reasons import ClassicWording
from sevenwonders.bots.core.evaluate import Evaluated
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game

# How each game words its features.
WORDINGS: Final[dict[str, Wording]] = {"classic": ClassicWording(), "architects": ArchitectsWording()}
# A difference of fewer points is not worth a sentence.
NOTABLE_POINTS: Final = 0.3


def reason_for(game: Game, decision: Decision, best: Evaluated, other: Evaluated) -> str:
    """Why one choice is better than another, in a sentence."""
    wording = WORDINGS[game.config.game]
    against = {reason.feature: reason.contribution for reason in other.reasons}
    margins = [(reason.contribution - against.pop(reason.feature, 0.0), reason.feature) for reason in best.reasons]
    for margin, feature in sorted(margins, reverse=True):
        if margin <= 0.0:
            break
        words = wording.words(game, decision, best.choice, feature)
        if words:
            return sentence(words)
    return sentence(points_words(best, other))


def reason_alone(game: Game, decision: Decision, best: Evaluated) -> str:
    """What speaks for a choice more than for a usual one, in a sentence."""
    wording = WORDINGS[game.config.game]
    for reason in best.reasons:
        words = wording.words(game, decision, best.choice, reason.feature) if reason.contribution > 0.0 else ""
        if words:
            return sentence(words)
    return sentence("it leads to the best positions")


def points_words(best: Evaluated, other: Evaluated) -> str:
    """What a search has seen, without saying why."""
    points = (best.points or 0.0) - (other.points or 0.0)
    if points >= NOTABLE_POINTS:
        return f"it leads to {points:.1f} more points on average"
    return "it leads to positions that are won more often"


def sentence(words: str) -> str:
    """The words with a capital letter and a full stop."""
    return f"{words[0].upper()}{words[1:]}."
