"""How a game is shown in wire objects, whichever it is."""

from abc import ABC, abstractmethod

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.view import View
from sevenwonders.server.architects.wire import ActionState, ArchitectsPlay
from sevenwonders.server.classic.wire import ClassicPlay, ClassicScoreDetail, MenuCard


class Presenter(ABC):
    """The wire objects of one game. What is hidden comes through the engine's view."""

    @abstractmethod
    def play(self, game: Game, view: View, points: list[int]) -> ClassicPlay | ArchitectsPlay:
        """The table as the viewer may know it. `points` has every city's points so far, or nothing to keep them off."""

    @abstractmethod
    def turn(self, game: Game) -> int:
        """The number of the turn, as people count it."""

    def menu(self, game: Game, decision: Decision) -> list[MenuCard] | None:
        """Every card of the decision with its uses, in a game where decisions are about cards of a hand."""
        return None

    def actions(self, game: Game, decision: Decision) -> list[ActionState] | None:
        """Everything that the decision could be about, in a game where turns are made of actions."""
        return None

    def detail(self, game: Game, score: Score) -> ClassicScoreDetail | None:
        """What a score sheet has beside its lines."""
        return None

    @abstractmethod
    def cards(self, game: Game, event: Event) -> list[str]:
        """The cards that a line of the log is about, for the page to draw. Show it `event.seen_by(seat)`."""

    def tokens(self, game: Game, event: Event) -> list[str]:
        """The tokens that a line of the log is about, for the page to draw."""
        return []
