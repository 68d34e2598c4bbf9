"""The painters of all games by name."""

from functools import cache
from importlib import import_module

from sevenwonders.cli.painter import Painter
from sevenwonders.kernel.config import Config


def painter_of(config: Config) -> Painter:
    """The painter for the game of that configuration."""
    return painter_for(config.game)


@cache
def painter_for(game: str) -> Painter:
    """The painter for the game of that name. Nothing is loaded for games that nobody plays."""
    painter = import_module(f"sevenwonders.cli.{game}.painter").PAINTER
    assert isinstance(painter, Painter)
    return painter
