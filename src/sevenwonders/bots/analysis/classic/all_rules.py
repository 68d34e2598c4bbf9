"""The evidence of each rule: the one place in this folder that lists every expansion and variant."""

from functools import cache
from typing import Final

from sevenwonders.bots.analysis.classic.armada import ArmadaEvidence
from sevenwonders.bots.analysis.classic.cities import CitiesEvidence
from sevenwonders.bots.analysis.classic.debts import DebtEvidence
from sevenwonders.bots.analysis.classic.edifice import EdificeEvidence
from sevenwonders.bots.analysis.classic.leaders import LeadersEvidence
from sevenwonders.bots.analysis.classic.rule_evidence import RuleEvidence
from sevenwonders.classic.rule import Rule

# By the name of the rule. A rule that is missing here has the evidence of the base game.
RULE_EVIDENCE: Final[dict[str, RuleEvidence]] = {
    "leaders": LeadersEvidence(),
    "armada": ArmadaEvidence(),
    "debts": DebtEvidence(),
    "cities": CitiesEvidence(),
    "edifice": EdificeEvidence(),
}


def evidence_of(rules: list[Rule]) -> list[RuleEvidence]:
    """Return the evidence that the rules of a table add."""
    return shared_evidence(tuple([rule.name() for rule in rules]))


@cache
def shared_evidence(names: tuple[str, ...]) -> list[RuleEvidence]:
    """Return the evidence of rules of these names, put together once."""
    return [RULE_EVIDENCE[name] for name in names if name in RULE_EVIDENCE]
