"""The fields of a row for the table and for each city. A rule adds fields of its own: see rule_encoding.py."""

from typing import Final

from sevenwonders.catalogue.loader import token_values
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.library import Library
from sevenwonders.classic.number_blocks import BLOCKS, KINDS_PER_RULE
from sevenwonders.classic.rules import decision_names, step_names
from sevenwonders.classic.trade.resources import NAMES
from sevenwonders.encode.classic.actions import LEVELS, forms
from sevenwonders.encode.layout import Field, number_field

TOKENS: Final = token_values()
STAGES: Final = ["1", "2", "3", "4"]
SYMBOLS: Final = ["compass", "gear", "tablet", "any"]
PRICES: Final = ["raw left", "raw right", "manufactured left", "manufactured right"]
RIGHTS: Final = ["free build ready", "plays last card", "copies a guild"]


def card_labels(library: Library) -> list[str]:
    """List a label for every card of the table."""
    return [card.ident for card in library.cards]


def back_labels(library: Library) -> list[str]:
    """List a label for every back: the Ages, then those of cards that belong to no Age."""
    return [f"back {back}" for back in range(1, library.last_back + 1)]


def seat_labels(seats: int) -> list[str]:
    """List a label for every city relative to the viewer: its own, then those to the left."""
    return [f"city {seat}" for seat in range(seats)]


def kinds_at(rules: list[str], names: dict[int, str]) -> list[int]:
    """List the kinds of decision or step that occur at a table with these rules, in the order of their numbers."""
    blocks = [0, *[BLOCKS[rule] for rule in rules]]
    return [kind for kind in sorted(names) if kind // KINDS_PER_RULE in blocks]


def table_fields(library: Library, seats: int, rules: list[str]) -> list[Field]:
    """List the fields that every table has once, from the viewer's side."""
    cards = card_labels(library)
    decisions = decision_names()
    steps = step_names()
    return [
        number_field("age", "the Age, from 1; 0 before the first"),
        number_field("turn", "the turn of the Age, from 1; 0 before the first"),
        Field("decision", [decisions[kind] for kind in kinds_at(rules, decisions)], "1 for the decision to be made"),
        Field("about", seat_labels(seats), "1 for the city that the decision is about"),
        Field("step", LEVELS, "1 for the step of the decision (`steps`)", private=True),
        Field("chosen card", cards, "1 for the card chosen in an earlier step", private=True),
        Field("chosen form", [name for name, _ in forms()], "1 for the form chosen in an earlier step", private=True),
        Field("agenda", [steps[kind] for kind in kinds_at(rules, steps)], "the steps of this kind still to come"),
        Field("hand", cards, "the viewer's hand", private=True),
        Field("under the wonder", cards, "the cards under the viewer's own wonder", private=True),
        Field("discard pile", cards, "the cards of the discard pile that the viewer can see", private=True),
        Field("discard backs", back_labels(library), "the other cards of the discard pile, by back", private=True),
    ]


def city_fields(library: Library) -> list[Field]:
    """List the fields of every city."""
    return [
        Field("board", [board.ident for board in library.boards], "1 for the board of the city"),
        number_field("coins", "coins"),
        number_field("cards in hand", "the number of cards in hand"),
        Field("stages", STAGES, "1 for each stage that is built"),
        Field("stage backs", back_labels(library), "the cards under the wonder, by back"),
        number_field("shields", "shields"),
        Field("tokens", [f"{value:+}" for value in TOKENS], "military tokens, by value"),
        Field("symbols", SYMBOLS, "scientific symbols, and those to be chosen"),
        Field("goods", NAMES, "goods that the city always has"),
        Field("sold goods", NAMES, "goods that neighbours can always buy"),
        number_field("choices of goods", "producers that give one of several goods"),
        Field("prices", PRICES, "what a good costs at a neighbour"),
        Field("colours", COLOURS, "cards of each colour"),
        Field("rights", RIGHTS, "rights that the city has"),
        number_field("discarded", "cards of the city on the discard pile"),
        number_field("discard builds", "structures still to be built from the discard pile"),
        Field("built", card_labels(library), "the structures of the city"),
    ]
