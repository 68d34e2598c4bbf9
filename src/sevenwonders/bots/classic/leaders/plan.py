"""The value of leaders: which to recruit in which Age, and what each of them costs."""

from typing import Final

from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.classic.build import SALE
from sevenwonders.classic.leaders.effects import PointsAlone
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.rule import LeadersRule
from sevenwonders.classic.library import Card

# No leader in an Age: one is sold instead.
IDLE: Final = SALE * COIN


def leaders_rule(outlook: Outlook) -> LeadersRule:
    """The table's rule of Leaders, which knows the prices."""
    return next(rule for rule in outlook.rules if isinstance(rule, LeadersRule))


def leaders_in_hand(outlook: Outlook) -> list[int]:
    """The leaders that the city has not recruited yet."""
    return [card for card in leaders_of(outlook.city).hand if card >= 0]


def leader_value(outlook: Outlook, card: int, age: int) -> float:
    """The value of recruiting a leader in that Age, less the price."""
    price = leaders_rule(outlook).price_in(outlook.library, outlook.cities, outlook.seat, card, age)
    return card_value(outlook.later(age), outlook.library.cards[card]) - price * COIN


def ages_to_come(outlook: Outlook) -> list[int]:
    """The Ages whose recruitment is still to come."""
    return list(range(outlook.view.age + 1, outlook.library.last_age + 1))


def plan_value(outlook: Outlook, leaders: list[int], ages: list[int]) -> float:
    """The value of the best plan that recruits at most one of the leaders in each of these Ages."""
    values = {card: [leader_value(outlook, card, age) for age in ages] for card in leaders}
    lone = [card for card in leaders if is_lone(outlook.library.cards[card])]
    rest = [card for card in leaders if card not in lone]
    best = best_order(values, rest, 0, len(ages))
    if lone and ages:
        # A leader that scores only alone is recruited alone, while the others are sold.
        alone = max(max(values[card]) for card in lone)
        best = max(best, alone + IDLE * min(len(ages) - 1, len(leaders) - 1))
    return best


def is_lone(card: Card) -> bool:
    """Whether the leader scores only if it is alone (Agrippina)."""
    return any(isinstance(effect, PointsAlone) for effect in card.effects)


def best_order(values: dict[int, list[float]], leaders: list[int], place: int, places: int) -> float:
    """The best total with a leader in each place from this one on; a place may stay empty."""
    if place == places or not leaders:
        return 0.0
    best = IDLE + best_order(values, leaders[1:], place + 1, places)
    for card in leaders:
        others = [other for other in leaders if other != card]
        best = max(best, values[card][place] + best_order(values, others, place + 1, places))
    return best
