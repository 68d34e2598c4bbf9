"""What an option of Architects is, in bytes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.architects.cards import COIN
from sevenwonders.architects.choice import DOUBLED, FREED, STAGE, argument_of, paid, payment_of, stage_of, use_of
from sevenwonders.architects.library import library_of
from sevenwonders.encode.layout import put
from sevenwonders.encode.option_table import OptionTable

# Arguments and stages count from 1; 0 means that there is none.
FIRST_COLUMNS: Final = ["use", "argument", "stage", "doubled coin", "any goods"]


@final
class ArchitectsOptionTable(OptionTable):
    """The use and its argument, or the stage and its payment."""

    def __init__(self) -> None:
        cards = library_of().cards
        super().__init__([*FIRST_COLUMNS, *[f"pays {cards[card].ident}" for card in range(COIN + 1)]])

    @override
    def write(self, option: i64, table: vec[u8], at: i64) -> None:
        use = use_of(option)
        put(table, at, use)
        if use != STAGE:
            put(table, at + 1, argument_of(option) + 1)
            return
        put(table, at + 2, stage_of(option) + 1)
        payment = payment_of(option)
        if payment & DOUBLED:
            table[at + 3] = 1
        if payment & FREED:
            table[at + 4] = 1
        for card in range(COIN + 1):
            put(table, at + len(FIRST_COLUMNS) + card, paid(payment, card))
