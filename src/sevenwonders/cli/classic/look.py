"""The look of cards and boards of the classic game."""

from functools import cache
from typing import Final

from rich.text import Text

from sevenwonders.classic.colours import COLOURS, DECK_COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Card, Library, Stage
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.trade.resources import NAMES, unpack
from sevenwonders.cli.look import COLOUR_MARKS, PLAIN_MARK, coins_words

# The colours in the order in which cities list them: deck colours first, then all others.
COLOUR_ORDER: Final = sorted(range(len(COLOURS)), key=lambda colour: (colour not in DECK_COLOURS, colour))

AGE_NAMES: Final = ["", "I", "II", "III"]
BY_AGE: Final = "1, 2 or 3 coins by Age"


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
