"""Who can be paid what for a construction: exact, and mostly a table look-up.

What a city cannot produce itself is a *bundle* to buy. For each production and cost the smallest bundles are worked
out once; for each bundle the ways to split it between the two neighbours; for each neighbour's stock whether it can
supply a part. A legality check then only walks over these small tables.
"""

from typing import Final, final

from sevenwonders.classic.choice import trade_of
from sevenwonders.classic.resources import (
    BITS,
    KINDS,
    RAW_KINDS,
    UNIT_MASK,
    choice_sets,
    unpack,
)

# The tables are caches: nothing in a game refers to them, so they may be emptied at any time.
MOST_PRODUCTIONS: Final = 50_000

FREE_OF_CHARGE: Final = [0]


@final
class Split:
    """One way to buy a bundle: a part from the left, a part from the right."""

    __slots__ = ("left", "made_left", "made_right", "raw_left", "raw_right", "right")

    def __init__(self, left: int, right: int, raw_left: int, made_left: int, raw_right: int, made_right: int) -> None:
        self.left = left
        self.right = right
        self.raw_left = raw_left
        self.made_left = made_left
        self.raw_right = raw_right
        self.made_right = made_right


@final
class Bundle:
    """Resources that have to be bought, and the ways to split them between the neighbours."""

    __slots__ = ("ident", "packed", "size", "splits")

    def __init__(self, ident: int, packed: int, size: int, splits: list[Split]) -> None:
        self.ident = ident
        self.packed = packed
        self.size = size
        self.splits = splits


BUNDLES: Final[list[Bundle]] = []
BUNDLE_OF: Final[dict[int, Bundle]] = {}


def bundle_of(packed: int) -> Bundle:
    """The one bundle object for these resources. Its splits are filled by `splits_of`."""
    bundle = BUNDLE_OF.get(packed)
    if bundle is None:
        bundle = Bundle(len(BUNDLES), packed, sum(unpack(packed)), [])
        BUNDLES.append(bundle)
        BUNDLE_OF[packed] = bundle
    return bundle


def splits_of(bundle: Bundle) -> list[Split]:
    """Every way to split the bundle, worked out once."""
    if not bundle.splits:
        for part in sub_bundles(bundle.packed):
            rest = bundle.packed - part
            bundle.splits.append(
                Split(
                    bundle_of(part).ident,
                    bundle_of(rest).ident,
                    units(part, 0, RAW_KINDS),
                    units(part, RAW_KINDS, KINDS),
                    units(rest, 0, RAW_KINDS),
                    units(rest, RAW_KINDS, KINDS),
                )
            )
    return bundle.splits


def units(packed: int, first: int, stop: int) -> int:
    """How many units of the resources from first to stop - 1."""
    return sum((packed >> (BITS * kind)) & UNIT_MASK for kind in range(first, stop))


def sub_bundles(packed: int) -> list[int]:
    """Every part of the packed resources, the empty one and the whole included."""
    parts = [0]
    for kind, count in enumerate(unpack(packed)):
        parts = [part + (taken << (BITS * kind)) for part in parts for taken in range(count + 1)]
    return parts


def shortfall(needed: int, produced: int) -> int:
    """What is needed beyond the produced resources."""
    missing = 0
    for kind in range(KINDS):
        lack = ((needed >> (BITS * kind)) & UNIT_MASK) - ((produced >> (BITS * kind)) & UNIT_MASK)
        if lack > 0:
            missing += lack << (BITS * kind)
    return missing


@final
class Stock:
    """What one city can sell in a turn: its fixed goods, and producers that choose among several."""

    __slots__ = ("choices", "fixed", "known")

    def __init__(self, fixed: int, choices: list[int], known: list[int]) -> None:
        self.fixed = fixed
        self.choices = choices
        self.known = known

    def can_supply(self, bundle: int) -> bool:
        """Whether all of the bundle (by its number) can be bought here at once."""
        known = self.known
        if bundle >= len(known):
            known.extend([-1] * (len(BUNDLES) - len(known)))
        answer = known[bundle]
        if answer < 0:
            answer = 1 if self.covers(BUNDLES[bundle].packed) else 0
            known[bundle] = answer
        return answer == 1

    def leftovers(self, packed: int) -> list[int]:
        """What stays missing of these resources after buying here, for every way to use the choices."""
        return after_choices(shortfall(packed, self.fixed), self.choices)

    def covers(self, packed: int) -> bool:
        """Hall's theorem: every set of missing units needs as many producers that can give one of them."""
        counts = unpack(shortfall(packed, self.fixed))
        kinds = [kind for kind in range(KINDS) if counts[kind]]
        for subset in range(1, 1 << len(kinds)):
            wanted = 0
            reach = 0
            for index, kind in enumerate(kinds):
                if subset >> index & 1:
                    wanted += counts[kind]
                    reach |= 1 << kind
            givers = 0
            for choice in self.choices:
                if choice & reach:
                    givers += 1
            if givers < wanted:
                return False
        return True


