"""The wire types of the two-player variant."""

from sevenwonders.server.wire.base import Wire


class FreeCityState(Wire, frozen=True):
    """The size of the draw pile, and the seat that runs the Free City this turn."""

    draw_pile: int
    controller: int
