"""Extras, which may go with a card or stage in one payment."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.colours import COLOURS


@final
@mypyc_attr(acyclic=True)
class Extra:
    """Something that goes with a card or stage: its number, its possible costs in resources, and its cost in coins."""

    __slots__ = ("code", "coins", "costs")

    def __init__(self, code: i64, costs: list[int], coins: i64) -> None:
        self.code = code
        self.costs = costs
        self.coins = coins


@final
@mypyc_attr(acyclic=True)
class Extras:
    """The extras that a seat may choose now, sorted by number: with cards of each colour, with a stage, with a sale.

    `key` is the number that says all they depend on, or NO_KEY.
    """

    __slots__ = ("by_colour", "key", "sale", "stage")

    def __init__(self, key: i64, by_colour: list[list[Extra]], stage: list[Extra], sale: list[Extra]) -> None:
        self.key = key
        self.by_colour = by_colour
        self.stage = stage
        self.sale = sale


NONE: Final[list[Extra]] = []
NONE_BY_COLOUR: Final = [NONE for _ in COLOURS]

# Extras that were put together once are kept under a key made of the keys of two rules at most.
NO_KEY: Final = -1
KEY_BITS: Final = 30
MOST_KEYED: Final = 2
NO_EXTRAS: Final = Extras(NO_KEY, NONE_BY_COLOUR, NONE, NONE)


def no_extras(key: i64) -> Extras:
    """Return empty extras for rules to add to. Their lists are shared: a rule replaces them, and never changes them."""
    return Extras(key, NONE_BY_COLOUR[:], NONE, NONE)
