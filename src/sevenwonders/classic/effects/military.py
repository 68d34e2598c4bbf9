"""Effects that count in conflicts."""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import VICTORY, gain_token
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.kinds import TOKENS

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

THIS_AGE: Final = 0


@final
class Shields(Effect):
    """Military strength."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def add_to(self, city: City) -> None:
        """Added to the city's strength."""
        city.shields += self.amount

    def words(self) -> str:
        """The printed number."""
        return f"{self.amount} shield{'s' if self.amount != 1 else ''}"


@final
class VictoryToken(Effect):
    """A victory token without a fight, of a value or of the current Age."""

    def __init__(self, value: int) -> None:
        self.value = value

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Taken at once."""
        gain_token(game, seat, VICTORY[game.age] if self.value == THIS_AGE else self.value)

    def words(self) -> str:
        """Which token."""
        return "a victory token of the Age" if self.value == THIS_AGE else f"a victory token of {self.value}"


@final
class DropDefeats(Effect):
    """Memorial: all defeat tokens are thrown away."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """After the coins for them."""
        drop_defeats(game, seat)

    def words(self) -> str:
        """In a few words."""
        return "throw away your defeat tokens"


def drop_defeats(game: "ClassicGame", seat: int) -> None:
    """Only victories stay."""
    city = game.cities[seat]
    before = len(city.tokens)
    city.tokens = [token for token in city.tokens if token > 0]
    if game.keeps_events and len(city.tokens) < before:
        game.emit(TOKENS, seat, city.tokens[:])
