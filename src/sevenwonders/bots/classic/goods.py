"""The value of goods, and of whatever makes goods cheaper."""

from typing import Final

from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.effects.production import Produce
from sevenwonders.classic.perks import (
    BANK_UNIT,
    BOARD_REBATE,
    LEFT_REBATE,
    RIGHT_REBATE,
    SPARE_MADE,
    SPARE_MISSING,
)
from sevenwonders.classic.trade.resources import KINDS, choice_sets, unpack

# All of this pays off over time: the points that it is worth over a whole game.
GOODS: Final = 4.0
DISCOUNT: Final = 4.0
TRADE_RIGHTS: Final = {
    LEFT_REBATE: 2.0,
    RIGHT_REBATE: 2.0,
    BOARD_REBATE: 2.5,
    BANK_UNIT: 5.0,
    SPARE_MADE: 4.0,
    SPARE_MISSING: 5.0,
}

# A producer with a choice counts its best kind once and the second-best this often: it fits more costs.
SECOND_KIND: Final = 2.0


def goods_value(outlook: Outlook, effect: Produce) -> float:
    """Return the value of goods: more for those that the city lacks, and more with more turns left to use them."""
    lacks = [1.0 / (1 + units) for units in unpack(outlook.city.own_goods)]
    value = sum(lack * units for lack, units in zip(lacks, unpack(effect.fixed), strict=True))
    for kinds in choice_sets(effect.choice):
        wanted = sorted((lacks[kind] for kind in range(KINDS) if kinds >> kind & 1), reverse=True)
        value += wanted[0] + SECOND_KIND * wanted[1]
    return GOODS * outlook.rest * value


def discount_value(outlook: Outlook) -> float:
    """Return the value of cheaper goods from a neighbour."""
    return DISCOUNT * outlook.rest


def trade_right_value(outlook: Outlook, bit: int) -> float:
    """Return the value of a rebate, a spare unit or a unit from the bank; 0 if the city has it already."""
    return 0.0 if outlook.city.perks.rebates & bit else TRADE_RIGHTS[bit] * outlook.rest
