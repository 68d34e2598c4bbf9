"""Effects that carry science symbols."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.science import SYMBOLS
from sevenwonders.kernel.numbers import add_at

ANY: Final = "any"


def read_science(fact: Fact) -> Effect:
    """Read `science: compass`; `any` is a symbol of its owner's choice."""
    name = fact.one_of([*SYMBOLS, ANY])
    return WildSymbol() if name == ANY else Symbol(SYMBOLS.index(name))


@final
class Symbol(Effect):
    """One compass, gear or tablet."""

    def __init__(self, symbol: int) -> None:
        self.symbol = symbol

    @override
    def add_to(self, city: City) -> None:
        add_at(city.symbols, self.symbol, 1)

    @override
    def words(self) -> str:
        return SYMBOLS[self.symbol]

    @override
    def code(self) -> str:
        return f"science:{SYMBOLS[self.symbol]}"


@final
class WildSymbol(Effect):
    """A symbol of the owner's choice. The program chooses it at the end of the game, for the highest total (R5)."""

    @override
    def add_to(self, city: City) -> None:
        city.wild_symbols += 1

    @override
    def words(self) -> str:
        return " or ".join(SYMBOLS)

    @override
    def code(self) -> str:
        return f"science:{ANY}"


@final
class RepeatSymbol(Effect):
    """One more of the science symbol that the city has most of, counted at the end of the game (P27)."""

    @staticmethod
    def read(fact: Fact) -> Effect:
        """Read `special: repeat_symbol`."""
        return RepeatSymbol()

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).repeated_symbols += 1

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return "one more of the science symbol you have most of"

    @override
    def code(self) -> str:
        return "special:repeat_symbol"
