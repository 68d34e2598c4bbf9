"""Options and scores worked out a second time: slowly and plainly, from the catalogue and a saved game.

Nothing here uses the engine's rules. The engine is right when both versions agree.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product

import msgspec

from sevenwonders.catalogue.architects import Stage, load_architects

CATALOGUE = load_architects()
CARDS = {card.id: card for card in CATALOGUE.cards}
WONDERS = {wonder.id: wonder for wonder in CATALOGUE.wonders}
TOKENS = {token.id: token for token in CATALOGUE.tokens}
GOODS = [card.id for card in CATALOGUE.cards if card.colour == "grey"]
SYMBOLS = [card.id for card in CATALOGUE.cards if card.colour == "green"]
ECONOMY = next(token.id for token in CATALOGUE.tokens if token.payment == "double_coin")
ENGINEERING = next(token.id for token in CATALOGUE.tokens if token.payment == "any_resources")


class SlowCity(msgspec.Struct):
    board: str
    cards: list[str]
    stages: list[int]
    tokens: list[str]
    victories: int


class SlowConfig(msgspec.Struct):
    options: dict[str, str]


class SlowTable(msgspec.Struct):
    """The parts of a saved game that the rules here look at."""

    config: SlowConfig
    cities: list[SlowCity]
    active: int
    decks: list[list[str]]
    row: list[str]
    stack: list[str]
    cat: int
    armed: list[str]
    used: list[str]
    looked: list[str]


def read_table(data: object) -> SlowTable:
    return msgspec.convert(data, SlowTable)


# Payments


def fitting(stage: Stage, have: Counter[str], spent: Counter[str], loose: bool, free: bool) -> bool:
    """Whether the grey cards of a payment may be paid for the stage, given what the city has."""
    kinds = [good for good in GOODS if spent[good]]
    if not free:
        if stage.cost == "identical" and len(kinds) > 1:
            return False
        if stage.cost == "different" and any(spent[good] > 1 for good in GOODS):
            return False
    if loose or not spent["coin"]:
        return True
    # A coin replaces only what is missing: nothing that fits may be kept back.
    if free:
        return all(spent[good] == have[good] for good in GOODS)
    if stage.cost == "different":
        return all(spent[good] == min(have[good], 1) for good in GOODS)
    return spent[kinds[0]] == have[kinds[0]] if kinds else any(have[good] == 0 for good in GOODS)


def payments_for(table: SlowTable, stage: Stage) -> Iterator[tuple[str, bool]]:
    """Every payment in words, and whether it makes the stage compulsory."""
    city = table.cities[table.active]
    options = table.config.options
    have = Counter(city.cards)
    ready = [token for token in city.tokens if token not in table.used]
    loose = options["coin_may_replace_held_card"] == "true"
    ranges = [range(min(have[card], stage.count) + 1) for card in [*GOODS, "coin"]]
    for numbers in product(*ranges):
        spent = Counter(dict(zip([*GOODS, "coin"], numbers, strict=True)))
        for double, free in product((False, True), (False, True)):
            if (double and (ECONOMY not in ready or not spent["coin"])) or (free and ENGINEERING not in ready):
                continue
            if sum(numbers) + double != stage.count or not fitting(stage, have, spent, loose, free):
                continue
            if free and fitting(stage, have, spent, loose, False):
                continue
            forced = not (double and options["economy_forces_build"] == "false")
            forced = forced and not (free and options["engineering_forces_build"] == "false")
            yield payment_words(spent, double, free), forced


def payment_words(spent: Counter[str], double: bool, free: bool) -> str:
    words = ", ".join(card for card in [*GOODS, "coin"] for _ in range(spent[card]))
    help_words = [token for token, used in ((ECONOMY, double), (ENGINEERING, free)) if used]
    return f"with {words}" + (f" using {', '.join(help_words)}" if help_words else "")


# Options


def reachable(table: SlowTable) -> set[str]:
    seat = table.active
    decks = {"left": table.decks[seat], "right": table.decks[seat - 1 if seat else -2], "centre": table.decks[-1]}
    return {f"take {place}" for place, deck in decks.items() if deck}


def action_options(table: SlowTable) -> set[str]:
    """Everything that can be done within a turn, written with ids."""
    city = table.cities[table.active]
    found = reachable(table) if table.armed else set()
    forced = False
    for number, stage in enumerate(WONDERS[city.board].stages, 1):
        if number not in city.stages and set(stage.needs) <= set(city.stages):
            for words, compulsory in payments_for(table, stage):
                found.add(f"stage {number} {words}")
                forced = forced or compulsory
    if table.row or table.stack:
        greens = [card for card in city.cards if card in SYMBOLS]
        sets = {tuple(sorted(pair)) for pair in combinations(greens, 2) if pair[0] == pair[1]}
        sets |= {tuple(sorted(three)) for three in combinations(greens, 3) if len(set(three)) == 3}
        found |= {f"science {', '.join(sorted(cards, key=SYMBOLS.index))}" for cards in sets}
        forced = forced or bool(sets)
    return found if forced or not found else found | {"done"}


def options_for(table: SlowTable, kind: str) -> set[str]:
    """The options of the open decision, written with ids."""
    if kind == "card":
        return reachable(table)
    if kind == "action":
        return action_options(table)
    if kind == "token":
        return {f"token {token}" for token in table.row} | ({"token unseen"} if table.stack else set())
    if kind == "look_deck":
        return {words.replace("take", "look") for words in reachable(table) - {"take centre"}}
    if kind == "looked_card":
        return {f"keep {card}" for card in table.looked}
    near = {table.active, (table.active - 1) % len(table.cities)}
    far = {f"take {city.board}" for seat, city in enumerate(table.cities) if seat not in near and table.decks[seat]}
    return far | reachable(table)


# Scores


def score_for(table: SlowTable, seat: int) -> dict[str, int]:
    city = table.cities[seat]
    stages = WONDERS[city.board].stages
    finished = len(city.stages) == len(stages)
    cats = sum(CARDS[card].cat for card in city.cards)
    counts = {"": 0, "cat_card": cats, "victory_token": city.victories, "progress_token": len(city.tokens)}
    progress = 0
    for token, copies in Counter(city.tokens).items():
        facts = TOKENS[token]
        progress += facts.finished if finished else facts.unfinished
        progress += facts.each * counts[facts.per]
        progress += facts.by_number[copies - 1] if facts.by_number else 0
    return {
        "wonder": sum(stages[number - 1].points for number in city.stages),
        "cat": 2 if table.cat == seat else 0,
        "civilian": sum(CARDS[card].points for card in city.cards),
        "military": 3 * city.victories,
        "progress": progress,
    }
