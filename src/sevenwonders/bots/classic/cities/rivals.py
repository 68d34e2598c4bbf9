"""The value of effects that make other players gain or lose coins, or take debts."""

from sevenwonders.bots.classic.debts.values import DEBT
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.rivals import all_lose, coins_worth, gain_worth, loss_worth
from sevenwonders.classic.cities.effects import THIS_AGE, NeighboursDebt, OthersGain, OthersLose, OthersLoseFor
from sevenwonders.classic.city import victories_of


def neighbours_of(outlook: Outlook) -> list[int]:
    """The two neighbouring seats."""
    size = len(outlook.cities)
    return sorted({(outlook.seat + 1) % size, (outlook.seat - 1) % size})


def others_gain_value(outlook: Outlook, effect: OthersGain) -> float:
    """The value of an effect by which all others, or the neighbours, gain coins."""
    seats = neighbours_of(outlook) if effect.neighbours_only else outlook.others()
    return sum(coins_worth(outlook, seat, effect.amount) for seat in seats)


def others_lose_value(outlook: Outlook, effect: OthersLose) -> float:
    """The value of an effect by which all others lose coins."""
    return all_lose(outlook, outlook.age if effect.amount == THIS_AGE else effect.amount)


def others_lose_for_value(outlook: Outlook, effect: OthersLoseFor) -> float:
    """The value of an effect by which all others lose coins for each of their stages or victory tokens."""
    value = 0.0
    for seat in outlook.others():
        city = outlook.cities[seat]
        count = city.stages if effect.stages else len(victories_of(city))
        value += loss_worth(outlook, seat, effect.each * count)
    return value


def neighbours_debt_value(outlook: Outlook, effect: NeighboursDebt) -> float:
    """The value of an effect by which the neighbours take debts."""
    return sum(gain_worth(outlook, seat, -effect.amount * DEBT) for seat in neighbours_of(outlook))
