"""Permissions of people at a table over each other: pure functions of its seats."""

from collections.abc import Sequence
from typing import Final

from sevenwonders.server.store.protocol import SeatRow

# In play a single person cannot have another one removed.
LEAST_VOTES: Final = 2
# After this time the host of a rematch can give a held seat to others, if its person has not answered.
HELD_S: Final = 60.0


def is_seated(row: SeatRow) -> bool:
    """Check whether a person has the seat, and can prove it."""
    return row.kind == "person" and bool(row.token_hash)


def is_held(row: SeatRow) -> bool:
    """Check whether the seat of a rematch is held for a person who has not come yet."""
    return row.kind == "person" and row.answer in ("asked", "no")


def held_for_s(rows: Sequence[SeatRow], created_s: float, now_s: float) -> float | None:
    """Return for how many more seconds seats are held for people who have not answered; None if there are none."""
    asked = any(is_held(row) and row.answer == "asked" for row in rows)
    return max(0.0, round(created_s + HELD_S - now_s, 1)) if asked else None


def next_host(rows: Sequence[SeatRow]) -> int | None:
    """Return the seat of the person who has been at the table longest, or None if there is no person."""
    seated = [row for row in rows if is_seated(row)]
    return min(seated, key=lambda row: (row.arrival, row.seat)).seat if seated else None


def removal_voters(rows: Sequence[SeatRow], seat: int) -> list[int]:
    """List the people who vote on a removal: all others, except those for whom a bot stands in."""
    return [row.seat for row in rows if is_seated(row) and not row.stand_in and row.seat != seat]


def votes_of(rows: Sequence[SeatRow], seats: Sequence[int], by_address: bool) -> int:
    """Count the votes of these seats together: one each, or one per address."""
    return len({rows[seat].address or seat if by_address else seat for seat in seats})


def removal_needs(rows: Sequence[SeatRow], seat: int, by_address: bool) -> int:
    """Count the votes needed to remove a person: more than half of the others', and never just one."""
    return max(LEAST_VOTES, votes_of(rows, removal_voters(rows, seat), by_address) // 2 + 1)


def removal_askers(rows: Sequence[SeatRow], row: SeatRow) -> list[int]:
    """List the people who ask for that person's removal."""
    return [seat for seat in removal_voters(rows, row.seat) if row.removal >> seat & 1]
