"""The value of effects that only leaders have."""

from typing import Final

from sevenwonders.bots.classic.borders import lost_defeats
from sevenwonders.bots.classic.counting import colours_with
from sevenwonders.bots.classic.leaders.plan import leaders_rule
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.prospects import to_come, to_use
from sevenwonders.bots.classic.rights import FREE_CARD
from sevenwonders.bots.classic.rivals import all_lose, gain_worth
from sevenwonders.classic.city import victories_of
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.effects.tally import STAGES, VICTORIES
from sevenwonders.classic.leaders.effects import PointsAlone
from sevenwonders.classic.leaders.kinds import WHITE
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.perks import (
    BankBonus,
    Cheaper,
    CoinsOn,
    FreeColour,
    PointsPerSet,
    pair_points,
)
from sevenwonders.classic.perks import ON_CHAIN, ON_PURCHASE, ON_STAGE, ON_VICTORY, STAGE_BIT

# A set needs all its colours: the share of the sets that usual numbers of cards would give.
SURE_SETS: Final = 0.6

# What pairs of equal victory tokens score again in a typical game.
PAIRS: Final = 3.0

# The value of a resource saved, each time.
UNIT_SAVED: Final = 0.8

# How often an occasion for coins comes over a whole game; colours, stages and victories are counted elsewhere.
CHAINS: Final = 3.0
BANK_TURNS: Final = 6.0
PURCHASES: Final = 7.0

# One more leader to choose from.
LEADER_DRAWN: Final = 0.5

# What a leader costs in coins if the printed price counts.
PRINTED_PRICE: Final = 3


# Sets and pairs


def set_value(outlook: Outlook, effect: PointsPerSet, colours: list[int]) -> float:
    """The value of sets to a city with these cards by colour: those complete, and those likely to be."""
    complete = min(colours[colour] for colour in effect.colours)
    likely = min(colours[colour] + to_come(outlook, colour) for colour in effect.colours)
    return effect.each * (complete + SURE_SETS * (likely - complete))


def sets_value(outlook: Outlook, effect: PointsPerSet) -> float:
    """The value of points for sets to the city."""
    return set_value(outlook, effect, outlook.city.colours)


def added_to_sets(outlook: Outlook, effect: PointsPerSet, thing: int) -> float:
    """The value that one more card adds to the sets."""
    return set_value(outlook, effect, colours_with(outlook, thing)) - sets_value(outlook, effect)


def pairs_value(outlook: Outlook) -> float:
    """The points that pairs of equal victory tokens score again, now and later."""
    return pair_points(outlook.city) + PAIRS * outlook.growth


# A leader that wants to be alone


def alone_value(outlook: Outlook, effect: PointsAlone) -> float:
    """The value of points for a lone leader; 0 in a city that has another."""
    return 0.0 if outlook.city.colours[WHITE] else float(effect.amount)


def added_to_lone(outlook: Outlook, effect: PointsAlone, thing: int) -> float:
    """The cost of another leader to one that scores only alone."""
    alone = outlook.city.colours[WHITE] == 1
    return float(effect.amount * ((colours_with(outlook, thing)[WHITE] == 1) - alone))


# Saved and earned


def cheaper_value(outlook: Outlook, effect: Cheaper) -> float:
    """The value of one resource less for some cards, or for stages."""
    bit = effect.bit
    things = [STAGES] if bit == STAGE_BIT else [colour for colour in range(len(COLOURS)) if bit >> colour & 1]
    return UNIT_SAVED * sum(to_use(outlook, thing) for thing in things)


def free_colour_value(outlook: Outlook, effect: FreeColour) -> float:
    """The value of free cards of a colour."""
    return FREE_CARD * to_use(outlook, effect.colour)


def coins_on_value(outlook: Outlook, effect: CoinsOn) -> float:
    """The value of coins on every occasion of one kind, and of what others lose then."""
    often = occasions(outlook, effect.occasion)
    return often * (effect.coins * COIN + (all_lose(outlook, effect.others_lose) if effect.others_lose else 0.0))


def occasions(outlook: Outlook, occasion: int) -> float:
    """The number of times that an occasion for coins is still to come."""
    if occasion < len(COLOURS):
        return to_use(outlook, occasion)
    things = {ON_STAGE: STAGES, ON_VICTORY: VICTORIES}
    if occasion in things:
        return to_use(outlook, things[occasion])
    often = {ON_CHAIN: CHAINS, ON_PURCHASE: PURCHASES}
    return often[occasion] * outlook.rest


def bank_bonus_value(outlook: Outlook, effect: BankBonus) -> float:
    """The value of an extra coin with coins from the bank."""
    return BANK_TURNS * outlook.rest * (effect.coins * COIN)


# Leaders to come


def free_leaders_value(outlook: Outlook) -> float:
    """What free leaders save; 0 if they are free already."""
    return 0.0 if leaders_of(outlook.city).free else COIN * prices_to_come(outlook)


def prices_to_come(outlook: Outlook) -> int:
    """The coins for one leader in each later Age."""
    ages = outlook.ages_to_play()[1:]
    return sum(age if leaders_rule(outlook).price_is_age else PRINTED_PRICE for age in ages)


# Tokens


def dropped_tokens_value(outlook: Outlook) -> float:
    """The value of discarding all defeats while everybody else loses a victory token: the smallest one."""
    value = lost_defeats(outlook)
    for seat in outlook.others():
        victories = victories_of(outlook.cities[seat])
        if victories:
            value += gain_worth(outlook, seat, -min(victories))
    return value
