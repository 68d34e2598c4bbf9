"""What the greedy bot knows about Cities."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.classic.cities.diplomacy import diplomacy_value
from sevenwonders.bots.classic.cities.rivals import (
    neighbours_debt_value,
    others_gain_value,
    others_lose_for_value,
    others_lose_value,
)
from sevenwonders.bots.classic.rule_values import EffectWorth, RuleValues, worth_of
from sevenwonders.bots.classic.symbols import copied_symbol_value
from sevenwonders.classic.cities.effects import (
    Diplomacy,
    NeighboursDebt,
    OthersGain,
    OthersLose,
    OthersLoseFor,
    Spy,
)
from sevenwonders.classic.colours import colour_of

BLACK: Final = colour_of("black")


@final
class CitiesValues(RuleValues):
    """Black cards: losses of others, diplomacy and spies."""

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(OthersGain, others_gain_value),
            worth_of(OthersLose, others_lose_value),
            worth_of(OthersLoseFor, others_lose_for_value),
            worth_of(NeighboursDebt, neighbours_debt_value),
            worth_of(Diplomacy, lambda outlook, effect: diplomacy_value(outlook)),
            worth_of(Spy, lambda outlook, effect: copied_symbol_value(outlook)),
        ]

    @override
    def typical(self) -> dict[int, float]:
        return {BLACK: 2.0}
