"""The greedy bot's knowledge of Armada."""

from collections.abc import Callable
from functools import partial
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.classic.borders import conflicts_value
from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import COIN, Outlook, chance
from sevenwonders.bots.classic.prospects import to_use
from sevenwonders.bots.classic.rivals import loss_worth
from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues, worth_of
from sevenwonders.classic.armada.effects import (
    BestColour,
    CoinsOnStep,
    DrawIsland,
    FarTrade,
    Landing,
    Naval,
    Piracy,
    PointsPerLevel,
    Sail,
    SeaRight,
    best_colour,
)
from sevenwonders.classic.armada.harbour import FLEETS, RED_LANE, harbour
from sevenwonders.classic.armada.kinds import EXTRA, FIGHT, FLEET, ISLAND, ISLANDS, NAVAL_CONFLICT
from sevenwonders.classic.armada.naval import FIRST, LAST, SECOND
from sevenwonders.classic.armada.part import (
    ANY_WONDER_FLEET,
    CHEAPER_SHIPS,
    MAY_SKIP_NAVAL,
    SAFE_FROM_TAXES,
    armada_of,
    commercial_level,
    has_right,
    naval_strength,
)
from sevenwonders.classic.armada.rule import pirates_due, tax_due
from sevenwonders.classic.choice import card_of, use_of
from sevenwonders.classic.city import City
from sevenwonders.classic.effects.points import PointsPer
from sevenwonders.classic.effects.tally import STAGES

# Naval strength and landings


# How much the naval strength of two cities may still shift: at least, plus for each turn left of this Age, plus for
# each later Age. Ships cost more than barracks, so less changes than at a border.
SHIFT: Final = 0.3
SHIFT_PER_TURN: Final = 0.25
SHIFT_PER_AGE: Final = 1.0

# The value of a way out of the naval conflict of a later Age, about which little is known.
SPARED: Final = 0.5


def naval_value(outlook: Outlook, amount: int) -> float:
    """Return the value of more naval strength in the conflicts of this Age and later ones."""
    return sum(rank_value(outlook, age, amount) - rank_value(outlook, age, 0) for age in outlook.ages_to_play())


def rank_value(outlook: Outlook, age: int, more: int) -> float:
    """Return the points to expect from the naval conflict of an Age with that much more strength."""
    mine = naval_strength(outlook.city) + more
    shift = SHIFT + SHIFT_PER_TURN * outlook.turns_left + SHIFT_PER_AGE * (age - outlook.age)
    ahead = [chance(mine - naval_strength(outlook.cities[seat]), shift) for seat in outlook.others()]
    behind = [1.0 - part for part in ahead]
    first = product(ahead)
    second = sum(behind[place] * product(ahead[:place] + ahead[place + 1 :]) for place in range(len(ahead)))
    return FIRST[age] * first + SECOND[age] * second + LAST[age] * product(behind)


def product(parts: list[float]) -> float:
    """Return the chance that all of some independent things happen."""
    chance_of_all = 1.0
    for part in parts:
        chance_of_all *= part
    return chance_of_all


def may_skip_value(outlook: Outlook) -> float:
    """Return the value of being able to stay out of naval conflicts that are likely to be lost."""
    return sum(max(0.0, -rank_value(outlook, age, 0)) + SPARED * (age > outlook.age) for age in outlook.ages_to_play())


def conflict_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the points to expect from fighting in this Age's naval conflict; staying out brings none."""
    return [rank_value(outlook, outlook.age, 0) if use_of(option) == FIGHT else 0.0 for option in options]


def landing_value(outlook: Outlook, effect: Landing) -> float:
    """Return the points to expect from another fight in this Age; 0 if the two cities fight anyway."""
    city = outlook.city.copy()
    armada_of(city).landings.append(effect.target(len(outlook.cities), outlook.seat))
    return conflicts_value(outlook.with_city(city), outlook.age) - conflicts_value(outlook, outlook.age)


# Taxes and pirates, which take coins from others


def tax_value(outlook: Outlook, tax: int) -> float:
    """Return the value of raising a tax this turn."""
    levying = outlook.city.copy()
    part = armada_of(levying)
    part.tax = max(part.tax, tax)
    cities = outlook.with_city(levying).cities
    return sum(
        taken_worth(outlook, seat, tax_due(cities, seat) - tax_due(outlook.cities, seat)) for seat in outlook.others()
    )


def piracy_value(outlook: Outlook) -> float:
    """Return the value of sending pirates to all others."""
    cities = outlook.cities
    return sum(
        taken_worth(outlook, seat, pirates_due(raided(cities[seat])) - pirates_due(cities[seat]))
        for seat in outlook.others()
    )


def raided(city: City) -> City:
    """Return the city with one more group of pirates on its way."""
    city = city.copy()
    armada_of(city).pirates += 1
    return city


def taken_worth(outlook: Outlook, seat: int, coins: int) -> float:
    """Return the value of coins that another seat loses, if any."""
    return loss_worth(outlook, seat, coins) if coins else 0.0


