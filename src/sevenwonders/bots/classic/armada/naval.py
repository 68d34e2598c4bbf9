"""The value of naval strength and landings."""

from typing import Final

from sevenwonders.bots.classic.borders import conflicts_value
from sevenwonders.bots.classic.outlook import Outlook, chance
from sevenwonders.classic.armada.effects import Landing
from sevenwonders.classic.armada.kinds import FIGHT
from sevenwonders.classic.armada.naval import FIRST, LAST, SECOND
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.choice import use_of

# How much the naval strength of two cities may still shift: at least, plus for each turn left of this Age, plus for
# each later Age. Ships cost more than barracks, so less changes than at a border.
SHIFT: Final = 0.3
SHIFT_PER_TURN: Final = 0.25
SHIFT_PER_AGE: Final = 1.0

# The value of a way out of the naval conflict of a later Age, about which little is known.
SPARED: Final = 0.5


def naval_value(outlook: Outlook, amount: int) -> float:
    """The value of more naval strength in the conflicts of this Age and later ones."""
    return sum(rank_value(outlook, age, amount) - rank_value(outlook, age, 0) for age in outlook.ages_to_play())


def rank_value(outlook: Outlook, age: int, more: int) -> float:
    """The points to expect from the naval conflict of an Age with that much more strength."""
    mine = naval_strength(outlook.city) + more
    shift = SHIFT + SHIFT_PER_TURN * outlook.turns_left + SHIFT_PER_AGE * (age - outlook.age)
    ahead = [chance(mine - naval_strength(outlook.cities[seat]), shift) for seat in outlook.others()]
    behind = [1.0 - part for part in ahead]
    first = product(ahead)
    second = sum(behind[place] * product(ahead[:place] + ahead[place + 1 :]) for place in range(len(ahead)))
    return FIRST[age] * first + SECOND[age] * second + LAST[age] * product(behind)


def product(parts: list[float]) -> float:
    """The chance that all of some independent things happen."""
    chance_of_all = 1.0
    for part in parts:
        chance_of_all *= part
    return chance_of_all


def may_skip_value(outlook: Outlook) -> float:
    """The value of being able to stay out of naval conflicts that are likely to be lost."""
    return sum(max(0.0, -rank_value(outlook, age, 0)) + SPARED * (age > outlook.age) for age in outlook.ages_to_play())


def conflict_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The points to expect from fighting in this Age's naval conflict; staying out brings none."""
    return [rank_value(outlook, outlook.age, 0) if use_of(option) == FIGHT else 0.0 for option in options]


def landing_value(outlook: Outlook, effect: Landing) -> float:
    """The points to expect from another fight in this Age; 0 if the two cities fight anyway."""
    city = outlook.city.copy()
    armada_of(city).landings.append(effect.target(len(outlook.cities), outlook.seat))
    return conflicts_value(outlook.with_city(city), outlook.age) - conflicts_value(outlook, outlook.age)
