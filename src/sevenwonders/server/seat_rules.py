"""Who at a table may decide what about the others: pure functions of its seats."""

from collections.abc import Sequence
from typing import Final

from sevenwonders.server.store import SeatRow

# In play nobody is removed because a single person wants it.
LEAST_ASKERS: Final = 2


def is_seated(row: SeatRow) -> bool:
    """Whether a person has the seat, and can prove it. In a rematch a seat may be reserved for somebody."""
    return row.kind == "person" and bool(row.token_hash)


def next_arrival(rows: Sequence[SeatRow]) -> int:
    """The number of the next person who sits down."""
    return max((row.arrival for row in rows), default=0) + 1


def next_host(rows: Sequence[SeatRow]) -> int | None:
    """The seat of the person who has been at the table longest; None if there is nobody."""
    seated = [row for row in rows if is_seated(row)]
    return min(seated, key=lambda row: (row.arrival, row.seat)).seat if seated else None


def removal_voters(rows: Sequence[SeatRow], seat: int) -> list[int]:
    """The people who decide whether that person is removed: all others, except those for whom a bot stands in."""
    return [row.seat for row in rows if is_seated(row) and not row.stand_in and row.seat != seat]


def removal_needs(rows: Sequence[SeatRow], seat: int) -> int:
    """How many people have to ask for a person's removal: more than half of the others, and never one alone."""
    return max(LEAST_ASKERS, len(removal_voters(rows, seat)) // 2 + 1)


def removal_askers(rows: Sequence[SeatRow], row: SeatRow) -> list[int]:
    """The people who ask for that person's removal."""
    return [seat for seat in removal_voters(rows, row.seat) if row.removal >> seat & 1]
