"""Work out payments, options and scores a second time, slowly and plainly, from facts and a saved game.

Nothing here uses the engine's rules. The engine is right when both versions agree.
"""

from collections.abc import Iterator
from functools import cache
from itertools import product

import msgspec

from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.catalogue.schema import Cost
from tests.support.effect_schema import Effect, Per, typed_boards, typed_cards

CATALOGUE = load_catalogue("first_edition")
CARDS = typed_cards(CATALOGUE)
BOARDS = typed_boards(CATALOGUE)
RAW = "WSOC"
SYMBOLS = ["compass", "gear", "tablet"]
FREE_CITY = 2


class SlowCity(msgspec.Struct):
    """One city of a saved game."""

    board: str
    coins: int
    stages: int
    free_build_ready: bool
    hand: list[str]
    built: list[str]
    tokens: list[int]
    new_chains: list[str]


class SlowTable(msgspec.Struct):
    """The parts of a saved game that the rules here look at."""

    cities: list[SlowCity]
    discard: list[str]
    age: int


def read_table(data: object) -> SlowTable:
    """The table of a saved game."""
    return msgspec.convert(data, SlowTable)


# Production and trade


def effects_of(city: SlowCity) -> list[Effect]:
    """The effects of everything in a city."""
    found = [effect for card in city.built for effect in CARDS[card].effects]
    return found + [effect for stage in BOARDS[city.board].stages[: city.stages] for effect in stage.effects]


def producers_of(city: SlowCity, for_sale: bool) -> tuple[str, ...]:
    """An entry per producer: the letters of which it gives one."""
    found = [BOARDS[city.board].produces]
    for effect in effects_of(city):
        if effect.produce and not (for_sale and effect.produce.reserved):
            goods = effect.produce.goods
            found.extend([goods.replace("/", "")] if "/" in goods else list(goods))
    return tuple(sorted(found))


Prices = tuple[int, int, int, int]


def prices_of(city: SlowCity) -> Prices:
    """Raw left, raw right, manufactured left, manufactured right."""
    prices = {("raw", "left"): 2, ("raw", "right"): 2, ("manufactured", "left"): 2, ("manufactured", "right"): 2}
    for effect in effects_of(city):
        if effect.discount:
            for goods, side in prices:
                if effect.discount.goods == goods and effect.discount.side in (side, "both"):
                    prices[goods, side] = effect.discount.price
    return tuple(prices.values())  # type: ignore[return-value]


Pairs = frozenset[tuple[int, int]]
NONE: Pairs = frozenset()


@cache
def all_payments(cost: str, own: tuple[str, ...], left: tuple[str, ...], right: tuple[str, ...], at: Prices) -> Pairs:
    """The (left, right) payment of every way to assign a producer to each unit, good or bad."""
    if not cost:
        return frozenset([(0, 0)])
    letter, rest = cost[0], cost[1:]
    found: set[tuple[int, int]] = set()
    for giver in {giver for giver in own if letter in giver}:
        found |= all_payments(rest, without(own, giver), left, right, at)
    for giver in {giver for giver in left if letter in giver}:
        price = at[0] if letter in RAW else at[2]
        found |= {(a + price, b) for a, b in all_payments(rest, own, without(left, giver), right, at)}
    for giver in {giver for giver in right if letter in giver}:
        price = at[1] if letter in RAW else at[3]
        found |= {(a, b + price) for a, b in all_payments(rest, own, left, without(right, giver), at)}
    return frozenset(found)


def without(givers: tuple[str, ...], used: str) -> tuple[str, ...]:
    """The producers that are left."""
    at = givers.index(used)
    return givers[:at] + givers[at + 1 :]


def offers(pairs: Pairs, coins: int) -> list[tuple[int, int]]:
    """R3: what no other payment beats or equals in every part; cheapest first, then least to the left."""
    payable = [pair for pair in pairs if sum(pair) <= coins]
    best = [
        (left, right)
        for left, right in payable
        if not any((a, b) != (left, right) and a <= left and b <= right for a, b in payable)
    ]
    return sorted(best, key=lambda pair: (sum(pair), pair[0]))


def payments_for(table: SlowTable, seat: int, cost: Cost) -> list[tuple[int, int]]:
    """The payments of the seat for a construction."""
    city = table.cities[seat]
    count = len(table.cities)
    pairs = all_payments(
        "".join(sorted(cost.resources)),
        producers_of(city, for_sale=False),
        producers_of(table.cities[(seat + 1) % count], for_sale=True),
        producers_of(table.cities[(seat - 1) % count], for_sale=True),
        prices_of(city),
    )
    return offers(pairs, city.coins - cost.coins)


# Options


def options_for(table: SlowTable, seat: int, hand: list[str], is_free_city: bool = False) -> set[str]:
    """Every choice with a card of the hand, as it is written with ids."""
    stages = BOARDS[table.cities[seat].board].stages[table.cities[seat].stages :]
    stage_trades = payments_for(table, seat, stages[0].cost) if stages else []
    found: set[str] = set()
    building: set[str] = set()
    for card in set(hand):
        builds = set(building_options(table, seat, card))
        uses = builds | {f"stage {card}{trade_words(trade)}" for trade in stage_trades}
        building |= builds if chained(table.cities[seat], card) else uses
        found |= uses | {f"sell {card}"}
    return building if is_free_city and building else found


