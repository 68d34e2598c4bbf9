"""Effects that carry science symbols."""

from typing import final

from sevenwonders.classic.city import City
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.science import SYMBOLS


@final
class Symbol(Effect):
    """One compass, gear or tablet."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    def add_to(self, city: City) -> None:
        """Counted with the city's symbols."""
        city.symbols[self.symbol] += 1

    def words(self) -> str:
        """The symbol's name."""
        return SYMBOLS[self.symbol]


@final
class WildSymbol(Effect):
    """One symbol of free choice, decided at the end of the game (R5: by the program, for the best total)."""

    def add_to(self, city: City) -> None:
        """Counted apart until the end."""
        city.wild_symbols += 1

    def words(self) -> str:
        """All three names."""
        return " or ".join(SYMBOLS)
