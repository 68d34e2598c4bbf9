"""The Free City: its draw pile, its controller, and the controller's choice for their own city."""

from typing import final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.choice import card_of, coins_of, trade_in
from sevenwonders.classic.free_city.part import FREE_CITY_SEAT, pile_of
from sevenwonders.classic.free_city.rule import controller_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.actions import FORMS, form_bits, form_numbers, forms
from sevenwonders.encode.classic.layout import card_labels
from sevenwonders.encode.classic.rule_encoding import RuleEncoding
from sevenwonders.encode.layout import Field, count_cards, number_field, put


@final
class FreeCityEncoding(RuleEncoding):
    """The fields that only a table of two players has."""

    def __init__(self, library: Library, seats: int) -> None:
        super().__init__(library, seats)
        self.cards: i64 = len(library.cards)
        self.forms = form_numbers()

    @override
    def table_fields(self) -> list[Field]:
        cards = card_labels(self.library)
        return [
            number_field("draw pile", "the number of cards in the draw pile"),
            number_field("controls", "1 if the viewer plays for the Free City this turn"),
            Field(
                "hand of the free city",
                cards,
                "the last card of the Free City, if the viewer may play it",
                private=True,
            ),
            Field("sealed card", cards, "1 for the card that the viewer has chosen in this turn already", private=True),
            Field("sealed form", [name for name, _ in forms()], "1 for what the viewer does with it", private=True),
            number_field("sealed coins", "the coins that the viewer pays for it", private=True),
        ]

    @override
    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        cards = self.cards
        put(row, at, len(pile_of(view.parts)))
        if controller_of(view.age, view.turn) == view.seat:
            row[at + 1] = 1
        count_cards(row, at + 2, view.cities[FREE_CITY_SEAT].hand)
        at += 2 + cards
        for decision in view.decisions:
            if decision.decider == view.seat and decision.choice >= 0:
                row[at + card_of(decision.choice)] = 1
                row[at + cards + self.forms[form_bits(decision.choice)]] = 1
                put(row, at + cards + FORMS, coins_of(trade_in(decision.choice)))
