"""The fleets and naval tokens of a city, as scenes tell them."""

from typing_extensions import override

from sevenwonders.server.wire.classic.armada import NavalScene, SailScene
from sevenwonders.server.wire.classic.table import CityState
from sevenwonders.server.wire.messages import LogLine
from tests.server.ledger import Book


class SeaBook(Book):
    @override
    def __init__(self, city: CityState) -> None:
        self.seat = city.seat
        self.squares = {fleet.fleet: fleet.square for fleet in city.armada.fleets} if city.armada else {}
        self.tokens = list(city.armada.tokens) if city.armada else []

    @override
    def enter(self, line: LogLine) -> None:
        if isinstance(line.scene, SailScene) and line.seat == self.seat:
            self.squares[line.scene.fleet] = line.scene.square
        elif isinstance(line.scene, NavalScene):
            self.tokens += [place.token for place in line.scene.places if place.seat == self.seat and place.token]

    @override
    def entries(self) -> object:
        return (self.squares, self.tokens)


BOOK = SeaBook
