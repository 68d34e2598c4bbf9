"""What an option of 7 Wonders is, in bytes."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.choice import (
    PASS,
    bank_of,
    card_of,
    coins_of,
    far_left_of,
    far_right_of,
    left_of,
    right_of,
    trade_in,
    use_of,
)
from sevenwonders.encode.classic.actions import StepActions, form_bits
from sevenwonders.encode.layout import put
from sevenwonders.encode.option_table import OptionTable

# Cards, numbers and forms count from 1, as in `steps`; 0 means that there is none.
COLUMNS: Final = ["card", "number", "form", "coins", "left", "right", "bank", "far left", "far right"]


@final
class ClassicOptionTable(OptionTable):
    """The card or number, the form, and the payment of an option."""

    def __init__(self, steps: StepActions) -> None:
        super().__init__(COLUMNS)
        self.steps = steps

    @override
    def write(self, option: i64, table: vec[u8], at: i64) -> None:
        steps = self.steps
        use = use_of(option)
        if steps.has_card[use]:
            put(table, at, steps.cards[card_of(option)] + 1)
        elif use != PASS:
            put(table, at + 1, card_of(option) + 1)
        put(table, at + 2, steps.forms[form_bits(option)] + 1)
        trade = trade_in(option)
        put(table, at + 3, coins_of(trade))
        put(table, at + 4, left_of(trade))
        put(table, at + 5, right_of(trade))
        put(table, at + 6, bank_of(trade))
        put(table, at + 7, far_left_of(trade))
        put(table, at + 8, far_right_of(trade))
