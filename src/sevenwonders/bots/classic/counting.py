"""What effects are worth that count things, now and as cities usually grow."""

from typing import Final

from sevenwonders.bots.classic.harbour import level_in
from sevenwonders.bots.classic.outlook import COIN, Outlook, chance
from sevenwonders.classic.city import City
from sevenwonders.classic.colours import (
    BLACK,
    BLUE,
    BROWN,
    COLOURS,
    GRAY,
    GREEN,
    ISLAND,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
)
from sevenwonders.classic.effects.coins import CoinsPer
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.points import (
    CONDITIONS,
    MOST_COINS,
    MOST_COLOURS,
    NO_DEFEAT,
    WONDER_FINISHED,
    PointsIf,
    PointsPer,
    PointsPerPair,
    PointsPerSet,
)
from sevenwonders.classic.effects.tally import (
    AGE_COLOURS,
    BROWN_GRAY_PAIRS,
    COINS_A_POINT,
    COMMERCIAL_LEVEL,
    DEFEATS,
    STAGES,
    THREE_COINS,
    VICTORIES,
    VICTORY_VALUES,
    Tally,
    count_on_board,
)

ONLY_LEADER: Final = CONDITIONS.index("only_leader")

# Effects that are worth more with one more of what they count.
GROWING: Final = (PointsPer, PointsPerSet, PointsIf)

# How many of each counted thing a city has at the end of a usual game.
TYPICAL: Final = {
    BROWN: 2.5,
    GRAY: 1.5,
    BLUE: 3.5,
    YELLOW: 2.5,
    RED: 2.5,
    GREEN: 3.0,
    PURPLE: 1.0,
    BLACK: 2.0,
    WHITE: 3.0,
    STAGES: 2.5,
    DEFEATS: 2.5,
    VICTORIES: 2.5,
    VICTORIES + 1: 1.0,
    VICTORIES + 2: 0.8,
    VICTORIES + 3: 0.7,
    THREE_COINS: 2.0,
    ISLAND: 1.5,
    COMMERCIAL_LEVEL: 1.5,
    BROWN_GRAY_PAIRS: 1.5,
    AGE_COLOURS: 4.0,
}

# A set needs all its colours: so much of the sets that usual numbers would give comes about.
SURE_SETS: Final = 0.6

# Pairs of equal victory tokens score so much again in a usual game.
PAIRS: Final = 3.0

# By how much the lead in a colour, or in coins, may still shift: at least, and over a whole game.
LEAD_SHIFT: Final = 0.5
LEAD_SHIFT_A_GAME: Final = 3.0
COIN_LEAD_SHIFT: Final = 2.0
COIN_LEAD_SHIFT_A_GAME: Final = 8.0

# How likely an Age goes by without a defeat where nothing is known, and that a stage still missing will be built.
PEACEFUL_AGE: Final = 0.6
STAGE_TO_COME: Final = 0.6


