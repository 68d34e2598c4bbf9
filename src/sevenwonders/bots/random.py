"""Chooses uniformly among all options."""

from typing import final

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.kernel.rng import Rng


@final
class RandomBot(Bot):
    """Every option is equally likely, selling a card and each way to pay included."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, question: Question) -> int:
        """Any option."""
        return question.options[self.rng.below(len(question.options))]
