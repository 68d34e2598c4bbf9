"""Writes the catalogue of the first edition as tables in C."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from sevenwonders.catalogue.loader import RESOURCES, load_catalogue
from sevenwonders.catalogue.schema import Card, Catalogue, Cost, Effect, Wonder, entry_of

PLAYERS: Final = 4
SYMBOLS: Final = {"compass": "COMPASS", "gear": "GEAR", "tablet": "TABLET", "any": "WILD"}
SPECIALS: Final = {
    "play_last_card": "PLAY_LAST_CARD",
    "free_build_each_age": "FREE_BUILD",
    "from_discard": "FROM_DISCARD",
    "copy_guild": "COPY_GUILD",
}
COUNTED: Final = {"wonder_stage": "STAGES_BUILT", "defeat_token": "DEFEATS"}


def table_source() -> str:
    """The header `tables.h`."""
    catalogue = load_catalogue("first_edition")
    facts = catalogue.facts
    guilds = [number for number, card in enumerate(catalogue.cards) if card.colour == "purple"]
    decks = [deck_of(catalogue, age) for age in facts.cards_of_age]
    numbers = {
        "PLAYERS": PLAYERS,
        "AGES": len(decks),
        "HAND": facts.hand_size,
        "START_COINS": facts.coins,
        "CARDS": len(catalogue.cards),
        "GUILDS": len(guilds),
        "GUILDS_DRAWN": PLAYERS + facts.guilds_beyond_players,
        "WONDERS": facts.wonders,
        "SIDES": len(facts.sides),
    }
    longest = max(map(len, decks))
    return "\n".join(
        [
            "/* Written from the catalogue by benchmarks/yardstick/tables.py. */",
            '#include "facts.h"',
            *[f"#define {name} {value}" for name, value in numbers.items()],
            array("Card", "cards", [card_row(catalogue, card) for card in catalogue.cards]),
            array("Board", "boards", [board_row(wonder) for wonder in catalogue.wonders]),
            array("uint8_t", "guilds", map(str, guilds)),
            array("uint8_t", "deck_sizes", [str(len(deck)) for deck in decks]),
            array("uint8_t", f"decks[][{longest}]", [braces(map(str, deck)) for deck in decks]),
            array("int", "defeat_tokens", map(str, facts.defeats)),
            "",
        ]
    )


def deck_of(catalogue: Catalogue, age: int) -> list[int]:
    """The cards of an Age at this table, without guilds."""
    return [
        number
        for number, card in enumerate(catalogue.cards)
        for copy in card.copies
        if card.age == age and card.colour != "purple" and copy <= PLAYERS
    ]


def card_row(catalogue: Catalogue, card: Card) -> str:
    """One card."""
    number_of = {other.id: number for number, other in enumerate(catalogue.cards)}
    opens = " | ".join(f"CARD({number_of[child]})" for child in card.chain_to) or "0"
    names = [other.name for other in catalogue.cards]
    fields = [
        f".name = {names.index(card.name)}",
        f".colour = {card.colour.upper()}",
        f".coins = {card.cost.coins}",
        f".cost = {goods(card.cost.resources)}",
    ]
    return braces([*fields, f".opens = {opens}", f".effects = {effects_row(card.effects)}"])


def board_row(wonder: Wonder) -> str:
    """One side of a wonder."""
    if wonder.effects:
        raise SystemExit(f"The yardstick does not know the effects of the board {wonder.id}.")
    stages = [
        braces([f".cost = {goods(only_resources(stage.cost))}", f".effects = {effects_row(stage.effects)}"])
        for stage in wonder.stages
    ]
    return braces([f".resource = {goods(wonder.produces)}", f".stages = {len(stages)}", f".stage = {braces(stages)}"])


def only_resources(cost: Cost) -> str:
    """The resources of a cost that has no coins."""
    if cost.coins or cost.age:
        raise SystemExit("The yardstick does not know stages that cost coins.")
    return cost.resources


def effects_row(effects: Sequence[Effect]) -> str:
    """Everything that a card or stage gives."""
    fields: list[str] = []
    for effect in effects:
        kind, value = entry_of(effect)
        fields += effect_fields(kind, value)
    return braces(fields or ["0"])


def effect_fields(kind: str, value: object) -> list[str]:
    """The fields that say what one effect gives."""
    if kind in ("points", "coins", "shields"):
        return [f".{kind} = {value}"]
    if kind == "science":
        return [f".symbol = {SYMBOLS[str(value)]}"]
    if kind in SPECIALS:
        return [f".special = {SPECIALS[kind]}"]
    if not isinstance(value, dict):
        raise SystemExit(f"The yardstick does not know the effect {kind}.")
    if kind == "produce":
        return produce_fields(value)
    if kind == "discount":
        sides = ("left", "right") if value["side"] == "both" else (value["side"],)
        names = ["manufactured"] if value["goods"] == "manufactured" else [f"raw_{side}" for side in sides]
        return [f".{name} = {value['price']}" for name in names]
    if kind in ("points_per", "coins_per"):
        what = " | ".join(f"1 << {COUNTED.get(name, name.upper())}" for name in value["count"])
        boards = " | ".join(name.upper() for name in value["boards"])
        return [f".{kind} = {braces([what, boards, str(value['each'])])}"]
    raise SystemExit(f"The yardstick does not know the effect {kind}.")


def produce_fields(value: Mapping[str, object]) -> list[str]:
    """What a producer gives: some resources, or one of several."""
    letters = str(value["goods"])
    if "/" not in letters:
        return [f".goods = {goods(letters)}"]
    return [f".choice = {goods(letters.replace('/', ''))}", f".reserved = {int(bool(value.get('reserved')))}"]


def goods(letters: str) -> str:
    """Resources, four bits for the units of each kind."""
    return f"0x{sum(1 << (4 * RESOURCES.index(letter)) for letter in letters):x}"


def braces(items: Iterable[str]) -> str:
    """An initializer."""
    return "{" + ", ".join(items) + "}"


def array(kind: str, name: str, rows: Iterable[str]) -> str:
    """A constant array."""
    size = "" if "[" in name else "[]"
    return f"static const {kind} {name}{size} = {{\n    " + ",\n    ".join(rows) + ",\n};"
