"""Effects that are worth victory points."""

from typing import TYPE_CHECKING, final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.tally import Tally

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@final
class Points(Effect):
    """A fixed number of points."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def points(self, game: "ClassicGame", seat: int) -> int:
        """The printed number."""
        return self.amount

    def words(self) -> str:
        """The printed number."""
        return f"{self.amount} points" if self.amount != 1 else "1 point"


@final
class PointsPer(Effect):
    """Points at the end of the game for each counted thing."""

    def __init__(self, tally: Tally, each: int) -> None:
        self.tally = tally
        self.each = each

    def points(self, game: "ClassicGame", seat: int) -> int:
        """Counted as the table stands at the end."""
        return self.each * self.tally.total(game, seat)

    def words(self) -> str:
        """How much for what."""
        return f"{self.each} point{'s' if self.each != 1 else ''} for each {self.tally.words()}"
