"""Which leader to keep, to recruit, to put under the wonder, to sell or to bury."""

from typing import Final

from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.plan import IDLE, ages_to_come, leaders_in_hand, plan_value
from sevenwonders.bots.classic.rivals import trade_cost
from sevenwonders.bots.classic.voyages import extra_value
from sevenwonders.bots.classic.wonder import bury_value, open_stage_values, recruit_value
from sevenwonders.classic.choice import NO_EXTRA, STAGE, card_of, extra_of, stage_of, trade_in, use_of
from sevenwonders.classic.leaders.kinds import BURY, RECRUIT

# A stage that is built with a leader saves a turn, and could be built with a card later: it is worth no more than that.
TURN: Final = 4.0


def draft_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What each leader adds to those that are kept already."""
    kept = leaders_in_hand(outlook)
    ages = ages_to_come(outlook)
    return [plan_value(outlook, [*kept, card_of(option)], ages) for option in options]


def recruit_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What each use of a leader brings, with what the other leaders will bring later."""
    hand = leaders_in_hand(outlook)
    return [leader_use_value(outlook, option, hand) for option in options]


def leader_use_value(outlook: Outlook, option: int, hand: list[int]) -> float:
    """What one use of a leader brings. Passing, where it is allowed, leaves them all for later."""
    card = card_of(option)
    use = use_of(option)
    if use == RECRUIT:
        return recruit_value(outlook, card, hand)
    later = plan_value(outlook, [other for other in hand if other != card], ages_to_come(outlook))
    if use == STAGE:
        staged = min(TURN, open_stage_values(outlook)[stage_of(option)])
        return staged + extra_value(outlook, option) - trade_cost(outlook, trade_in(option)) + later
    if extra_of(option) != NO_EXTRA:
        return later + extra_value(outlook, option)
    return later + IDLE if card in hand else later


def bury_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What burying each leader brings; burying none brings nothing."""
    return [bury_value(outlook, card_of(option)) if use_of(option) == BURY else 0.0 for option in options]
