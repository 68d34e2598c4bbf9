"""The value of coin losses and debts."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.rivals import gain_worth
from sevenwonders.bots.classic.rule_values import DecisionValues, RuleValues
from sevenwonders.classic.choice import card_of
from sevenwonders.classic.debts.part import LOSS, debts_of
from sevenwonders.classic.debts.rule import DebtRule

# A debt is a point lost.
DEBT: Final = 1.0

# The last coins are worth more than the others, since they pay for cards to come: how many coins, and how much more
# over a whole game.
RESERVE: Final = 2
LAST_COINS: Final = 0.8


@final
class DebtValues(RuleValues):
    """Losses: how to settle one, and its effect on another city."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {LOSS: loss_values}

    @override
    def loss_worth(self, outlook: Outlook, seat: int, coins: int) -> float:
        paid = int(min(coins, outlook.cities[seat].coins))
        owed = coins - paid if lends(outlook) else 0
        return gain_worth(outlook, seat, -(paid * COIN + owed * DEBT))


def lends(outlook: Outlook) -> bool:
    """Return whether missing coins become debts; otherwise a city only loses the coins it has (P20)."""
    return any(isinstance(rule, DebtRule) and rule.borrows for rule in outlook.rules)


def loss_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value left after each way to settle a loss: some coins paid, the rest taken as debts."""
    loss = debts_of(outlook.city).loss
    coins = outlook.city.coins
    return [treasury_worth(outlook, coins - card_of(option)) - DEBT * int(loss - card_of(option)) for option in options]


def treasury_worth(outlook: Outlook, coins: int) -> float:
    """Return the value of a number of coins to the city."""
    return coins * COIN + min(coins, RESERVE) * LAST_COINS * outlook.rest
