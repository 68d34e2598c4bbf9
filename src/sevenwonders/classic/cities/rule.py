"""The rule of Cities: how diplomacy keeps the peace. Everything else is in its cards."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.cities.effects import EFFECTS
from sevenwonders.classic.cities.part import DIPLOMACY, EVENTS, CitiesParts, cities_part_of
from sevenwonders.classic.city import City
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.library import Library
from sevenwonders.classic.rule import Rule
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

ENGLISH: Final = {
    "diplomacy": "{who} [takes|take] a diplomacy token.",
    "diplomacy_used": "{who} [uses|use] up a diplomacy token.",
}


DECLARATION: Final = Declaration(
    "cities",
    events=EVENTS,
    effects=EFFECTS,
    parts=CitiesParts(),
    city_keys=["diplomacy"],
    makes_losses=True,
    lends=True,
    english=ENGLISH,
)


@final
class CitiesRule(Rule):
    """A city with a diplomacy token has to use one at the next conflicts, however strong it is."""

    @override
    def declaration(self) -> Declaration:
        return DECLARATION

    # Conflicts

    @override
    def at_peace(self, cities: list[City], ages_ahead: int) -> list[int]:
        # One token is used up in each Age, so the tokens also tell how many Ages the peace will last.
        return [seat for seat, city in enumerate(cities) if cities_part_of(city).diplomacy > ages_ahead]

    @override
    def after_conflicts(self, game: "ClassicGame") -> None:
        for seat in self.at_peace(game.cities, 0):
            part = cities_part_of(game.cities[seat])
            part.diplomacy -= 1
            if game.keeps_events:
                game.emit(DIPLOMACY, seat, [-1])
            game.note_part(seat, part)

    @override
    def phrase(self, library: Library, event: Event) -> Phrase:
        return Phrase("diplomacy" if event.values[0] > 0 else "diplomacy_used", who=event.seat)
