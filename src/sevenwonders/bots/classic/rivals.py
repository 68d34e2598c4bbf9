"""What gains and losses of other players are worth to the own side."""

from typing import Final

from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.classic.choice import coins_of, far_left_of, far_right_of, left_of, right_of
from sevenwonders.classic.cities.effects import THIS_AGE, NeighboursDebt, OthersLose, OthersLoseFor
from sevenwonders.classic.effects.coins import OthersGain
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.perks import ON_PURCHASE
from sevenwonders.classic.settings import TEAMS

# A point that every rival loses counts so much; a full one would be as good as an own point only if all rivals were
# equally close.
HARM: Final = 0.55

# A debt is a point lost. A coin due that is not there becomes one.
DEBT: Final = 1.0


def rival_weight(outlook: Outlook) -> float:
    """What a point lost by one rival is worth; a side of two loses with either of its players."""
    config = outlook.table.config
    sides = config.players // 2 if config.variant == TEAMS else config.players
    return HARM / (sides - 1)


def gain_worth(outlook: Outlook, seat: int, points: float) -> float:
    """What it is worth that another seat gains so many points: the partner's are as good as own ones."""
    if seat == outlook.partner:
        return points
    return -rival_weight(outlook) * points if seat in outlook.others() else 0.0


def coins_worth(outlook: Outlook, seat: int, coins: int) -> float:
    """What it is worth that another seat gets coins."""
    return gain_worth(outlook, seat % outlook.table.size, coins * COIN) if coins else 0.0


def trade_cost(outlook: Outlook, trade: int) -> float:
    """What a payment for goods costs, since others get it; Hatshepsut pays a coin back for each of them."""
    left = left_of(trade)
    right = right_of(trade)
    back = outlook.city.perks.coins_on[ON_PURCHASE] * ((left > 0) + (right > 0))
    cost = (coins_of(trade) - back) * COIN
    for step, coins in ((1, left), (-1, right), (2, far_left_of(trade)), (-2, far_right_of(trade))):
        cost -= coins_worth(outlook, outlook.seat + step, coins)
    return cost


def loss_worth(outlook: Outlook, seat: int, coins: int) -> float:
    """What it is worth that another seat loses coins, or takes debts for those it does not have."""
    paid = min(coins, outlook.table.view.cities[seat].coins)
    return gain_worth(outlook, seat, -(paid * COIN + (coins - paid) * DEBT))


def rivals_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect on other players is worth; 0 for any other."""
    size = outlook.table.size
    neighbours = sorted({(outlook.seat + 1) % size, (outlook.seat - 1) % size})
    others = outlook.others()
    if isinstance(effect, OthersGain):
        seats = neighbours if effect.neighbours_only else others
        return sum(coins_worth(outlook, seat, effect.amount) for seat in seats)
    if isinstance(effect, OthersLose):
        coins = outlook.age if effect.amount == THIS_AGE else effect.amount
        return all_lose(outlook, coins)
    if isinstance(effect, OthersLoseFor):
        return sum(loss_worth(outlook, seat, effect.each * counted(outlook, effect, seat)) for seat in others)
    if isinstance(effect, NeighboursDebt):
        return sum(gain_worth(outlook, seat, -effect.amount * DEBT) for seat in neighbours)
    return 0.0


def all_lose(outlook: Outlook, coins: int) -> float:
    """What it is worth that all others lose coins."""
    return sum(loss_worth(outlook, seat, coins) for seat in outlook.others())


def counted(outlook: Outlook, effect: OthersLoseFor, seat: int) -> int:
    """For how many things the seat would lose coins."""
    city = outlook.table.view.cities[seat]
    return city.stages if effect.stages else sum(token > 0 for token in city.tokens)


def lost_tokens(outlook: Outlook) -> float:
    """What it is worth that everybody else throws away a victory token: the smallest (Telesilla)."""
    value = 0.0
    for seat in outlook.others():
        victories = [token for token in outlook.table.view.cities[seat].tokens if token > 0]
        if victories:
            value += gain_worth(outlook, seat, -min(victories))
    return value