def counting_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect that counts something is worth; 0 for any other."""
    if isinstance(effect, PointsPer):
        points = effect.each * expected(outlook, effect.tally)
        return min(points, float(effect.most)) if effect.most else points
    if isinstance(effect, CoinsPer):
        return effect.each * count(outlook, effect.tally) * COIN
    if isinstance(effect, PointsPerSet):
        return set_value(outlook, effect, outlook.city.colours)
    if isinstance(effect, PointsPerPair):
        tokens = outlook.city.tokens
        pairs = sum(value * (tokens.count(value) // 2) for value in VICTORY_VALUES)
        return pairs + PAIRS * outlook.growth
    return condition_value(outlook, effect) if isinstance(effect, PointsIf) else 0.0


def condition_value(outlook: Outlook, effect: PointsIf) -> float:
    """What points under a condition are worth to a city that gets them now."""
    colours = outlook.city.colours
    if effect.condition == ONLY_LEADER:
        return 0.0 if colours[WHITE] else float(effect.amount)
    return effect.amount * likelihood(outlook, effect.condition, colours, outlook.city.stages)


# What stands


def boards_of(outlook: Outlook, tally: Tally) -> list[City]:
    """The cities in which the tally counts."""
    boards = [outlook.city] if tally.own else []
    if tally.left:
        boards.append(outlook.left)
    if tally.right:
        boards.append(outlook.right)
    return boards


def count(outlook: Outlook, tally: Tally) -> int:
    """What the tally counts now."""
    return sum(count_in(outlook, board, thing) for board in boards_of(outlook, tally) for thing in tally.things)


def count_in(outlook: Outlook, city: City, thing: int) -> int:
    """How many of one counted thing a city has; three coins have to lie in one treasury."""
    if thing == THREE_COINS:
        return city.coins // COINS_A_POINT
    return level_in(outlook.library, city) if thing == COMMERCIAL_LEVEL else count_on_board(city, thing)


# What is to come


def expected(outlook: Outlook, tally: Tally) -> float:
    """What the tally will count at the end, if its cities grow as they usually do."""
    boards = boards_of(outlook, tally)
    return sum(count_in(outlook, board, thing) + to_come(outlook, thing) for board in boards for thing in tally.things)


def to_come(outlook: Outlook, thing: int) -> float:
    """How many more of a thing a city usually gets from now on."""
    return TYPICAL.get(thing, 0.0) * part_to_come(outlook, thing)


def part_to_come(outlook: Outlook, thing: int) -> float:
    """The part of a thing's season that is left: goods come in all Ages but the last, guilds in the last alone."""
    ages = outlook.library.last_age
    left = outlook.growth * ages
    if thing in (BROWN, GRAY, BROWN_GRAY_PAIRS):
        return max(0.0, left - 1.0) / (ages - 1)
    return min(1.0, left) if thing == PURPLE else outlook.growth


def set_value(outlook: Outlook, effect: PointsPerSet, colours: list[int]) -> float:
    """What sets of the colours are worth with so many cards: those complete, and those likely to be."""
    complete = min(colours[colour] for colour in effect.colours)
    likely = min(colours[colour] + to_come(outlook, colour) for colour in effect.colours)
    return effect.each * (complete + SURE_SETS * (likely - complete))


def likelihood(outlook: Outlook, condition: int, colours: list[int], stages: int) -> float:
    """How likely a condition holds at the end, with so many cards and stages in the city."""
    if condition == WONDER_FINISHED:
        missing = len(outlook.library.boards[outlook.city.board].stages) - stages
        return 1.0 if not missing else (STAGE_TO_COME**missing if outlook.growth else 0.0)
    if condition < MOST_COINS:
        colour = MOST_COLOURS[condition]
        lead = colours[colour] - max(outlook.left.colours[colour], outlook.right.colours[colour])
        return lead_chance(lead, LEAD_SHIFT + LEAD_SHIFT_A_GAME * outlook.growth)
    if condition == MOST_COINS:
        lead = outlook.city.coins - max(outlook.left.coins, outlook.right.coins)
        return lead_chance(lead, COIN_LEAD_SHIFT + COIN_LEAD_SHIFT_A_GAME * outlook.growth)
    if condition == NO_DEFEAT:
        beaten = any(token < 0 for token in outlook.city.tokens)
        return 0.0 if beaten else PEACEFUL_AGE ** (outlook.library.last_age - outlook.age + 1)
    return 1.0 if colours[WHITE] == 1 else 0.0


def lead_chance(lead: int, shift: float) -> float:
    """How likely one has more than both neighbours in the end: an equal number does not do."""
    return chance(lead - LEAD_SHIFT, shift)


# What one thing more adds to effects that stand


def added_value(outlook: Outlook, thing: int) -> float:
    """What one more of a thing is worth through the effects that count it in the own city."""
    return sum(added_by(outlook, effect, thing) for effect in outlook.effects if isinstance(effect, GROWING))


def added_by(outlook: Outlook, effect: Effect, thing: int) -> float:
    """What one more of a thing is worth through one effect."""
    if isinstance(effect, PointsPer):
        return float(effect.each) if effect.tally.own and thing in effect.tally.things else 0.0
    colours = outlook.city.colours[:]
    if thing < len(COLOURS):
        colours[thing] += 1
    if isinstance(effect, PointsPerSet):
        return set_value(outlook, effect, colours) - set_value(outlook, effect, outlook.city.colours)
    if isinstance(effect, PointsIf):
        stages = outlook.city.stages
        before = likelihood(outlook, effect.condition, outlook.city.colours, stages)
        return effect.amount * (likelihood(outlook, effect.condition, colours, stages + (thing == STAGES)) - before)
    return 0.0
