"""The value of a stage of the wonder."""

from typing import Final

from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.effects import card_value, effect_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.rivals import all_lose
from sevenwonders.classic.choice import card_of
from sevenwonders.classic.effects.special import Choose
from sevenwonders.classic.effects.tally import STAGES
from sevenwonders.classic.library import Stage
from sevenwonders.classic.perks import ON_STAGE

# The value of getting nearer to the next stage, over a whole game.
NEXT_STAGE: Final = 0.5


def open_stage_values(outlook: Outlook) -> list[float]:
    """Return the values of the stages that can be built, by the number that a choice has for them.

    There is only number 0 unless stages may be built in any order.
    """
    board = outlook.library.boards[outlook.city.board]
    stages = board.stages if board.any_order else board.stages[outlook.city.stages : outlook.city.stages + 1]
    return [stage_value(outlook, stage) for stage in stages]


def stage_value(outlook: Outlook, stage: Stage) -> float:
    """Return the value of a stage to the city, less its price in coins."""
    value = NEXT_STAGE * outlook.rest - int(stage.coins) * COIN + added_value(outlook, STAGES)
    for effect in stage.effects:
        value += effect_value(outlook, effect)
    perks = outlook.city.perks
    if perks.stage_loss:
        value += all_lose(outlook, perks.stage_loss)
    return value + perks.coins_on[ON_STAGE] * COIN


def chosen_bonus_value(outlook: Outlook, effect: Choose) -> float:
    """Return the value of a stage that offers a choice of bonuses: that of the best one."""
    library = outlook.library
    return max(card_value(outlook, library.cards[library.card_index[ident]]) for ident in effect.idents)


def bonus_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of each bonus on offer."""
    return [card_value(outlook, outlook.library.cards[card_of(option)]) for option in options]
