"""Work out payments of the second edition a second time: every way to assign a source to each unit of a cost."""

from collections import Counter
from collections.abc import Iterator
from functools import cache

import msgspec

from tests.second_edition.slow_table import BOARDS, SlowCity, SlowTable, effects_of

RAW = "WSOC"
LETTERS = "WSOCGPT"
# The sellers. With three or four players, those two seats away have a number already.
LEFT, RIGHT, FAR_LEFT, FAR_RIGHT = range(4)
FAR_SELLERS = {3: (RIGHT, LEFT), 4: (FAR_LEFT, FAR_LEFT)}


class Giver(msgspec.Struct, frozen=True, order=True):
    """One symbol, which gives one of its letters. Smugglers buy the resource of a board for less."""

    letters: str
    is_board: bool = False


Givers = tuple[Giver, ...]


def givers_of(city: SlowCity, for_sale: bool) -> Givers:
    """Every symbol that makes goods for the city, or for its neighbours."""
    board = BOARDS[city.board].produces
    found = [Giver(board, True)] if board else []
    for effect in effects_of(city):
        if effect.produce and not (for_sale and effect.produce.reserved):
            goods = effect.produce.goods
            found.extend(map(Giver, [goods.replace("/", "")] if "/" in goods else list(goods)))
    return tuple(sorted(found))


class Terms(msgspec.Struct, frozen=True):
    """On which terms a city buys.

    `wharfs` are the sellers of whom one unit is a coin cheaper; `made` and `missing` are the letters that a spare unit
    may be, "" without one; `far` are the units still to be had from far left and far right, and `far_sellers` who
    that is.
    """

    prices: tuple[int, int, int, int]
    wharfs: frozenset[int]
    cache: bool
    bank: bool
    made: str
    missing: str
    far: tuple[int, int]
    far_sellers: tuple[int, int]


def terms_of(table: SlowTable, city: SlowCity) -> Terms:
    """The city's prices, rebates, spare units, emporiums and right to a unit of the bank."""
    prices = {("raw", "left"): 2, ("raw", "right"): 2, ("manufactured", "left"): 2, ("manufactured", "right"): 2}
    effects = effects_of(city)
    for effect in effects:
        if effect.discount:
            for (goods, side), price in prices.items():
                if effect.discount.goods == goods and effect.discount.side in (side, "both"):
                    prices[goods, side] = min(price, effect.discount.price)
    made = {letter for giver in givers_of(city, for_sale=True) for letter in giver.letters}
    spares = [effect.spare for effect in effects]
    rebates = [effect.rebate for effect in effects]
    far = [effect.far_trade for effect in effects if effect.far_trade]
    raw_left, raw_right, manufactured_left, manufactured_right = prices.values()
    return Terms(
        (raw_left, raw_right, manufactured_left, manufactured_right),
        frozenset(seller for seller, side in ((LEFT, "left"), (RIGHT, "right")) if side in rebates),
        "board" in rebates,
        any(effect.bank_unit for effect in effects),
        "".join(sorted(made)) if "made" in spares else "",
        "".join(sorted(set(LETTERS) - made)) if "missing" in spares else "",
        (
            sum(item.units for item in far if item.side == "left"),
            sum(item.units for item in far if item.side != "left"),
        ),
        FAR_SELLERS.get(len(table.cities), (FAR_LEFT, FAR_RIGHT)),
    )


Coins = tuple[int, int, int, int]


class Way(msgspec.Struct, frozen=True):
    """One way to get everything: coins to each seller, to the bank; what was bought, and from whom."""

    coins: Coins
    bank: int
    bought: str
    sellers: frozenset[int]


NOTHING = Way((0, 0, 0, 0), 0, "", frozenset())


@cache
def ways(cost: str, own: Givers, pools: tuple[Givers, ...], terms: Terms) -> frozenset[Way]:
    """Every way to assign a source to each unit of the cost, good or bad."""
    if not cost:
        return frozenset([NOTHING])
    letter, rest = cost[0], cost[1:]
    found: set[Way] = set()
    for giver in {giver for giver in own if letter in giver.letters}:
        found |= ways(rest, without(own, giver), pools, terms)
    if letter in terms.made:
        found |= ways(rest, own, pools, msgspec.structs.replace(terms, made=""))
    if letter in terms.missing:
        found |= ways(rest, own, pools, msgspec.structs.replace(terms, missing=""))
    if terms.bank:
        for way in ways(rest, own, pools, msgspec.structs.replace(terms, bank=False)):
            found.add(msgspec.structs.replace(way, bank=1, bought=with_unit(way.bought, letter)))
    for seller, price, later in markets(letter, terms):
        for giver in {giver for giver in pools[seller] if letter in giver.letters}:
            due = max(0, price - (terms.cache and giver.is_board and seller in (LEFT, RIGHT)))
            left = tuple(without(pool, giver) if at == seller else pool for at, pool in enumerate(pools))
            found.update(bought(letter, rest, seller, due, own, left, later))
    return frozenset(found)


