"""A bot that chooses at random."""

from typing import final

from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.kernel.rng import Rng


@final
class RandomBot(Bot):
    """Chooses each option with the same probability, including sales and every way to pay."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @override
    def choose(self, question: Question) -> int:
        listed = question.listed
        return listed[self.rng.below(len(listed))]
