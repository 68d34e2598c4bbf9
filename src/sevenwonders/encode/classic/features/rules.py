"""The features of each rule: the one place that lists every expansion and variant."""

from collections.abc import Callable
from typing import Final

from sevenwonders.classic.library import Library
from sevenwonders.encode.classic.features.armada.features import ArmadaFeatures
from sevenwonders.encode.classic.features.cities.features import CitiesFeatures
from sevenwonders.encode.classic.features.debts.features import DebtFeatures
from sevenwonders.encode.classic.features.edifice.features import EdificeFeatures
from sevenwonders.encode.classic.features.leaders.features import LeadersFeatures
from sevenwonders.encode.classic.features.option_features import OptionFeatures
from sevenwonders.encode.classic.features.rule_features import RuleFeatures
from sevenwonders.encode.names import Names

# Makes the features of a rule for one table.
Maker = Callable[[Library, Names, Names, OptionFeatures], RuleFeatures]

# By the name of the rule. A rule that is missing here still has features: its cards, uses and score lines.
RULE_FEATURES: Final[dict[str, Maker]] = {
    "leaders": LeadersFeatures,
    "armada": ArmadaFeatures,
    "debts": DebtFeatures,
    "cities": CitiesFeatures,
    "edifice": EdificeFeatures,
}


def features_of(
    rules: list[str], library: Library, options: Names, cities: Names, base: OptionFeatures
) -> list[RuleFeatures]:
    """The features that the rules of a table add, in the order of the rules."""
    return [RULE_FEATURES[name](library, options, cities, base) for name in rules if name in RULE_FEATURES]
