"""Effects that make buying cheaper than the plain prices; rebates.py works out what that means for a payment."""

from typing import final

from typing_extensions import override

from sevenwonders.classic.city import City, perks_of
from sevenwonders.classic.effects.effect import Effect


@final
class TradeRight(Effect):
    """A rebate on bought goods, a spare unit, or a unit from the bank. A game has at most one of each."""

    def __init__(self, code: str, bit: int, text: str) -> None:
        self.icon = code
        self.bit = bit
        self.text = text

    @override
    def add_to(self, city: City) -> None:
        perks_of(city).rebates |= self.bit

    @override
    def is_right(self) -> bool:
        return True

    @override
    def words(self) -> str:
        return self.text

    @override
    def code(self) -> str:
        return self.icon
