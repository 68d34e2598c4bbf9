"""Who is connected to another process, as a number that travels as a hint on the bus.

Numbers from 0 on count answers and -1 means that something else changed; below that a number says which process
speaks (16 bits) and which seats are connected to it (one bit each). Losing one does no harm: it is said again.
"""

from typing import Final

import msgspec

FIRST: Final = -2
SEAT_BITS: Final = 7


class News(msgspec.Struct, frozen=True):
    """The process that speaks, and the seats that are connected to it."""

    process: int
    here: int


def news_of(process: int, here: int) -> int:
    """The news as a number."""
    return FIRST - (process << SEAT_BITS | here)


def news_in(number: int) -> News | None:
    """The news in a number, if it is one of that kind."""
    if number > FIRST:
        return None
    packed = FIRST - number
    return News(packed >> SEAT_BITS, packed & (1 << SEAT_BITS) - 1)
