"""Effects that count in conflicts."""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import gain_token
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.kinds import TOKENS

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# A value that means the token of the current Age.
THIS_AGE: Final = 0


@final
class Shields(Effect):
    """Military strength."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `shields: 2`."""
        return Shields(fact.integer())

    @override
    def add_to(self, city: City) -> None:
        city.shields += self.amount

    @override
    def words(self) -> str:
        return f"{self.amount} shield{'' if self.amount == 1 else 's'}"

    @override
    def code(self) -> str:
        return f"shields:{self.amount}"


@final
class VictoryToken(Effect):
    """A victory token without a fight, of a given value or that of the current Age."""

    def __init__(self, value: int) -> None:
        self.value = value

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `victory_token: 3`, or `age`."""
        return VictoryToken(THIS_AGE if fact.value == "age" else fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        gain_token(game, seat, game.library.victories[game.age] if self.value == THIS_AGE else self.value)

    @override
    def words(self) -> str:
        return "a victory token of the Age" if self.value == THIS_AGE else f"a victory token of {self.value}"

    @override
    def code(self) -> str:
        return f"victory_token:{'age' if self.value == THIS_AGE else self.value}"


@final
class DropDefeats(Effect):
    """The city discards all its defeat tokens."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: drop_defeats`."""
        return DropDefeats()

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        drop_defeats(game, seat)

    @override
    def words(self) -> str:
        return "throw away your defeat tokens"

    @override
    def code(self) -> str:
        return "special:drop_defeats"


def drop_defeats(game: "ClassicGame", seat: int) -> None:
    """Discard the defeat tokens of a city; its victory tokens stay."""
    city = game.cities[seat]
    before = len(city.tokens)
    city.tokens = [token for token in city.tokens if token > 0]
    if game.keeps_events and len(city.tokens) < before:
        game.emit(TOKENS, seat, city.tokens[:])
