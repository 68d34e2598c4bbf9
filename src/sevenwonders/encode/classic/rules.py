"""What each rule adds to a row: the one place that lists every expansion and variant."""

from collections.abc import Callable
from typing import Final

from sevenwonders.classic.library import Library
from sevenwonders.encode.classic.armada.encoding import ArmadaEncoding
from sevenwonders.encode.classic.cities.encoding import CitiesEncoding
from sevenwonders.encode.classic.debts.encoding import DebtEncoding
from sevenwonders.encode.classic.edifice.encoding import EdificeEncoding
from sevenwonders.encode.classic.free_city.encoding import FreeCityEncoding
from sevenwonders.encode.classic.leaders.encoding import LeadersEncoding
from sevenwonders.encode.classic.rule_encoding import RuleEncoding
from sevenwonders.encode.classic.teams.encoding import TeamEncoding

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
    """What rules of these names add at a table, in their order; a rule without numbers of its own adds nothing."""
    return [RULE_ENCODINGS.get(name, RuleEncoding)(library, seats) for name in names]
