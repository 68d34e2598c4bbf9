"""The parts of a golden text that depend on the game."""

import hashlib
import json
from abc import ABC, abstractmethod
from typing import Final

from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score

DIGITS: Final = 8


def digest(data: object) -> str:
    """A few digits that change whenever the data changes."""
    text = json.dumps(data, sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(text.encode()).hexdigest()[:DIGITS]


class Scribe(ABC):
    """Writes the parts of a golden text that only one game has."""

    @abstractmethod
    def opening(self, game: Game) -> list[str]:
        """The lines about what was chosen and dealt before the first decision."""

    @abstractmethod
    def is_fresh(self, game: Game) -> bool:
        """Whether the open decisions begin something new, so that the position is worth writing down."""

    @abstractmethod
    def position(self, game: Game) -> list[str]:
        """The lines about the position: the turn, every city, and the middle of the table."""

    @abstractmethod
    def ending(self, game: Game) -> list[str]:
        """The lines about the cities at the end, beyond those of `position`."""

    @abstractmethod
    def score_details(self, game: Game, score: Score) -> str:
        """The tiebreak, and how free choices were made."""
