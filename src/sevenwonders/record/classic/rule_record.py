"""The interface by which a rule adds to golden texts and scenarios, and readers of cards and numbers."""

from collections.abc import Callable

from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.table import ClassicGame
from sevenwonders.record.classic.city_reader import read_cards
from sevenwonders.record.document import YamlNode
from sevenwonders.record.expectations import Check, at_table, one_per_seat

Readers = dict[str, Callable[[YamlNode, ClassicGame], list[Check]]]


class RuleRecord:
    """The additions of one rule, none unless overridden."""

    def expectations(self) -> Readers:
        """Return the rule's expectations for a step of a scenario, by key."""
        return {}

    def part_words(self, library: Library, part: Part) -> str:
        """Describe the rule's part of a city for a golden text. Empty for parts of other rules."""
        return ""


def names_in(game: ClassicGame, cards: list[int]) -> list[str]:
    """List the names of cards, sorted."""
    return sorted(game.library.cards[card].name for card in cards)


def read_names(node: YamlNode, game: ClassicGame) -> list[str]:
    """List the names of the listed cards, sorted."""
    return names_in(game, read_cards(node, game.library))


def read_numbers(number_of: Callable[[City], int], node: YamlNode, game: ClassicGame) -> list[Check]:
    """Check a number for each city, such as its coins, shields or stages."""
    return at_table(one_per_seat, lambda now: [number_of(city) for city in now.cities], node, game)
