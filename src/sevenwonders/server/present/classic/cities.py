"""Diplomacy on the wire."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.kernel.event import Event
from sevenwonders.server.present.classic.rule_presenter import RulePresenter
from sevenwonders.server.wire.classic.cities import DiplomacyScene, DiplomacyState


@final
class CitiesPresenter(RulePresenter):
    """Shows diplomacy tokens. Everything else that Cities adds is visible in cards, coins and debts."""

    @override
    def name(self) -> str:
        return "cities"

    @override
    def city_state(self, game: ClassicGame, view: View, seat: int) -> DiplomacyState:
        return DiplomacyState(cities_part_of(view.cities[seat]).diplomacy)

    @override
    def scene(self, game: ClassicGame, event: Event) -> DiplomacyScene:
        return DiplomacyScene(event.values[0])
