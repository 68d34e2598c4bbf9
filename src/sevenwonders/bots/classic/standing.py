"""What something that stands in a city is still worth to it."""

from typing import Final

from sevenwonders.bots.classic.effects import card_value, effect_value
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.armada.effects import DrawIsland, Landing, Piracy, Sail
from sevenwonders.classic.build import recounted
from sevenwonders.classic.cities.effects import Diplomacy, OthersLose
from sevenwonders.classic.effects.coins import Coins, CoinsPer
from sevenwonders.classic.effects.military import VictoryToken
from sevenwonders.classic.effects.special import BuildFromDiscard
from sevenwonders.classic.leaders.effects import DropTokens

# What is done once: taking the card away changes it no more.
ONCE: Final = (
    Coins,
    CoinsPer,
    VictoryToken,
    DropTokens,
    BuildFromDiscard,
    OthersLose,
    Diplomacy,
    Sail,
    Piracy,
    Landing,
    DrawIsland,
)


def lost_value(outlook: Outlook, card: int) -> float:
    """What the city loses when a card in it is taken away."""
    city = outlook.city.copy()
    city.built.remove(card)
    without = outlook.with_city(recounted(outlook.library, city))
    return standing_value(without, card)


def standing_value(outlook: Outlook, card: int) -> float:
    """What a card is still worth that has done what it does once, to a city without it."""
    facts = outlook.library.cards[card]
    once = sum(effect_value(outlook, effect) for effect in facts.effects if isinstance(effect, ONCE))
    return card_value(outlook, facts) - once
