"""The value of effects that count things, now and as cities usually grow."""

from typing import Final

from sevenwonders.bots.classic.outlook import COIN, Outlook, chance
from sevenwonders.bots.classic.prospects import to_come
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.coins import CoinsPer
from sevenwonders.classic.effects.points import (
    MOST_COINS,
    MOST_COLOURS,
    WONDER_FINISHED,
    PointsIf,
    PointsPer,
    has_defeat,
)
from sevenwonders.classic.effects.tally import STAGES, Tally

# How much the lead in a colour, or in coins, may still shift: at least, and over a whole game.
LEAD_SHIFT: Final = 0.5
LEAD_SHIFT_PER_GAME: Final = 3.0
COIN_LEAD_SHIFT: Final = 2.0
COIN_LEAD_SHIFT_PER_GAME: Final = 8.0

# The chance that an Age goes by without a defeat if nothing is known, and that a missing stage will be built.
PEACEFUL_AGE: Final = 0.6
STAGE_TO_COME: Final = 0.6


# Counts


def scored_by_count(outlook: Outlook, effect: PointsPer) -> float:
    """Return the points for each counted thing at the end, up to the limit of the effect if it has one."""
    points = effect.each * expected(outlook, effect.tally)
    return min(points, float(effect.most)) if effect.most else points


def earned_by_count(outlook: Outlook, effect: CoinsPer) -> float:
    """Return the value of coins for each counted thing, which are paid right away."""
    return effect.each * effect.tally.total(outlook.cities, outlook.seat) * COIN


def expected(outlook: Outlook, tally: Tally) -> float:
    """Estimate the tally's count at the end if cities grow as usual."""
    cities = len(tally.boards(outlook.cities, outlook.seat))
    growth = sum(to_come(outlook, thing) for thing in tally.things)
    return tally.total(outlook.cities, outlook.seat) + cities * growth


def added_by_count(effect: PointsPer, thing: int) -> float:
    """Return how much one more of a thing in the city adds to the count of an effect."""
    return float(effect.each) if effect.tally.own and thing in effect.tally.things else 0.0


# Conditions


def condition_value(outlook: Outlook, effect: PointsIf) -> float:
    """Return the value of points under a condition."""
    return effect.amount * likelihood(outlook, effect.condition, outlook.city.colours, outlook.city.stages)


def added_by_condition(outlook: Outlook, effect: PointsIf, thing: int) -> float:
    """Return the value of one more of a thing because it makes a condition more likely."""
    stages = outlook.city.stages
    before = likelihood(outlook, effect.condition, outlook.city.colours, stages)
    after = likelihood(outlook, effect.condition, colours_with(outlook, thing), stages + (thing == STAGES))
    return effect.amount * (after - before)


def colours_with(outlook: Outlook, thing: int) -> list[int]:
    """Count the city's cards by colour with one more of a thing, which may have no colour."""
    colours = outlook.city.colours[:]
    if thing < len(COLOURS):
        colours[thing] += 1
    return colours


def likelihood(outlook: Outlook, condition: int, colours: list[int], stages: int) -> float:
    """Return the chance that a condition holds at the end for a city with these cards by colour and stages."""
    if condition == WONDER_FINISHED:
        missing = len(outlook.library.boards[outlook.city.board].stages) - stages
        return 1.0 if not missing else (STAGE_TO_COME**missing if outlook.growth else 0.0)
    if condition < MOST_COINS:
        colour = MOST_COLOURS[condition]
        lead = colours[colour] - max(outlook.left.colours[colour], outlook.right.colours[colour])
        return lead_chance(lead, LEAD_SHIFT + LEAD_SHIFT_PER_GAME * outlook.growth)
    if condition == MOST_COINS:
        lead = outlook.city.coins - max(outlook.left.coins, outlook.right.coins)
        return lead_chance(lead, COIN_LEAD_SHIFT + COIN_LEAD_SHIFT_PER_GAME * outlook.growth)
    return 0.0 if has_defeat(outlook.city) else PEACEFUL_AGE ** (outlook.library.last_age - outlook.age + 1)


def lead_chance(lead: int, shift: float) -> float:
    """Return the chance that the city ends up with more than both neighbours: an equal number is not enough."""
    return chance(lead - LEAD_SHIFT, shift)


# The gain from one more of a thing through effects that the city has


def added_value(outlook: Outlook, thing: int) -> float:
    """Return the value of one more of a thing through the effects in the city that count it."""
    worths = outlook.valuations.effects
    value = 0.0
    for effect in outlook.effects:
        worth = worths.get(type(effect))
        if worth and worth.added:
            value += worth.added(outlook, effect, thing)
    return value
