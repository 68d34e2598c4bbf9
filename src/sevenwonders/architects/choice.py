"""A player's choice as a single integer.

From the low bits up, a stage has: 3 bits for each of the five resources paid, 3 bits for the coins paid, 1 bit for a
coin that counts double, 1 bit for any resources in place of the right ones, 3 bits for the stage (from 0), and 3 bits
for the use. For every other use the low bits hold its argument: a place, a set of symbols, a token or a card. Sorted
payments for a stage start with those that use no token, and among these with the fewest coins.
"""

from typing import Final

from mypy_extensions import i64

from sevenwonders.architects.cards import COIN

# Uses
TAKE: Final = 0
STAGE: Final = 1
SCIENCE: Final = 2
TOKEN: Final = 3
LOOK: Final = 4
KEEP: Final = 5
DONE: Final = 6

# Places for TAKE and LOOK. From FIRST_WONDER on, they are the decks of wonders that are neither left nor right.
LEFT: Final = 0
RIGHT: Final = 1
CENTRE: Final = 2
FIRST_WONDER: Final = 3

# Sets for SCIENCE: the number of a symbol for two of that symbol, or one of each.
ALL_DIFFERENT: Final = 3

# The argument of TOKEN for the top of the stack, which is unseen.
UNSEEN: Final = 31

PAID_BITS: Final = 3
PAID_MASK: Final = 7
COIN_SHIFT: Final = 15
DOUBLED: Final = 1 << 18
FREED: Final = 1 << 19
PAYMENT_MASK: Final = (1 << 20) - 1
STAGE_SHIFT: Final = 20
STAGE_MASK: Final = 7
USE_SHIFT: Final = 23

TAKE_LEFT: Final = LEFT
TAKE_CENTRE: Final = CENTRE
FINISHING: Final = DONE << USE_SHIFT


def choice_of(use: i64, argument: i64) -> i64:
    """Pack a use and its argument: a place, set, token or card."""
    return use << USE_SHIFT | argument


def stage_choice(stage: i64, payment: i64) -> i64:
    """Pack the choice to build a stage (from 0) with a packed payment."""
    return STAGE << USE_SHIFT | stage << STAGE_SHIFT | payment


def use_of(choice: i64) -> i64:
    """Return the use of a choice: TAKE, STAGE, SCIENCE and so on."""
    return choice >> USE_SHIFT


def argument_of(choice: i64) -> i64:
    """Return the place, set, token or card of a choice that does not build a stage."""
    return choice & ((1 << USE_SHIFT) - 1)


def stage_of(choice: i64) -> i64:
    """Return the stage that a choice builds, from 0."""
    return (choice >> STAGE_SHIFT) & STAGE_MASK


def payment_of(choice: i64) -> i64:
    """Return the packed payment for a stage: cards and the tokens that help."""
    return choice & PAYMENT_MASK


def paid(payment: i64, card: i64) -> i64:
    """Count the cards of one kind that a payment spends: resources from 0, then the coin."""
    return (payment >> card * PAID_BITS) & PAID_MASK


def cards_paid(payment: int) -> list[int]:
    """List the cards that a payment spends, one by one."""
    return [card for card in range(COIN + 1) for _ in range(paid(payment, card))]
