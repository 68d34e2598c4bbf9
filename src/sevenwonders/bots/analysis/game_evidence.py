"""The interface between analyses and the games of the family."""

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from importlib import import_module

from sevenwonders.bots.analysis.comparison import Comparison
from sevenwonders.bots.analysis.evidence import Evidence
from sevenwonders.bots.analysis.trials import Watch
from sevenwonders.kernel.game import Game


class GameEvidence(ABC):
    """The knowledge of one game, in `bots/analysis/<game>/game_evidence.py`."""

    # Lines of the score sheet whose points have kinds of evidence of their own.
    own_lines: tuple[str, ...] = ()
    # How much longer a whole game takes to play on than one of the classic game.
    length: float = 1.0
    # Kinds and lines for which this game has messages of its own begin with it there.
    prefix = ""

    @abstractmethod
    def kinds(self, compared: Comparison) -> Iterator[Evidence]:
        """Yield the evidence that only this game has."""

    @abstractmethod
    def progress_names(self, game: Game) -> list[str]:
        """Name the counts of `progress`; each has messages under `tempo_` and its name."""

    @abstractmethod
    def progress(self, game: Game, seat: int) -> tuple[int, ...]:
        """Return a seat's counts that grow during a game, whose tempo is compared."""

    @abstractmethod
    def turn(self, game: Game) -> tuple[int, int] | None:
        """Name the turn that is being played, or return None between turns, where each decision stands for itself."""

    def watch(self) -> Watch:
        """Return what is asked of a game while it is played on."""
        return Watch(self.progress, self.turn)

    @abstractmethod
    def things(self, game: Game) -> Mapping[str, str]:
        """Return the names of cards and other things inside a sentence, by id."""


def game_evidence(game: str) -> GameEvidence:
    """Return the knowledge of the game with that name."""
    found = import_module(f"sevenwonders.bots.analysis.{game}.game_evidence").GAME_EVIDENCE
    assert isinstance(found, GameEvidence)
    return found
