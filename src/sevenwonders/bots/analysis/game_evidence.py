"""What an analysis asks of each game of the family."""

from abc import ABC, abstractmethod
from importlib import import_module
from typing import NamedTuple

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game


class OptionFacts(NamedTuple):
    """The parts of an option: the id of the card it is about (or empty), its verb, the stage (or 0), and the coins."""

    card: str
    use: str
    stage: int = 0
    price: int = 0


class GameEvidence(ABC):
    """The knowledge of one game, in `bots/analysis/<game>/game_evidence.py`."""

    @abstractmethod
    def option_facts(self, game: Game, decision: Decision, choice: int) -> OptionFacts:
        """Return the parts of an option of an open decision."""


def game_evidence(game: Game) -> GameEvidence:
    """Return the knowledge of the game that is played here."""
    found = import_module(f"sevenwonders.bots.analysis.{game.config.game}.game_evidence").GAME_EVIDENCE
    assert isinstance(found, GameEvidence)
    return found
