"""The value of a card that a city may have to give up."""

from sevenwonders.bots.classic.effects import card_value, effect_value, is_done_at_once
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.build import recounted


def lost_value(outlook: Outlook, card: int) -> float:
    """What the city loses if the card is taken away."""
    city = outlook.city.copy()
    city.built.remove(card)
    without = outlook.with_city(recounted(outlook.library, city))
    return lasting_value(without, card)


def lasting_value(outlook: Outlook, card: int) -> float:
    """The value of a card built earlier, as if it were not yet in the city."""
    facts = outlook.library.cards[card]
    past = sum(effect_value(outlook, effect) for effect in facts.effects if is_done_at_once(effect))
    return card_value(outlook, facts) - past
