"""What leaders are worth: which to recruit in which Age, and what each of them costs."""

from typing import Final

from sevenwonders.bots.classic.counting import ONLY_LEADER
from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.classic.build import SALE
from sevenwonders.classic.effects.points import PointsIf
from sevenwonders.classic.leaders.part import LeadersPart
from sevenwonders.classic.leaders.rule import LeadersRule
from sevenwonders.classic.library import Card
from sevenwonders.classic.perks import FREE_LEADERS

# No leader in an Age: one is sold instead.
IDLE: Final = SALE * COIN


def leaders_in_hand(outlook: Outlook) -> list[int]:
    """The leaders that the city has not recruited yet."""
    return [card for part in outlook.city.parts if isinstance(part, LeadersPart) for card in part.hand if card >= 0]


def full_price(outlook: Outlook, card: int, age: int) -> int:
    """What a leader costs in that Age before anything makes it cheaper."""
    for rule in outlook.table.rules:
        if isinstance(rule, LeadersRule):
            return rule.full_price(outlook.library, card, age)
    return outlook.library.cards[card].coins


def price_of(outlook: Outlook, card: int, age: int) -> int:
    """What a leader costs the city in that Age."""
    perks = outlook.city.perks
    if perks.rights & FREE_LEADERS:
        return 0
    discount = perks.leader_discount + outlook.left.perks.neighbour_discount + outlook.right.perks.neighbour_discount
    return max(0, full_price(outlook, card, age) - discount)


def leader_value(outlook: Outlook, card: int, age: int) -> float:
    """What recruiting a leader in that Age brings, less the price."""
    return card_value(outlook.later(age), outlook.library.cards[card]) - price_of(outlook, card, age) * COIN


def ages_to_come(outlook: Outlook) -> list[int]:
    """The Ages whose recruitment is still ahead."""
    first = outlook.table.view.age + 1
    return list(range(first, outlook.library.last_age + 1))


def plan_value(outlook: Outlook, leaders: list[int], ages: list[int]) -> float:
    """What the leaders bring if at most one of them is recruited in each of these Ages, as well as can be."""
    values = {card: [leader_value(outlook, card, age) for age in ages] for card in leaders}
    lone = [card for card in leaders if is_lone(outlook.library.cards[card])]
    rest = [card for card in leaders if card not in lone]
    best = best_order(values, rest, 0, len(ages))
    if lone and ages:
        # Who counts only without other leaders is recruited alone, while the others are sold.
        alone = max(max(values[card]) for card in lone)
        best = max(best, alone + IDLE * min(len(ages) - 1, len(leaders) - 1))
    return best


def is_lone(card: Card) -> bool:
    """Whether the leader counts only without others (Agrippina)."""
    return any(isinstance(effect, PointsIf) and effect.condition == ONLY_LEADER for effect in card.effects)


def best_order(values: dict[int, list[float]], leaders: list[int], place: int, places: int) -> float:
    """The best sum of one leader a place, from this place on; a place may stay empty."""
    if place == places or not leaders:
        return 0.0
    best = IDLE + best_order(values, leaders[1:], place + 1, places)
    for card in leaders:
        others = [other for other in leaders if other != card]
        best = max(best, values[card][place] + best_order(values, others, place + 1, places))
    return best
