"""The Free City on the wire."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.free_city.part import pile_of
from sevenwonders.classic.free_city.rule import controller_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.server.present.classic.rule_presenter import RulePresenter
from sevenwonders.server.wire.classic.free_city import FreeCityState


@final
class FreeCityPresenter(RulePresenter):
    """Shows the draw pile and the controller of the Free City. The city itself is one of the table's cities."""

    @override
    def name(self) -> str:
        return "free_city"

    @override
    def table_state(self, game: ClassicGame, view: View) -> FreeCityState:
        return FreeCityState(len(pile_of(view.parts)), controller_of(view.age, view.turn))
