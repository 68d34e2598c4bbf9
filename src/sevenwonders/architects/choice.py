"""One choice of a player as one integer.

From the low bits, for a stage: 3 bits for each of the five resources paid, 3 bits coins paid, 1 bit whether a coin
counts double, 1 bit whether any resources will do, 3 bits stage (from 0), then 3 bits use. For every other use the
low bits hold its argument: a place, a set of symbols, a token or a card. Sorted payments of a stage come with those
first that use no token, of these the ones with the fewest coins.
"""

from typing import Final

# Uses
TAKE: Final = 0
STAGE: Final = 1
SCIENCE: Final = 2
TOKEN: Final = 3
LOOK: Final = 4
KEEP: Final = 5
DONE: Final = 6

# Places of TAKE and LOOK; from FIRST_WONDER on the deck of that wonder, when it is neither left nor right
LEFT: Final = 0
RIGHT: Final = 1
CENTRE: Final = 2
FIRST_WONDER: Final = 3

# Sets of SCIENCE: two equal symbols (the symbol's number), or one of each
ALL_DIFFERENT: Final = 3

# The argument of TOKEN that is no token: the top of the stack
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
TAKE_RIGHT: Final = RIGHT
TAKE_CENTRE: Final = CENTRE
FINISHING: Final = DONE << USE_SHIFT


def choice_of(use: int, argument: int) -> int:
    """The choice of that use with a place, set, token or card."""
    return use << USE_SHIFT | argument


def stage_choice(stage: int, payment: int) -> int:
    """The choice to build a stage (from 0) with a packed payment."""
    return STAGE << USE_SHIFT | stage << STAGE_SHIFT | payment


def use_of(choice: int) -> int:
    """What is done."""
    return choice >> USE_SHIFT


def argument_of(choice: int) -> int:
    """The place, set, token or card of a choice that builds no stage."""
    return choice & ((1 << USE_SHIFT) - 1)


def stage_of(choice: int) -> int:
    """The stage that is built, from 0."""
    return (choice >> STAGE_SHIFT) & STAGE_MASK


def payment_of(choice: int) -> int:
    """What a stage is paid with: cards and tokens."""
    return choice & PAYMENT_MASK


def paid(payment: int, card: int) -> int:
    """How many cards of a kind a payment spends: resources from 0, then the coin."""
    return (payment >> card * PAID_BITS) & PAID_MASK
