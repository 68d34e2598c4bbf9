"""Leaders when cards are looked up."""

from typing import final

from rich.table import Table
from typing_extensions import override

from sevenwonders.classic.leaders.draft import DEALT
from sevenwonders.classic.leaders.kinds import WHITE
from sevenwonders.classic.leaders.rule import PRICE
from sevenwonders.classic.library import Card, Library
from sevenwonders.cli.classic.listing import listing
from sevenwonders.cli.classic.look import BY_AGE, card_name, cost_words, effects_words
from sevenwonders.cli.classic.marks import Marks
from sevenwonders.cli.classic.rule_cards import RuleCards
from sevenwonders.cli.look import counted
from sevenwonders.kernel.config import Config


@final
class LeadersCards(RuleCards):
    """Prices of leaders, and how they are dealt."""

    @override
    def price_words(self, config: Config, card: Card) -> str:
        is_age = config.options.get(PRICE.name, PRICE.values[0]) == PRICE.values[0]
        return BY_AGE if card.colour == WHITE and is_age else ""

    @override
    def copies_words(self, library: Library, card: Card) -> str:
        if card.colour != WHITE:
            return ""
        return f"one; of all {len(library.by_colour[WHITE])} leaders, {DEALT} are dealt to each player"

    @override
    def tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        leaders = [card for card in found if library.cards[card].colour == WHITE]
        if not leaders:
            return []
        caption = (
            f"{counted(len(leaders), 'leader')}. Usually each costs 1, 2 or 3 coins by the Age; "
            f"these are the prices of --option {PRICE.name}={PRICE.values[1]}."
        )
        table = listing(["Leader", "Price", "Effect"], caption)
        for index in leaders:
            card = library.cards[index]
            table.add_row(card_name(library, index), cost_words(card), effects_words(card.effects))
        return [table]
