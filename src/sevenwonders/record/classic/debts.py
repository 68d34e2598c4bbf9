"""Debts in scenarios and golden texts."""

from functools import partial
from typing import final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.debts.part import DebtPart
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.record.classic.rule_record import Readers, RuleRecord, read_numbers


@final
class DebtsRecord(RuleRecord):
    """Debts and coins to lose."""

    @override
    def expectations(self) -> Readers:
        return {"debts": partial(read_numbers, debts_in)}

    @override
    def part_words(self, library: Library, part: Part) -> str:
        if not isinstance(part, DebtPart):
            return ""
        return f" debts {part.debts}" + (f" loss {part.loss}" if part.loss else "")


def debts_in(city: City) -> int:
    """Return the points that a city's debts cost."""
    return sum(part.debts for part in city.parts if isinstance(part, DebtPart))
