"""The parts of a payment, and the players who get them."""

from typing import Final

from sevenwonders.classic.choice import bank_of, far_left_of, far_right_of, left_of, right_of

BANK: Final = -1

# The parts of a payment in their order: both neighbours, the bank, and the players two seats away.
TO_BANK: Final = 2
STEPS_LEFT: Final = [1, -1, 0, 2, -2]


def parts_of(trade: int, bank: int) -> list[int]:
    """The parts of a payment for goods and of a price to the bank; the last two only if they are not 0."""
    parts = [left_of(trade), right_of(trade), bank + bank_of(trade)]
    far_left = far_left_of(trade)
    far_right = far_right_of(trade)
    return [*parts, far_left, far_right] if far_left or far_right else parts


def payee_of(seats: int, seat: int, place: int) -> int:
    """The seat that gets the part in that place, or BANK."""
    return BANK if place == TO_BANK else (seat + STEPS_LEFT[place]) % seats


def shares_of(seats: int, seat: int, parts: list[int]) -> list[tuple[int, int]]:
    """Everybody who gets a part of a payment, with the coins: players in the order of the parts, the BANK last."""
    shares = [(payee_of(seats, seat, place), coins) for place, coins in enumerate(parts) if coins and place != TO_BANK]
    return [*shares, (BANK, parts[TO_BANK])] if parts[TO_BANK] else shares
