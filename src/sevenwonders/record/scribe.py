"""The parts of a game's full text that depend on which game it is."""

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
    """Writes what the text of one game contains in addition to decisions, views, events and the ranking."""

    @abstractmethod
    def opening(self, game: Game) -> list[str]:
        """What was chosen and dealt before the first decision."""

    @abstractmethod
    def is_fresh(self, game: Game) -> bool:
        """Whether the open decisions begin something new, so that the position is worth writing down."""

    @abstractmethod
    def position(self, game: Game) -> list[str]:
        """The position: the turn, every city, and the middle of the table."""

    @abstractmethod
    def ending(self, game: Game) -> list[str]:
        """What is in the cities at the end, beyond what `position` says."""

    @abstractmethod
    def score_details(self, game: Game, score: Score) -> str:
        """The tiebreak, and how free choices were made."""
