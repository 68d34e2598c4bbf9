"""What a stage of the wonder is worth."""

from typing import Final

from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.edifices import chosen_bonus_value, chosen_pawn_value
from sevenwonders.bots.classic.effects import effect_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.plan import ages_to_come, full_price, leader_value, leaders_in_hand, plan_value
from sevenwonders.bots.classic.rivals import all_lose
from sevenwonders.bots.classic.standing import lost_value
from sevenwonders.classic.colours import WHITE
from sevenwonders.classic.edifice.effects import Choose, Pawn
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.tally import STAGES
from sevenwonders.classic.leaders.effects import BuryLeader, ExtraLeader
from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.library import Stage
from sevenwonders.classic.perks import ON_STAGE

# Another stage is nearer then: the points if the whole game were still to come.
NEXT_STAGE: Final = 0.5

# The points of a buried leader for each coin of its price.
PRICE_POINTS: Final = 2


def open_stage_values(outlook: Outlook) -> list[float]:
    """What the stage brings that a choice builds, by the place that the choice names.

    It is always the first place unless stages may be built in any order.
    """
    board = outlook.library.boards[outlook.city.board]
    stages = board.stages if board.any_order else board.stages[outlook.city.stages : outlook.city.stages + 1]
    return [stage_value(outlook, stage) for stage in stages]


def stage_value(outlook: Outlook, stage: Stage) -> float:
    """What a stage brings to the city, its coins for the bank taken off."""
    value = NEXT_STAGE * outlook.rest - stage.coins * COIN + added_value(outlook, STAGES)
    for effect in stage.effects:
        value += stage_effect_value(outlook, effect)
    perks = outlook.city.perks
    if perks.stage_loss:
        value += all_lose(outlook, perks.stage_loss)
    return value + perks.coins_on[ON_STAGE] * COIN


def stage_effect_value(outlook: Outlook, effect: Effect) -> float:
    """What an effect of a stage brings; those on leaders and pawns are found on boards alone."""
    if isinstance(effect, ExtraLeader):
        return extra_leader_value(outlook)
    if isinstance(effect, Pawn):
        return chosen_pawn_value(outlook, effect)
    if isinstance(effect, Choose):
        return chosen_bonus_value(outlook, effect)
    if isinstance(effect, BuryLeader):
        return max([0.0, *[bury_value(outlook, card) for card in recruited(outlook)]])
    return effect_value(outlook, effect)


def recruited(outlook: Outlook) -> list[int]:
    """The leaders in the city."""
    return [card for card in outlook.city.built if outlook.library.cards[card].colour == WHITE]


def extra_leader_value(outlook: Outlook) -> float:
    """What one more leader right away brings."""
    hand = leaders_in_hand(outlook)
    later = ages_to_come(outlook)
    without = plan_value(outlook, hand, later)
    return max([0.0, *[recruit_value(outlook, card, hand) - without for card in hand]])


def recruit_value(outlook: Outlook, card: int, hand: list[int]) -> float:
    """What recruiting a leader now brings, with what the others will bring later."""
    others = [other for other in hand if other != card]
    return leader_value(outlook, card, outlook.age) + plan_value(outlook, others, ages_to_come(outlook))


def bury_value(outlook: Outlook, card: int) -> float:
    """What burying a leader of the city brings: twice its price, less what it still does for the city."""
    place = recruited(outlook).index(card)
    ages = [age for part in outlook.city.parts if isinstance(part, LeadersPart) for age in part.ages]
    return PRICE_POINTS * full_price(outlook, card, ages[place]) - lost_value(outlook, card)
