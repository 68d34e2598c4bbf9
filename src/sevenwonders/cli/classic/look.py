"""The look of cards and boards of the classic game: names, costs, and tables that mark reconstructed values."""

from functools import cache
from typing import Final

from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import COLOURS, DECK_COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Card, Library, Stage
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.resources import NAMES, unpack
from sevenwonders.cli.look import COLOUR_MARKS, PLAIN_MARK, QUIET_STYLE, coins_words, listing

# The colours in the order in which cities list them: deck colours first, then all others.
COLOUR_ORDER: Final = sorted(range(len(COLOURS)), key=lambda colour: (colour not in DECK_COLOURS, colour))

AGE_NAMES: Final = ["", "I", "II", "III"]
BY_AGE: Final = "1, 2 or 3 coins by Age"
# The reconstructed values of each card, board or lane, by id.
Marks = dict[str, list[str]]

# The heading of the column with the marks, and its meaning.
MARK: Final = "Reconstructed"
MARK_NOTE: Final = f"{MARK}: no source shows this value (docs/reconstructed.md lists all)."


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
    return coloured(library.cards[card].colour, library.cards[card].name)


def effects_words(effects: list[Effect]) -> str:
    """Describe the effects of a card or stage in a few words."""
    return ", ".join(words for effect in effects if (words := effect.words()))


def cost_words(card: Card | Stage) -> str:
    """Describe the cost of a card or stage: `free`, `1 coin`, `2 clay, 1 papyrus`.

    Some cards cost the number of the Age.
    """
    if isinstance(card, Card) and card.age_price:
        return BY_AGE
    parts = [coins_words(card.coins)] if card.coins else []
    parts += [f"{count} {name}" for name, count in zip(NAMES, unpack(card.cost), strict=True) if count]
    return ", ".join(parts) or "free"


def board_name(library: Library, board: int) -> str:
    """Name the city and the side of its board: `Giza A`."""
    facts = library.boards[board]
    return f"{facts.name} {facts.side}"


def boards_of(game: ClassicGame) -> list[str]:
    """Name the board of every city: `Giza A`."""
    return [board_name(game.library, city.board) for city in game.cities]


def mark_cells(marks: Marks, idents: list[str], ident: str) -> list[Text]:
    """Return the cell that names the reconstructed values of a row; no cell if no row of the table has a mark."""
    if not any(other in marks for other in idents):
        return []
    return [Text(", ".join(marks.get(ident, [])), style=QUIET_STYLE)]


def noted(caption: str, marks: Marks, idents: list[str]) -> str:
    """Return the caption, with the meaning of the mark if there is one."""
    return f"{caption} {MARK_NOTE}" if any(ident in marks for ident in idents) else caption


def reconstructed_words(marks: list[str]) -> str:
    """Explain the mark: the values that no source shows."""
    return f"{' and '.join(marks)} reconstructed: no source shows {'it' if len(marks) == 1 else 'them'}"


def marked_listing(headings: list[str], caption: str, marks: Marks, idents: list[str]) -> Table:
    """Return an empty table, with a column for marks if one of the rows has any."""
    table = listing(headings, noted(caption, marks, idents))
    if any(ident in marks for ident in idents):
        table.add_column(MARK, min_width=len(MARK))
    return table
