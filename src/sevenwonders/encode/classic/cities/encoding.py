"""Diplomacy."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.rule_encoding import RuleEncoding
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
