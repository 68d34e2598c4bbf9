"""Cities as numbers: diplomacy tokens."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.features.option_features import OptionFeatures, within
from sevenwonders.encode.classic.rule_encoding import RuleEncoding, RuleFeatures
from sevenwonders.encode.features import Names, Terms, numbered
from sevenwonders.encode.layout import Field, number_field, put


@final
class CitiesEncoding(RuleEncoding):
    """Unused diplomacy tokens."""

    @override
    def city_fields(self) -> list[Field]:
        return [number_field("diplomacy", "unused diplomacy tokens")]

    @override
    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        put(row, at, cities_part_of(view.cities[seat]).diplomacy)


MOST_TOKENS: Final = 3


@final
class CitiesFeatures(RuleFeatures):
    """The diplomacy tokens of a city and of its neighbours, which change whom it fights."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        self.tokens = cities.table("diplomacy", numbered(0, MOST_TOKENS))
        self.next_door = cities.block(["diplomacy.next_door"])

    @override
    def add_city(self, game: ClassicGame, seat: i64, city: City, terms: Terms) -> None:
        terms.add(self.tokens + within(cities_part_of(city).diplomacy, 0, MOST_TOKENS))
        left = cities_part_of(game.cities[game.left(seat)]).diplomacy
        right = cities_part_of(game.cities[game.right(seat)]).diplomacy
        terms.count(self.next_door, left + right)
