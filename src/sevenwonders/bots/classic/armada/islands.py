"""The value of islands, and of effects that only islands have."""

from typing import Final

from sevenwonders.bots.classic.armada.fleets import STEPS
from sevenwonders.bots.classic.armada.naval import may_skip_value
from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.prospects import to_use
from sevenwonders.classic.armada.effects import FarTrade, SeaRight, best_colour
from sevenwonders.classic.armada.kinds import ISLAND
from sevenwonders.classic.armada.part import (
    ANY_WONDER_FLEET,
    CHEAPER_SHIPS,
    MAY_SKIP_NAVAL,
    SAFE_FROM_TAXES,
    has_right,
)
from sevenwonders.classic.choice import card_of
from sevenwonders.classic.effects.points import PointsPer
from sevenwonders.classic.effects.tally import STAGES

# An island that is drawn without a choice, by its level, in points.
DRAWN: Final = [0.0, 2.5, 4.0, 6.0]

# What a unit from two seats away in each turn would save over a whole game.
FAR_UNIT: Final = 2.0

# Rainbow Archipelago: how much the largest colour grows over a whole game.
GREATEST_COLOUR: Final = 3.0

# What protection from taxes and pirates saves over a whole game.
SAFETY: Final = 3.0

# The value of choosing which fleet moves with a stage.
CHOSEN_FLEET: Final = 0.7

# What one resource less saves at each step.
UNIT_SAVED: Final = 0.8


def island_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The value of each of the islands on offer."""
    return [island_value(outlook, card_of(option)) for option in options]


def island_value(outlook: Outlook, island: int) -> float:
    """The value of an island. One that counts islands counts itself."""
    card = outlook.library.cards[island]
    itself = sum(
        effect.each for effect in card.effects if isinstance(effect, PointsPer) and ISLAND in effect.tally.things
    )
    return card_value(outlook, card) + itself


def best_colour_value(outlook: Outlook) -> float:
    """The value of points for the cards of the best colour."""
    city = outlook.city
    return city.colours[best_colour(city)] + GREATEST_COLOUR * outlook.growth


def far_trade_value(outlook: Outlook, effect: FarTrade) -> float:
    """The value of buying from the player two seats away."""
    return FAR_UNIT * effect.units * outlook.rest


def sea_right_value(outlook: Outlook, effect: SeaRight) -> float:
    """The value of a right of an island; 0 if the city has it already."""
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
