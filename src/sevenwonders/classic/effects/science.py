"""Effects that carry science symbols."""

from typing import final

from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.classic.seat import Seat


@final
class Symbol(Effect):
    """One compass, gear or tablet."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def stand(self, seat: Seat) -> None:
        """Counted with the city's symbols."""
        seat.symbols[self.symbol] += 1

    def words(self) -> str:
        """The symbol's name."""
        return SYMBOLS[self.symbol]


@final
class WildSymbol(Effect):
    """One symbol of free choice, decided at the end of the game (R5: by the program, for the best total)."""

    def stand(self, seat: Seat) -> None:
        """Counted apart until the end."""
        seat.wild_symbols += 1

    def words(self) -> str:
        """All three names."""
        return " or ".join(SYMBOLS)
