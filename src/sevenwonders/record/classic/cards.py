"""Read cards and numbers that a scenario expects."""

from collections.abc import Callable

from sevenwonders.classic.city import City
from sevenwonders.classic.table import ClassicGame
from sevenwonders.record.classic.city_reader import read_cards
from sevenwonders.record.document import Node
from sevenwonders.record.expectations import Check, at_table, one_per_seat


def names_in(game: ClassicGame, cards: list[int]) -> list[str]:
    """The names of cards, sorted."""
    return sorted(game.library.cards[card].name for card in cards)


def read_names(node: Node, game: ClassicGame) -> list[str]:
    """The names of the listed cards, sorted."""
    return names_in(game, read_cards(node, game.library))


def read_numbers(number_of: Callable[[City], int], node: Node, game: ClassicGame) -> list[Check]:
    """Check a number for each city, such as its coins, shields or stages."""
    return at_table(one_per_seat, lambda now: [number_of(city) for city in now.cities], node, game)