def building_options(table: SlowTable, seat: int, card: str) -> Iterator[str]:
    """The ways to build one card."""
    city = table.cities[seat]
    if CARDS[card].name in {CARDS[other].name for other in city.built}:
        return
    cost = CARDS[card].cost
    trades = [(0, 0)] if chained(city, card) else payments_for(table, seat, cost)
    for trade in trades:
        yield f"build {card}{trade_words(trade)}"
    costs_nothing = chained(city, card) or ((0, 0) in trades and cost.coins == 0)
    if city.free_build_ready and not costs_nothing:
        yield f"build {card} free"


def chained(city: SlowCity, card: str) -> bool:
    """R4: a parent that was built in an earlier Age makes the card free."""
    if CARDS[card].name in {CARDS[other].name for other in city.built}:
        return False
    return any(card in CARDS[parent].chain_to for parent in city.built if parent not in city.new_chains)


def trade_words(trade: tuple[int, int]) -> str:
    """A payment as it is written."""
    return f" (left {trade[0]}, right {trade[1]})" if sum(trade) else ""


def discard_options_for(table: SlowTable, seat: int) -> set[str]:
    """What may be built from the discard pile."""
    names = {CARDS[card].name for card in table.cities[seat].built}
    found = {f"take {card}" for card in table.discard if CARDS[card].name not in names}
    return found | {"pass"} if found else found


# Scores


def count_of(table: SlowTable, seat: int, per: Per) -> int:
    """The number of the counted things on the named boards."""
    count = len(table.cities)
    boards = {"own": seat, "left": (seat + 1) % count, "right": (seat - 1) % count}
    total = 0
    for board, thing in product(per.boards, per.count):
        city = table.cities[boards[board]]
        if thing == "wonder_stage":
            total += city.stages
        elif thing == "defeat_token":
            total += len([token for token in city.tokens if token < 0])
        else:
            total += len([card for card in city.built if CARDS[card].colour == thing])
    return total


def points_of(table: SlowTable, seat: int, effects: list[Effect]) -> int:
    """What the effects are worth, science apart."""
    total = sum(effect.points or 0 for effect in effects)
    return total + sum(
        effect.points_per.each * count_of(table, seat, effect.points_per) for effect in effects if effect.points_per
    )


def science_of(symbols: list[str]) -> int:
    """The squares of equal symbols plus 7 per set."""
    counts = [symbols.count(symbol) for symbol in SYMBOLS]
    return sum(count**2 for count in counts) + 7 * min(counts)


def score_with(table: SlowTable, seat: int, guild: str, wilds: list[str]) -> dict[str, int]:
    """The score for one use of the free choices: a copied guild (or none) and what each wild symbol is."""
    city = table.cities[seat]
    by_colour: dict[str, list[Effect]] = {"blue": [], "yellow": [], "purple": []}
    for card in city.built:
        by_colour.setdefault(CARDS[card].colour, []).extend(CARDS[card].effects)
    guilds = points_of(table, seat, by_colour["purple"])
    if guild:
        # As if it were in this city: it counts itself if it counts guilds, and nothing else changes (P3).
        copied = SlowTable([*table.cities], table.discard, table.age)
        copied.cities[seat] = msgspec.structs.replace(city, built=[*city.built, guild])
        guilds += points_of(copied, seat, CARDS[guild].effects)
    symbols = [effect.science for effect in effects_of(city) if effect.science and effect.science != "any"]
    stages = [effect for stage in BOARDS[city.board].stages[: city.stages] for effect in stage.effects]
    return {
        "military": sum(city.tokens),
        "treasury": city.coins // 3,
        "wonder": points_of(table, seat, stages),
        "civilian": points_of(table, seat, by_colour["blue"]),
        "science": science_of([*symbols, *wilds]),
        "commerce": points_of(table, seat, by_colour["yellow"]),
        "guilds": guilds,
    }


def free_choices(table: SlowTable, seat: int) -> Iterator[tuple[str, list[str]]]:
    """Every copied guild with every use of the wild symbols."""
    city = table.cities[seat]
    count = len(table.cities)
    guilds = [""]
    if any(effect.special == "copy_guild" for effect in effects_of(city)):
        neighbours = table.cities[(seat + 1) % count].built + table.cities[(seat - 1) % count].built
        guilds += [card for card in neighbours if CARDS[card].colour == "purple"]
    for guild in guilds:
        extra = CARDS[guild].effects if guild else []
        wilds = sum(effect.science == "any" for effect in [*effects_of(city), *extra])
        for uses in product(SYMBOLS, repeat=wilds):
            yield guild, list(uses)


def best_total(table: SlowTable, seat: int) -> int:
    """The highest total that any use of the free choices gives (R5)."""
    return max(sum(score_with(table, seat, guild, wilds).values()) for guild, wilds in free_choices(table, seat))
