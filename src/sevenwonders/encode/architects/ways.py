"""Distances of a wonder from its stages: the cards that it lacks for the next one, and for the last."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from sevenwonders.architects.cards import COIN, FIRST_SYMBOL, GOODS, PURSE_SIZE, SYMBOLS
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library, Stage

BOARD_SHIFT: Final = PURSE_SIZE + 5
DOUBLE_KEY: Final = 1 << (BOARD_SHIFT + 3)
FREE_KEY: Final = 1 << (BOARD_SHIFT + 4)


@final
@mypyc_attr(acyclic=True)
class Way:
    """The stages to come, in the order in which a city gets to them, each with the cards it lacks until then."""

    __slots__ = ("missing", "stages")

    def __init__(self, stages: list[int], missing: list[int]) -> None:
        self.stages = stages
        self.missing = missing

    def to_next(self) -> int:
        """Count the cards that the city lacks for its next stage."""
        return self.missing[0] if self.missing else 0

    def to_top(self) -> int:
        """Count the matching cards that the city lacks to finish its wonder."""
        return self.missing[-1] if self.missing else 0


# The same state of a wonder comes up again and again, within a game and across games.
WAYS: Final[dict[int, Way]] = {}
WAYS_KEPT: Final = 100_000


def way_of(library: Library, city: City) -> Way:
    """Return a city's way to the top of its wonder."""
    key: i64 = city.purse | city.stages << PURSE_SIZE | city.board << BOARD_SHIFT
    if city.owned & library.doubling:
        key |= DOUBLE_KEY
    if city.owned & library.freeing:
        key |= FREE_KEY
    way = WAYS.get(key)
    if way is None:
        if len(WAYS) >= WAYS_KEPT:
            WAYS.clear()
        way = found_way(library, city)
        WAYS[key] = way
    return way


def way_with(library: Library, city: City, card: i64) -> Way:
    """Return a city's way if it had one more card."""
    city.gain_card(library, card)
    way = way_of(library, city)
    city.cards[card] -= 1
    city.purse -= library.purse[card]
    return way


def cards_to_end(library: Library, cities: list[City]) -> int:
    """Count the cards that the most advanced wonder still lacks: how far the game is from its end."""
    fewest = way_of(library, cities[0]).to_top()
    for city in cities:
        fewest = min(fewest, way_of(library, city).to_top())
    return fewest


def found_way(library: Library, city: City) -> Way:
    """Work out a city's way, stage by stage."""
    board = library.boards[city.board]
    double = city.owned & library.doubling != 0
    free = city.owned & library.freeing != 0
    goods = city.cards[:GOODS]
    coins = city.cards[COIN]
    built = city.stages
    way = Way([], [])
    missing = 0
    while built != board.complete:
        number = nearest(goods, board.stages, board.available[built], free)
        stage = board.stages[number]
        lack = lack_of(goods, stage, free)
        spend(goods, stage, free)
        if double and coins and lack > 1:
            lack -= 1
        paid = min(coins, lack)
        coins -= paid
        missing += lack - paid
        built |= 1 << number
        way.stages.append(number)
        way.missing.append(missing)
    return way


def nearest(goods: list[int], stages: list[Stage], available: list[int], free: bool) -> int:
    """Find the first stage that lacks the fewest resources, of those that can be built next."""
    best = available[0]
    for number in available:
        if lack_of(goods, stages[number], free) < lack_of(goods, stages[best], free):
            best = number
    return best


def lack_of(goods: list[int], stage: Stage, free: bool) -> int:
    """Count the resources of a stage's cost that the goods do not cover."""
    fitting = 0
    for count in goods:
        if free:
            fitting += count
        elif stage.identical:
            fitting = max(fitting, count)
        elif count:
            fitting += 1
    return max(0, int(stage.count) - fitting)


def spend(goods: list[int], stage: Stage, free: bool) -> None:
    """Take a stage's cost out of the goods; for different resources the rarest first, as the least useful later."""
    left = int(stage.count)
    each = left if stage.identical or free else 1
    most = stage.identical
    spent = [False] * GOODS
    while left:
        good = extreme(goods, spent, most)
        if good < 0:
            return
        used = min(goods[good], each, left)
        goods[good] -= used
        spent[good] = True
        left -= used
        # Only one kind fits a cost of identical resources.
        if stage.identical and not free:
            return


def extreme(goods: list[int], spent: list[bool], most: bool) -> int:
    """Return the good of which there is the most, or the fewest but some, among those not yet spent.

    -1 if there is none.
    """
    best = -1
    for good in range(GOODS):
        if spent[good] or not goods[good]:
            continue
        if best < 0 or (goods[good] > goods[best] if most else goods[good] < goods[best]):
            best = good
    return best


def sets_in(city: City) -> int:
    """Count the sets of symbols that a city can turn in: pairs first, then three different ones."""
    sets = 0
    for card in range(FIRST_SYMBOL, FIRST_SYMBOL + SYMBOLS):
        sets += city.cards[card] >> 1
    return sets + 1 if odd_symbols(city) == SYMBOLS else sets


def single_symbols(city: City) -> int:
    """Count the symbols that belong to none of these sets: none, one, or two different ones."""
    odd = odd_symbols(city)
    return 0 if odd == SYMBOLS else odd


def odd_symbols(city: City) -> int:
    """Count the symbols of which a city has an odd number."""
    odd = 0
    for card in range(FIRST_SYMBOL, FIRST_SYMBOL + SYMBOLS):
        odd += city.cards[card] & 1
    return odd
