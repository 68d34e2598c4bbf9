"""What naval strength and landings are worth."""

from math import prod
from typing import Final

from sevenwonders.bots.classic.borders import conflicts_value
from sevenwonders.bots.classic.outlook import Outlook, chance
from sevenwonders.classic.armada.effects import Landing
from sevenwonders.classic.armada.kinds import FIGHT
from sevenwonders.classic.armada.naval import FIRST, LAST, SECOND
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.choice import use_of

# By how much the naval strength of two cities may still shift: at least, for each turn to come of this Age, for each
# later Age. Ships are dearer than barracks, so less changes than at a border.
SHIFT: Final = 0.3
SHIFT_PER_TURN: Final = 0.25
SHIFT_PER_AGE: Final = 1.0

# What it is worth to be able to stay out of a naval conflict of a later Age, of which little is known.
SPARED: Final = 0.5


def naval_value(outlook: Outlook, amount: int) -> float:
    """How far the strength moves the city up in the naval conflicts of this Age and the later ones."""
    return sum(rank_value(outlook, age, amount) - rank_value(outlook, age, 0) for age in outlook.ages_to_play())


def rank_value(outlook: Outlook, age: int, more: int) -> float:
    """The points that the naval conflict of an Age is expected to bring with that much more strength."""
    mine = naval_strength(outlook.city) + more
    shift = SHIFT + SHIFT_PER_TURN * outlook.turns_left + SHIFT_PER_AGE * (age - outlook.age)
    ahead = [chance(mine - naval_strength(outlook.cities[seat]), shift) for seat in outlook.others()]
    behind = [1.0 - part for part in ahead]
    first = prod(ahead)
    second = sum(behind[place] * prod(ahead[:place] + ahead[place + 1 :]) for place in range(len(ahead)))
    return FIRST[age] * first + SECOND[age] * second + LAST[age] * prod(behind)


def may_skip_value(outlook: Outlook) -> float:
    """What it is worth to be able to stay out of naval conflicts: those that are likely to be lost."""
    return sum(max(0.0, -rank_value(outlook, age, 0)) + SPARED * (age > outlook.age) for age in outlook.ages_to_play())


def conflict_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What the naval conflict of this Age is expected to bring; staying out brings nothing."""
    return [rank_value(outlook, outlook.age, 0) if use_of(option) == FIGHT else 0.0 for option in options]


def landing_value(outlook: Outlook, effect: Landing) -> float:
    """What a further fight in this Age is expected to bring; nothing where the two fight anyway."""
    city = outlook.city.copy()
    armada_of(city).landings.append(effect.target(len(outlook.cities), outlook.seat))
    return conflicts_value(outlook.with_city(city), outlook.age) - conflicts_value(outlook, outlook.age)
