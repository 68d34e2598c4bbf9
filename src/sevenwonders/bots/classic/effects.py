"""What a card is worth to a city, in points at the end of the game: its effects, and what it adds to others.

Each kind of effect is valued in the file of its subject; what no file knows is worth nothing.
"""

from typing import Final

from sevenwonders.bots.classic.borders import (
    diplomacy_value,
    landing_value,
    lost_defeats,
    shields_value,
    token_worth,
)
from sevenwonders.bots.classic.counting import added_value, counting_value
from sevenwonders.bots.classic.goods import discount_value, goods_value, trade_right_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.perks import perk_value
from sevenwonders.bots.classic.rivals import lost_tokens, rivals_value
from sevenwonders.bots.classic.sea import sea_value
from sevenwonders.bots.classic.symbols import science_value
from sevenwonders.classic.armada.effects import BestColour, DrawIsland, FarTrade, Landing, Naval, Piracy, Sail
from sevenwonders.classic.cities.effects import Diplomacy, NeighboursDebt, OthersLose, OthersLoseFor
from sevenwonders.classic.conflict import VICTORY
from sevenwonders.classic.effects.coins import Coins, CoinsPer, OthersGain
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import THIS_AGE, DropDefeats, Shields, VictoryToken
from sevenwonders.classic.effects.perks import RepeatSymbol, SetPoints, Spy, TradeRight
from sevenwonders.classic.effects.points import Points, PointsIf, PointsPer, PointsPerPair, PointsPerSet
from sevenwonders.classic.effects.production import Discount, Produce
from sevenwonders.classic.effects.science import Symbol, WildSymbol
from sevenwonders.classic.effects.special import BuildFromDiscard
from sevenwonders.classic.leaders.effects import DrawLeaders, DropTokens
from sevenwonders.classic.library import Card

CHAIN: Final = 1.0
FROM_DISCARD: Final = 5.0

# A leader more to choose from.
LEADER_DRAWN: Final = 0.5

COUNTING: Final = (PointsPer, CoinsPer, PointsPerSet, PointsPerPair, PointsIf)
SCIENCE: Final = (Symbol, WildSymbol, Spy, RepeatSymbol, SetPoints)
AT_SEA: Final = (Naval, FarTrade, Sail, Piracy, DrawIsland, BestColour)
ON_RIVALS: Final = (OthersGain, OthersLose, OthersLoseFor, NeighboursDebt)


def card_value(outlook: Outlook, card: Card) -> float:
    """What a structure or leader brings to the city."""
    value = CHAIN if card.chain_to else 0.0
    for effect in card.effects:
        value += effect_value(outlook, effect)
    return value + added_value(outlook, card.colour)


def effect_value(outlook: Outlook, effect: Effect) -> float:
    """What one effect brings to the city."""
    if isinstance(effect, Points):
        return float(effect.amount)
    if isinstance(effect, Coins):
        return effect.amount * COIN
    if isinstance(effect, Shields):
        return shields_value(outlook, effect.amount)
    if isinstance(effect, Produce):
        return goods_value(outlook, effect)
    if isinstance(effect, COUNTING):
        return counting_value(outlook, effect)
    if isinstance(effect, SCIENCE):
        return science_value(outlook, effect)
    if isinstance(effect, Discount):
        return discount_value(outlook)
    if isinstance(effect, TradeRight):
        return trade_right_value(outlook, effect.bit)
    if isinstance(effect, ON_RIVALS):
        return rivals_value(outlook, effect)
    return rarer_value(outlook, effect)


def rarer_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect of few cards brings."""
    if isinstance(effect, AT_SEA):
        return sea_value(outlook, effect)
    return deed_value(outlook, effect) or perk_value(outlook, effect)


def deed_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect is worth that happens once; 0 for any other."""
    if isinstance(effect, VictoryToken):
        return token_worth(outlook, VICTORY[outlook.age] if effect.value == THIS_AGE else effect.value)
    if isinstance(effect, Diplomacy):
        return diplomacy_value(outlook)
    if isinstance(effect, Landing):
        return landing_value(outlook, effect)
    if isinstance(effect, DropDefeats):
        return lost_defeats(outlook)
    if isinstance(effect, DropTokens):
        return lost_defeats(outlook) + lost_tokens(outlook)
    if isinstance(effect, DrawLeaders):
        return LEADER_DRAWN * effect.amount
    return FROM_DISCARD if isinstance(effect, BuildFromDiscard) else 0.0
