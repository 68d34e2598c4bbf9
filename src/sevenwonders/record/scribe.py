"""How the full text of a game is put down, whichever it is: what only that game has to tell, line by line."""

import hashlib
import json
from abc import ABC, abstractmethod
from typing import Final

from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score

DIGITS: Final = 8


def digest(data: object) -> str:
    """A few digits that change whenever the data does."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


class Scribe(ABC):
    """What the text of one game tells beside decisions, views, events and the ranking."""

    @abstractmethod
    def opening(self, game: Game) -> list[str]:
        """What was chosen and dealt before the first decision."""

    @abstractmethod
    def is_fresh(self, game: Game) -> bool:
        """Whether the open decisions begin something that is worth telling where the game stands."""

    @abstractmethod
    def position(self, game: Game) -> list[str]:
        """Where the game stands: the turn, every city, the middle of the table."""

    @abstractmethod
    def ending(self, game: Game) -> list[str]:
        """What the cities of the finished game consist of, beyond what `standing` tells."""

    @abstractmethod
    def score_details(self, game: Game, score: Score) -> str:
        """What decides ties and how free choices were used."""
