"""Estimates of growth: cards and coins still to come if cities develop as usual."""

from typing import Final

from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.colours import BLUE, BROWN, GRAY, GREEN, PURPLE, RED, YELLOW
from sevenwonders.classic.effects.tally import (
    BROWN_GRAY_PAIRS,
    DECK_COLOUR_COUNT,
    DEFEATS,
    STAGES,
    THREE_COINS,
    VICTORIES,
)

# The number of each counted thing in a city at the end of a typical game. The three numbers after all victories are
# the victories of each Age.
TYPICAL: Final = {
    BROWN: 2.5,
    GRAY: 1.5,
    BLUE: 3.5,
    YELLOW: 2.5,
    RED: 2.5,
    GREEN: 3.0,
    PURPLE: 1.0,
    STAGES: 2.5,
    DEFEATS: 2.5,
    VICTORIES: 2.5,
    VICTORIES + 1: 1.0,
    VICTORIES + 2: 0.8,
    VICTORIES + 3: 0.7,
    THREE_COINS: 2.0,
    BROWN_GRAY_PAIRS: 1.5,
    DECK_COLOUR_COUNT: 4.0,
}


def to_come(outlook: Outlook, thing: int) -> float:
    """Estimate how many more of a thing a city usually gets."""
    return outlook.valuations.typical.get(thing, 0.0) * part_to_come(outlook, thing)


def part_to_come(outlook: Outlook, thing: int) -> float:
    """Return the share of a thing's season that is left: goods come in all Ages but the last, guilds only there."""
    ages = outlook.library.last_age
    left = outlook.growth * ages
    if thing in (BROWN, GRAY, BROWN_GRAY_PAIRS):
        return max(0.0, left - 1.0) / (ages - 1)
    return min(1.0, left) if thing == PURPLE else outlook.growth


def to_use(outlook: Outlook, thing: int) -> float:
    """Estimate how many of a thing the city will build while a new effect works; no more stages than are left."""
    share = outlook.rest / outlook.growth if outlook.growth else 0.0
    if thing == STAGES:
        return min(stages_left(outlook), to_come(outlook, thing) * share)
    # Guilds come only in the last Age, so nothing is lost before it.
    return to_come(outlook, thing) * (1.0 if part_to_come(outlook, thing) == 1.0 else share)


def stages_left(outlook: Outlook) -> float:
    """Count the stages of the wonder that are not built yet."""
    return float(len(outlook.library.boards[outlook.city.board].stages) - outlook.city.stages)
