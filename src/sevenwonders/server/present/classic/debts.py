"""Debts on the wire."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.debts.part import LOSS, LOST, PAY, debts_of
from sevenwonders.classic.debts.rule import DEBTS, DebtRule
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.text.menu import MenuRow
from sevenwonders.classic.trade.payees import BANK
from sevenwonders.classic.view import View
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.rule_presenter import RulePresenter, SheetField, Transfer
from sevenwonders.server.wire.classic.debts import DebtState, LossScene, LossState


@final
class DebtsPresenter(RulePresenter):
    """Shows debts, and the ways to pay a loss."""

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

    @override
    def row_state(self, game: ClassicGame, seat: int, row: MenuRow) -> LossState | None:
        if row.use != PAY:
            return None
        city = game.cities[seat]
        rule = game.hooks.owner_of(LOSS)
        assert isinstance(rule, DebtRule)
        return LossState(rule.debts_for(city, row.card), city.coins - row.card)

    @override
    def payments(self, game: ClassicGame, event: Event) -> list[Transfer]:
        return [(event.seat, BANK, event.values[0])] if event.kind == LOST and event.values[0] else []

    @override
    def scene(self, game: ClassicGame, event: Event) -> LossScene:
        if event.kind == LOST:
            return LossScene(event.values[0], event.values[1])
        return LossScene(0, event.values[0])

    @override
    def sheet_fields(self) -> list[SheetField]:
        return [SheetField("debts", "treasury", "number")]

    @override
    def own_columns(self) -> dict[str, str]:
        # The rules count debts with the coins; a score sheet should show them.
        return {DEBTS: "treasury"}
