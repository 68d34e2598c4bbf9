"""Effects that pay coins once, when they are built."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.tally import Tally

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class Coins(Effect):
    """Coins from the bank."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Paid once."""
        game.gain_coins(seat, self.amount)

    def words(self) -> str:
        """The printed number."""
        return f"{self.amount} coins"


@final
class CoinsPer(Effect):
    """Coins at once for each counted thing; what neighbours built this turn counts (R2)."""

    def __init__(self, tally: Tally, each: int) -> None:
        self.tally = tally
        self.each = each

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Counted once all cards of the turn lie on the table."""
        game.gain_coins(seat, self.each * self.tally.total(game, seat))

    def words(self) -> str:
        """How much for what."""
        return f"{self.each} coin{'s' if self.each != 1 else ''} for each {self.tally.words()}"


@final
class OthersGain(Effect):
    """Coins from the bank for all others, or for the two neighbours alone."""

    def __init__(self, amount: int, neighbours_only: bool) -> None:
        self.amount = amount
        self.neighbours_only = neighbours_only

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Paid once."""
        for other in range(len(game.cities)):
            near = other == game.left(seat) or other == game.right(seat)
            if other != seat and (near or not self.neighbours_only):
                game.gain_coins(other, self.amount)

    def words(self) -> str:
        """How much for whom."""
        who = "each neighbour gets" if self.neighbours_only else "all others get"
        return f"{who} {self.amount} coin{'s' if self.amount != 1 else ''}"
