"""The debts of a city, as scenes tell them."""

from typing_extensions import override

from sevenwonders.server.wire.classic.debts import LossScene
from sevenwonders.server.wire.classic.table import CityState
from sevenwonders.server.wire.messages import LogLine
from tests.server.ledger import Book


class DebtBook(Book):
    @override
    def __init__(self, city: CityState) -> None:
        self.seat = city.seat
        self.debts = city.debts.debts if city.debts else 0

    @override
    def enter(self, line: LogLine) -> None:
        if isinstance(line.scene, LossScene) and line.seat == self.seat:
            self.debts += line.scene.debts

    @override
    def entries(self) -> object:
        return self.debts


BOOK = DebtBook
