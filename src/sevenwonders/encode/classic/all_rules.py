"""The encoding and the features of each rule: the one place in this folder that lists every expansion and variant."""

from collections.abc import Callable
from typing import Final

from sevenwonders.classic.library import Library
from sevenwonders.encode.classic.armada import ArmadaEncoding, ArmadaFeatures
from sevenwonders.encode.classic.cities import CitiesEncoding, CitiesFeatures
from sevenwonders.encode.classic.debts import DebtEncoding, DebtFeatures
from sevenwonders.encode.classic.edifice import EdificeEncoding, EdificeFeatures
from sevenwonders.encode.classic.features.option_features import OptionFeatures
from sevenwonders.encode.classic.free_city import FreeCityEncoding
from sevenwonders.encode.classic.leaders import LeadersEncoding, LeadersFeatures
from sevenwonders.encode.classic.rule_encoding import RuleEncoding, RuleFeatures
from sevenwonders.encode.classic.teams import TeamEncoding
from sevenwonders.encode.features import Names

# By the name of the rule.
RULE_ENCODINGS: Final[dict[str, Callable[[Library, int], RuleEncoding]]] = {
    "free_city": FreeCityEncoding,
    "teams": TeamEncoding,
    "leaders": LeadersEncoding,
    "armada": ArmadaEncoding,
    "debts": DebtEncoding,
    "cities": CitiesEncoding,
    "edifice": EdificeEncoding,
}


def encodings_of(names: list[str], library: Library, seats: int) -> list[RuleEncoding]:
    """List the encodings of rules with these names at a table, in their order.

    A rule without numbers of its own has none.
    """
    return [RULE_ENCODINGS.get(name, RuleEncoding)(library, seats) for name in names]


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
    """List the features that the rules of a table add, in the order of the rules."""
    return [RULE_FEATURES[name](library, options, cities, base) for name in rules if name in RULE_FEATURES]
