"""One choice of a player as one integer: card, use, coins paid in trade, coins of these paid to the left.

Sorted choices come card by card, use by use, the cheapest payment first and of equal ones the one that gives least
to the left: the order in which R3 offers them.
"""

from typing import Final

from mypy_extensions import i64

BUILD: Final = 0
BUILD_FREE: Final = 1
STAGE: Final = 2
SELL: Final = 3
TAKE: Final = 4
PASS: Final = 5

COIN_BITS: Final = 7
COIN_MASK: Final = 127
TRADE_MASK: Final = COIN_MASK << COIN_BITS | COIN_MASK
USE_SHIFT: Final = 14
USE_MASK: Final = 7
CARD_SHIFT: Final = 17
NO_CARD: Final = 1023

PASSING: Final = NO_CARD << CARD_SHIFT | PASS << USE_SHIFT


def choice_of(card: int, use: int, trade: int = 0) -> int:
    """The choice to use a card so, with a payment as `trade_of` packs it."""
    return card << CARD_SHIFT | use << USE_SHIFT | trade


def trade_of(left: i64, right: i64) -> i64:
    """A payment to the neighbours: the coins in all above the coins to the left."""
    return (left + right) << COIN_BITS | left


def card_of(choice: int) -> int:
    """The card that is used; NO_CARD for passing."""
    return choice >> CARD_SHIFT


def use_of(choice: int) -> int:
    """What is done with the card."""
    return (choice >> USE_SHIFT) & USE_MASK


def trade_in(choice: int) -> int:
    """The payment to the neighbours, as `trade_of` packs it."""
    return choice & TRADE_MASK


def coins_of(trade: int) -> int:
    """The coins that a payment costs in all."""
    return trade >> COIN_BITS


def left_of(trade: int) -> int:
    """The coins that go to the left-hand neighbour."""
    return trade & COIN_MASK


def right_of(trade: int) -> int:
    """The coins that go to the right-hand neighbour."""
    return (trade >> COIN_BITS) - (trade & COIN_MASK)
