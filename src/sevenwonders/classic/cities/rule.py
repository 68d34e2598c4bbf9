"""How diplomacy keeps the peace (004). The rest of Cities is in its cards."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.cities.part import CitiesPart, cities_part_of
from sevenwonders.classic.city import City
from sevenwonders.classic.kinds import DIPLOMACY
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.rule import Rule
from sevenwonders.kernel.codec import Data, bounded, field_of

if TYPE_CHECKING:
    from sevenwonders.classic.position import CitySetup
    from sevenwonders.classic.table import ClassicGame

MOST_TOKENS: Final = 100


@final
class CitiesRule(Rule):
    """Who has a diplomacy token must use one at the next conflicts, however strong."""

    def seat_part(self) -> Part:
        """No token."""
        return CitiesPart(0)

    def load_seat_part(self, library: Library, data: Data) -> Part:
        """A seat's tokens of a saved game."""
        return CitiesPart(bounded(field_of(data, "diplomacy"), "diplomacy", 0, MOST_TOKENS))

    def seat_part_from(self, seen: list[int]) -> Part:
        """A seat's tokens as everybody sees them."""
        return CitiesPart(seen[0])

    def place_city(self, city: City, described: "CitySetup", age: int) -> None:
        """Tokens taken earlier."""
        cities_part_of(city).diplomacy = described.diplomacy

    def at_peace(self, game: "ClassicGame") -> list[int]:
        """Everybody with a token."""
        return [seat for seat, city in enumerate(game.cities) if cities_part_of(city).diplomacy]

    def after_conflicts(self, game: "ClassicGame") -> None:
        """One token each is used up, spare ones are kept."""
        for seat in self.at_peace(game):
            part = cities_part_of(game.cities[seat])
            part.diplomacy -= 1
            if game.keeps_events:
                game.emit(DIPLOMACY, seat, [-1])
            game.note_part(seat, part)
