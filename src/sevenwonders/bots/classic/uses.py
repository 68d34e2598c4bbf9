"""The value of each use of a card of the hand, less the price."""

from typing import Final

from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.rights import free_build_cost
from sevenwonders.bots.classic.rivals import trade_cost
from sevenwonders.bots.classic.wonder import open_stage_values
from sevenwonders.classic.build import SALE
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    NO_EXTRA,
    PASS,
    SELL,
    STAGE,
    card_of,
    extra_of,
    stage_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.library import Card
from sevenwonders.classic.options import coins_for
from sevenwonders.classic.perks import ON_CHAIN
from sevenwonders.classic.trade.chains import is_chained

# The share of its value that counts against not building a card.
BURIED: Final = 0.2


def use_values(outlook: Outlook, options: list[int]) -> list[float]:
    """Return the value of each option to the city, in points."""
    cards = outlook.library.cards
    named = {card_of(option) for option in options if card_of(option) < len(cards)}
    worth = {card: card_value(outlook, cards[card]) for card in named}
    staged = open_stage_values(outlook)
    return [use_value(outlook, option, worth.get(card_of(option), 0.0), staged) for option in options]


def use_value(outlook: Outlook, option: int, worth: float, staged: list[float]) -> float:
    """Return the value of one use of a card of that worth; `staged` are the values of the stages that can be built."""
    use = use_of(option)
    if use == PASS:
        return 0.0
    if use == SELL:
        return sale_value(outlook, option) - BURIED * worth
    cost = trade_cost(outlook, trade_in(option)) - outlook.extra_value(extra_of(option))
    if use == STAGE:
        return staged[stage_of(option)] - cost - BURIED * worth
    card = outlook.library.cards[card_of(option)]
    if use == BUILD:
        cost += int(coins_for(outlook.library, outlook.city, card, outlook.view.turn)) * COIN
    elif use == BUILD_FREE:
        cost += free_build_cost(outlook)
    return worth + coins_earned(outlook, card, use) * COIN - cost


def sale_value(outlook: Outlook, option: int) -> float:
    """Return the value of selling a card: coins, or an extra in their place."""
    if extra_of(option) != NO_EXTRA:
        return outlook.extra_value(extra_of(option))
    bonus = sum(rule.bank_bonus(outlook) for rule in outlook.valuations.rules)
    return (SALE + bonus) * COIN


def coins_earned(outlook: Outlook, card: Card, use: int) -> int:
    """Return the coins that the city gets for building a structure of that colour, or by a chain."""
    coins_on = outlook.city.perks.coins_on
    return coins_on[card.colour] + (coins_on[ON_CHAIN] if use == BUILD and is_chained(outlook.city, card) else 0)
