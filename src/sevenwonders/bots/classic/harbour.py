"""What a shipyard shows: the facts that everything about fleets starts from."""

from typing import Final

from sevenwonders.classic.armada.part import ArmadaPart, armada_of
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library, Square
from sevenwonders.classic.perks import SAFE_FROM_TAXES

RED_LANE: Final = 0
YELLOW_LANE: Final = 1


def squares_of(city: City) -> list[int]:
    """The square of each fleet."""
    return armada_of(city).squares


def square_in(library: Library, city: City, lane: int) -> Square:
    """What the square of a fleet shows."""
    return library.harbour.squares[lane][squares_of(city)[lane]]


def strength_in(library: Library, city: City) -> int:
    """The city's strength at sea."""
    return city.perks.naval + square_in(library, city, RED_LANE).naval


def level_in(library: Library, city: City) -> int:
    """The city's commercial level."""
    return square_in(library, city, YELLOW_LANE).level


def landings_in(city: City) -> list[int]:
    """The seats that the city will fight beyond its neighbours at the end of this Age."""
    return [seat for part in city.parts if isinstance(part, ArmadaPart) for seat in part.landings]


def is_safe(city: City) -> bool:
    """Whether neither taxes nor pirates take anything from the city."""
    return city.perks.rights & SAFE_FROM_TAXES != 0
