"""The look of cards and boards of the classic game: names, costs, and tables that mark reconstructed values."""

import re
from collections.abc import Iterable
from functools import cache
from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import COLOURS, DECK_COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Board, Card, Library, Stage
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.resources import LETTERS, NAMES, unpack
from sevenwonders.cli.look import COLOUR_MARKS, PLAIN_MARK, QUIET_STYLE, coins_words, listing
from sevenwonders.cli.words.effects import effect_words, units_words
from sevenwonders.cli.words.language import in_row, listed, named, told_by_id
from sevenwonders.cli.words.told import told

# The colours in the order in which cities list them: deck colours first, then all others.
COLOUR_ORDER: Final = sorted(range(len(COLOURS)), key=lambda colour: (colour not in DECK_COLOURS, colour))

AGE_NAMES: Final = ["", "I", "II", "III"]
# What follows the name of a city in the id of a board.
SIDE: Final = re.compile(r"_(?:a|b|day|night)$")
# The reconstructed values of each card, board or lane, by id.
Marks = dict[str, list[str]]


# Names


def name_of(library: Library, card: int) -> str:
    """Return the name of a card."""
    return named("card", library.cards[card].ident, library.cards[card].name)


def names_of(library: Library, cards: Iterable[int]) -> str:
    """Name cards in a row."""
    return in_row(name_of(library, card) for card in cards)


def name_in_text(library: Library, ident: str, wants_article: bool) -> str:
    """Name a card or another thing inside a sentence. Only a card of a deck has an article, in languages with any."""
    if ident not in library.names_in_text:
        return named("thing", ident, ident)
    card = library.card_index[ident]
    name = name_of(library, card)
    return told("log-card", card=name) if wants_article and not library.thing_of(card) else name


def place_name(board: Board) -> str:
    """Return the name of the city of a board."""
    return named("place", SIDE.sub("", board.ident), board.name)


def wonder_name(board: Board) -> str:
    """Return the name of the wonder of a board."""
    return named("wonder", SIDE.sub("", board.ident), board.wonder)


def board_name(library: Library, board: int) -> str:
    """Name the city and the side of its board: `Giza A`."""
    facts = library.boards[board]
    return told("table-board", name=place_name(facts), side=facts.side)


def boards_of(game: ClassicGame) -> list[str]:
    """Name the board of every city: `Giza A`."""
    return [board_name(game.library, city.board) for city in game.cities]


def colour_name(colour: int) -> str:
    """Name a colour of cards: `blue`."""
    return named("terminal-colour", COLOURS[colour], COLOURS[colour])


def good_name(kind: int) -> str:
    """Name a resource by its number."""
    return told_by_id(f"good-{NAMES[kind]}")


def goods_of(packed: int) -> list[str]:
    """List resources with their numbers: `2 stone`."""
    return [units_words(count, LETTERS[kind]) for kind, count in enumerate(unpack(packed)) if count]


# Cards and boards


@cache
def colour_marks() -> list[tuple[str, str]]:
    """Return a shape and a style for each colour, in the order of classic/colours.py."""
    # The screens of rules, which add marks, are drawn with this module.
    from sevenwonders.cli.classic.all_rules import RULE_SCREENS  # noqa: PLC0415

    marks = {**COLOUR_MARKS, "bonus": ("▫", "color(66)")}
    for screen in RULE_SCREENS:
        marks.update(screen.colour_marks)
    return [marks.get(colour, PLAIN_MARK) for colour in COLOURS]


def coloured(colour: int, words: str | int = "", between: str = " ") -> Text:
    """Draw the shape of a colour, and words after it if there are any, in the style of the colour."""
    shape, style = colour_marks()[colour]
    return Text(f"{shape}{between}{words}" if words != "" else shape, style=style)


def card_name(library: Library, card: int) -> Text:
    """Return the card's shape and name in its colour."""
    return coloured(library.cards[card].colour, name_of(library, card))


def effects_words(library: Library, effects: Iterable[Effect]) -> str:
    """Describe effects in a row of a few words each."""
    return in_row(effect_of(library, effect) for effect in effects if effect.code())


def effect_of(library: Library, effect: Effect) -> str:
    """Describe an effect in a few words."""
    return effect_words(effect.code(), effect.words(), lambda ident: name_of(library, library.card_index[ident]))


def card_effects(library: Library, card: int) -> str:
    """Describe the effects of a card."""
    return effects_words(library, library.cards[card].effects)


def cost_words(card: Card | Stage) -> str:
    """Describe the cost of a card or stage: `free`, `1 coin`, `2 clay, 1 papyrus`.

    Some cards cost the number of the Age.
    """
    if isinstance(card, Card) and card.age_price:
        return told("terminal-price-by-age")
    parts = [coins_words(card.coins)] if card.coins else []
    return in_row(parts + goods_of(card.cost)) or told("goods-free")


# Reconstructed values


def mark_cells(marks: Marks, idents: list[str], ident: str) -> list[Text]:
    """Return the cell that names the reconstructed values of a row; no cell if no row of the table has a mark."""
    if not any(other in marks for other in idents):
        return []
    return [Text(in_row(mark_words(marks.get(ident, []))), style=QUIET_STYLE)]


def mark_words(values: Iterable[str]) -> list[str]:
    """Name values that are reconstructed."""
    return [named("terminal-value", value, value.replace("_", " ")) for value in values]


def noted(caption: str, marks: Marks, idents: list[str]) -> str:
    """Return the caption, with the meaning of the mark if there is one."""
    return f"{caption} {told('terminal-mark-note')}" if any(ident in marks for ident in idents) else caption


def reconstructed_words(values: list[str]) -> str:
    """Explain the mark: the values that no source shows."""
    return told("terminal-reconstructed", values=listed(mark_words(values)), count=len(values))


def marked_listing(headings: list[str], caption: str, marks: Marks, idents: list[str]) -> Table:
    """Return an empty table, with a column for marks if one of the rows has any."""
    table = listing(headings, noted(caption, marks, idents))
    if any(ident in marks for ident in idents):
        add_mark_column(table)
    return table


def add_mark_column(table: Table) -> None:
    """Add the column that names reconstructed values."""
    heading = told("terminal-column-mark")
    table.add_column(heading, min_width=len(heading))
