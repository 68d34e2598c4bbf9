"""Partners, whose hands are open to each other."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.view import View
from sevenwonders.encode.classic.layout import card_labels
from sevenwonders.encode.classic.rule_encoding import RuleEncoding
from sevenwonders.encode.layout import Field, count_cards


@final
class TeamEncoding(RuleEncoding):
    """Who the partner is, and the partner's hand."""

    @override
    def table_fields(self) -> list[Field]:
        return [
            Field("partner", [f"city {seat}" for seat in range(self.seats)], "1 for the city of the viewer's partner"),
            Field("hand of the partner", card_labels(self.library), "the partner's hand", private=True),
        ]

    @override
    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        partner = view.hooks.partner[0].partner(view.seat)
        row[at + self.relative(view, partner)] = 1
        count_cards(row, at + self.seats, view.cities[partner].hand)
