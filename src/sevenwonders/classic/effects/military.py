"""Effects that count in conflicts."""

from typing import final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.seat import Seat


@final
class Shields(Effect):
    """Military strength."""

    def __init__(self, amount: int) -> None:
        self.amount = amount

    def stand(self, seat: Seat) -> None:
        """Added to the city's strength."""
        seat.shields += self.amount

    def words(self) -> str:
        """The printed number."""
        return f"{self.amount} shield{'s' if self.amount != 1 else ''}"
