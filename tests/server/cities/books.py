"""The diplomacy tokens of a city, as scenes tell them."""

from typing_extensions import override

from sevenwonders.server.wire.classic.cities import DiplomacyScene
from sevenwonders.server.wire.classic.table import CityState
from sevenwonders.server.wire.messages import LogLine
from tests.server.ledger import Book


class DiplomacyBook(Book):
    @override
    def __init__(self, city: CityState) -> None:
        self.seat = city.seat
        self.tokens = city.cities.diplomacy if city.cities else 0

    @override
    def enter(self, line: LogLine) -> None:
        if isinstance(line.scene, DiplomacyScene) and line.seat == self.seat:
            self.tokens += line.scene.tokens

    @override
    def entries(self) -> object:
        return self.tokens


BOOK = DiplomacyBook
