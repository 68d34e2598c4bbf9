"""The main reason for a choice, in one sentence, from the features by which it differs from another."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import Final

from sevenwonders.bots.core.evaluate import Evaluated
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


class Wording(ABC):
    """Words for features, as the second half of "This is better, because ..."."""

    @abstractmethod
    def words(self, game: Game, decision: Decision, choice: int, feature: str) -> str:
        """Say what a feature of that choice means at this table. Empty if it cannot be said in plain words."""


# A difference of fewer points is not worth a sentence.
NOTABLE_POINTS: Final = 0.3


def wording_of(game: Game) -> Wording:
    """Return the words for features of this game, from `bots/<game>/reasons.py`."""
    wording = import_module(f"sevenwonders.bots.{game.config.game}.reasons").WORDING
    assert isinstance(wording, Wording)
    return wording


def reason_for(game: Game, decision: Decision, best: Evaluated, other: Evaluated) -> str:
    """Say in a sentence why one choice is better than another."""
    wording = wording_of(game)
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
    """Say in a sentence what speaks for a choice more than for a usual one."""
    wording = wording_of(game)
    for reason in best.reasons:
        words = wording.words(game, decision, best.choice, reason.feature) if reason.contribution > 0.0 else ""
        if words:
            return sentence(words)
    return sentence("it leads to the best positions")


def points_words(best: Evaluated, other: Evaluated) -> str:
    """Describe the result of a search, without a reason."""
    points = (best.points or 0.0) - (other.points or 0.0)
    if points >= NOTABLE_POINTS:
        return f"it leads to {points:.1f} more points on average"
    return "it leads to positions that are won more often"


def sentence(words: str) -> str:
    """Turn the words into a sentence, with a capital letter and a full stop."""
    return f"{words[0].upper()}{words[1:]}."
