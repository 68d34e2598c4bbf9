"""Keeps a table's books from the log alone, as a page does that plays every scene."""

from sevenwonders.classic.table import ClassicGame
from sevenwonders.server import wire
from sevenwonders.server.classic.armada.scenes import NavalScene, SailScene
from sevenwonders.server.classic.cities.scenes import DiplomacyScene
from sevenwonders.server.classic.debts.scenes import LossScene
from sevenwonders.server.classic.edifice.scenes import PawnScene
from sevenwonders.server.classic.wire import CityState, ClassicPlay, ClassicScene, FightScene, MoveScene
from sevenwonders.server.present import log_lines
from tests.server.house import classic

BANK = -1
PLACED = ("build", "build_free", "take", "recruit", "choose", "settle", "reward")
REMOVED = ("lose", "bury")


class Account:
    """What the books say about one city."""

    def __init__(self, city: CityState) -> None:
        self.seat = city.seat
        self.coins = city.coins
        self.built = list(city.built)
        self.buried = {card.stage: card.age for card in city.buried}
        self.tokens = list(city.tokens)
        self.debts = city.debts.debts if city.debts else 0
        self.diplomacy = city.cities.diplomacy if city.cities else 0
        self.pawns = list(city.edifice.pawns) if city.edifice else []
        self.squares = {fleet.fleet: fleet.square for fleet in city.armada.fleets} if city.armada else {}
        self.naval = list(city.armada.tokens) if city.armada else []

    def enter(self, scene: ClassicScene | None) -> None:
        """Enter what happens to this city alone."""
        if isinstance(scene, LossScene):
            self.debts += scene.debts
        elif isinstance(scene, DiplomacyScene):
            self.diplomacy += scene.tokens
        elif isinstance(scene, SailScene):
            self.squares[scene.fleet] = scene.square
        elif isinstance(scene, PawnScene):
            self.pawns[scene.age - 1] += 1

    def entries(self) -> list[object]:
        """All of it, to be compared."""
        tokens = sorted(self.tokens)
        return [
            self.coins,
            sorted(self.built),
            self.buried,
            tokens,
            self.debts,
            self.diplomacy,
            self.pawns,
            self.squares,
        ]


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
        elif isinstance(line.scene, NavalScene):
            for place in line.scene.places:
                self.accounts[place.seat].naval += [place.token] if place.token else []
        elif line.seat >= 0:
            self.accounts[line.seat].enter(line.scene)

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
            assert account.naval == Account(city).naval
