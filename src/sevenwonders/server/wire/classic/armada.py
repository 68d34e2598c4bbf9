"""The wire types of Armada."""

from typing import Literal

from sevenwonders.server.wire.base import Wire

FleetName = Literal["red", "yellow", "blue", "green"]
ArmadaUse = Literal["sail", "settle", "fight"]
ArmadaExtra = Literal["red ship", "yellow ship", "blue ship", "green ship"]


class SquareFacts(Wire, frozen=True):
    """One square of a lane: its naval strength, commercial level and points count while the fleet is there.

    Coins, a tax and an island of a level come once, when the fleet arrives.
    """

    naval: int
    level: int
    points: int
    coins: int
    tax: int
    island: int


class LaneFacts(Wire, frozen=True):
    """The squares of one fleet, the start first; all shipyards have the same."""

    fleet: FleetName
    squares: list[SquareFacts]
    reconstructed: bool


class ShipyardFacts(Wire, frozen=True):
    """A shipyard: the resource letters for each step of each fleet, and the fleet that moves with a wonder stage."""

    id: str
    wonder_fleet: FleetName
    costs: dict[FleetName, list[str]]
    reconstructed: list[str]


class HarbourFacts(Wire, frozen=True):
    """All shipyards, and the lanes in the order of the fleets."""

    shipyards: list[ShipyardFacts]
    lanes: list[LaneFacts]


class FleetState(Wire, frozen=True):
    """The square that a fleet is on (0 is the start), the cost of its next step, and the square that it leads to.

    On its last square a fleet has no `next`.
    """

    fleet: FleetName
    square: int
    cost: str
    next: SquareFacts | None


class ShipyardState(Wire, frozen=True):
    """A city's shipyard with its four fleets and its naval tokens.

    `offered` names the islands to choose from for viewers who may see them, and `offered_count` counts them. `landings`
    are the seats that the city will also fight at the end of the Age. `tax` is the tax that it levies this turn,
    `pirates` how often it is raided this turn. `skips` is whether it stays out of this Age's naval conflict.
    """

    id: str
    wonder_fleet: FleetName
    fleets: list[FleetState]
    naval_strength: int
    commercial_level: int
    tokens: list[int]
    offered: list[str]
    offered_count: int
    landings: list[int]
    tax: int
    pirates: int
    skips: bool


class NavalState(Wire, frozen=True):
    """A city's naval strength, and the token that it would take if the naval conflict were now (0 for none)."""

    seat: int
    strength: int
    token: int


class SeaState(Wire, frozen=True):
    """The islands left face down by level, and the naval strength of every seat, the strongest first."""

    islands: list[int]
    naval: list[NavalState]


ArmadaScoreWord = Literal["blue_fleet", "naval"]


class SailScene(Wire, tag="sail", frozen=True):
    """A fleet of the line's seat reaches a square."""

    fleet: FleetName
    square: int


class TaxScene(Wire, tag="tax", frozen=True):
    """The line's seat levies a tax of that many coins. The losses are in the lines that follow."""

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
