"""What a rule adds when cards are looked up, with the command `cards` or during a game."""

from typing import Final

from rich.table import Table

from sevenwonders.classic.library import Card, Library
from sevenwonders.cli.classic.marks import Marks
from sevenwonders.kernel.config import Config


class RuleCards:
    """What one rule knows about cards; nothing unless overridden."""

    def marks(self) -> Marks:
        """The reconstructed values of its boards, by id."""
        return {}

    # One card

    def price_words(self, config: Config, card: Card) -> str:
        """The price of a card at a table, if it is not the printed one; else empty."""
        return ""

    def effect_label(self, card: Card) -> str:
        """The label of a card's effect, if it is not `Effect`; else empty."""
        return ""

    def notes(self, library: Library, card: int) -> list[tuple[str, str]]:
        """Further facts about a card, each with its label."""
        return []

    def copies_words(self, library: Library, card: Card) -> str:
        """How one of its own cards gets into a game, if not from the deck of an Age; else empty."""
        return ""

    # Lists of cards

    def drawn_card(self) -> str:
        """The word for its Age cards, if only some of them are drawn for a game; else empty."""
        return ""

    def tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        """Tables of its own cards that are not in the deck of an Age."""
        return []

    def boards(self, marks: Marks) -> list[Table]:
        """Tables of further boards, at the end of a list of all cards."""
        return []

    # As data. Every rule is asked, in play or not, so that an object has the same keys at every table.

    def card_data(self, library: Library, card: int) -> dict[str, object]:
        """What it adds to the data of a card."""
        return {}

    def board_data(self, library: Library, marks: Marks) -> dict[str, object]:
        """What it adds to the data of a list of all cards."""
        return {}


NO_CARDS: Final = RuleCards()
