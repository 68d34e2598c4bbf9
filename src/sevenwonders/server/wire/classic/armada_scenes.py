"""The wire types of what happens at sea, and of the points for it."""

from typing import Literal

from sevenwonders.server.wire.base import Wire
from sevenwonders.server.wire.classic.armada import FleetName

ArmadaScoreWord = Literal["blue_fleet", "naval"]


class SailScene(Wire, tag="sail", frozen=True):
    """A fleet of the line's seat reaches a square."""

    fleet: FleetName
    square: int


class TaxScene(Wire, tag="tax", frozen=True):
    """The line's seat levies a tax of that many coins. What everybody loses to it is in the lines that follow."""

    coins: int


class LandingScene(Wire, tag="landing", frozen=True):
    """The line's seat will land at another city, and fight it at the end of the Age."""

    other: int


class NavalPlace(Wire, frozen=True):
    """A city in the naval conflict: its strength, its place, shared by equals, and its token, 0 for none."""

    seat: int
    strength: int
    place: int
    token: int


class NavalScene(Wire, tag="naval", frozen=True):
    """The naval conflict: all cities that take part, the strongest first."""

    places: list[NavalPlace]


ArmadaScene = SailScene | TaxScene | LandingScene | NavalScene
