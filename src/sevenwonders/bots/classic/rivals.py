"""The value of other players' gains and losses to a city and its partner."""

from typing import Final

from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.classic.choice import coins_of, far_left_of, far_right_of, left_of, right_of
from sevenwonders.classic.perks import ON_PURCHASE
from sevenwonders.classic.rule import NO_PARTNER

# The value of a point that every rival loses. Only if all rivals were equally close would it be as good as a point won.
HARM: Final = 0.55


def rival_weight(outlook: Outlook) -> float:
    """Return the value of a point lost by one rival. A team of two loses with either of its players."""
    players = outlook.config.players
    sides = players if outlook.partner == NO_PARTNER else players // 2
    return HARM / (sides - 1)


def gain_worth(outlook: Outlook, seat: int, points: float) -> float:
    """Return the value of points that another seat gains; those of a partner are as good as the city's own."""
    if seat == outlook.partner:
        return points
    return -rival_weight(outlook) * points if seat in outlook.others() else 0.0


def coins_worth(outlook: Outlook, seat: int, coins: int) -> float:
    """Return the value of coins that another seat gets."""
    return gain_worth(outlook, seat % len(outlook.cities), coins * COIN) if coins else 0.0


def loss_worth(outlook: Outlook, seat: int, coins: int) -> float:
    """Return the value of coins that another seat has to lose."""
    return sum(rule.loss_worth(outlook, seat, coins) for rule in outlook.valuations.rules)


def all_lose(outlook: Outlook, coins: int) -> float:
    """Return the value of coins that all others have to lose."""
    return sum(loss_worth(outlook, seat, coins) for seat in outlook.others())


def trade_cost(outlook: Outlook, trade: int) -> float:
    """Return the cost of a payment for goods: the coins and the others' gains, less refunds for buying."""
    left = left_of(trade)
    right = right_of(trade)
    back = outlook.city.perks.coins_on[ON_PURCHASE] * ((left > 0) + (right > 0))
    cost = int(coins_of(trade) - back) * COIN
    for step, coins in ((1, left), (-1, right), (2, far_left_of(trade)), (-2, far_right_of(trade))):
        cost -= coins_worth(outlook, outlook.seat + step, coins)
    return cost