@final
class Production:
    """What one city produces for itself, with the bundles it has to buy for each cost."""

    __slots__ = ("choices", "fixed", "known")

    def __init__(self, fixed: int, choices: list[int], known: dict[int, list[Bundle]]) -> None:
        self.fixed = fixed
        self.choices = choices
        self.known = known

    def purchases(self, cost: int) -> list[Bundle]:
        """The smallest bundles that make up for what is missing; empty when nothing is."""
        bundles = self.known.get(cost)
        if bundles is None:
            bundles = self._smallest_purchases(cost)
            self.known[cost] = bundles
        return bundles

    def _smallest_purchases(self, cost: int) -> list[Bundle]:
        rests = after_choices(shortfall(cost, self.fixed), self.choices)
        if 0 in rests:
            return []
        smallest = [rest for rest in rests if not any(other != rest and not shortfall(other, rest) for other in rests)]
        bundles = [bundle_of(rest) for rest in smallest]
        for bundle in bundles:
            splits_of(bundle)
        return bundles


def after_choices(packed: int, choices: list[int]) -> list[int]:
    """What is left of these resources when every producer gives a unit that is needed, for every way to do so."""
    rests = [packed]
    for kinds in choices:
        rests = sorted({rest for before in rests for rest in one_unit_less(before, kinds)})
    return rests


def one_unit_less(packed: int, kinds: int) -> list[int]:
    """The resources after a producer of one of the kinds gave a unit: one entry a way, or unchanged."""
    ways = [
        packed - (1 << (BITS * kind))
        for kind in range(KINDS)
        if kinds >> kind & 1 and (packed >> (BITS * kind)) & UNIT_MASK
    ]
    return ways if ways else [packed]


STOCKS: Final[dict[int, Stock]] = {}
PRODUCTIONS: Final[dict[int, Production]] = {}


def key_of(fixed: int, choices: int) -> int:
    """One integer for a city's goods."""
    return choices << (BITS * KINDS) | fixed


def stock_of(fixed: int, choices: int) -> Stock:
    """The table for goods on sale."""
    key = key_of(fixed, choices)
    stock = STOCKS.get(key)
    if stock is None:
        if len(STOCKS) >= MOST_PRODUCTIONS:
            STOCKS.clear()
        stock = Stock(fixed, choice_sets(choices), [])
        STOCKS[key] = stock
    return stock


def production_of(fixed: int, choices: int) -> Production:
    """The table for goods of one's own."""
    key = key_of(fixed, choices)
    production = PRODUCTIONS.get(key)
    if production is None:
        if len(PRODUCTIONS) >= MOST_PRODUCTIONS:
            PRODUCTIONS.clear()
        production = Production(fixed, choice_sets(choices), {})
        PRODUCTIONS[key] = production
    return production


@final
class Market:
    """Everything that decides what one city pays in one turn."""

    __slots__ = ("least", "left", "made_left", "made_right", "own", "raw_left", "raw_right", "right")

    def __init__(
        self,
        own: Production,
        left: Stock,
        right: Stock,
        raw_left: int,
        raw_right: int,
        made_left: int,
        made_right: int,
        least: int,
    ) -> None:
        self.own = own
        self.left = left
        self.right = right
        self.raw_left = raw_left
        self.raw_right = raw_right
        self.made_left = made_left
        self.made_right = made_right
        self.least = least

    def payments(self, cost: int, coins: int) -> list[int]:
        """All payments of at most so many coins that no other one beats or equals in every part, cheapest first."""
        bundles = self.own.purchases(cost)
        if not bundles:
            return FREE_OF_CHARGE
        offers: list[int] = []
        for bundle in bundles:
            if bundle.size * self.least <= coins:
                self._add_offers(bundle, coins, offers)
        if len(offers) > 1:
            return undominated(offers)
        return offers

    def _add_offers(self, bundle: Bundle, coins: int, offers: list[int]) -> None:
        for split in bundle.splits:
            left = split.raw_left * self.raw_left + split.made_left * self.made_left
            right = split.raw_right * self.raw_right + split.made_right * self.made_right
            if left + right <= coins and self.left.can_supply(split.left) and self.right.can_supply(split.right):
                offers.append(trade_of(left, right))


def undominated(offers: list[int]) -> list[int]:
    """The offers (as `trade_of` packs them) that no other beats or equals in both parts, in order."""
    offers.sort()
    kept: list[int] = []
    for offer in offers:
        left = offer & 127
        right = (offer >> 7) - left
        beaten = False
        for other in kept:
            other_left = other & 127
            if other_left <= left and (other >> 7) - other_left <= right:
                beaten = True
                break
        if not beaten:
            kept.append(offer)
    return kept
