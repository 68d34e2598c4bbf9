"""Late hands: those of the previous turn, which spectators may see where a table allows it."""

from typing import final

from sevenwonders.kernel.game import Game
from sevenwonders.server.present.presenters import presenter_of
from sevenwonders.server.wire.base import LateHands


@final
class PastHands:
    """The hands with which the last two turns began. Those of the turn in play are kept, and never shown."""

    __slots__ = ("_in_play", "shown")

    def __init__(self) -> None:
        self._in_play: LateHands | None = None
        self.shown: LateHands | None = None

    def follow(self, game: Game) -> None:
        """Move on by a turn if the decisions that were just opened begin one."""
        hands = presenter_of(game).hands(game)
        if hands is not None:
            self.shown, self._in_play = self._in_play, hands
