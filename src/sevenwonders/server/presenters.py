"""The presenters of all games by name."""

from typing import Final

from sevenwonders.kernel.game import Game
from sevenwonders.server.architects.present import ArchitectsPresenter
from sevenwonders.server.classic.present import ClassicPresenter
from sevenwonders.server.presenter import Presenter

PRESENTERS: Final[dict[str, Presenter]] = {"classic": ClassicPresenter(), "architects": ArchitectsPresenter()}


def presenter_of(game: Game) -> Presenter:
    """How this game is shown."""
    return PRESENTERS[game.config.game]
