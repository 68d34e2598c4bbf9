"""All rules in golden texts and scenarios: the one place in this folder that lists them."""

from typing import Final

from sevenwonders.record.classic.armada import ArmadaRecord
from sevenwonders.record.classic.cities import CitiesRecord
from sevenwonders.record.classic.debts import DebtsRecord
from sevenwonders.record.classic.edifice import EdificeRecord
from sevenwonders.record.classic.leaders import LeadersRecord
from sevenwonders.record.classic.rule_record import RuleRecord

RULE_RECORDS: Final[list[RuleRecord]] = [
    LeadersRecord(),
    DebtsRecord(),
    CitiesRecord(),
    ArmadaRecord(),
    EdificeRecord(),
]
