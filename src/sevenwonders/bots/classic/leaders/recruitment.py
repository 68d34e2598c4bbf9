"""The value of each choice about leaders: what to keep, recruit, put under the wonder, sell, bury or give up."""

from typing import Final

from sevenwonders.bots.classic.borders import token_worth
from sevenwonders.bots.classic.leaders.plan import (
    IDLE,
    ages_to_come,
    leader_value,
    leaders_in_hand,
    leaders_rule,
    plan_value,
)
from sevenwonders.bots.classic.lost_cards import lost_value
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.rivals import trade_cost
from sevenwonders.bots.classic.wonder import open_stage_values
from sevenwonders.classic.choice import NO_EXTRA, STAGE, card_of, extra_of, stage_of, trade_in, use_of
from sevenwonders.classic.leaders.kinds import BURY, RECRUIT
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.rule import recruited_in

# A stage built with a leader could be built with a card later: it is worth no more than the turn that it saves.
TURN: Final = 4.0


def draft_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The value that each leader adds to those already kept."""
    kept = leaders_in_hand(outlook)
    ages = ages_to_come(outlook)
    return [plan_value(outlook, [*kept, card_of(option)], ages) for option in options]


# Recruiting


def recruit_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The value of each use of a leader, with what the other leaders will bring later."""
    hand = leaders_in_hand(outlook)
    return [leader_use_value(outlook, option, hand) for option in options]


def leader_use_value(outlook: Outlook, option: int, hand: list[int]) -> float:
    """The value of one use of a leader. Passing, if it is allowed, leaves all of them for later."""
    card = card_of(option)
    use = use_of(option)
    if use == RECRUIT:
        return recruit_value(outlook, card, hand)
    later = plan_value(outlook, [other for other in hand if other != card], ages_to_come(outlook))
    extra = extra_of(option)
    if use == STAGE:
        staged = min(TURN, open_stage_values(outlook)[stage_of(option)])
        return staged + outlook.extra_value(extra) - trade_cost(outlook, trade_in(option)) + later
    if extra != NO_EXTRA:
        return later + outlook.extra_value(extra)
    return later + IDLE if card in hand else later


def recruit_value(outlook: Outlook, card: int, hand: list[int]) -> float:
    """The value of recruiting a leader now, with what the others will bring later."""
    others = [other for other in hand if other != card]
    return leader_value(outlook, card, outlook.age) + plan_value(outlook, others, ages_to_come(outlook))


def extra_leader_value(outlook: Outlook) -> float:
    """The value of recruiting another leader right away."""
    hand = leaders_in_hand(outlook)
    without = plan_value(outlook, hand, ages_to_come(outlook))
    return max([0.0, *[recruit_value(outlook, card, hand) - without for card in hand]])


# Burying


def bury_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The value of burying each leader; 0 for burying none."""
    return [bury_value(outlook, card_of(option)) if use_of(option) == BURY else 0.0 for option in options]


def best_burial(outlook: Outlook) -> float:
    """The value of burying the leader for which it pays most."""
    leaders = recruited_in(outlook.library, outlook.city)
    return max([0.0, *[bury_value(outlook, card) for card in leaders]])


def bury_value(outlook: Outlook, card: int) -> float:
    """The value of burying a leader: its points, less what it would still do for the city."""
    place = recruited_in(outlook.library, outlook.city).index(card)
    age = leaders_of(outlook.city).ages[place]
    return leaders_rule(outlook).buried_points(outlook.library, card, age) - lost_value(outlook, card)


# Tokens


def token_values(outlook: Outlook, options: list[int]) -> list[float]:
    """The value of discarding each victory token: the less it brings, the better."""
    return [-token_worth(outlook, card_of(option)) for option in options]
