"""Coins to lose, and debts for what is not paid."""

from typing import final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.debts.kinds import PAY
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.classic.features.option_features import AGES, LAST_AGE, MOST_COINS, OptionFeatures, within
from sevenwonders.encode.classic.features.rule_features import RuleFeatures
from sevenwonders.encode.features import Terms
from sevenwonders.encode.names import Names, numbered
from sevenwonders.kernel.decision import Decision


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
