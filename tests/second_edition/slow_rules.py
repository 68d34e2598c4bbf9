"""Work out options and scores of the second edition a second time, slowly and plainly, from facts and a saved game.

Nothing here uses the engine's rules. The engine is right when both versions agree.
"""

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, product

import msgspec

from sevenwonders.catalogue.schema import Cost
from tests.second_edition.slow_table import (
    AGE_COLOURS,
    BOARDS,
    CARDS,
    FLEETS,
    LANES,
    SHIPYARDS,
    SlowCity,
    SlowTable,
    effects_of,
    field_in,
    has_special,
    stage_effects,
)
from tests.second_edition.slow_trade import FREE, Payment, needed_costs, payments_for
from tests.support.effect_schema import Card, Effect, Per

SYMBOLS = ["compass", "gear", "tablet"]
GUILD_CAP = 10
LAST_SQUARE = 6


# What goes with a card or stage


class Extra(msgspec.Struct):
    """A step of a fleet, or joining an Edifice: how it is written, and its cost in resources and coins."""

    words: str
    costs: list[str]
    coins: int = 0


def ship(city: SlowCity, fleet: str) -> list[Extra]:
    """The next step of a fleet, if there is one."""
    square = city.square(fleet)
    if square == LAST_SQUARE:
        return []
    cost = SHIPYARDS[shipyard_of(city)].costs[fleet][square]
    return [Extra(f" with {fleet} ship", needed_costs(cost, has_special(city, "cheaper_ships")))]


def shipyard_of(city: SlowCity) -> str:
    return str(field_in(city.parts, "shipyard"))


def extras_for(table: SlowTable, seat: int, thing: str) -> list[Extra]:
    """What may go with a card of that colour, or with a stage."""
    city = table.cities[seat]
    found: list[Extra] = []
    if table.has("armada"):
        for fleet in FLEETS:
            if moves_with(table, city, fleet, thing):
                found += ship(city, fleet)
    if thing == "wonder_stage" and table.edifice_is_open() and not city.number("joined"):
        found.append(Extra(" with edifice", [""], CARDS[table.edifice()].cost.coins))
    return found


def moves_with(table: SlowTable, city: SlowCity, fleet: str, thing: str) -> bool:
    """AR1 and the house rule for black cards."""
    if thing == "wonder_stage":
        return has_special(city, "any_wonder_fleet") or SHIPYARDS[shipyard_of(city)].wonder_fleet == fleet
    if thing == "black":
        least = min(city.square(other) for other in FLEETS)
        return table.option("black_cards_sail") == "true" and city.square(fleet) == least
    return thing == fleet


# Options


def is_cheaper(city: SlowCity, thing: str) -> bool:
    return any(effect.cheaper == thing for effect in effects_of(city))


def chained(city: SlowCity, card: Card) -> bool:
    """R4: a parent in the city makes the card free."""
    return any(card.id in CARDS[parent].chain_to for parent in city.built)


def is_waived(table: SlowTable, city: SlowCity, card: Card) -> bool:
    """Whether something in the city makes the card free, coins included."""
    if any(effect.free_colour == card.colour for effect in effects_of(city)):
        return True
    if has_special(city, "first_of_colour_free") and all(CARDS[other].colour != card.colour for other in city.built):
        return True
    if has_special(city, "first_card_free") and table.turn == 1:
        return True
    return has_special(city, "last_card_free") and table.turn == table.last_turn()


def card_cost(table: SlowTable, seat: int, card: Card) -> tuple[list[str], int]:
    """The possible costs of a structure in resources, and its cost in coins."""
    city = table.cities[seat]
    if chained(city, card) or is_waived(table, city, card):
        return [""], 0
    return needed_costs(card.cost.resources, is_cheaper(city, card.colour)), card.cost.coins


def stage_cost(city: SlowCity, cost: Cost) -> list[str]:
    """The possible costs of a stage in resources."""
    if has_special(city, "stages_without_resources"):
        return [""]
    return needed_costs(cost.resources, is_cheaper(city, "wonder_stage"))


