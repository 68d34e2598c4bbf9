"""The pawns of a city, as scenes tell them."""

from typing_extensions import override

from sevenwonders.server.wire.classic.edifice import PawnScene
from sevenwonders.server.wire.classic.table import CityState
from sevenwonders.server.wire.messages import LogLine
from tests.server.ledger import Book


class PawnBook(Book):
    @override
    def __init__(self, city: CityState) -> None:
        self.seat = city.seat
        self.pawns = list(city.edifice.pawns) if city.edifice else []

    @override
    def enter(self, line: LogLine) -> None:
        if isinstance(line.scene, PawnScene) and line.seat == self.seat:
            self.pawns[line.scene.age - 1] += 1

    @override
    def entries(self) -> object:
        return self.pawns


BOOK = PawnBook
