"""Keeps a table's books from the log alone, as a page does that plays every scene."""

from abc import ABC, abstractmethod
from importlib import import_module
from pathlib import Path

from sevenwonders.classic.table import ClassicGame
from sevenwonders.server.present.table import log_lines
from sevenwonders.server.wire import messages as wire
from sevenwonders.server.wire.classic.table import CityState, ClassicPlay, FightScene, MoveScene
from tests.server.house import classic

BANK = -1
PLACED = ("build", "build_free", "take", "recruit", "choose", "settle", "reward")
REMOVED = ("lose", "bury")


class Book(ABC):
    """What the scenes of one box say about one city; `books.py` in the folder of the box has it as BOOK."""

    @abstractmethod
    def __init__(self, city: CityState) -> None:
        """Begin with the city as it is."""

    @abstractmethod
    def enter(self, line: wire.LogLine) -> None:
        """Enter a line of the log, if it is about this city."""

    @abstractmethod
    def entries(self) -> object:
        """All of it, to be compared."""


def books_of(city: CityState) -> list[Book]:
    """A book for the city from every box that is there."""
    files = sorted(Path(__file__).parent.glob("*/books.py"))
    books: list[type[Book]] = [import_module(f"tests.server.{file.parent.name}.books").BOOK for file in files]
    return [book(city) for book in books]


class Account:
    """What the books say about one city."""

    def __init__(self, city: CityState) -> None:
        self.coins = city.coins
        self.built = list(city.built)
        self.buried = {card.stage: card.age for card in city.buried}
        self.tokens = list(city.tokens)
        self.books = books_of(city)

    def entries(self) -> list[object]:
        """All of it, to be compared."""
        own = [self.coins, sorted(self.built), self.buried, sorted(self.tokens)]
        return [*own, *[book.entries() for book in self.books]]


class Ledger:
    """The books of a whole table, begun at some point of its game."""

    def __init__(self, state: wire.TableState) -> None:
        self.number = state.number
        self.accounts = [Account(city) for city in classic(state).cities]

    def follow(self, game: ClassicGame, names: list[str], viewer: int) -> None:
        """Enter everything that has happened since the last time, as the viewer learns it."""
        for line in log_lines(game, names, game.events[self.number :], self.number + 1, viewer):
            self.enter(line)
        self.number = game.event_count

    def enter(self, line: wire.LogLine) -> None:
        """Enter one line of the log."""
        for payment in line.payments:
            assert payment.coins > 0 or line.kind == "gained"
            if payment.payer != BANK:
                self.accounts[payment.payer].coins -= payment.coins
            if payment.payee != BANK:
                self.accounts[payment.payee].coins += payment.coins
        if line.kind == "tokens":
            self.accounts[line.seat].tokens = line.values
        elif isinstance(line.scene, MoveScene):
            self.move(line, line.scene)
        elif isinstance(line.scene, FightScene):
            self.accounts[line.seat].tokens += line.scene.tokens
            self.accounts[line.scene.other].tokens += line.scene.other_tokens
        for account in self.accounts:
            for book in account.books:
                book.enter(line)

    def move(self, line: wire.LogLine, scene: MoveScene) -> None:
        """Move a card."""
        account = self.accounts[line.seat]
        if scene.use in PLACED:
            account.built += line.cards[:1]
        elif scene.use in REMOVED:
            account.built.remove(line.cards[0])
        elif scene.use == "stage":
            account.buried[scene.stage] = scene.age

    def check(self, play: ClassicPlay) -> None:
        """The books are right."""
        for account, city in zip(self.accounts, play.cities, strict=True):
            assert account.entries() == Account(city).entries(), city.seat
