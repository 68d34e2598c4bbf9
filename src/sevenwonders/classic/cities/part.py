"""What Cities keeps on a seat."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.city import City
from sevenwonders.classic.part import Part
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library


@final
class CitiesPart(Part):
    """Diplomacy tokens that are not used up yet."""

    __slots__ = ("diplomacy",)

    def __init__(self, diplomacy: int) -> None:
        self.diplomacy = diplomacy

    def copy(self) -> "CitiesPart":
        """An independent part with the same content."""
        return CitiesPart(self.diplomacy)

    def to_data(self, library: "Library") -> Data:
        """Plain data for a saved game."""
        return {"diplomacy": self.diplomacy}

    def seen(self) -> list[int]:
        """The tokens lie open."""
        return [self.diplomacy]


def cities_part_of(city: City) -> CitiesPart:
    """The seat's part."""
    for part in city.parts:
        if isinstance(part, CitiesPart):
            return part
    raise LookupError("this table has no diplomacy")
