"""The ways to pay for a stage, worked out once for each purse and cost and shared by all games.

Coins only replace missing resources: grey cards that fit are spent first (M3), unless the option
`coin_may_replace_held_card` is on. Tokens are used only if they make a difference (A6): a coin counts double if that
saves a card, and any resources will do if the cards would not fit otherwise.
"""

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from sevenwonders.architects.cards import COIN, GOODS, PURSE_BITS, PURSE_MASK, PURSE_SIZE
from sevenwonders.architects.choice import COIN_SHIFT, DOUBLED, FREED, PAID_BITS, PAYMENT_MASK

if TYPE_CHECKING:
    from sevenwonders.architects.library import Library

# The options of a game (R8), as bits
ECONOMY_FORCES: Final = 1
ENGINEERING_FORCES: Final = 2
COIN_REPLACES: Final = 4

# A key holds a purse (30 bits), the cost, the tokens that may be used, and the options of the game.
COUNT_SHIFT: Final = PURSE_SIZE
IDENTICAL_KEY: Final = 1 << 33
DOUBLING_KEY: Final = 1 << 34
FREEING_KEY: Final = 1 << 35
OPTION_SHIFT: Final = 36

# No stage costs more cards.
MOST_PAID: Final = 4

# While a payment is put together, the number of its grey cards is kept above it.
NUMBER_SHIFT: Final = 20


@final
class Offer:
    """Every payment for a cost, sorted, and whether one of them makes building compulsory."""

    __slots__ = ("compulsory", "payments")

    def __init__(self, payments: list[int], compulsory: bool) -> None:
        self.payments = payments
        self.compulsory = compulsory


def cost_key(count: i64, identical: bool) -> i64:
    """Pack a cost as its part of a key."""
    return count << COUNT_SHIFT | (IDENTICAL_KEY if identical else 0)


def offer_of(library: "Library", key: i64) -> Offer:
    """Return the payments for a key, worked out only once."""
    offer = library.offers.get(key)
    if offer is None:
        plain = plain_key(key)
        offer = library.offers.get(plain)
        if offer is None:
            offer = find_offer(plain)
            library.offers[plain] = offer
        library.offers[key] = offer
    return offer


def most_payable(purse: i64, identical: bool, freed: bool) -> i64:
    """Return the highest cost of a kind that a purse can meet, without a coin that counts double."""
    most: i64 = 0
    for _ in range(GOODS):
        held = purse & PURSE_MASK
        purse >>= PURSE_BITS
        if freed:
            most += held
        elif not identical:
            most += min(held, 1)
        elif held > most:
            most = held
    # Only the coins of the purse are left.
    return most + purse


def plain_key(key: int) -> int:
    """Return the key without cards that no cost can use: purses that differ only in those share an offer."""
    plain = key >> PURSE_SIZE << PURSE_SIZE
    for card in range(COIN + 1):
        plain |= min((key >> PURSE_BITS * card) & PURSE_MASK, MOST_PAID) << PURSE_BITS * card
    return plain


def find_offer(key: int) -> Offer:
    """Work out the payments for a key."""
    held = [(key >> PURSE_BITS * good) & PURSE_MASK for good in range(GOODS)]
    coins = (key >> PURSE_BITS * COIN) & PURSE_MASK
    count = (key >> COUNT_SHIFT) & 7
    options = key >> OPTION_SHIFT
    loose = options & COIN_REPLACES != 0
    doubling = key & DOUBLING_KEY != 0
    parts = identical_parts(held, count, loose) if key & IDENTICAL_KEY else different_parts(held, count, loose)
    payments = with_coins(parts, count, coins, doubling)
    # Engineering: any selection of cards will do.
    if key & FREEING_KEY:
        usual = {payment & ~DOUBLED for payment in payments}
        for payment in with_coins(some_of(held, count, loose), count, coins, doubling):
            # Engineering is not offered for what fits without it (A6).
            if payment & ~DOUBLED not in usual:
                payments.append(payment | FREED)
    payments.sort()
    return Offer(payments, any(forces(payment, options) for payment in payments))


def forces(payment: int, options: int) -> bool:
    """Return whether this way to pay makes building compulsory (P5, R8)."""
    if payment & DOUBLED and not options & ECONOMY_FORCES:
        return False
    return not payment & FREED or options & ENGINEERING_FORCES != 0


def tokens_used(library: "Library", payment: i64) -> i64:
    """Return the progress tokens that help a payment, as bits."""
    used = library.doubling if payment & DOUBLED else 0
    return used | library.freeing if payment & FREED else used


def fitting_goods(goods: list[int], identical: bool, freed: bool) -> int:
    """Count the grey cards by kind that fit one cost; with Engineering (`freed`) all of them do."""
    if freed:
        return sum(goods)
    return max(goods) if identical else sum(1 for count in goods if count)


def with_coins(parts: list[int], count: int, coins: int, doubling: bool) -> list[int]:
    """Fill up payments of grey cards with coins; a doubled coin replaces two missing resources (M4)."""
    payments: list[int] = []
    for part in parts:
        missing = count - (part >> NUMBER_SHIFT)
        payment = part & PAYMENT_MASK
        if missing <= coins:
            payments.append(payment | missing << COIN_SHIFT)
        # There is no change: a doubled coin needs two missing resources (M4).
        if doubling and missing >= 2 and missing - 1 <= coins:
            payments.append(payment | (missing - 1) << COIN_SHIFT | DOUBLED)
    return payments


def different_parts(held: list[int], count: int, loose: bool) -> list[int]:
    """List the grey cards for a cost of different resources: one of each kind, as many kinds as are needed and held."""
    return some_of([min(number, 1) for number in held], count, loose)


def some_of(held: list[int], count: int, loose: bool) -> list[int]:
    """List every selection of exactly `count` cards, or of all if there are fewer; if loose, smaller ones too."""
    wanted = min(count, sum(held))
    parts = [0]
    for good in range(GOODS):
        one = 1 << NUMBER_SHIFT | 1 << PAID_BITS * good
        parts = [
            part + one * number
            for part in parts
            for number in range(min(held[good], wanted - (part >> NUMBER_SHIFT)) + 1)
        ]
    return [part for part in parts if loose or part >> NUMBER_SHIFT == wanted]


def identical_parts(held: list[int], count: int, loose: bool) -> list[int]:
    """List the grey cards for a cost of identical resources: all that are needed and held of one kind, or none."""
    parts: set[int] = set()
    for good in range(GOODS):
        most = min(held[good], count)
        for number in range(0 if loose else most, most + 1):
            parts.add((1 << NUMBER_SHIFT | 1 << PAID_BITS * good) * number)
    return sorted(parts)
