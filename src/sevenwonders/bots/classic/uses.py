"""What one use of a card of the hand brings, less the price."""

from typing import Final

from sevenwonders.bots.classic.effects import card_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.perks import free_build_cost
from sevenwonders.bots.classic.rivals import trade_cost
from sevenwonders.bots.classic.voyages import extra_value
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
from sevenwonders.classic.colours import BLACK, YELLOW
from sevenwonders.classic.library import Card
from sevenwonders.classic.perks import (
    FIRST_CARD,
    FIRST_OF_COLOUR,
    LAST_CARD,
    ON_BANK,
    ON_BLACK,
    ON_CHAIN,
    ON_YELLOW,
)

# Which part of its worth is lost with a card that is not built.
BURIED: Final = 0.2


def use_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What each option brings to the city, in points."""
    cards = outlook.library.cards
    named = {card_of(option) for option in options if card_of(option) < len(cards)}
    worth = {card: card_value(outlook, cards[card]) for card in named}
    staged = open_stage_values(outlook)
    return [use_value(outlook, option, worth.get(card_of(option), 0.0), staged) for option in options]


def use_value(outlook: Outlook, option: int, worth: float, staged: list[float]) -> float:
    """What one use of a card of that worth brings, where the stages that can be built bring so much."""
    use = use_of(option)
    if use == PASS:
        return 0.0
    if use == SELL:
        return sale_value(outlook, option) - BURIED * worth
    cost = trade_cost(outlook, trade_in(option)) - extra_value(outlook, option)
    if use == STAGE:
        return staged[stage_of(option)] - cost - BURIED * worth
    card = outlook.library.cards[card_of(option)]
    if use == BUILD:
        cost += coins_due(outlook, card) * COIN
    elif use == BUILD_FREE:
        cost += free_build_cost(outlook)
    return worth + coins_earned(outlook, card, use) * COIN - cost


def sale_value(outlook: Outlook, option: int) -> float:
    """What a card brings that is sold: coins, or a step of a fleet in their place."""
    if extra_of(option) != NO_EXTRA:
        return extra_value(outlook, option)
    return (SALE + outlook.city.perks.coins_on[ON_BANK]) * COIN


def coins_due(outlook: Outlook, card: Card) -> int:
    """The coins that a structure costs; what makes it free of resources makes it free of them as well."""
    return 0 if card.chain_from & outlook.city.chains or is_waived(outlook, card) else card.coins


def is_waived(outlook: Outlook, card: Card) -> bool:
    """Whether a perk of the city makes the structure free."""
    perks = outlook.city.perks
    turn = outlook.table.view.turn
    return (
        perks.free_colours >> card.colour & 1 != 0
        or (perks.rights & FIRST_OF_COLOUR != 0 and not outlook.city.colours[card.colour])
        or (perks.rights & FIRST_CARD != 0 and turn == 1)
        or (perks.rights & LAST_CARD != 0 and turn == outlook.library.last_turn)
    )


def coins_earned(outlook: Outlook, card: Card, use: int) -> int:
    """The coins that leaders of the city pay for building the structure."""
    coins_on = outlook.city.perks.coins_on
    coins = coins_on[ON_YELLOW] if card.colour == YELLOW else coins_on[ON_BLACK] if card.colour == BLACK else 0
    return coins + (coins_on[ON_CHAIN] if use == BUILD and card.chain_from & outlook.city.chains else 0)
