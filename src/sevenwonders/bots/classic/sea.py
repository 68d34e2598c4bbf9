"""What fleets, naval strength, islands to come, taxes and pirates are worth."""

from math import prod
from typing import Final

from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.harbour import RED_LANE, is_safe, level_in, squares_of, strength_in
from sevenwonders.bots.classic.outlook import COIN, Outlook, chance
from sevenwonders.bots.classic.rivals import loss_worth
from sevenwonders.classic.armada.effects import BestColour, DrawIsland, FarTrade, Naval, Piracy, Sail
from sevenwonders.classic.armada.naval import FIRST, LAST, SECOND
from sevenwonders.classic.colours import WHITE
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.tally import COMMERCIAL_LEVEL
from sevenwonders.classic.perks import ON_STEP

# By so much naval strength two cities may still shift: at least, for each turn to come of this Age, for each later
# Age. Ships are dearer than barracks, so less changes than at a border.
SHIFT: Final = 0.3
SHIFT_A_TURN: Final = 0.25
SHIFT_AN_AGE: Final = 1.0

# A fleet that moved is nearer to the square after the next: such a part of that square counts as well, while at least
# this part of the game is left.
NEXT_SQUARE: Final = 0.6
TIME_TO_SAIL: Final = 0.4

# A commercial level saves a coin of each tax of others; pirates take some of that back.
LEVEL: Final = 1.5

# An island by its level, in points: the better ones of what may be offered, or any that is drawn.
EXPLORED: Final = [0.0, 3.5, 5.5, 8.0]
DRAWN: Final = [0.0, 2.5, 4.0, 6.0]

# What a unit a turn from two seats away saves if the whole game were still to come.
FAR_UNIT: Final = 2.0

# Rainbow Archipelago: by so much the greatest colour still grows over a whole game.
GREATEST_COLOUR: Final = 3.0


def sea_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect of Armada is worth; 0 for any other."""
    if isinstance(effect, Naval):
        return naval_value(outlook, effect.amount)
    if isinstance(effect, Sail):
        return sail_value(outlook, effect)
    if isinstance(effect, DrawIsland):
        return DRAWN[effect.level]
    if isinstance(effect, Piracy):
        return piracy_value(outlook)
    if isinstance(effect, FarTrade):
        return FAR_UNIT * effect.units * outlook.rest
    if isinstance(effect, BestColour):
        return max(outlook.city.colours[:WHITE]) + GREATEST_COLOUR * outlook.growth
    return 0.0


# Naval strength


def naval_value(outlook: Outlook, amount: int) -> float:
    """How far the strength moves the city up in the naval conflicts of this Age and the later ones."""
    ages = range(outlook.age, outlook.library.last_age + 1)
    return sum(rank_value(outlook, age, amount) - rank_value(outlook, age, 0) for age in ages)


def rank_value(outlook: Outlook, age: int, more: int) -> float:
    """The points that the naval conflict of an Age is expected to bring with so much more strength."""
    mine = strength_in(outlook.library, outlook.city) + more
    shift = SHIFT + SHIFT_A_TURN * outlook.turns_left + SHIFT_AN_AGE * (age - outlook.age)
    rivals = [outlook.table.city(seat) for seat in outlook.others()]
    ahead = [chance(mine - strength_in(outlook.library, city), shift) for city in rivals]
    behind = [1.0 - part for part in ahead]
    first = prod(ahead)
    second = sum(behind[place] * prod(ahead[:place] + ahead[place + 1 :]) for place in range(len(ahead)))
    return FIRST[age] * first + SECOND[age] * second + LAST[age] * prod(behind)


# Steps


def step_value(outlook: Outlook, lane: int) -> float:
    """What a step of a fleet brings, with a part of the step after it; nothing on the last square."""
    square = squares_of(outlook.city)[lane]
    last = outlook.library.harbour.last_square
    if square == last:
        return 0.0
    value = square_value(outlook, lane, square + 1) + outlook.city.perks.coins_on[ON_STEP] * COIN
    if square + 1 < last:
        time = min(1.0, outlook.rest / TIME_TO_SAIL)
        value += NEXT_SQUARE * time * square_value(outlook, lane, square + 2)
    return value


def square_value(outlook: Outlook, lane: int, number: int) -> float:
    """What a square brings beyond the one before it."""
    before, square = outlook.library.harbour.squares[lane][number - 1 : number + 1]
    value = square.points - before.points + square.coins * COIN + EXPLORED[square.island]
    if lane == RED_LANE:
        value += naval_value(outlook, square.naval - before.naval)
    if square.level > before.level:
        value += (square.level - before.level) * level_value(outlook)
    return value + (tax_value(outlook, square.tax) if square.tax else 0.0)


def level_value(outlook: Outlook) -> float:
    """What one more commercial level is worth."""
    saved = 0.0 if is_safe(outlook.city) else LEVEL * outlook.rest
    return saved + added_value(outlook, COMMERCIAL_LEVEL)


def sail_value(outlook: Outlook, effect: Sail) -> float:
    """What free steps of the best fleets bring."""
    lanes = range(len(outlook.library.harbour.squares))
    steps = sorted((step_value(outlook, lane) for lane in lanes if effect.fleets >> lane & 1), reverse=True)
    return sum(steps[: effect.count])


# Coins that others lose


def tax_value(outlook: Outlook, tax: int) -> float:
    """What it is worth that all others lose a tax, less their own commercial level."""
    return sum(taken_worth(outlook, seat, tax - level_of(outlook, seat)) for seat in outlook.others())


def piracy_value(outlook: Outlook) -> float:
    """What it is worth that all others lose coins for their commercial level."""
    return sum(taken_worth(outlook, seat, level_of(outlook, seat)) for seat in outlook.others())


def level_of(outlook: Outlook, seat: int) -> int:
    """The commercial level of a seat."""
    return level_in(outlook.library, outlook.table.city(seat))


def taken_worth(outlook: Outlook, seat: int, coins: int) -> float:
    """What it is worth that taxes or pirates take coins from a seat, which may be safe from them."""
    return 0.0 if coins <= 0 or is_safe(outlook.table.city(seat)) else loss_worth(outlook, seat, coins)
