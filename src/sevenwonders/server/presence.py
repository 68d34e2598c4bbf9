"""Tell other processes who is connected here, in the number of a notice on the bus.

Numbers from 0 up count answers, and -1 means that something else changed. Below that, a number holds a process
(16 bits) and the seats that are connected to it (one bit each). Losing one does no harm: it is sent again and again.
"""

from typing import Final

import msgspec

FIRST: Final = -2
SEAT_BITS: Final = 7


class Connected(msgspec.Struct, frozen=True):
    """A process, and the seats that are connected to it, one bit each."""

    process: int
    seats: int


def connected_number(connected: Connected) -> int:
    """The number of the notice."""
    return FIRST - (connected.process << SEAT_BITS | connected.seats)


def connected_in(number: int) -> Connected | None:
    """What the number says about connections; None if it is another kind of notice."""
    if number > FIRST:
        return None
    packed = FIRST - number
    return Connected(packed >> SEAT_BITS, packed & (1 << SEAT_BITS) - 1)
