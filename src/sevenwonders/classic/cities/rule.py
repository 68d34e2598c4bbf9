"""The rule of Cities: how diplomacy keeps the peace. Everything else is in its cards."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.cities.effects import EFFECTS
from sevenwonders.classic.cities.kinds import DIPLOMACY, EVENTS
from sevenwonders.classic.cities.part import CitiesPart, cities_part_of
from sevenwonders.classic.city import City
from sevenwonders.classic.declaration import Declaration
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.rule import Rule
from sevenwonders.classic.saving.setup_keys import key_number
from sevenwonders.kernel.codec import Data, bounded, field_of
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

MOST_TOKENS: Final = 100
ENGLISH: Final = {
    "diplomacy": "{who} [takes|take] a diplomacy token.",
    "diplomacy_used": "{who} [uses|use] up a diplomacy token.",
}


DECLARATION: Final = Declaration(
    "cities",
    events=EVENTS,
    effects=EFFECTS,
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

    # Parts

    @override
    def city_part(self) -> Part:
        return CitiesPart(0)

    @override
    def load_city_part(self, library: Library, data: Data) -> Part:
        return CitiesPart(bounded(field_of(data, "diplomacy"), "diplomacy", 0, MOST_TOKENS))

    @override
    def city_part_from(self, values: list[int]) -> Part:
        return CitiesPart(values[0])

    @override
    def place_city(self, library: Library, city: City, keys: Data, age: int) -> None:
        cities_part_of(city).diplomacy = key_number(keys, "diplomacy")

    @override
    def keys_of(self, library: Library, city: City) -> Data:
        return {"diplomacy": cities_part_of(city).diplomacy}

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