def together(costs: list[str], extra: Extra) -> list[str]:
    """AR2: both are paid for together, and a unit serves one of them."""
    return sorted({"".join(sorted(cost + more)) for cost in costs for more in extra.costs})


def open_stages(city: SlowCity) -> list[int]:
    """The stages that may come next: the first one, or any where the board says so."""
    board = BOARDS[city.board]
    left = [number for number in range(len(board.stages)) if not city.built_stages >> number & 1]
    return left if board.any_order else left[:1]


def stage_payments(table: SlowTable, seat: int) -> list[Payment]:
    """The payments for the seat's next stage without an extra."""
    city = table.cities[seat]
    for number in open_stages(city)[:1]:
        cost = BOARDS[city.board].stages[number].cost
        return payments_for(table, seat, stage_cost(city, cost), cost.coins)
    return []


def stage_words(table: SlowTable, seat: int) -> Iterator[str]:
    """What follows the card in every way to build a stage."""
    city = table.cities[seat]
    board = BOARDS[city.board]
    for number in open_stages(city):
        place = f" as {number + 1}" if board.any_order and number else ""
        cost = board.stages[number].cost
        costs = stage_cost(city, cost)
        for extra in [Extra("", [""]), *extras_for(table, seat, "wonder_stage")]:
            for payment in payments_for(table, seat, together(costs, extra), cost.coins + extra.coins):
                yield f"{place}{extra.words}{trade_words(payment)}"


def sale_words(table: SlowTable, seat: int) -> list[str]:
    """What follows the card in every way to sell it: for coins, or for a free step of the yellow fleet."""
    city = table.cities[seat]
    return ["", *[" with yellow ship" for _ in ship(city, "yellow")]] if table.has("armada") else [""]


def options_for(table: SlowTable, seat: int, hand: list[str]) -> set[str]:
    """Every choice with a card of the hand, as it is written with ids."""
    staging = list(stage_words(table, seat))
    selling = sale_words(table, seat)
    found: set[str] = set()
    for ident in set(hand):
        found |= set(building_options(table, seat, CARDS[ident]))
        found |= {f"stage {ident}{words}" for words in staging} | {f"sell {ident}{words}" for words in selling}
    return found


def building_options(table: SlowTable, seat: int, card: Card) -> Iterator[str]:
    """The ways to build one card."""
    city = table.cities[seat]
    if card.name in {CARDS[other].name for other in city.built}:
        return
    costs, bank = card_cost(table, seat, card)
    extras = [Extra("", [""]), *extras_for(table, seat, card.colour)]
    fits = has_special(city, "free_build_each_age") or card.colour == "black"
    for extra in extras:
        payments = payments_for(table, seat, together(costs, extra), bank + extra.coins)
        yield from (f"build {card.id}{extra.words}{trade_words(payment)}" for payment in payments)
        if city.free_build_ready and fits:
            # The right is for what it makes cheaper, the ship's share included.
            spared = FREE not in payments_for(table, seat, costs, bank) or bank
            for payment in payments_for(table, seat, extra.costs, extra.coins):
                if spared or payment not in payments:
                    yield f"build {card.id} free{extra.words}{trade_words(payment)}"


def trade_words(payment: Payment) -> str:
    """A payment as it is written."""
    left, right, bank, far_left, far_right = payment
    more = (("bank", bank), ("far left", far_left), ("far right", far_right))
    words = f"left {left}, right {right}" + "".join(f", {name} {coins}" for name, coins in more if coins)
    return f" ({words})" if sum(payment) else ""


def discard_options_for(table: SlowTable, seat: int) -> set[str]:
    """What may be built from the discard pile."""
    names = {CARDS[card].name for card in table.cities[seat].built}
    found = {f"take {card}" for card in table.discard if CARDS[card].name not in names}
    return found | {"pass"} if found else found


def leader_price(table: SlowTable, seat: int, leader: str) -> int:
    """What the leader costs the seat now."""
    city = table.cities[seat]
    if has_special(city, "free_leaders"):
        return 0
    price = full_price(table, leader, table.age)
    for effect in effects_of(city):
        price -= effect.leader_discount.own if effect.leader_discount else 0
    for effect in effects_of(table.left(seat)) + effects_of(table.right(seat)):
        price -= effect.leader_discount.neighbours if effect.leader_discount else 0
    return max(0, price)


