"""The value of steps of fleets."""

from typing import Final

from sevenwonders.bots.classic.armada.naval import naval_value
from sevenwonders.bots.classic.armada.taxes import tax_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.classic.armada.effects import CoinsOnStep, PointsPerLevel, Sail
from sevenwonders.classic.armada.harbour import FLEETS, RED_LANE, harbour
from sevenwonders.classic.armada.part import SAFE_FROM_TAXES, armada_of, commercial_level, has_right
from sevenwonders.classic.choice import card_of

# A fleet that moves also gets nearer to the square after that: this share of that square counts too, as long as at
# least this share of the game is left.
NEXT_SQUARE: Final = 0.6
TIME_TO_SAIL: Final = 0.4

# The number of steps that the fleets of a city make in a whole game.
STEPS: Final = 9.0

# A commercial level saves a coin of every tax of others; pirates take some of that back.
LEVEL: Final = 1.5

# The commercial level of a city at the end of a usual game.
TYPICAL_LEVEL: Final = 1.5

# An island by its level, in points: the better ones of what may be offered.
EXPLORED: Final = [0.0, 3.5, 5.5, 8.0]


def step_value(outlook: Outlook, lane: int) -> float:
    """The value of a step of a fleet, with a share of the step after it; 0 on the last square."""
    part = armada_of(outlook.city)
    square = part.squares[lane]
    last = harbour().last_square
    if square == last:
        return 0.0
    value = square_value(outlook, lane, square + 1) + part.coins_on_step * COIN
    if square + 1 < last:
        time = min(1.0, outlook.rest / TIME_TO_SAIL)
        value += NEXT_SQUARE * time * square_value(outlook, lane, square + 2)
    return value


def square_value(outlook: Outlook, lane: int, number: int) -> float:
    """What a square brings beyond the one before it."""
    before, square = harbour().squares[lane][number - 1 : number + 1]
    value = square.points - before.points + square.coins * COIN + EXPLORED[square.island]
    if lane == RED_LANE:
        value += naval_value(outlook, square.naval - before.naval)
    if square.level > before.level:
        value += (square.level - before.level) * level_value(outlook)
    return value + (tax_value(outlook, square.tax) if square.tax else 0.0)


def level_value(outlook: Outlook) -> float:
    """The value of another commercial level."""
    saved = 0.0 if has_right(outlook.city, SAFE_FROM_TAXES) else LEVEL * outlook.rest
    return saved + sum(effect.each for effect in outlook.effects if isinstance(effect, PointsPerLevel))


def points_per_level_value(outlook: Outlook, effect: PointsPerLevel) -> float:
    """The value of points for each commercial level at the end."""
    return effect.each * (commercial_level(outlook.city) + TYPICAL_LEVEL * outlook.growth)


def coins_on_step_value(outlook: Outlook, effect: CoinsOnStep) -> float:
    """The value of coins for each step."""
    return STEPS * outlook.rest * (effect.coins * COIN)


def sail_value(outlook: Outlook, effect: Sail) -> float:
    """The value of free steps of the best fleets."""
    lanes = [lane for lane in range(len(FLEETS)) if effect.fleets >> lane & 1]
    steps = sorted((step_value(outlook, lane) for lane in lanes), reverse=True)
    return sum(steps[: effect.count])


def fleet_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The value of a free step for each set of fleets on offer."""
    lanes = range(len(FLEETS))
    steps = [step_value(outlook, lane) for lane in lanes]
    return [sum(steps[lane] for lane in lanes if card_of(option) >> lane & 1) for option in options]
