"""The value of lasting rights."""

from typing import Final

from sevenwonders.bots.classic.borders import passed_defeats
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.prospects import stages_left, to_use
from sevenwonders.bots.classic.symbols import change_value
from sevenwonders.classic.colours import DECK_COLOURS
from sevenwonders.classic.effects.special import ANY_COLOUR
from sevenwonders.classic.perks import (
    CHANGES_SYMBOL,
    FIRST_CARD,
    FIRST_OF_COLOUR,
    LAST_CARD,
    PASSES_DEFEATS,
    STAGES_WITHOUT_RESOURCES,
)

# Rights that can be used once in each Age: points per Age.
LAST_CARD_PER_AGE: Final = 2.0
FREE_BUILD_PER_AGE: Final = 4.0
FREE_COLOUR_PER_AGE: Final = 2.0
FREE_FIRST_PER_AGE: Final = 3.0
FREE_LAST_PER_AGE: Final = 1.5

# The savings from a free structure and from a stage without resources, each time.
FREE_CARD: Final = 2.5
FREE_STAGE: Final = 2.0


def right_value(outlook: Outlook, bit: int) -> float:
    """Return the value of a right; 0 if the city has it already."""
    if outlook.city.perks.rights & bit:
        return 0.0
    if bit == FIRST_CARD:
        # The first card of this Age has been chosen by now.
        return FREE_FIRST_PER_AGE * outlook.ages_left
    if bit == LAST_CARD:
        return FREE_LAST_PER_AGE * (outlook.ages_left + (outlook.turns_left > 0))
    if bit == FIRST_OF_COLOUR:
        missing = [colour for colour in DECK_COLOURS if not outlook.city.colours[colour]]
        return FREE_CARD * sum(min(1.0, to_use(outlook, colour)) for colour in missing)
    if bit == STAGES_WITHOUT_RESOURCES:
        return FREE_STAGE * min(stages_left(outlook), outlook.ages_left + outlook.turns_left)
    if bit == PASSES_DEFEATS:
        return passed_defeats(outlook)
    return change_value(outlook) if bit == CHANGES_SYMBOL else 0.0


def last_card_value(outlook: Outlook) -> float:
    """Return the value of playing the last card of each Age."""
    return LAST_CARD_PER_AGE * (outlook.ages_left + 1)


def free_build_value(outlook: Outlook, colour: int) -> float:
    """Return the value of the right to build a structure free in each Age, of any colour or of one."""
    return free_build_per_age(colour) * (outlook.ages_left + 1)


def free_build_per_age(colour: int) -> float:
    """Return the value per Age of the right to build a structure of the colour free."""
    return FREE_BUILD_PER_AGE if colour == ANY_COLOUR else FREE_COLOUR_PER_AGE


def free_build_cost(outlook: Outlook) -> float:
    """Return the cost of using the right to build free now: its other uses in this Age."""
    left = outlook.turns_left / outlook.library.last_turn
    return free_build_per_age(outlook.city.free_build_colour) * left
