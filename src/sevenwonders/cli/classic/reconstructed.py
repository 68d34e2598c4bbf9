"""The reconstructed values of a table's cards and boards."""

from sevenwonders.catalogue.loader import load_catalogue
from sevenwonders.catalogue.schema import Catalogue
from sevenwonders.classic.libraries import EDITIONS
from sevenwonders.classic.rules import hooks_of
from sevenwonders.cli.classic.marks import Marks
from sevenwonders.cli.classic.rules import screens_of
from sevenwonders.kernel.config import Config


def catalogue_of(config: Config) -> Catalogue:
    """The card data of a configuration, including what the compiled library leaves out."""
    return load_catalogue(EDITIONS[config.edition], tuple(config.expansions))


def marks_of(config: Config) -> Marks:
    """The reconstructed values of each card or board, by id."""
    marks = {card.id: list(card.reconstructed) for card in catalogue_of(config).cards}
    for screen in screens_of(hooks_of(config)):
        marks |= screen.cards().marks()
    return {ident: what for ident, what in marks.items() if what}
