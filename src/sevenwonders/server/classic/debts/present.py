"""How debts are shown."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.debts.kinds import PAY
from sevenwonders.classic.debts.part import debts_of
from sevenwonders.classic.menu import MenuRow
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.server.classic.debts.wire import DebtState
from sevenwonders.server.classic.rule_presenter import RulePresenter


@final
class DebtsPresenter(RulePresenter):
    """Debts, and how a loss is paid."""

    @override
    def name(self) -> str:
        return "debts"

    @override
    def city_state(self, game: ClassicGame, view: View, seat: int) -> DebtState:
        return DebtState(debts_of(view.cities[seat]).debts)

    @override
    def coins_to_bank(self, row: MenuRow) -> int:
        # The engine keeps the coins that are paid of a loss in the place of a card.
        return row.card if row.use == PAY else 0
