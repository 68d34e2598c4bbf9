"""Debts and losses."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.debts.part import debts_of
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.rule_encoding import RuleEncoding
from sevenwonders.encode.layout import Field, number_field, put

LOSSES: Final = ["coins", "coins per victory token", "coins per stage"]


@final
class DebtEncoding(RuleEncoding):
    """Debts, and the coins that are lost at the end of the turn."""

    @override
    def city_fields(self) -> list[Field]:
        return [
            number_field("debts", "debts, in points"),
            Field("losses", LOSSES, "what the city loses at the end of this turn"),
        ]

    @override
    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        part = debts_of(view.cities[seat])
        put(row, at, part.debts)
        put(row, at + 1, part.loss)
        put(row, at + 2, part.for_tokens)
        put(row, at + 3, part.for_stages)
