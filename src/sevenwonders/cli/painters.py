"""The painters of all games by name."""

from typing import Final

from sevenwonders.cli.architects.painter import ArchitectsPainter
from sevenwonders.cli.classic.painter import ClassicPainter
from sevenwonders.cli.painter import Painter
from sevenwonders.kernel.config import Config

PAINTERS: Final[dict[str, Painter]] = {"classic": ClassicPainter(), "architects": ArchitectsPainter()}


def painter_of(config: Config) -> Painter:
    """The painter for the game of that configuration."""
    return PAINTERS[config.game]
