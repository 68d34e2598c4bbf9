"""Payments with anything that makes buying cheaper: rebates, spare units, a unit from the bank, one resource less.

payment.py has the plain market; a city without any of these goes straight there.
"""

from typing import Final, final

from mypy_extensions import i64

from sevenwonders.classic.choice import (
    bank_of,
    coins_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    wide_trade_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.payment import (
    FREE_OF_CHARGE,
    Bundle,
    Market,
    Split,
    bundle_of,
    can_supply,
    one_unit_less,
    purchases,
    smallest,
    units,
)
from sevenwonders.classic.perks import (
    BANK_UNIT,
    BOARD_REBATE,
    LEFT_REBATE,
    RIGHT_REBATE,
    SPARE_MADE,
    SPARE_MISSING,
)
from sevenwonders.classic.resources import ALL_KINDS, BITS, KINDS, UNIT_MASK, lacking


def add_rebates(market: Market, city: City, left_board: int, right_board: int) -> None:
    """Add the city's rebates to the market. `left_board` and `right_board` are the boards' resources, packed."""
    market.rebates = city.perks.rebates
    market.left_board = left_board
    market.right_board = right_board
    made = city.sold_goods | city.sold_reach
    for kind in range(KINDS):
        if (made >> (BITS * kind)) & UNIT_MASK:
            market.made_kinds |= 1 << kind


def add_far_trade(market: Market, city: City, seats: list[City], seat: int) -> None:
    """Add the players two seats away to the market, from whom the city may buy a few resources."""
    market.far_left_units = city.perks.far_left
    market.far_right_units = city.perks.far_right
    market.far_left = seats[(seat + 2) % len(seats)]
    market.far_right = seats[(seat - 2) % len(seats)]
    market.players = len(seats)


def payments_of(market: Market, cost: int, coins: int) -> list[int]:
    """All payments within `coins` that no other payment beats or equals in every part (R3), cheapest first."""
    if not market.rebates and not market.players:
        return market.payments(cost, coins)
    bundles = wide_bundles(market, cost)
    if not bundles:
        return FREE_OF_CHARGE
    return undominated_payments([deal.trade for deal in deals_for(market, bundles, coins)])


NO_BUNDLES: Final[list[Bundle]] = []


@final
class Deal:
    """One way to buy: the payment, and the number of neighbours who sell something."""

    __slots__ = ("neighbours", "trade")

    def __init__(self, trade: int, neighbours: int) -> None:
        self.trade = trade
        self.neighbours = neighbours


def deals_for(market: Market, bundles: list[Bundle], coins: int) -> list[Deal]:
    """Every way to buy one of the bundles within `coins`."""
    deals: list[Deal] = []
    for bundle in bundles:
        add_far_deals(market, bundle.packed, 0, coins, deals)
        # One unit of any kind from the bank for 1 coin, once a turn (Bilkis).
        if market.rebates & BANK_UNIT and coins:
            for rest in one_unit_less(bundle.packed, ALL_KINDS):
                add_far_deals(market, rest, 1, coins, deals)
    return deals


def add_far_deals(market: Market, needed: int, bank: int, coins: int, deals: list[Deal]) -> None:
    """Add the deals for a bundle, with every way to buy some of it two seats away and the rest from neighbours."""
    if not market.players:
        add_deals(market, needed, 0, 0, bank, coins, deals)
        return
    if is_nowhere(market, needed):
        return
    for first in bundle_of(needed).splits:
        if first.raw_left + first.manufactured_left <= market.far_left_units:
            for second in bundle_of(first.right).splits:
                if second.raw_left + second.manufactured_left <= market.far_right_units:
                    add_deals(market, second.right, first.left, second.left, bank, coins, deals)


def is_nowhere(market: Market, needed: i64) -> bool:
    """Whether some resource cannot be had from any seller: a quick test before all splits are tried."""
    rest = lacking(lacking(needed, market.left_goods), market.right_goods)
    reach = market.left_reach | market.right_reach
    for city in (market.far_left, market.far_right):
        assert city is not None
        rest = lacking(rest, city.sold_goods)
        reach |= city.sold_reach
    return rest & ~reach != 0


def add_deals(
    market: Market, needed: int, far_left: int, far_right: int, bank: i64, coins: i64, deals: list[Deal]
) -> None:
    """Add every way to split the rest between the neighbours, if all sellers have what is asked of them."""
    far_left_coins: i64 = units(far_left, 0, KINDS) if far_left else 0
    far_right_coins: i64 = units(far_right, 0, KINDS) if far_right else 0
    for split in bundle_of(needed).splits:
        if market.players == 3:
            # With three players, two seats away on one side is the neighbour on the other side (P24).
            left = left_price(market, split, split.left + far_right, far_right_coins)
            right = right_price(market, split, split.right + far_left, far_left_coins)
            trade = wide_trade_of(left, right, bank, 0, 0)
        else:
            left = left_price(market, split, split.left, 0)
            right = right_price(market, split, split.right, 0)
            # With four players it is the same player on both sides (P24).
            four = market.players == 4
            trade = wide_trade_of(
                left,
                right,
                bank,
                far_left_coins + (far_right_coins if four else 0),
                0 if four else far_right_coins,
            )
        if coins_of(trade) <= coins and can_sell(market, split.left, split.right, far_left, far_right):
            deals.append(Deal(trade, neighbours_in(market, split, far_left, far_right)))


def neighbours_in(market: Market, split: Split, far_left: int, far_right: int) -> int:
    """The number of neighbours who sell something."""
    three = market.players == 3
    from_left = split.left != 0 or (three and far_right != 0)
    from_right = split.right != 0 or (three and far_left != 0)
    return (1 if from_left else 0) + (1 if from_right else 0)


def can_sell(market: Market, left: int, right: int, far_left: int, far_right: int) -> bool:
    """Whether all sellers have what is asked of them: each resource symbol is sold once to a buyer (R3)."""
    if market.players == 3:
        left, right, far_left, far_right = left + far_right, right + far_left, 0, 0
    elif market.players == 4:
        far_left, far_right = far_left + far_right, 0
    if not can_supply(left, market.left_goods, market.left_choices, market.left_reach):
        return False
    if not can_supply(right, market.right_goods, market.right_choices, market.right_reach):
        return False
    return (not far_left or can_supply_from(market.far_left, far_left)) and (
        not far_right or can_supply_from(market.far_right, far_right)
    )


def can_supply_from(city: City | None, part: int) -> bool:
    """Whether a city two seats away can sell the whole part in one turn."""
    return city is not None and can_supply(part, city.sold_goods, city.sold_choices, city.sold_reach)


def wide_bundles(market: Market, cost: int) -> list[Bundle]:
    """The bundles to buy for the cost after the city's own goods, spare units and choices; empty if nothing is."""
    lack = lacking(cost, market.own_goods)
    if not market.rebates & (SPARE_MADE | SPARE_MISSING):
        return purchases(lack, market.own_choices) if lack else NO_BUNDLES
    rests = [lack]
    if market.rebates & SPARE_MADE:
        rests = [rest for before in rests for rest in one_unit_less(before, market.made_kinds)]
    if market.rebates & SPARE_MISSING:
        rests = [rest for before in rests for rest in one_unit_less(before, ALL_KINDS & ~market.made_kinds)]
    needed: set[int] = set()
    for rest in rests:
        bundles = purchases(rest, market.own_choices) if rest else []
        # This choice of spare units covers everything.
        if not bundles:
            return []
        for bundle in bundles:
            needed.add(bundle.packed)
    return [bundle_of(packed) for packed in smallest(sorted(needed))]


def left_price(market: Market, split: Split, bought: i64, more: i64) -> i64:
    """The coins for everything bought from the left. Rebates add up, but never below 0 (R3)."""
    coins = split.raw_left * market.raw_left + split.manufactured_left * market.manufactured_left + more
    # The Smuggler's Cache saves a coin on the resource of the board, a wharf one on the whole purchase.
    if market.rebates & BOARD_REBATE and market.left_board and not lacking(market.left_board, bought):
        coins -= 1
    return coins - 1 if coins and market.rebates & LEFT_REBATE else coins


def right_price(market: Market, split: Split, bought: i64, more: i64) -> i64:
    """The coins for everything bought from the right."""
    coins = split.raw_right * market.raw_right + split.manufactured_right * market.manufactured_right + more
    if market.rebates & BOARD_REBATE and market.right_board and not lacking(market.right_board, bought):
        coins -= 1
    return coins - 1 if coins and market.rebates & RIGHT_REBATE else coins


def undominated_payments(offers: list[int]) -> list[int]:
    """The payments that no other payment beats or equals in every part, in order."""
    kept: list[int] = []
    for offer in sorted(offers):
        if not any(beats(other, offer) for other in kept):
            kept.append(offer)
    return kept


def beats(one: int, other: int) -> bool:
    """Whether nobody gets more from `one` than from `other`."""
    return (
        left_of(one) <= left_of(other)
        and right_of(one) <= right_of(other)
        and bank_of(one) <= bank_of(other)
        and far_left_of(one) <= far_left_of(other)
        and far_right_of(one) <= far_right_of(other)
    )


# One resource less


def costs_of(cost: int, less_one: bool) -> list[int]:
    """The cost, or with `less_one` every cost that leaves out one unit."""
    return one_unit_less(cost, ALL_KINDS) if less_one else [cost]


# Sellers


def sellers_of(market: Market, cost: int, trade: int) -> int:
    """The number of neighbours from whom that payment buys; the higher one if it could be either (P17)."""
    deals = deals_for(market, wide_bundles(market, cost), coins_of(trade))
    return max([0, *[deal.neighbours for deal in deals if deal.trade == trade]])
