"""Edifices when cards are looked up."""

from typing import Final, final

from rich.table import Table
from typing_extensions import override

from sevenwonders.classic.edifice.kinds import EDIFICE
from sevenwonders.classic.edifice.rule import pawns_on_edifice
from sevenwonders.classic.library import Card, Library
from sevenwonders.cli.classic.edifice.projects import penalty_words
from sevenwonders.cli.classic.listing import listing
from sevenwonders.cli.classic.look import AGE_NAMES, card_name, effects_words
from sevenwonders.cli.classic.marks import Marks
from sevenwonders.cli.classic.rule_cards import RuleCards
from sevenwonders.cli.look import coins_words, counted

# The second edition is for three to seven players.
PLAYERS: Final = range(3, 8)


@final
class EdificeCards(RuleCards):
    """Prices, rewards and penalties of Edifices."""

    @override
    def effect_label(self, card: Card) -> str:
        return "Reward" if card.colour == EDIFICE else ""

    @override
    def notes(self, library: Library, card: int) -> list[tuple[str, str]]:
        return [("penalty", penalty_words(library, card))] if library.cards[card].colour == EDIFICE else []

    @override
    def tables(self, library: Library, found: list[int], marks: Marks) -> list[Table]:
        edifices = [card for card in found if library.cards[card].colour == EDIFICE]
        if not edifices:
            return []
        pawns = ", ".join(f"{pawns_on_edifice(players)} with {players}" for players in PLAYERS)
        caption = f"{counted(len(edifices), 'Edifice')}; a game has one for each Age. Pawns on each: {pawns} players."
        table = listing(["Edifice", "Age", "Price", "Reward", "Penalty"], caption)
        for index in sorted(edifices, key=lambda card: (library.cards[card].age, card)):
            card = library.cards[index]
            cells = (AGE_NAMES[card.age], coins_words(card.coins), effects_words(card.effects))
            table.add_row(card_name(library, index), *cells, penalty_words(library, index))
        return [table]

    @override
    def card_data(self, library: Library, card: int) -> dict[str, object]:
        is_edifice = library.cards[card].colour == EDIFICE
        return {"penalty": penalty_words(library, card) if is_edifice else None}
