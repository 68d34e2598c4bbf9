"""Debts and losses as numbers."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.debts.part import PAY, debts_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.features.option_features import AGES, LAST_AGE, MOST_COINS, OptionFeatures, within
from sevenwonders.encode.classic.rule_encoding import RuleEncoding, RuleFeatures
from sevenwonders.encode.features import Names, Terms, numbered
from sevenwonders.encode.layout import Field, number_field, put
from sevenwonders.kernel.decision import Decision

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


@final
class DebtFeatures(RuleFeatures):
    """For a payment of a loss: the debts that it leaves, and the coins that are left."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        self.owed = options.table("owed", AGES)
        self.kept = options.table("kept", AGES, numbered(0, MOST_COINS))

    @override
    def add_option(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        if use_of(choice) == PAY:
            age: i64 = min(game.age, LAST_AGE)
            paid = card_of(choice)
            terms.count(self.owed + age, game.coins_due(decision.seat) - paid)
            left = within(game.cities[decision.seat].coins - paid, 0, MOST_COINS)
            terms.add(self.kept + age * (MOST_COINS + 1) + left)
