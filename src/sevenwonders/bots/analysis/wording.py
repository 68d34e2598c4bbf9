"""How a game says what one of its features means."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


class Wording(ABC):
    """Words for features, as the second half of "This is better, because ..."."""

    @abstractmethod
    def words(self, game: Game, decision: Decision, choice: int, feature: str) -> str:
        """What a feature of that choice means at this table; empty if it cannot be said in plain words."""