# Steps of fleets


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
    """Return the value of a step of a fleet, with a share of the step after it; 0 on the last square."""
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
    """Return the gain of a square over the one before it."""
    before, square = harbour().squares[lane][number - 1 : number + 1]
    value = square.points - before.points + square.coins * COIN + EXPLORED[square.island]
    if lane == RED_LANE:
        value += naval_value(outlook, square.naval - before.naval)
    if square.level > before.level:
        value += (square.level - before.level) * level_value(outlook)
    return value + (tax_value(outlook, square.tax) if square.tax else 0.0)


def level_value(outlook: Outlook) -> float:
    """Return the value of another commercial level."""
    saved = 0.0 if has_right(outlook.city, SAFE_FROM_TAXES) else LEVEL * outlook.rest
    return saved + sum(effect.each for effect in outlook.effects if isinstance(effect, PointsPerLevel))


def points_per_level_value(outlook: Outlook, effect: PointsPerLevel) -> float:
    """Return the value of points for each commercial level at the end."""
    return effect.each * (commercial_level(outlook.city) + TYPICAL_LEVEL * outlook.growth)


def coins_on_step_value(outlook: Outlook, effect: CoinsOnStep) -> float:
    """Return the value of coins for each step."""
    return STEPS * outlook.rest * (effect.coins * COIN)


def sail_value(outlook: Outlook, effect: Sail) -> float:
    """Return the value of free steps of the best fleets."""
    lanes = [lane for lane in range(len(FLEETS)) if effect.fleets >> lane & 1]
    steps = sorted((step_value(outlook, lane) for lane in lanes), reverse=True)
    return sum(steps[: effect.count])


def fleet_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of a free step for each set of fleets on offer."""
    lanes = range(len(FLEETS))
    steps = [step_value(outlook, lane) for lane in lanes]
    return [sum(steps[lane] for lane in lanes if card_of(option) >> lane & 1) for option in options]


# Islands, and effects that only islands have


# An island that is drawn without a choice, by its level, in points.
DRAWN: Final = [0.0, 2.5, 4.0, 6.0]

# The savings from a unit from two seats away each turn, over a whole game.
FAR_UNIT: Final = 2.0

# Rainbow Archipelago: how much the largest colour grows over a whole game.
GREATEST_COLOUR: Final = 3.0

# The savings from protection against taxes and pirates over a whole game.
SAFETY: Final = 3.0

# The value of choosing which fleet moves with a stage.
CHOSEN_FLEET: Final = 0.7

# The savings from one resource less at each step.
UNIT_SAVED: Final = 0.8


def island_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of each of the islands on offer."""
    return [island_value(outlook, card_of(option)) for option in options]


def island_value(outlook: Outlook, island: int) -> float:
    """Return the value of an island. One that counts islands counts itself."""
    card = outlook.library.cards[island]
    itself = sum(
        effect.each for effect in card.effects if isinstance(effect, PointsPer) and ISLAND in effect.tally.things
    )
    return card_value(outlook, card) + itself


def best_colour_value(outlook: Outlook) -> float:
    """Return the value of points for the cards of the best colour."""
    city = outlook.city
    return city.colours[best_colour(city)] + GREATEST_COLOUR * outlook.growth


def far_trade_value(outlook: Outlook, effect: FarTrade) -> float:
    """Return the value of buying from the player two seats away."""
    return FAR_UNIT * effect.units * outlook.rest


def sea_right_value(outlook: Outlook, effect: SeaRight) -> float:
    """Return the value of a right of an island; 0 if the city has it already."""
    bit = effect.bit
    if has_right(outlook.city, bit):
        return 0.0
    if bit == MAY_SKIP_NAVAL:
        return may_skip_value(outlook)
    if bit == SAFE_FROM_TAXES:
        return SAFETY * outlook.rest
    if bit == CHEAPER_SHIPS:
        return UNIT_SAVED * STEPS * outlook.rest
    return CHOSEN_FLEET * to_use(outlook, STAGES) if bit == ANY_WONDER_FLEET else 0.0


# All together


@final
class ArmadaValues(RuleValues):
    """Fleets, islands, taxes and naval conflicts."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {FLEET: fleet_values, ISLANDS: island_values, NAVAL_CONFLICT: conflict_values}

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(Naval, lambda outlook, effect: naval_value(outlook, effect.amount)),
            worth_of(Landing, landing_value),
            worth_of(Sail, sail_value),
            worth_of(CoinsOnStep, coins_on_step_value),
            worth_of(PointsPerLevel, points_per_level_value),
            worth_of(Piracy, lambda outlook, effect: piracy_value(outlook)),
            worth_of(DrawIsland, lambda outlook, effect: DRAWN[effect.level]),
            worth_of(BestColour, lambda outlook, effect: best_colour_value(outlook)),
            worth_of(FarTrade, far_trade_value),
            worth_of(SeaRight, sea_right_value),
        ]

    @override
    def extras(self) -> dict[int, Callable[[Outlook], float]]:
        return {EXTRA + lane: partial(step_value, lane=lane) for lane in range(len(FLEETS))}

    @override
    def typical(self) -> dict[int, float]:
        return {ISLAND: 1.5}
