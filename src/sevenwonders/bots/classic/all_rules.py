"""The greedy bot's knowledge of each rule: the one place that lists every expansion and variant."""

from functools import cache
from typing import Final

from sevenwonders.bots.classic.armada import ArmadaValues
from sevenwonders.bots.classic.base_values import BaseValues
from sevenwonders.bots.classic.cities import CitiesValues
from sevenwonders.bots.classic.debts import DebtValues
from sevenwonders.bots.classic.edifice import EdificeValues
from sevenwonders.bots.classic.free_city import FreeCityValues
from sevenwonders.bots.classic.leaders import LeadersValues
from sevenwonders.bots.classic.rule_values import RuleValues, Valuations
from sevenwonders.classic.rule import Rule

BASE: Final = BaseValues()

# By the name of the rule. A rule that is missing here is still played, with the knowledge of the base game.
RULE_VALUES: Final[dict[str, RuleValues]] = {
    "free_city": FreeCityValues(),
    "leaders": LeadersValues(),
    "armada": ArmadaValues(),
    "debts": DebtValues(),
    "cities": CitiesValues(),
    "edifice": EdificeValues(),
}


def valuations_of(rules: list[Rule]) -> Valuations:
    """Return the bot's knowledge of a table with these rules."""
    return shared_valuations(tuple([rule.name() for rule in rules]))


@cache
def shared_valuations(names: tuple[str, ...]) -> Valuations:
    """Return the valuations for rules of these names, put together once."""
    return Valuations([BASE, *[RULE_VALUES[name] for name in names if name in RULE_VALUES]])
