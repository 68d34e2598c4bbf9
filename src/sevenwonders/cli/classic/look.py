"""The look of cards and boards of the classic game."""

from typing import Final

from rich.text import Text

from sevenwonders.classic.colours import COLOURS, DECK_COLOURS
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Card, Library, Stage
from sevenwonders.classic.resources import NAMES, unpack
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic.colour_marks import SHAPES, STYLES
from sevenwonders.cli.look import coins_words

# The colours in the order in which cities list them: deck colours first, then all others.
COLOUR_ORDER: Final = sorted(range(len(COLOURS)), key=lambda colour: (colour not in DECK_COLOURS, colour))

AGE_NAMES: Final = ["", "I", "II", "III"]
BY_AGE: Final = "1, 2 or 3 coins by Age"


def card_name(library: Library, card: int) -> Text:
    """The card's shape and name in its colour."""
    facts = library.cards[card]
    return Text(f"{SHAPES[facts.colour]} {facts.name}", style=STYLES[facts.colour])


def effects_words(effects: list[Effect]) -> str:
    """The effects of a card or stage in a few words."""
    return ", ".join(words for effect in effects if (words := effect.words()))


def cost_words(card: Card | Stage) -> str:
    """The cost of a card or stage: `free`, `1 coin`, `2 clay, 1 papyrus`. Some cards cost the number of the Age."""
    if isinstance(card, Card) and card.age_price:
        return BY_AGE
    parts = [coins_words(card.coins)] if card.coins else []
    parts += [f"{count} {name}" for name, count in zip(NAMES, unpack(card.cost), strict=True) if count]
    return ", ".join(parts) or "free"


def board_name(library: Library, board: int) -> str:
    """The city and the side of its board: `Giza A`."""
    facts = library.boards[board]
    return f"{facts.name} {facts.side}"


def boards_of(game: ClassicGame) -> list[str]:
    """The board of every city: `Giza A`."""
    return [board_name(game.library, city.board) for city in game.cities]
