"""Positions of tables with all four expansions."""

from sevenwonders.classic.armada.part import ArmadaPart, armada_of
from sevenwonders.classic.table import ClassicGame
from tests.support.expansions import ALL
from tests.support.positions import Positions

SEA = Positions(ALL)
LIBRARY = SEA.library
card, city, position = SEA.card, SEA.city, SEA.position


def harbour_of(game: ClassicGame, seat: int) -> ArmadaPart:
    """The seat's shipyard."""
    return armada_of(game.cities[seat])