def full_price(table: SlowTable, leader: str, age: int) -> int:
    """The price by the Age, or as printed."""
    cost = CARDS[leader].cost
    return age if table.option("leader_price") == "age" or cost.age else cost.coins


def recruit_options_for(table: SlowTable, seat: int) -> set[str]:
    """What may be done with the leaders in hand before an Age."""
    staging = list(stage_words(table, seat))
    selling = sale_words(table, seat)
    found: set[str] = set()
    for leader in table.cities[seat].leaders():
        found |= {f"stage {leader}{words}" for words in staging} | {f"sell {leader}{words}" for words in selling}
        if leader_price(table, seat, leader) <= table.cities[seat].coins:
            found.add(f"recruit {leader}")
    return found


def rule_options_for(table: SlowTable, seat: int, kind: str) -> set[str]:
    """What the questions of the expansions allow."""
    city = table.cities[seat]
    if kind == "leader_draft":
        return {f"keep {leader}" for leader in city.hand}
    if kind == "recruit":
        return recruit_options_for(table, seat)
    if kind == "extra_leader":
        leaders = city.leaders()
        return {f"recruit {leader}" for leader in leaders if leader_price(table, seat, leader) <= city.coins} | {"pass"}
    if kind == "bury_leader":
        return {f"bury {card}" for card in city.built if CARDS[card].colour == "white"} | {"pass"}
    if kind == "loss":
        return {f"pay {coins}" for coins in range(min(city.coins, city.number("loss")) + 1)}
    if kind == "victory_token":
        return {f"drop {token}" for token in city.tokens if token > 0}
    return sea_options_for(table, city, kind)


def sea_options_for(table: SlowTable, city: SlowCity, kind: str) -> set[str]:
    """What the questions of Armada and Edifice allow."""
    if kind == "fleet":
        return set(sail_options(city))
    if kind == "island":
        return {f"settle {island}" for island in city.names("offered")}
    if kind == "naval_conflict":
        return {"fight", "pass"}
    if kind == "bonus":
        offered = BOARDS[city.board].stages[city.stages - 1].effects
        return {f"choose {bonus}" for effect in offered for bonus in effect.choose or []}
    if kind == "pawn":
        return {f"join {age}" for age in (1, 2, 3)}
    assert kind == "penalty"
    penalty = CARDS[table.edifice()].penalty
    assert penalty is not None
    if penalty.victory_tokens:
        return {f"drop {token}" for token in city.tokens if token > 0}
    return {f"lose {card}" for card in city.built if CARDS[card].colour == penalty.discard}


def sail_options(city: SlowCity) -> Iterator[str]:
    """Every set of as many different fleets as may move, or all that can if they are fewer."""
    count, allowed = divmod(city.numbers("free_steps")[0], 16)
    fleets = [name for lane, name in enumerate(FLEETS) if allowed >> lane & 1 and city.square(name) < LAST_SQUARE]
    for chosen in combinations(fleets, min(count, len(fleets))):
        yield "sail " + " and ".join(chosen)


# Scores


def count_in(city: SlowCity, thing: str) -> int:
    """The number of one counted thing in a city."""
    if thing == "wonder_stage":
        return city.stages
    if thing == "defeat_token":
        return len([token for token in city.tokens if token < 0])
    if thing == "victory_token":
        return len([token for token in city.tokens if token > 0])
    if thing.startswith("victory_"):
        return len([token for token in city.tokens if token == int(thing[-1])])
    if thing == "brown_gray_pair":
        return min(count_in(city, "brown"), count_in(city, "gray"))
    if thing == "colour":
        return len([colour for colour in AGE_COLOURS if count_in(city, colour)])
    return len([card for card in city.built if CARDS[card].colour == thing])


