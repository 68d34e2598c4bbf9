"""Which values of the card data are reconstructed: no source shows them, and they carry a mark."""

from typing import Final

from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.catalogue.schema import Catalogue
from sevenwonders.kernel.config import Config

SETS: Final = {1: "first_edition", 2: "second_edition"}


def catalogue_of(config: Config) -> Catalogue:
    """The card data of a configuration, with the marks that the tables of the rules leave out."""
    return load_catalogue(SETS[config.edition], tuple(config.expansions))


def marks_of(config: Config) -> dict[str, list[str]]:
    """What of each card or shipyard is reconstructed, by id; a lane by its fleet."""
    catalogue = catalogue_of(config)
    marks = {card.id: list(card.reconstructed) for card in catalogue.cards}
    for expansion in catalogue.expansions:
        marks |= {yard.id: [what.replace("_", " ") for what in yard.reconstructed] for yard in expansion.shipyards}
        marks |= {fleet: ["squares"] if lane.reconstructed else [] for fleet, lane in expansion.lanes.items()}
    return {ident: what for ident, what in marks.items() if what}


def reconstructed_words(marks: list[str]) -> str:
    """The mark in words: what of a card no source shows."""
    return f"{' and '.join(marks)} reconstructed: no source shows {'it' if len(marks) == 1 else 'them'}"
