"""Worlds that agree with a view, dealt one after the other."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng


class Sampler(ABC):
    """Deals full games that agree with one view. Whatever follows from the view alone is worked out only once."""

    @abstractmethod
    def deal(self, rng: Rng) -> Game:
        """Return a game whose view from the same seat equals the given one.

        It has no history, and its own random numbers.
        """
