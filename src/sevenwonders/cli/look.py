"""The shared look of the command line: a shape and a style for everything, so that colour is never needed alone."""

from typing import Final

from rich import box
from rich.table import Table
from rich.text import Text

from sevenwonders.classic.colours import BLUE, GREEN, PURPLE, RED, YELLOW
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Card, Library, Stage
from sevenwonders.classic.resources import NAMES, unpack
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.classic.scoring import (
    CATEGORIES,
    CIVILIAN,
    COMMERCE,
    GUILDS,
    MILITARY,
    NO_GUILD,
    SCIENCE,
    TREASURY,
    WONDER,
    Score,
)

# One entry a colour, in the order of classic/colours.py. The colours keep their contrast on black and on white.
SHAPES: Final = ["■", "□", "◆", "◎", "▲", "✚", "★"]
STYLES: Final = ["color(130)", "color(244)", "color(32)", "color(136)", "color(167)", "color(28)", "color(133)"]

COIN: Final = "●"
SHIELD: Final = "▲"
TICK: Final = "✓"
CHAIN: Final = "⛓"
CROSS: Final = "✗"
BUILT_STAGE: Final = "▰"
OPEN_STAGE: Final = "▱"

COIN_STYLE: Final = STYLES[YELLOW]
GOOD_STYLE: Final = STYLES[GREEN]
BAD_STYLE: Final = STYLES[RED]
QUIET_STYLE: Final = "color(244)"

CATEGORY_MARKS: Final = {
    MILITARY: (SHAPES[RED], STYLES[RED]),
    TREASURY: (COIN, COIN_STYLE),
    WONDER: (BUILT_STAGE, "bold"),
    CIVILIAN: (SHAPES[BLUE], STYLES[BLUE]),
    SCIENCE: (SHAPES[GREEN], STYLES[GREEN]),
    COMMERCE: (SHAPES[YELLOW], STYLES[YELLOW]),
    GUILDS: (SHAPES[PURPLE], STYLES[PURPLE]),
}


# How long a name may be on a score sheet of so many seats, if the sheet is to fit into 100 columns.
NAME_WIDTHS: Final = {5: 14, 6: 12, 7: 9}


def card_name(library: Library, card: int) -> Text:
    """The card's shape and name in its colour."""
    facts = library.cards[card]
    return Text(f"{SHAPES[facts.colour]} {facts.name}", style=STYLES[facts.colour])


def effects_words(effects: list[Effect]) -> str:
    """What a card or stage does, in a few words."""
    return ", ".join(words for effect in effects if (words := effect.words()))


def cost_words(card: Card | Stage) -> str:
    """What a card or stage costs: `free`, `1 coin`, `2 clay, 1 papyrus`."""
    parts = [coins_words(card.coins)] if card.coins else []
    parts += [f"{count} {name}" for name, count in zip(NAMES, unpack(card.cost), strict=True) if count]
    return ", ".join(parts) or "free"


def coins_words(amount: int) -> str:
    """A number of coins: `1 coin`, `3 coins`."""
    return f"{amount} coin" if amount == 1 else f"{amount} coins"


def board_name(library: Library, board: int) -> str:
    """The city and the side of its board: `Giza A`."""
    facts = library.boards[board]
    return f"{facts.name} {facts.side}"


def ordinal(place: int) -> str:
    """The place as people say it: `1st`, `2nd`."""
    return f"{place}{ {1: 'st', 2: 'nd', 3: 'rd'}.get(place, 'th') }"


def place_of(places: list[list[int]], seat: int) -> str:
    """The seat's place, with a mark when it is shared; a dash for a city that is not ranked."""
    before = 0
    for seats in places:
        if seat in seats:
            return ordinal(before + 1) + ("=" if len(seats) > 1 else "")
        before += len(seats)
    return "–"


def score_table(
    library: Library, names: list[str], boards: list[int], scores: list[Score], places: list[list[int]]
) -> Table:
    """The score sheet: a row a category, a column a seat, then totals, coins and places."""
    table = Table(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1, 0, 0))
    table.add_column("", no_wrap=True)
    best = places[0] if places else []
    longest = NAME_WIDTHS.get(len(names), 16)
    for seat, (name, board) in enumerate(zip(names, boards, strict=True)):
        heading = Text(
            f"{shortened(name, longest)}\n{board_name(library, board)}", style="bold" if seat in best else ""
        )
        table.add_column(heading, justify="right", no_wrap=True, overflow="ellipsis")
    for category, title in enumerate(CATEGORIES):
        shape, style = CATEGORY_MARKS[category]
        cells = [score_cell(score.points[category]) for score in scores]
        table.add_row(Text(f"{shape} {title.capitalize()}", style=style), *cells)
    table.add_section()
    table.add_row(Text("Total", style="bold"), *[Text(str(score.total()), style="bold") for score in scores])
    table.add_row(Text("Coins", style=QUIET_STYLE), *[Text(str(score.coins), style=QUIET_STYLE) for score in scores])
    marks = [place_of(places, seat) for seat in range(len(names))]
    table.add_row("Place", *[Text(mark, style="bold" if seat in best else "") for seat, mark in enumerate(marks)])
    return table


def shortened(words: str, width: int) -> str:
    """The words, cut to the width with a mark that something is missing."""
    return words if len(words) <= width else words[: width - 1] + "…"


def score_cell(points: int) -> Text:
    """A number of the score sheet; nothing at all steps back, losses stand out."""
    if points == 0:
        return Text("·", style=QUIET_STYLE)
    return Text(str(points), style=BAD_STYLE if points < 0 else "")


def score_notes(library: Library, names: list[str], scores: list[Score]) -> list[str]:
    """How wild symbols and a copied guild were used, one sentence each."""
    notes: list[str] = []
    for name, score in zip(names, scores, strict=True):
        used = [f"{count} {symbol}" for symbol, count in zip(SYMBOLS, score.wilds, strict=True) if count]
        if used:
            notes.append(f"{name}: free science symbols counted as {' and '.join(used)}.")
        if score.copied_guild != NO_GUILD:
            notes.append(f"{name}: the copied guild was {library.cards[score.copied_guild].name}.")
    return notes
