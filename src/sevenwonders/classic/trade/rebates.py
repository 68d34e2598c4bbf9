"""Payments with anything that makes buying cheaper: rebates, spare units, a unit from the bank, one resource less.

payment.py has the plain market; a city without any of these goes straight there.
"""

from typing import Final

from librt.vecs import append, vec
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
from sevenwonders.classic.perks import (
    BANK_UNIT,
    BOARD_REBATE,
    LEFT_REBATE,
    RIGHT_REBATE,
    SPARE_MADE,
    SPARE_MISSING,
)
from sevenwonders.classic.trade.payment import (
    FREE_OF_CHARGE,
    Bundle,
    Market,
    bundle_of,
    can_supply,
    kinds_in,
    left_coins,
    left_part,
    left_units,
    purchases,
    right_coins,
    size_of,
    smallest,
)
from sevenwonders.classic.trade.resources import ALL_KINDS, lacking, one_unit_less
from sevenwonders.kernel.numbers import sort_numbers, vector_of


def add_rebates(market: Market, city: City, left_board: i64, right_board: i64) -> None:
    """Add the city's rebates to the market. `left_board` and `right_board` are the boards' resources, packed."""
    market.rebates = city.perks.rebates
    market.left_board = left_board
    market.right_board = right_board
    market.made_kinds = kinds_in(city.sold_goods | city.sold_reach)


def add_far_trade(market: Market, city: City, seats: list[City], seat: int) -> None:
    """Add the players two seats away to the market, from whom the city may buy a few resources."""
    market.far_left_units = city.perks.far_left
    market.far_right_units = city.perks.far_right
    market.far_left = seats[(seat + 2) % len(seats)]
    market.far_right = seats[(seat - 2) % len(seats)]
    market.players = len(seats)


def payments_of(market: Market, cost: i64, coins: i64) -> vec[i64]:
    """List all payments within `coins` that no other payment beats or equals in every part (R3), cheapest first."""
    if not market.rebates and not market.players:
        return market.payments(cost, coins)
    bundles = wide_bundles(market, cost)
    if len(bundles) == 0:
        return FREE_OF_CHARGE
    offers = vec[i64]()
    for deal in deals_for(market, bundles, coins):
        offers = append(offers, trade_of_deal(deal))
    return undominated_payments(offers)


NO_BUNDLES: Final = vec[Bundle]()

# A deal is one way to buy: the payment, and the number of neighbours who sell something, packed into one number.
NEIGHBOUR_BITS: Final = 2
NEIGHBOUR_MASK: Final = 3


def deal_of(trade: i64, neighbours: i64) -> i64:
    """Pack one way to buy."""
    return trade << NEIGHBOUR_BITS | neighbours


def trade_of_deal(deal: i64) -> i64:
    """Return the payment of a deal."""
    return deal >> NEIGHBOUR_BITS


def neighbours_of_deal(deal: i64) -> i64:
    """Count the neighbours who sell something in a deal."""
    return deal & NEIGHBOUR_MASK


def deals_for(market: Market, bundles: vec[Bundle], coins: i64) -> vec[i64]:
    """List every way to buy one of the bundles within `coins`."""
    deals = vec[i64]()
    for bundle in bundles:
        deals = add_far_deals(market, bundle, 0, coins, deals)
        # One unit of any kind from the bank for 1 coin, once a turn (Bilkis).
        if market.rebates & BANK_UNIT and coins:
            for rest in one_unit_less(bundle.packed, ALL_KINDS):
                deals = add_far_deals(market, bundle_of(rest), 1, coins, deals)
    return deals


def add_far_deals(market: Market, needed: Bundle, bank: i64, coins: i64, deals: vec[i64]) -> vec[i64]:
    """Add the deals for a bundle, with every way to buy some of it two seats away and the rest from neighbours."""
    if not market.players:
        return add_deals(market, needed, 0, 0, bank, coins, deals) if market.is_on_sale(needed.packed) else deals
    if is_nowhere(market, needed.packed):
        return deals
    for first in needed.splits:
        if left_units(first) <= market.far_left_units:
            from_left = left_part(first)
            rest = bundle_of(needed.packed - from_left)
            for second in rest.splits:
                if left_units(second) <= market.far_right_units:
                    from_right = left_part(second)
                    near = bundle_of(rest.packed - from_right)
                    deals = add_deals(market, near, from_left, from_right, bank, coins, deals)
    return deals


def is_nowhere(market: Market, needed: i64) -> bool:
    """Return whether no seller has some resource: a quick test before all splits are tried."""
    rest = lacking(lacking(needed, market.left_goods), market.right_goods)
    reach = market.left_reach | market.right_reach
    for city in (market.far_left, market.far_right):
        assert city is not None
        rest = lacking(rest, city.sold_goods)
        reach |= city.sold_reach
    return rest & ~reach != 0


