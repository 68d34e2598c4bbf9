"""The value of a card to a city in points at the end of the game: its effects, its part in others, and its loss."""

from typing import Final

from sevenwonders.bots.classic.counting import added_value
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.classic.build import recounted
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.library import Card

CHAIN: Final = 1.0


def card_value(outlook: Outlook, card: Card) -> float:
    """Return the value of a card to the city."""
    value = CHAIN if card.chain_to else 0.0
    for effect in card.effects:
        value += effect_value(outlook, effect)
    return value + added_value(outlook, card.colour)


def effect_value(outlook: Outlook, effect: Effect) -> float:
    """Return the value of one effect to the city; 0 if no rule of the table knows its class."""
    worth = outlook.valuations.effects.get(type(effect))
    return worth.value(outlook, effect) if worth else 0.0


def is_scored(effect: Effect) -> bool:
    """Return whether the effect is one that scores points at the end of the game."""
    return type(effect).points is not Effect.points


def is_done_at_once(effect: Effect) -> bool:
    """Return whether the effect ends once the card is built: it adds to no total and scores nothing at the end."""
    kind = type(effect)
    return kind.on_build is not Effect.on_build and kind.add_to is Effect.add_to and not is_scored(effect)


def lost_value(outlook: Outlook, card: int) -> float:
    """Return the city's loss if the card is taken away."""
    city = outlook.city.copy()
    city.built.remove(card)
    without = outlook.with_city(recounted(outlook.library, city))
    return lasting_value(without, card)


def lasting_value(outlook: Outlook, card: int) -> float:
    """Return the value of a card built earlier, as if it were not yet in the city."""
    facts = outlook.library.cards[card]
    past = sum(effect_value(outlook, effect) for effect in facts.effects if is_done_at_once(effect))
    return card_value(outlook, facts) - past
