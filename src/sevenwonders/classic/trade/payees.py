"""The parts of a payment, and the players who get them."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.classic.choice import bank_of, far_left_of, far_right_of, left_of, right_of

BANK: Final = -1

# The parts of a payment in their order: both neighbours, the bank, and the players two seats away.
TO_BANK: Final = 2
STEPS_LEFT: Final = [1, -1, 0, 2, -2]


def part_of(trade: i64, place: i64) -> i64:
    """Return the part of a payment for goods in that place."""
    if place == 0:
        return left_of(trade)
    if place == 1:
        return right_of(trade)
    if place == TO_BANK:
        return bank_of(trade)
    return far_left_of(trade) if place == 3 else far_right_of(trade)


def parts_of(trade: int, bank: int) -> list[int]:
    """List the parts of a payment for goods and of a price to the bank; the last two only if they are not 0."""
    parts: list[int] = [part_of(trade, place) for place in range(len(STEPS_LEFT))]
    parts[TO_BANK] += bank
    return parts if parts[3] or parts[4] else parts[: TO_BANK + 1]


def payee_of(seats: int, seat: int, place: int) -> int:
    """Return the seat that gets the part in that place, or BANK."""
    return BANK if place == TO_BANK else (seat + STEPS_LEFT[place]) % seats


def shares_of(seats: int, seat: int, parts: list[int]) -> list[tuple[int, int]]:
    """List all receivers of a payment with their coins: players in the order of the parts, the BANK last."""
    shares = [(payee_of(seats, seat, place), coins) for place, coins in enumerate(parts) if coins and place != TO_BANK]
    return [*shares, (BANK, parts[TO_BANK])] if parts[TO_BANK] else shares
