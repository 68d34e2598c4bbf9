"""Diplomacy tokens in scenarios and golden texts."""

from functools import partial
from typing import final

from typing_extensions import override

from sevenwonders.classic.cities.part import CitiesPart
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.record.classic.rule_record import Readers, RuleRecord, read_numbers


@final
class CitiesRecord(RuleRecord):
    """Diplomacy tokens."""

    @override
    def expectations(self) -> Readers:
        return {"diplomacy": partial(read_numbers, diplomacy_in)}

    @override
    def part_words(self, library: Library, part: Part) -> str:
        return f" diplomacy {part.diplomacy}" if isinstance(part, CitiesPart) else ""


def diplomacy_in(city: City) -> int:
    """Count a city's diplomacy tokens."""
    return sum(part.diplomacy for part in city.parts if isinstance(part, CitiesPart))
