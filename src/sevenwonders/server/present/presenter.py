"""The interface that turns a game into wire objects."""

from abc import ABC, abstractmethod
from typing import ClassVar

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.view import View
from sevenwonders.server.wire.architects import ActionState, ArchitectsPlay
from sevenwonders.server.wire.base import LateHands
from sevenwonders.server.wire.classic.table import (
    ClassicPlay,
    ClassicScene,
    ClassicScoreDetail,
    MenuCard,
    Payment,
    ScoreColumn,
)


class Picture(ABC):
    """A game at one moment. The public part is worked out once; `seen_by` adds a viewer's own."""

    @abstractmethod
    def seen_by(self, view: View) -> ClassicPlay | ArchitectsPlay:
        """Describe the table as the viewer may know it."""


class Presenter(ABC):
    """Makes the wire objects of one game. The engine's view decides what is hidden."""

    has_hands: ClassVar[bool] = False

    @abstractmethod
    def picture(self, game: Game, points: list[int]) -> Picture:
        """Capture the game as it is now, with the `points` of each city so far unless the list is empty."""

    @abstractmethod
    def turn(self, game: Game) -> int:
        """Return the number of the turn, as people count it."""

    def menu(self, game: Game, decision: Decision) -> list[MenuCard] | None:
        """List the decision's cards with their uses; None if decisions are not about cards in hand."""
        return None

    def actions(self, game: Game, decision: Decision) -> list[ActionState] | None:
        """List every action that the decision could be about; None in games whose turns are not made of actions."""
        return None

    def hands(self, game: Game) -> LateHands | None:
        """List all hands, if the open decisions begin a turn in which everyone chooses from a hand.

        They are secret: see `PastHands`.
        """
        return None

    def detail(self, game: Game, score: Score) -> ClassicScoreDetail | None:
        """Return the details that a score sheet shows besides its lines."""
        return None

    def columns(self, game: Game, score: Score) -> list[ScoreColumn]:
        """List the columns of a score sheet: the categories, unless the game shows them in another way."""
        return [ScoreColumn(name, points, []) for name, points in zip(game.categories(), score.points, strict=True)]

    def is_silent(self, kind: int) -> bool:
        """Check whether events of this kind are left out of the log because the table itself shows them."""
        return False

    @abstractmethod
    def begins_age(self, game: Game, event: Event) -> bool:
        """Check whether an event begins an Age, or a round in a game without Ages."""

    @abstractmethod
    def cards(self, game: Game, event: Event) -> list[str]:
        """List the cards that a line of the log is about, for the page to draw. Pass `event.seen_by(seat)`."""

    def tokens(self, game: Game, event: Event) -> list[str]:
        """List the tokens that a line of the log is about, for the page to draw."""
        return []

    def payments(self, game: Game, event: Event) -> list[Payment]:
        """List the coins that an event moves."""
        return []

    def scene(self, game: Game, event: Event) -> ClassicScene | None:
        """Return the scene of an event. Pass `event.seen_by(seat)`."""
        return None
