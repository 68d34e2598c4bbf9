"""What to give up when something has to be lost: coins or points, and which token."""

from typing import Final

from sevenwonders.bots.classic.borders import token_worth
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.rivals import DEBT
from sevenwonders.classic.choice import card_of
from sevenwonders.classic.debts.part import DebtPart

# The last coins are worth more than the others as long as something is to be paid: so many, and so much more, if the
# whole game were still to come.
RESERVE: Final = 2
LAST_COINS: Final = 0.8


def loss_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What is left after each way to bear a loss: coins given, the rest taken as debts."""
    loss = sum(part.loss for part in outlook.city.parts if isinstance(part, DebtPart))
    coins = outlook.city.coins
    return [treasury_worth(outlook, coins - card_of(option)) - DEBT * (loss - card_of(option)) for option in options]


def treasury_worth(outlook: Outlook, coins: int) -> float:
    """What so many coins are worth to the city."""
    return coins * COIN + min(coins, RESERVE) * LAST_COINS * outlook.rest


def token_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The less a victory token brings, the better it is to throw it away."""
    return [-token_worth(outlook, card_of(option)) for option in options]
