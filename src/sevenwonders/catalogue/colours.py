"""The colours of cards: those of the base game, then those that each expansion's box adds."""

from typing import Final, Literal

from sevenwonders.catalogue.loader import EXPANSIONS, read_expansion_facts
from sevenwonders.catalogue.schema import ColourFacts

# Colour categories: cards of an Age's deck, other cards of a city, or things that are kept like cards.
DECK: Final[Literal["deck"]] = "deck"
CARDS: Final[Literal["cards"]] = "cards"

BASE_COLOURS: Final = {
    "brown": ColourFacts(line="commerce", of=DECK),
    "gray": ColourFacts(line="commerce", of=DECK),
    "blue": ColourFacts(line="civilian", of=DECK),
    "yellow": ColourFacts(line="commerce", of=DECK),
    "red": ColourFacts(line="commerce", of=DECK),
    "green": ColourFacts(line="commerce", of=DECK),
    "purple": ColourFacts(line="guilds", of=DECK),
    # Bonuses that a stage lets its owner choose from.
    "bonus": ColourFacts(line="wonder", thing="bonus"),
}


def all_colours() -> dict[str, ColourFacts]:
    """Return every colour by name, in the order of their numbers."""
    found = dict(BASE_COLOURS)
    for name in EXPANSIONS:
        found.update(read_expansion_facts(name).colours)
    return found
