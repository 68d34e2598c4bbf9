"""The greedy bot's knowledge of Cities."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.classic.borders import conflicts_value
from sevenwonders.bots.classic.debts import DEBT
from sevenwonders.bots.classic.outlook import Outlook, age_of
from sevenwonders.bots.classic.rivals import all_lose, coins_worth, gain_worth, loss_worth
from sevenwonders.bots.classic.rule_values import EffectWorth, RuleValues, worth_of
from sevenwonders.bots.classic.symbols import copied_symbol_value
from sevenwonders.classic.cities.effects import (
    THIS_AGE,
    Diplomacy,
    NeighboursDebt,
    OthersGain,
    OthersLose,
    OthersLoseFor,
    Spy,
)
from sevenwonders.classic.cities.part import cities_part_of
from sevenwonders.classic.city import victories_of
from sevenwonders.classic.colours import colour_of

# Diplomacy


def diplomacy_value(outlook: Outlook) -> float:
    """Return the value of staying out of the first conflicts that no token covers yet."""
    now = age_of(outlook.view)
    age = max(outlook.age, now + cities_part_of(outlook.city).diplomacy)
    if age > outlook.library.last_age:
        return 0.0
    # One token is used up per Age, so peace in that Age takes a token for each Age before it as well.
    city = outlook.city.copy()
    cities_part_of(city).diplomacy = age - now + 1
    return conflicts_value(outlook.with_city(city), age) - conflicts_value(outlook, age)


# Coins and debts of other players


def neighbours_of(outlook: Outlook) -> list[int]:
    """Return the two neighbouring seats."""
    size = len(outlook.cities)
    return sorted({(outlook.seat + 1) % size, (outlook.seat - 1) % size})


def others_gain_value(outlook: Outlook, effect: OthersGain) -> float:
    """Return the value of an effect by which all others, or the neighbours, gain coins."""
    seats = neighbours_of(outlook) if effect.neighbours_only else outlook.others()
    return sum(coins_worth(outlook, seat, effect.amount) for seat in seats)


def others_lose_value(outlook: Outlook, effect: OthersLose) -> float:
    """Return the value of an effect by which all others lose coins."""
    return all_lose(outlook, outlook.age if effect.amount == THIS_AGE else effect.amount)


def others_lose_for_value(outlook: Outlook, effect: OthersLoseFor) -> float:
    """Return the value of an effect by which all others lose coins for each of their stages or victory tokens."""
    value = 0.0
    for seat in outlook.others():
        city = outlook.cities[seat]
        count = city.stages if effect.stages else len(victories_of(city))
        value += loss_worth(outlook, seat, effect.each * count)
    return value


def neighbours_debt_value(outlook: Outlook, effect: NeighboursDebt) -> float:
    """Return the value of an effect by which the neighbours take debts."""
    return sum(gain_worth(outlook, seat, -effect.amount * DEBT) for seat in neighbours_of(outlook))


# All together


BLACK: Final = colour_of("black")


@final
class CitiesValues(RuleValues):
    """Black cards: losses of others, diplomacy and spies."""

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(OthersGain, others_gain_value),
            worth_of(OthersLose, others_lose_value),
            worth_of(OthersLoseFor, others_lose_for_value),
            worth_of(NeighboursDebt, neighbours_debt_value),
            worth_of(Diplomacy, lambda outlook, effect: diplomacy_value(outlook)),
            worth_of(Spy, lambda outlook, effect: copied_symbol_value(outlook)),
        ]

    @override
    def typical(self) -> dict[int, float]:
        return {BLACK: 2.0}
