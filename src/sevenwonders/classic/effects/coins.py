"""Effects that pay coins once, when the card or stage is built."""

from typing import TYPE_CHECKING, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.effects.effect import Effect, coin_words
from sevenwonders.classic.effects.tally import EACH, Tally

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class Coins(Effect):
    """Coins from the bank."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `coins: 5`."""
        return Coins(fact.integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        game.gain_coins(seat, self.amount)

    @override
    def words(self) -> str:
        return f"{self.amount} coins"

    @override
    def code(self) -> str:
        return f"coins:{self.amount}"


@final
class CoinsPer(Effect):
    """Coins at once for each counted thing. What neighbours built in the same turn counts (R2.3)."""

    def __init__(self, tally: Tally, each: int) -> None:
        self.tally = tally
        self.each = each

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `coins_per: {count: [brown], boards: [own, left, right], each: 1}`."""
        fields = fact.fields(EACH)
        return CoinsPer(Tally.read(fields), fields["each"].integer())

    @override
    def on_build(self, game: "ClassicGame", seat: int) -> None:
        game.gain_coins(seat, self.each * self.tally.total(game.cities, seat))

    @override
    def words(self) -> str:
        return f"{coin_words(self.each)} for each {self.tally.words()}"

    @override
    def code(self) -> str:
        return f"coins_per:{self.tally.code()}:{self.each}"
