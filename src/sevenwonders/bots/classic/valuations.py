"""Everything that the greedy bot knows at one table: the values of its rules put together."""

from collections.abc import Callable
from typing import TYPE_CHECKING, final

from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues
from sevenwonders.classic.effects.effect import Effect

if TYPE_CHECKING:
    from sevenwonders.bots.classic.outlook import Outlook


@final
class Valuations:
    """The values of the rules in play, sorted by what is valued."""

    def __init__(self, rules: list[RuleValues]) -> None:
        self.rules = rules
        self.decisions: dict[int, DecisionValues] = {}
        self.effects: dict[type[Effect], EffectWorth] = {}
        self.extras: dict[int, Callable[[Outlook], float]] = {}
        self.typical: dict[int, float] = {}
        for rule in rules:
            self.decisions.update(rule.decisions())
            self.effects.update({worth.kind: worth for worth in rule.effects()})
            self.extras.update(rule.extras())
            self.typical.update(rule.typical())
