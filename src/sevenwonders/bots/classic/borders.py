"""The value of shields and military tokens."""

from typing import Final

from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.outlook import COIN, Outlook, chance
from sevenwonders.bots.classic.rivals import rival_weight
from sevenwonders.classic.city import City
from sevenwonders.classic.conflict import passes_defeats
from sevenwonders.classic.effects.tally import VICTORIES, VICTORY_VALUES
from sevenwonders.classic.perks import ON_VICTORY
from sevenwonders.classic.rule import NO_PARTNER
from sevenwonders.classic.settings import defeats_of

# How many shields a border may still shift: at least, plus for each turn left of this Age, plus for each later Age.
SHIFT: Final = 0.2
SHIFT_PER_TURN: Final = 0.4
SHIFT_PER_AGE: Final = 0.4


def shields_value(outlook: Outlook, amount: int) -> float:
    """Return the value of more shields in the conflicts of this Age and later ones."""
    value = 0.0
    for age in outlook.ages_to_play():
        for front in outlook.fronts(age):
            value += front.tokens * push_value(outlook, front.city, age, amount)
    return value


def border_value(outlook: Outlook, other: City, amount: int) -> float:
    """Return the value of more shields at one border only."""
    return sum(push_value(outlook, other, age, amount) for age in outlook.ages_to_play())


def push_value(outlook: Outlook, other: City, age: int, amount: int) -> float:
    """Return the value of more shields at one border in one Age."""
    margin = int(outlook.city.shields - other.shields)
    shift = shift_until(outlook, age)
    better = chance(margin + amount, shift) - chance(margin, shift)
    return better * (victory_worth(outlook, other, age) - defeat_worth(outlook, age)) if better else 0.0


def shift_until(outlook: Outlook, age: int) -> float:
    """Count the shields by which a border may still shift before the conflicts of that Age."""
    return SHIFT + SHIFT_PER_TURN * outlook.turns_left + SHIFT_PER_AGE * (age - outlook.age)


def conflicts_value(outlook: Outlook, age: int) -> float:
    """Return the points to expect from all conflicts of the city in an Age."""
    return sum(front.tokens * fight_value(outlook, front.city, age) for front in outlook.fronts(age))


def fight_value(outlook: Outlook, other: City, age: int) -> float:
    """Return the points to expect from a fight for one token."""
    victory = chance(int(outlook.city.shields - other.shields), shift_until(outlook, age))
    return victory * victory_worth(outlook, other, age) + (1.0 - victory) * defeat_worth(outlook, age)


# Tokens


def victory_worth(outlook: Outlook, other: City, age: int) -> float:
    """Return the value of beating that city in that Age, including the token that the loser takes."""
    worth = token_worth(outlook, outlook.library.victories[age])
    if passes_defeats(other):
        worth += defeat_of(outlook, age)
    elif outlook.partner != NO_PARTNER:
        # With only two sides, a rival's loss is as good as a gain.
        worth -= rival_weight(outlook) * defeat_of(outlook, age)
    return worth


def defeat_worth(outlook: Outlook, age: int) -> float:
    """Return the value of being beaten in that Age: negative, unless the city's defeats go to the winner."""
    worth = 0.0 if passes_defeats(outlook.city) else float(defeat_of(outlook, age))
    return worth if outlook.partner == NO_PARTNER else worth - rival_weight(outlook) * outlook.library.victories[age]


def defeat_of(outlook: Outlook, age: int) -> int:
    """Return the points of a defeat token in that Age."""
    return defeats_of(outlook.config, outlook.library.defeats)[age - 1]


def token_worth(outlook: Outlook, value: int) -> float:
    """Return the value of a victory token of that many points, with the coins and points that it brings the city."""
    worth = value + outlook.city.perks.coins_on[ON_VICTORY] * COIN + added_value(outlook, VICTORIES)
    return worth + added_value(outlook, VICTORIES + 1 + VICTORY_VALUES.index(value))


def lost_defeats(outlook: Outlook) -> float:
    """Return the value of discarding all defeat tokens."""
    return float(-sum(token for token in outlook.city.tokens if token < 0))


def passed_defeats(outlook: Outlook) -> float:
    """Return the value of handing defeats to the winners."""
    value = 0.0
    for age in outlook.ages_to_play():
        for front in outlook.fronts(age):
            beaten = 1.0 - chance(int(outlook.city.shields - front.city.shields), shift_until(outlook, age))
            value -= front.tokens * beaten * defeat_of(outlook, age) * (1.0 + rival_weight(outlook))
    return value