def count_of(table: SlowTable, seat: int, per: Per) -> int:
    """The number of the counted things on the named boards."""
    boards = {"own": table.cities[seat], "left": table.left(seat), "right": table.right(seat)}
    named = [boards[board] for board in per.boards]
    # Three coins may come from two treasuries.
    coins = sum(city.coins for city in named) // 3 if "three_coins" in per.count else 0
    return coins + sum(count_in(city, thing) for city, thing in product(named, per.count) if thing != "three_coins")


def condition_holds(table: SlowTable, seat: int, condition: str) -> bool:
    """Whether something holds for the city at the end."""
    city = table.cities[seat]
    if condition == "wonder_finished":
        return city.stages == len(BOARDS[city.board].stages)
    if condition == "no_defeat":
        return all(token > 0 for token in city.tokens)
    thing = condition.removeprefix("most_")
    near = (table.left(seat), table.right(seat))
    if thing == "coins":
        return all(city.coins > other.coins for other in near)
    return all(count_in(city, thing) > count_in(other, thing) for other in near)


def points_of(table: SlowTable, seat: int, effects: list[Effect]) -> int:
    """What the effects are worth, science apart."""
    city = table.cities[seat]
    total = 0
    for effect in effects:
        total += effect.points or 0
        if effect.points_per:
            points = effect.points_per.each * count_of(table, seat, effect.points_per)
            total += min(points, effect.points_per.most or points)
        if effect.points_if and condition_holds(table, seat, effect.points_if.condition):
            total += effect.points_if.points
        total += (effect.points_per_level or 0) * LANES["yellow"][city.square("yellow")].level
        if effect.points_alone and count_in(city, "white") == 1:
            total += effect.points_alone
        if effect.points_per_set:
            total += effect.points_per_set.each * min(count_in(city, each) for each in effect.points_per_set.colours)
        if effect.points_per_pair:
            total += sum(value * (city.tokens.count(value) // 2) for value in (1, 3, 5))
        if effect.special == "best_colour":
            total += max(count_in(city, colour) for colour in [*AGE_COLOURS, "white"])
    return total


def guild_points(table: SlowTable, seat: int, guild: str) -> int:
    """What a guild is worth; with Armada ten at most."""
    points = points_of(table, seat, CARDS[guild].effects)
    return min(points, GUILD_CAP) if table.has("armada") else points


class Choices(msgspec.Struct, frozen=True):
    """One use of all free choices: guilds that score twice, wild and spied symbols, a changed symbol, repeated ones."""

    guilds: tuple[str, ...] = ()
    wilds: tuple[str, ...] = ()
    spied: tuple[str, ...] = ()
    changed: tuple[str, ...] = ()
    repeated: tuple[str, ...] = ()


def own_symbols(city: SlowCity) -> list[str]:
    return [effect.science for effect in effects_of(city) if effect.science and effect.science != "any"]


def symbols_with(city: SlowCity, choices: Choices) -> list[str]:
    """All symbols of a city after the free choices."""
    symbols = own_symbols(city)
    if choices.changed:
        symbols.remove(choices.changed[0])
        symbols.append(choices.changed[1])
    return [*symbols, *choices.wilds, *choices.spied, *choices.repeated]


def science_of(city: SlowCity, symbols: list[str]) -> int:
    """The squares of equal symbols plus 7 per set, and more with Aristotle."""
    counts = [symbols.count(symbol) for symbol in SYMBOLS]
    each = 7 + sum(effect.set_points or 0 for effect in effects_of(city))
    return sum(count**2 for count in counts) + each * min(counts)


def score_with(table: SlowTable, seat: int, choices: Choices) -> dict[str, int]:
    """The score for one use of the free choices."""
    city = table.cities[seat]
    by_colour: dict[str, list[Effect]] = {}
    for card in city.built:
        by_colour.setdefault(CARDS[card].colour, []).extend(CARDS[card].effects)
    worth = {colour: points_of(table, seat, effects) for colour, effects in by_colour.items()}
    guilds = [card for card in city.built if CARDS[card].colour == "purple"]
    repeated = sum(guild_points(table, seat, guild) for guild in choices.guilds)
    ages = city.numbers("buried_ages")
    buried = [2 * full_price(table, leader, age) for leader, age in zip(city.names("buried"), ages, strict=True)]
    return {
        "military": sum(city.tokens),
        "treasury": city.coins // 3 - city.number("debts") + worth.get("edifice", 0) + repeated,
        "wonder": points_of(table, seat, stage_effects(city)) + worth.get("bonus", 0) + sum(buried),
        "civilian": worth.get("blue", 0) + LANES["blue"][city.square("blue")].points,
        "science": science_of(city, symbols_with(city, choices)),
        "commerce": worth.get("yellow", 0),
        "guilds": sum(guild_points(table, seat, guild) for guild in guilds),
        "leaders": worth.get("white", 0),
        "cities": worth.get("black", 0),
        "naval": sum(city.naval_tokens()),
        "islands": worth.get("island", 0),
    }


def green_symbols(table: SlowTable, seat: int) -> list[str]:
    """The symbols on the neighbours' green cards, one entry per card."""
    built = table.left(seat).built + table.right(seat).built
    green = [effect for card in built if CARDS[card].colour == "green" for effect in CARDS[card].effects]
    return [effect.science for effect in green if effect.science]


def free_choices(table: SlowTable, seat: int) -> Iterator[Choices]:
    """Every use of the free choices that could be the best; science is worth most with as many symbols as there are."""
    city = table.cities[seat]
    own = [card for card in city.built if CARDS[card].colour == "purple"]
    repeats = sum(effect.special == "repeat_guild" for effect in effects_of(city))
    spies = sum(effect.spy or 0 for effect in effects_of(city))
    offered = green_symbols(table, seat)
    changes: list[tuple[str, ...]] = [()]
    if has_special(city, "change_symbol"):
        changes += [(old, new) for old in sorted(set(own_symbols(city))) for new in SYMBOLS if old != new]
    for guilds in sorted({(), *combinations(own, min(repeats, len(own)))}):
        extra = [effect for guild in guilds for effect in CARDS[guild].effects]
        wilds = sum(effect.science == "any" for effect in [*effects_of(city), *extra])
        for uses, spied, changed in product(
            product(SYMBOLS, repeat=wilds), sorted(set(combinations(offered, min(spies, len(offered))))), changes
        ):
            yield from repeating(city, Choices(guilds, uses, spied, changed))


def repeating(city: SlowCity, choices: Choices) -> Iterator[Choices]:
    """Each card that repeats a symbol adds one of those that the city has most of, once all else is decided."""
    repeats = sum(effect.special == "repeat_symbol" for effect in effects_of(city))
    symbols = symbols_with(city, choices)
    most = max(symbols.count(symbol) for symbol in SYMBOLS)
    tied = [symbol for symbol in SYMBOLS if most and symbols.count(symbol) == most]
    if not repeats or not tied:
        yield choices
        return
    for repeated in combinations_with_replacement(tied, repeats):
        yield msgspec.structs.replace(choices, repeated=repeated)


def best_total(table: SlowTable, seat: int) -> int:
    """The highest total that any use of the free choices gives (R5)."""
    return max(sum(score_with(table, seat, choices).values()) for choices in free_choices(table, seat))


# The naval conflict


def naval_strength(city: SlowCity) -> int:
    """All naval symbols of the city, and the square of its red fleet."""
    return sum(effect.naval or 0 for effect in effects_of(city)) + LANES["red"][city.square("red")].naval


def naval_tokens_for(table: SlowTable) -> dict[int, int]:
    """The naval tokens at the end of the Age by seat, among those who do not stay out."""
    fleets = {seat: naval_strength(city) for seat, city in enumerate(table.cities) if not city.number("skips")}
    first, second = {1: (3, 1), 2: (5, 3), 3: (7, 5)}[table.age]
    found: dict[int, int] = {}
    for seat, strength in fleets.items():
        stronger = [other for other in fleets.values() if other > strength]
        equal = [other for other, value in fleets.items() if value == strength]
        if strength == min(fleets.values()):
            if stronger:
                found[seat] = -table.age
        elif not stronger:
            found[seat] = first if len(equal) == 1 else second
        elif len(stronger) == 1 and len(equal) == 1:
            found[seat] = second
    return found
