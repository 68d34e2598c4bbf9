"""The presenters of all games, by game."""

from typing import Final

from sevenwonders.kernel.game import Game
from sevenwonders.server.present.architects.table import ArchitectsPresenter
from sevenwonders.server.present.classic.table import ClassicPresenter
from sevenwonders.server.present.presenter import Presenter

PRESENTERS: Final[dict[str, Presenter]] = {"classic": ClassicPresenter(), "architects": ArchitectsPresenter()}


def presenter_of(game: Game) -> Presenter:
    """Return the presenter for this game."""
    return PRESENTERS[game.config.game]
