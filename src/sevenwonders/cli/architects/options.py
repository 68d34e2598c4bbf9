"""Names of the options of Architects."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.library import library_of
from sevenwonders.bots.analysis.move import JudgedOption
from sevenwonders.cli.architects.look import card_name, city_name, token_name
from sevenwonders.cli.words.language import listed, told_by_id
from sevenwonders.cli.words.options import OptionNames, with_details
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.config import Config


@final
class ArchitectsNames(OptionNames):
    """Names options by the cards of the box."""

    def __init__(self) -> None:
        self.library = library_of()

    @override
    def use(self, use: str) -> str:
        return told_by_id(f"terminal-boxuse-{use}")

    @override
    def option(self, option: JudgedOption) -> str:
        """Name an option: `Wood, Left deck`, `Stage 2, pay wood and coin`."""
        if option.use == "stage":
            return with_details(told("analysis-stage", stage=option.stage), payment_words(option))
        if option.use == "take":
            deck = self.deck(option.argument)
            return with_details(self.card(option.card), deck) if option.card else deck
        if option.use == "look":
            return told("architects-look-into", deck=self.deck(option.argument))
        if option.use == "science":
            return self.symbols(option.argument.split(", "))
        if option.use == "token":
            tokens = self.library.tokens
            return (
                token_name(tokens[self.library.token_index[option.card]])
                if option.card
                else told("architects-unseen-token")
            )
        return self.card(option.card) if option.card else told("architects-done")

    def card(self, ident: str) -> str:
        """Name a card by its id."""
        return card_name(self.library.cards[self.library.card_index[ident]])

    def deck(self, place: str) -> str:
        """Name a deck by its place, or by the id of its wonder if it is beyond the usual reach."""
        if place in DECKS:
            return told_by_id(DECKS[place])
        return told("architects-deck-of", name=city_name(self.library.boards[self.library.board_index[place]]))

    def symbols(self, cards: list[str]) -> str:
        """Name a set of symbols that is turned in: two of one kind, or three different ones."""
        if len(set(cards)) > 1:
            return told("architects-turn-in-three")
        return told("architects-turn-in-two", symbol=self.card(cards[0]))


def names_at(_: Config) -> ArchitectsNames:
    """Return the names of options, which are the same at every table."""
    return ArchitectsNames()


# The messages of decks by their places
DECKS: Final = {"left": "architects-left-deck", "right": "architects-right-deck", "centre": "architects-central-deck"}


def payment_words(option: JudgedOption) -> str:
    """List the cards that pay for a stage."""
    cards = [told_by_id(f"boxpaid-{card}") for card, count in option.payments.items() for _ in range(count)]
    return told("architects-paid", cards=listed(cards)) if cards else told("architects-paid-nothing")
