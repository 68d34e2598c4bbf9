"""Which fleets to move, which island to take, and whether to fight at sea."""

from typing import Final

from sevenwonders.bots.classic.edifices import join_value
from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.sea import rank_value, step_value
from sevenwonders.classic.armada.kinds import FIGHT
from sevenwonders.classic.choice import NO_EXTRA, card_of, extra_of, use_of
from sevenwonders.classic.colours import ISLAND
from sevenwonders.classic.edifice.kinds import EDIFICE
from sevenwonders.classic.effects.points import PointsPer

# Fleets are numbered from here among what goes with a card.
FIRST_FLEET: Final = 1


def extra_value(outlook: Outlook, option: int) -> float:
    """What brings that goes with a card or stage in one payment: a step of a fleet, or a part in the Edifice."""
    extra = extra_of(option)
    if extra == NO_EXTRA:
        return 0.0
    return join_value(outlook) if extra == EDIFICE else step_value(outlook, extra - FIRST_FLEET)


def fleet_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What a free step of each set of fleets brings."""
    lanes = range(len(outlook.library.harbour.squares))
    steps = [step_value(outlook, lane) for lane in lanes]
    return [sum(steps[lane] for lane in lanes if card_of(option) >> lane & 1) for option in options]


def island_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What each of the islands brings."""
    return [island_value(outlook, card_of(option)) for option in options]


def island_value(outlook: Outlook, island: int) -> float:
    """What an island brings; one that counts islands counts itself."""
    card = outlook.library.cards[island]
    itself = sum(
        effect.each for effect in card.effects if isinstance(effect, PointsPer) and ISLAND in effect.tally.things
    )
    return card_value(outlook, card) + itself


def conflict_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What the naval conflict of this Age is expected to bring; who stays out gets nothing."""
    return [rank_value(outlook, outlook.age, 0) if use_of(option) == FIGHT else 0.0 for option in options]
