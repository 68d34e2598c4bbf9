"""What a rule adds when cards are looked up, by the command `cards` or during a game."""

from typing import Final

from rich.table import Table

from sevenwonders.classic.library import Card, Library
from sevenwonders.cli.classic.marks import Marks
from sevenwonders.kernel.config import Config


class RuleCards:
    """What one rule knows about cards; nothing unless overridden."""

    def marks(self) -> Marks:
        """What of its boards is reconstructed, by id."""
        return {}

    # One card

    def price_words(self, config: Config, card: Card) -> str:
        """What a card costs at a table, if not simply what is printed on it."""
        return ""

    def effect_label(self, card: Card) -> str:
        """What the effect of a card is called, if not `Effect`."""
        return ""

    def notes(self, library: Library, card: int) -> list[tuple[str, str]]:
        """Further facts about a card, each with its label."""
        return []

    def copies_words(self, library: Library, card: Card) -> str:
        """How a card of its own comes into a game, if not from the deck of an Age."""
        return ""

    # Lists of cards

    def drawn_card(self) -> str:
        """What its Age cards are called, if only some of them are drawn for a game."""
        return ""

    def tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        """Tables of those cards that belong to no Age's deck and are its own."""
        return []

    def boards(self, marks: Marks) -> list[Table]:
        """Tables of further boards, at the end of a list of all cards."""
        return []

    # The same as data. Every rule is asked, in play or not, so that an object has the same keys at every table.

    def card_data(self, library: Library, card: int) -> dict[str, object]:
        """What it adds to the data of a card."""
        return {}

    def board_data(self, library: Library, marks: Marks) -> dict[str, object]:
        """What it adds to the data of a list of all cards."""
        return {}


NO_CARDS: Final = RuleCards()
