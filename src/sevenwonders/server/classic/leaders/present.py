"""How leaders are shown."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.server.classic.cards import idents
from sevenwonders.server.classic.leaders.wire import LeadersState
from sevenwonders.server.classic.rule_presenter import RulePresenter


@final
class LeadersPresenter(RulePresenter):
    """Leaders in hand and buried ones. Recruited leaders are among the cards of their city."""

    @override
    def name(self) -> str:
        return "leaders"

    @override
    def city_state(self, game: ClassicGame, view: View, seat: int) -> LeadersState:
        part = leaders_of(view.cities[seat])
        return LeadersState(len(part.hand), idents(game.library, part.hand), idents(game.library, part.buried))
