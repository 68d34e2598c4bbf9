"""The tellers of all games by name."""

from typing import Final

from sevenwonders.kernel.game import Game
from sevenwonders.record.architects.teller import ArchitectsTeller
from sevenwonders.record.classic.teller import ClassicTeller
from sevenwonders.record.teller import Teller

TELLERS: Final[dict[str, Teller]] = {"classic": ClassicTeller(), "architects": ArchitectsTeller()}


def teller_of(game: Game) -> Teller:
    """Return the teller for this game."""
    return TELLERS[game.config.game]
