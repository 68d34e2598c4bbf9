"""The gains of a card or stage, as far as the features of the base game use them."""

from typing import Final, final

from mypy_extensions import i64

from sevenwonders.classic.effects.effect import Effect, any_scores
from sevenwonders.classic.effects.military import Shields
from sevenwonders.classic.effects.points import Points
from sevenwonders.classic.effects.production import Produce
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.science import NO_SYMBOL
from sevenwonders.classic.trade.resources import KINDS, UNIT_MASK, unpack

# Goods of a producer with a choice count as less than a unit each.
CHOICE_SHARE: Final = 0.5


@final
class Gift:
    """Shields, a science symbol or wild symbols, units of goods by kind, and effects that count things for points."""

    __slots__ = ("counting", "goods", "makes_goods", "shields", "symbol", "wilds")

    def __init__(self, effects: list[Effect]) -> None:
        self.shields: i64 = 0
        self.symbol: i64 = NO_SYMBOL
        self.wilds: i64 = 0
        self.goods: list[float] = [0.0] * KINDS
        self.counting: list[Effect] = []
        for effect in effects:
            if isinstance(effect, Shields):
                self.shields += effect.amount
            elif isinstance(effect, Symbol):
                self.symbol = effect.symbol
            elif isinstance(effect, WildSymbol):
                self.wilds += 1
            elif isinstance(effect, Produce):
                self.add_goods(effect)
            # A fixed number of points is part of what the card is worth by itself.
            elif any_scores([effect]) and not isinstance(effect, Points):
                self.counting.append(effect)
        self.makes_goods = any(self.goods)

    def add_goods(self, effect: Produce) -> None:
        """Add the goods of a producer."""
        for kind, units in enumerate(unpack(effect.fixed)):
            self.goods[kind] += units
        for kind in range(KINDS):
            if effect.reach >> (4 * kind) & UNIT_MASK:
                self.goods[kind] += CHOICE_SHARE
