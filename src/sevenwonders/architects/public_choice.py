"""Choices of Architects with named parts: the public face of the packed integers."""

from functools import cache
from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.architects import notation
from sevenwonders.architects.cards import COIN, NO_CARD
from sevenwonders.architects.choice import (
    KEEP,
    LOOK,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    paid,
    payment_of,
    stage_of,
    use_of,
)
from sevenwonders.architects.library import Library
from sevenwonders.architects.seating import deck_at
from sevenwonders.architects.view import known_top
from sevenwonders.kernel.choice import Choice, ChoiceReader
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame

# By number of the use.
USES: Final = ["take", "stage", "science", "token", "look", "keep", "done"]


@final
class ArchitectsChoiceReader(ChoiceReader):
    """Reads choices with the cards of the box."""

    def __init__(self, library: Library) -> None:
        self.library = library

    @override
    def words(self, option: int, by_id: bool) -> str:
        return notation.describe(self.library, option, by_id)

    @override
    def read(self, words: str) -> int:
        return notation.parse(self.library, words)

    @override
    def extra_of(self, option: int) -> str:
        """Return an empty text: nothing goes with a card here."""
        return ""

    @override
    def number_of(self, option: int) -> int:
        """Return 0: places and sets are in the words."""
        return 0

    @override
    def payments_of(self, option: int, price: int) -> dict[str, int]:
        if use_of(option) != STAGE:
            return {}
        counts = {self.library.cards[card].ident: paid(payment_of(option), card) for card in range(COIN + 1)}
        return {card: count for card, count in counts.items() if count}


@cache
def reader_of(library: Library) -> ArchitectsChoiceReader:
    """Return the reader of all games with that library."""
    return ArchitectsChoiceReader(library)


def unpack_option(game: "ArchitectsGame", decision: Decision, option: i64) -> Choice:
    """Unpack an option of an open decision into a choice with named parts. Cards pay for stages, so its price is 0."""
    use = use_of(option)
    stage = stage_of(option) + 1 if use == STAGE else 0
    return Choice(option, USES[use], subject_of(game, decision, option), stage, 0, reader_of(game.library))


def subject_of(game: "ArchitectsGame", decision: Decision, option: i64) -> str:
    """Return the id of the card or token that an option is about; empty if the decider sees none."""
    use, argument = use_of(option), argument_of(option)
    if use == TOKEN and argument != UNSEEN:
        return game.library.tokens[argument].ident
    card: i64 = argument if use == KEEP else NO_CARD
    if use == TAKE or use == LOOK:
        card = known_top(game, deck_at(game.cities, decision.seat, argument), decision.decider)
    return "" if card == NO_CARD else game.library.cards[card].ident