def markets(letter: str, terms: Terms) -> Iterator[tuple[int, int, Terms]]:
    """The sellers of a letter with their prices, and the terms afterwards."""
    raw = letter in RAW
    yield LEFT, terms.prices[0 if raw else 2], terms
    yield RIGHT, terms.prices[1 if raw else 3], terms
    left, right = terms.far
    if left:
        yield terms.far_sellers[0], 1, msgspec.structs.replace(terms, far=(left - 1, right))
    if right:
        yield terms.far_sellers[1], 1, msgspec.structs.replace(terms, far=(left, right - 1))


def bought(
    letter: str, rest: str, seller: int, price: int, own: Givers, pools: tuple[Givers, ...], terms: Terms
) -> Iterator[Way]:
    """The unit is bought for that price, with or without the wharf on that side."""
    for wharf in {False, seller in terms.wharfs}:
        due = max(0, price - wharf)
        later = msgspec.structs.replace(terms, wharfs=terms.wharfs - {seller}) if wharf else terms
        for way in ways(rest, own, pools, later):
            coins = list(way.coins)
            coins[seller] += due
            left, right, far_left, far_right = coins
            goods = with_unit(way.bought, letter)
            yield Way((left, right, far_left, far_right), way.bank, goods, way.sellers | {seller})


def with_unit(goods: str, letter: str) -> str:
    return "".join(sorted(goods + letter))


def without(givers: Givers, used: Giver) -> Givers:
    """The symbols that are left."""
    at = givers.index(used)
    return givers[:at] + givers[at + 1 :]


# Left, right, bank, far left, far right
Payment = tuple[int, int, int, int, int]
FREE: Payment = (0, 0, 0, 0, 0)


def payment_of(way: Way) -> Payment:
    left, right, far_left, far_right = way.coins
    return left, right, way.bank, far_left, far_right


def needed_costs(resources: str, one_less: bool) -> list[str]:
    """The cost, or what it is without any one of its units."""
    if not one_less or not resources:
        return [resources]
    return sorted({resources[:at] + resources[at + 1 :] for at in range(len(resources))})


def all_ways(table: SlowTable, seat: int, costs: list[str]) -> list[frozenset[Way]]:
    """The ways to pay for a construction, one set for each cost that it may have."""
    city = table.cities[seat]
    terms = terms_of(table, city)
    count = len(table.cities)
    pools = [givers_of(table.cities[(seat + away) % count], for_sale=True) for away in (1, -1, 2, -2)]
    # Without an emporium nobody looks further than next door.
    known = tuple(pool if at <= RIGHT or any(terms.far) else () for at, pool in enumerate(pools))
    return [ways("".join(sorted(cost)), givers_of(city, for_sale=False), known, terms) for cost in costs]


def payments_for(table: SlowTable, seat: int, costs: list[str], bank: int) -> list[Payment]:
    """R3: the payments that no other one beats or equals in every part; cheapest first, then least to the left."""
    coins = table.cities[seat].coins - bank
    found = {payment_of(way) for some in all_ways(table, seat, costs) for way in some}
    payable = [payment for payment in found if sum(payment) <= coins]
    best = [one for one in payable if not any(other != one and beats(other, one) for other in payable)]
    return sorted(best, key=lambda payment: (sum(payment), payment))


def beats(one: Payment, other: Payment) -> bool:
    return all(a <= b for a, b in zip(one, other, strict=True))


def neighbours_paid(table: SlowTable, seat: int, costs: list[str], payment: Payment) -> int:
    """From how many neighbours that payment buys, the most where it is open; nobody buys more than has to be."""
    most = 0
    for some in all_ways(table, seat, costs):
        for way in some:
            if payment_of(way) == payment and not any(is_part(other.bought, way.bought) for other in some):
                most = max(most, len(way.sellers & {LEFT, RIGHT}))
    return most


def is_part(small: str, large: str) -> bool:
    """Whether one lot of goods is a true part of the other."""
    return len(small) < len(large) and not Counter(small) - Counter(large)
