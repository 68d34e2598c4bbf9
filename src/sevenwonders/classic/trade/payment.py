"""The payments with which a city can buy what a construction needs: exact, from small tables that all games share.

What a city cannot produce itself is a *bundle* to buy. Which bundles cover a lack depends only on the lack and on the
city's producers with a choice; how a bundle can be split between the neighbours depends only on the bundle. Both are
worked out once and kept. A legality check is then a little arithmetic on packed resources.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.choice import left_of, right_of, trade_of
from sevenwonders.classic.city import City
from sevenwonders.classic.trade.resources import (
    BITS,
    CHOICE_BITS,
    CHOICE_MASK,
    CHOICES,
    KINDS,
    RAW_KINDS,
    choice_sets,
    lacking,
    one_unit_less,
    unpack,
)
from sevenwonders.kernel.numbers import SLOTS, slot_of, sort_numbers, vector_of

# The tables are caches outside the state of any game. They stay small; the bound is only a safety net.
MOST_ENTRIES: Final = 500_000

# One unit of each of the seven resources, packed.
SINGLE_UNITS: Final = 0x1111111

# Payments are packed by `trade_of`, sorted, in vectors that never change.
FREE_OF_CHARGE: Final = vec[i64]([0])
NOT_FOR_SALE: Final = vec[i64]()

# Room for the offers of most purchases before any of them turns out to be dominated.
LIKELY_OFFERS: Final = 4


# A split is one way to buy a bundle: some of it from the left, the rest from the right. It is packed into one number:
# the part from the left, and the units of raw and manufactured goods on either side.
PART_MASK: Final = (1 << (BITS * KINDS)) - 1
RAW_MASK: Final = (1 << (BITS * RAW_KINDS)) - 1
COUNT_MASK: Final = 31
RAW_LEFT: Final = 28
MANUFACTURED_LEFT: Final = 33
RAW_RIGHT: Final = 38
MANUFACTURED_RIGHT: Final = 43


def split_of(left: i64, right: i64) -> i64:
    """Pack one way to buy a bundle."""
    return (
        left
        | size_of(left & RAW_MASK) << RAW_LEFT
        | size_of(left & ~RAW_MASK) << MANUFACTURED_LEFT
        | size_of(right & RAW_MASK) << RAW_RIGHT
        | size_of(right & ~RAW_MASK) << MANUFACTURED_RIGHT
    )


def left_part(split: i64) -> i64:
    """Return the resources that are bought from the left."""
    return split & PART_MASK


def left_units(split: i64) -> i64:
    """Count the resources that are bought from the left."""
    return (split >> RAW_LEFT & COUNT_MASK) + (split >> MANUFACTURED_LEFT & COUNT_MASK)


def left_coins(split: i64, raw: i64, manufactured: i64) -> i64:
    """Return the coins for what is bought from the left, at these prices."""
    return (split >> RAW_LEFT & COUNT_MASK) * raw + (split >> MANUFACTURED_LEFT & COUNT_MASK) * manufactured


def right_coins(split: i64, raw: i64, manufactured: i64) -> i64:
    """Return the coins for what is bought from the right, at these prices."""
    return (split >> RAW_RIGHT & COUNT_MASK) * raw + (split >> MANUFACTURED_RIGHT & COUNT_MASK) * manufactured


@final
@mypyc_attr(acyclic=True)
class Bundle:
    """Resources to buy, and all ways to split them between the two neighbours."""

    __slots__ = ("packed", "size", "splits")

    def __init__(self, packed: i64) -> None:
        self.packed = packed
        self.size: i64 = size_of(packed)
        self.splits = vector_of([split_of(part, packed - part) for part in parts_of(packed)])


def size_of(packed: i64) -> i64:
    """Count all units: all seven groups of four bits are added up at once."""
    pairs = (packed & 0x0F0F0F0F) + ((packed >> 4) & 0x0F0F0F0F)
    return (pairs + (pairs >> 8) + (pairs >> 16) + (pairs >> 24)) & 0xFF


def parts_of(packed: int) -> list[int]:
    """List every subset of the packed resources, including none and all of them."""
    parts = [0]
    unit = 1
    for count in unpack(packed):
        # Most bundles have few kinds of resources; the others leave the parts as they are.
        if count:
            parts = [part + taken * unit for part in parts for taken in range(count + 1)]
        unit <<= BITS
    return parts


@final
@mypyc_attr(acyclic=True)
class Purchase:
    """The smallest bundles that cover the lack beyond own producers with a choice. Empty if nothing is left to buy."""

    __slots__ = ("bundles", "key")

    def __init__(self, key: i64, bundles: vec[Bundle]) -> None:
        self.key = key
        self.bundles = bundles


BUNDLES: Final[dict[int, Bundle]] = {}
PURCHASES: Final[dict[int, Purchase]] = {}
COVERED: Final[dict[int, bool]] = {}

# The purchases of the last lacks, each in the slot that its key points to: nearly every search ends here.
NO_PURCHASE: Final = Purchase(-1, vec[Bundle]())
RECENT: Final = vec[Purchase]([NO_PURCHASE] * SLOTS)
# The last bundles in the same way.
RECENT_BUNDLES: Final = vec[Bundle]([Bundle(0)] * SLOTS)
# The last answers of `choices_cover` in the same way, each as its key and one bit.
NO_COVER: Final = -1
RECENT_COVERS: Final = vec[i64]([NO_COVER] * SLOTS)


def bundle_of(packed: i64) -> Bundle:
    """Return the shared bundle object for these resources."""
    slot = slot_of(packed)
    recent = RECENT_BUNDLES[slot]
    if recent.packed != packed:
        recent = known_bundle(packed)
        RECENT_BUNDLES[slot] = recent
    return recent


def known_bundle(packed: int) -> Bundle:
    """Return the bundle from the table of all bundles, adding it if it is new."""
    bundle = BUNDLES.get(packed)
    if bundle is None:
        bundle = Bundle(packed)
        BUNDLES[packed] = bundle
    return bundle


def table_key(lack: i64, choices: i64) -> i64:
    """Combine both numbers into a table key, with its bits spread so that the tables fill evenly."""
    key = choices << (BITS * KINDS) | lack
    key ^= key >> 28
    return key ^ (key >> 13)


def useful_masks() -> vec[i64]:
    """For every set of resources, the bits of the producers with a choice that give any of them."""
    masks: list[int] = []
    for kinds in range(1 << KINDS):
        useful = [index for index, choice in enumerate(CHOICES) if choice & kinds]
        masks.append(sum([CHOICE_MASK << (CHOICE_BITS * index) for index in useful]))
    return vector_of(masks)


USEFUL: Final = useful_masks()


def kinds_in(packed: i64) -> i64:
    """Return the set of resources of which there is any, a bit for each: four bits become one."""
    found = (packed | packed >> 1 | packed >> 2 | packed >> 3) & SINGLE_UNITS
    found = (found | found >> 3) & 0x03030303
    found = (found | found >> 6) & 0x000F000F
    return (found | found >> 12) & 0x7F


def purchases(lack: i64, choices: i64) -> vec[Bundle]:
    """List the smallest bundles that cover the lack beyond producers with a choice. Empty if nothing is left to buy."""
    # Producers that give nothing of what is lacking make no difference: without them many lacks share an entry.
    choices &= USEFUL[kinds_in(lack)]
    key = table_key(lack, choices)
    slot = slot_of(key)
    recent = RECENT[slot]
    if recent.key != key:
        recent = purchase_of(key, lack, choices)
        RECENT[slot] = recent
    return recent.bundles


def purchase_of(key: i64, lack: i64, choices: i64) -> Purchase:
    """Return the purchase from the table of all purchases, worked out if it is new."""
    purchase = PURCHASES.get(key)
    if purchase is None:
        if len(PURCHASES) >= MOST_ENTRIES:
            PURCHASES.clear()
        bundles = vec[Bundle]()
        for rest in smallest(after_choices(lack, choices)):
            if rest:
                bundles = append(bundles, bundle_of(rest))
        purchase = Purchase(key, bundles)
        PURCHASES[key] = purchase
    return purchase


def smallest(rests: vec[i64]) -> vec[i64]:
    """Keep those that contain none of the others.

    A larger one is never needed: where it can be bought, so can they.
    """
    found = vec[i64]()
    for rest in rests:
        if not contains_another(rest, rests):
            found = append(found, rest)
    return found


def contains_another(rest: i64, others: vec[i64]) -> bool:
    """Return whether all of one of the other bundles is in this one."""
    return any(other != rest and not lacking(other, rest) for other in others)


def after_choices(lack: i64, choices: i64) -> vec[i64]:
    """List what is left of the lack after every producer with a choice gives a needed unit, for all their choices."""
    rests = vec[i64]([lack])
    for kinds in choice_sets(choices):
        after = vec[i64]()
        for before in rests:
            for rest in one_unit_less(before, kinds):
                if rest not in after:
                    after = append(after, rest)
        rests = after
    sort_numbers(rests)
    return rests


def can_supply(part: i64, goods: i64, choices: i64, reach: i64) -> bool:
    """Return whether a city with these goods for sale can sell the whole part in one turn."""
    lack = lacking(part, goods)
    if not lack:
        return True
    if lack & ~reach:
        return False
    # A single unit within reach of some producer needs no table.
    if lack & (lack - 1) == 0 and lack & SINGLE_UNITS:
        return True
    return choices_cover(lack, choices)


def choices_cover(lack: i64, choices: i64) -> bool:
    """Return whether producers with a choice can together give the whole lack."""
    choices &= USEFUL[kinds_in(lack)]
    key = table_key(lack, choices)
    slot = slot_of(key)
    recent = RECENT_COVERS[slot]
    if recent >> 1 != key:
        recent = key << 1 | (1 if is_covered(key, lack, choices) else 0)
        RECENT_COVERS[slot] = recent
    return recent & 1 != 0


def is_covered(key: i64, lack: i64, choices: i64) -> bool:
    """Answer `choices_cover` from the table of all answers, worked out if it is new."""
    covered = COVERED.get(key)
    if covered is None:
        if len(COVERED) >= MOST_ENTRIES:
            COVERED.clear()
        covered = 0 in after_choices(lack, choices)
        COVERED[key] = covered
    return covered


@final
@mypyc_attr(acyclic=True, free_list_len=1)
class Market:
    """Everything that decides what a city pays in a turn: its own goods, the neighbours' goods, and prices.

    The numbers are copied out of the cities because the search reads them over and over.
    """

    __slots__ = (
        "cheapest",
        "far_left",
        "far_left_units",
        "far_right",
        "far_right_units",
        "left_board",
        "left_choices",
        "left_goods",
        "left_reach",
        "made_kinds",
        "manufactured_left",
        "manufactured_right",
        "own_choice_count",
        "own_choices",
        "own_goods",
        "players",
        "raw_left",
        "raw_right",
        "reach",
        "rebates",
        "right_board",
        "right_choices",
        "right_goods",
        "right_reach",
    )

    def __init__(self, city: City, left: City, right: City) -> None:
        self.own_goods: i64 = city.own_goods
        self.own_choices: i64 = city.own_choices
        self.own_choice_count: i64 = city.own_choice_count
        self.left_goods: i64 = left.sold_goods
        self.left_choices: i64 = left.sold_choices
        self.left_reach: i64 = left.sold_reach
        self.right_goods: i64 = right.sold_goods
        self.right_choices: i64 = right.sold_choices
        self.right_reach: i64 = right.sold_reach
        self.raw_left: i64 = city.raw_left
        self.raw_right: i64 = city.raw_right
        self.manufactured_left: i64 = city.manufactured_left
        self.manufactured_right: i64 = city.manufactured_right
        self.reach: i64 = city.own_reach | self.left_reach | self.right_reach
        # The least that any resource costs, for a quick test against the coins.
        raw = self.raw_left if self.raw_left < self.raw_right else self.raw_right
        made = self.manufactured_left if self.manufactured_left < self.manufactured_right else self.manufactured_right
        self.cheapest: i64 = raw if raw < made else made
        # The fields below are for rebates.py; without rebates and far trade they stay at 0.
        self.rebates: i64 = 0
        self.left_board: i64 = 0
        self.right_board: i64 = 0
        self.made_kinds: i64 = 0
        self.far_left_units: i64 = 0
        self.far_right_units: i64 = 0
        self.far_left: City | None = None
        self.far_right: City | None = None
        # The number of seats if the city buys two seats away, since that may be a neighbour (P24); else 0.
        self.players: i64 = 0

    def payments(self, cost: i64, coins: i64) -> vec[i64]:
        """List all payments within `coins` that no other beats or equals in every part (R3), cheapest first."""
        lack = lacking(cost, self.own_goods)
        if not lack:
            return FREE_OF_CHARGE
        # Two quick tests before any table: a resource that is not for sale, and a lack that the coins cannot cover.
        if lacking(lacking(lack, self.left_goods), self.right_goods) & ~self.reach:
            return NOT_FOR_SALE
        if (size_of(lack) - self.own_choice_count) * self.cheapest > coins:
            return NOT_FOR_SALE
        bundles = purchases(lack, self.own_choices)
        if len(bundles) == 0:
            return FREE_OF_CHARGE
        offers = vec[i64](capacity=LIKELY_OFFERS)
        for bundle in bundles:
            if bundle.size * self.cheapest <= coins and self.is_on_sale(bundle.packed):
                offers = self._add_offers(bundle, coins, offers)
        return undominated(offers) if len(offers) > 1 else offers

    def is_on_sale(self, packed: i64) -> bool:
        """Return whether both neighbours together might have everything, quickly and without conflicting choices."""
        rest = lacking(lacking(packed, self.left_goods), self.right_goods)
        return rest & ~(self.left_reach | self.right_reach) == 0

    def _add_offers(self, bundle: Bundle, coins: i64, offers: vec[i64]) -> vec[i64]:
        for split in bundle.splits:
            left = left_coins(split, self.raw_left, self.manufactured_left)
            right = right_coins(split, self.raw_right, self.manufactured_right)
            part = left_part(split)
            if (
                left + right <= coins
                and can_supply(part, self.left_goods, self.left_choices, self.left_reach)
                and can_supply(bundle.packed - part, self.right_goods, self.right_choices, self.right_reach)
            ):
                offers = append(offers, trade_of(left, right))
        return offers


def undominated(offers: vec[i64]) -> vec[i64]:
    """Keep the offers (packed by `trade_of`) that no other offer beats or equals on both sides, in order."""
    sort_numbers(offers)
    kept: i64 = 0
    for offer in offers:
        if not is_beaten(offer, offers, kept):
            offers[kept] = offer
            kept += 1
    return offers[:kept] if kept < len(offers) else offers


def is_beaten(offer: i64, offers: vec[i64], count: i64) -> bool:
    """Return whether one of the first offers asks for no more than this one on either side."""
    left = left_of(offer)
    right = right_of(offer)
    at: i64 = 0
    while at < count:
        if left_of(offers[at]) <= left and right_of(offers[at]) <= right:
            return True
        at += 1
    return False
