"""Cities' part of a city."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.number_blocks import first_kind
from sevenwonders.classic.part import Part
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.saving.setup_keys import key_number
from sevenwonders.kernel.codec import Data, bounded, field_of

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library

MOST_TOKENS: Final = 100

KIND: Final = first_kind("cities")

# Events; docs/notation.md says what their values mean
DIPLOMACY: Final = KIND
EVENTS: Final = ["diplomacy"]


@final
class CitiesPart(Part):
    """A city's unused diplomacy tokens, which are public."""

    __slots__ = ("diplomacy",)

    def __init__(self, diplomacy: int) -> None:
        self.diplomacy = diplomacy

    @override
    def copy(self) -> "CitiesPart":
        return CitiesPart(self.diplomacy)

    @override
    def to_data(self, library: "Library") -> Data:
        return {"diplomacy": self.diplomacy}

    @override
    def values(self) -> list[int]:
        return [self.diplomacy]


def cities_part_of(city: City) -> CitiesPart:
    """Return the city's part, at a table with Cities."""
    for part in city.parts:
        if isinstance(part, CitiesPart):
            return part
    raise LookupError("this table has no diplomacy")


@final
class CitiesParts(PartType):
    """The tokens of each city, new, saved, seen and set up by hand."""

    @override
    def city_part(self) -> Part:
        return CitiesPart(0)

    @override
    def load_city_part(self, library: "Library", data: Data) -> Part:
        return CitiesPart(bounded(field_of(data, "diplomacy"), "diplomacy", 0, MOST_TOKENS))

    @override
    def city_part_from(self, values: list[int]) -> Part:
        return CitiesPart(values[0])

    @override
    def place_city(self, library: "Library", city: City, keys: Data, age: int) -> None:
        cities_part_of(city).diplomacy = key_number(keys, "diplomacy")

    @override
    def keys_of(self, library: "Library", city: City) -> Data:
        return {"diplomacy": cities_part_of(city).diplomacy}