def add_deals(
    market: Market, needed: Bundle, far_left: i64, far_right: i64, bank: i64, coins: i64, deals: vec[i64]
) -> vec[i64]:
    """Add every way to split the rest between the neighbours, if all sellers have what is asked of them."""
    far_left_coins = size_of(far_left)
    far_right_coins = size_of(far_right)
    # With four players the player two seats away is the same on both sides (P24).
    four = market.players == 4
    for split in needed.splits:
        from_left = left_part(split)
        from_right = needed.packed - from_left
        if market.players == 3:
            # With three players, two seats away on one side is the neighbour on the other side (P24).
            left = left_price(market, split, from_left + far_right, far_right_coins)
            right = right_price(market, split, from_right + far_left, far_left_coins)
            trade = wide_trade_of(left, right, bank, 0, 0)
        else:
            left = left_price(market, split, from_left, 0)
            right = right_price(market, split, from_right, 0)
            far = far_left_coins + (far_right_coins if four else 0)
            trade = wide_trade_of(left, right, bank, far, 0 if four else far_right_coins)
        if coins_of(trade) <= coins and can_sell(market, from_left, from_right, far_left, far_right):
            neighbours = neighbours_in(market, from_left, from_right, far_left, far_right)
            deals = append(deals, deal_of(trade, neighbours))
    return deals


def neighbours_in(market: Market, left: i64, right: i64, far_left: i64, far_right: i64) -> i64:
    """Count the neighbours who sell something."""
    three = market.players == 3
    from_left = left != 0 or (three and far_right != 0)
    from_right = right != 0 or (three and far_left != 0)
    return (1 if from_left else 0) + (1 if from_right else 0)


def can_sell(market: Market, left: i64, right: i64, far_left: i64, far_right: i64) -> bool:
    """Return whether all sellers have what is asked of them: each resource symbol is sold once to a buyer (R3)."""
    if market.players == 3:
        left += far_right
        right += far_left
        far_left = 0
        far_right = 0
    elif market.players == 4:
        far_left += far_right
        far_right = 0
    if not can_supply(left, market.left_goods, market.left_choices, market.left_reach):
        return False
    if not can_supply(right, market.right_goods, market.right_choices, market.right_reach):
        return False
    return (not far_left or can_supply_from(market.far_left, far_left)) and (
        not far_right or can_supply_from(market.far_right, far_right)
    )


def can_supply_from(city: City | None, part: i64) -> bool:
    """Return whether a city two seats away can sell the whole part in one turn."""
    return city is not None and can_supply(part, city.sold_goods, city.sold_choices, city.sold_reach)


def wide_bundles(market: Market, cost: i64) -> vec[Bundle]:
    """List the bundles to buy after own goods, spare units and choices. Empty if there is nothing to buy."""
    lack = lacking(cost, market.own_goods)
    if not market.rebates & (SPARE_MADE | SPARE_MISSING):
        return purchases(lack, market.own_choices) if lack else NO_BUNDLES
    rests: list[int] = [lack]
    if market.rebates & SPARE_MADE:
        rests = [rest for before in rests for rest in one_unit_less(before, market.made_kinds)]
    if market.rebates & SPARE_MISSING:
        rests = [rest for before in rests for rest in one_unit_less(before, ALL_KINDS & ~market.made_kinds)]
    needed: set[int] = set()
    for rest in rests:
        bundles = purchases(rest, market.own_choices) if rest else NO_BUNDLES
        # This choice of spare units covers everything.
        if len(bundles) == 0:
            return NO_BUNDLES
        for bundle in bundles:
            needed.add(bundle.packed)
    found = vec[Bundle]()
    for packed in smallest(vector_of(sorted(needed))):
        found = append(found, bundle_of(packed))
    return found


def left_price(market: Market, split: i64, bought: i64, more: i64) -> i64:
    """Return the coins for everything bought from the left. Rebates add up, but never below 0 (R3)."""
    coins = left_coins(split, market.raw_left, market.manufactured_left) + more
    # The Smuggler's Cache saves a coin on the resource of the board, a wharf one on the whole purchase.
    if market.rebates & BOARD_REBATE and market.left_board and not lacking(market.left_board, bought):
        coins -= 1
    return coins - 1 if coins and market.rebates & LEFT_REBATE else coins


def right_price(market: Market, split: i64, bought: i64, more: i64) -> i64:
    """Return the coins for everything bought from the right."""
    coins = right_coins(split, market.raw_right, market.manufactured_right) + more
    if market.rebates & BOARD_REBATE and market.right_board and not lacking(market.right_board, bought):
        coins -= 1
    return coins - 1 if coins and market.rebates & RIGHT_REBATE else coins


def undominated_payments(offers: vec[i64]) -> vec[i64]:
    """Keep the payments that no other payment beats or equals in every part, in order."""
    sort_numbers(offers)
    kept = vec[i64]()
    for offer in offers:
        if not is_beaten(offer, kept):
            kept = append(kept, offer)
    return kept


def is_beaten(offer: i64, others: vec[i64]) -> bool:
    """Return whether one of the others costs no more in any part."""
    return any(beats(other, offer) for other in others)


def beats(one: i64, other: i64) -> bool:
    """Return whether `one` costs no more than `other` in any part."""
    return (
        left_of(one) <= left_of(other)
        and right_of(one) <= right_of(other)
        and bank_of(one) <= bank_of(other)
        and far_left_of(one) <= far_left_of(other)
        and far_right_of(one) <= far_right_of(other)
    )


# Sellers


def sellers_of(market: Market, cost: i64, trade: i64) -> i64:
    """Count the neighbours from whom that payment buys; the higher number if two are possible (P17)."""
    most: i64 = 0
    for deal in deals_for(market, wide_bundles(market, cost), coins_of(trade)):
        if trade_of_deal(deal) == trade and neighbours_of_deal(deal) > most:
            most = neighbours_of_deal(deal)
    return most
