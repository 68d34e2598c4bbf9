"""A player's choice as a single integer.

From the high bits down: card, use, stage, extra, coins paid in trade, and of these the coins to the left, to the right,
to the bank, and to the player two seats to the left; the rest of the total goes two seats to the right. Sorted choices
therefore come card by card, use by use, cheapest payment first, and of equally cheap ones the one that pays least to
the left: the order in which R3 offers them. The stage is 0 unless the wonder's stages may be built in any order: then
it is the number of the stage, from 0.

Some uses have a number in place of the card: the value of a token, or whatever the rule that adds them says.
"""

from typing import Final

from mypy_extensions import i64

# Uses. Rules number their own from `number_blocks.first_use` on.
BUILD: Final = 0
BUILD_FREE: Final = 1
STAGE: Final = 2
SELL: Final = 3
TAKE: Final = 4
PASS: Final = 5
DROP: Final = 6
CHOOSE: Final = 7

# Extras that go with a card or stage. Rules number their own from `number_blocks.first_extra` on.
NO_EXTRA: Final = 0

COIN_MASK: Final = 127
BANK_SHIFT: Final = 7
BANK_MASK: Final = 1
RIGHT_SHIFT: Final = 8
LEFT_SHIFT: Final = 15
COINS_SHIFT: Final = 22
TRADE_MASK: Final = (1 << 29) - 1
OFFER_MASK: Final = (1 << 37) - 1
EXTRA_SHIFT: Final = 29
EXTRA_MASK: Final = 63
STAGE_SHIFT: Final = 35
STAGE_MASK: Final = 3
USE_SHIFT: Final = 37
USE_MASK: Final = 63
CARD_SHIFT: Final = 43
NO_CARD: Final = 1023

PASSING: Final = NO_CARD << CARD_SHIFT | PASS << USE_SHIFT


def choice_of(card: i64, use: i64, trade: i64 = 0) -> i64:
    """Pack a card and a use, with a payment from `trade_of`."""
    return card << CARD_SHIFT | use << USE_SHIFT | trade


def trade_of(left: i64, right: i64) -> i64:
    """Pack a payment to the two neighbours."""
    return (left + right) << COINS_SHIFT | left << LEFT_SHIFT | right << RIGHT_SHIFT


def wide_trade_of(left: i64, right: i64, bank: i64, far_left: i64, far_right: i64) -> i64:
    """Pack a payment to the neighbours, the bank and the players two seats away."""
    coins = left + right + bank + far_left + far_right
    return coins << COINS_SHIFT | left << LEFT_SHIFT | right << RIGHT_SHIFT | bank << BANK_SHIFT | far_left


def card_of(choice: i64) -> i64:
    """Return the card that is used, or NO_CARD for passing."""
    return choice >> CARD_SHIFT


def use_of(choice: i64) -> i64:
    """Return the use of the card."""
    return (choice >> USE_SHIFT) & USE_MASK


def stage_of(choice: i64) -> i64:
    """Return the number of the stage, from 0, on a board whose stages may be built in any order."""
    return (choice >> STAGE_SHIFT) & STAGE_MASK


def extra_of(choice: i64) -> i64:
    """Return the extra that goes with the card or stage, or NO_EXTRA."""
    return (choice >> EXTRA_SHIFT) & EXTRA_MASK


def trade_in(choice: i64) -> i64:
    """Return the payment, as `trade_of` packs it."""
    return choice & TRADE_MASK


def offer_in(choice: i64) -> i64:
    """Return everything in the choice except card and use: stage, extra and payment."""
    return choice & OFFER_MASK


def offer_of(place: i64, extra: i64, trade: i64) -> i64:
    """Pack a stage, an extra and a payment, for `choice_of` in place of the payment alone."""
    return place << STAGE_SHIFT | extra << EXTRA_SHIFT | trade


def coins_of(trade: i64) -> i64:
    """Return the total coins of a payment."""
    return trade >> COINS_SHIFT


def left_of(trade: i64) -> i64:
    """Return the coins that go to the left-hand neighbour."""
    return (trade >> LEFT_SHIFT) & COIN_MASK


def right_of(trade: i64) -> i64:
    """Return the coins that go to the right-hand neighbour."""
    return (trade >> RIGHT_SHIFT) & COIN_MASK


def bank_of(trade: i64) -> i64:
    """Return the coins that go to the bank for goods."""
    return (trade >> BANK_SHIFT) & BANK_MASK


def far_left_of(trade: i64) -> i64:
    """Return the coins that go two seats to the left."""
    return trade & COIN_MASK


def far_right_of(trade: i64) -> i64:
    """Return the coins that go two seats to the right."""
    return coins_of(trade) - left_of(trade) - right_of(trade) - bank_of(trade) - far_left_of(trade)
