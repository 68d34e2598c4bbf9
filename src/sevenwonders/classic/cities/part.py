"""Cities' part of a city."""

from typing import TYPE_CHECKING, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


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
