"""The colours of cards as small integers. Every card in a city has one, whichever box it comes from."""

from typing import Final

from sevenwonders.catalogue.facts import CatalogueError
from sevenwonders.catalogue.loader import CARDS, DECK, all_colours

FACTS: Final = all_colours()
COLOURS: Final = list(FACTS)

BROWN: Final = 0
GRAY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6

# The colours of the cards that are dealt in an Age, and the colours of everything that counts as a coloured card.
DECK_COLOURS: Final = [number for number, name in enumerate(COLOURS) if FACTS[name].of == DECK]
CARD_COLOURS: Final = [number for number, name in enumerate(COLOURS) if FACTS[name].of in (DECK, CARDS)]


def colour_of(name: str) -> int:
    """Return the number of the colour with that name. Raises `CatalogueError` if there is none."""
    if name not in COLOURS:
        raise CatalogueError(f"There is no colour '{name}'. Use {', '.join(COLOURS)}.")
    return COLOURS.index(name)


def back_of(colour: int, age: int, level: int) -> int:
    """Return the back of a card: its Age, or a number above all Ages for cards that belong to no Age."""
    return age or FACTS[COLOURS[colour]].back + level
