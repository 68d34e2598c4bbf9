"""What a player may choose: worked out when asked, never stored."""

from typing import TYPE_CHECKING

from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    PASSING,
    SELL,
    STAGE,
    TAKE,
    card_of,
    choice_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.library import Card
from sevenwonders.classic.payment import FREE_OF_CHARGE, NOT_FOR_SALE, Market
from sevenwonders.classic.seat import Seat

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


def market_of(game: "ClassicGame", seat: int) -> Market:
    """What the seat can produce and buy now, and at which prices."""
    city = game.seats[seat]
    left = game.seats[game.left(seat)]
    right = game.seats[game.right(seat)]
    return Market(
        city.own_goods,
        city.own_choices,
        left.sold_goods,
        left.sold_choices,
        left.sold_reach,
        right.sold_goods,
        right.sold_choices,
        right.sold_reach,
        city.raw_left,
        city.raw_right,
        city.made_left,
        city.made_right,
    )


def stands(city: Seat, card: Card) -> bool:
    """Whether a structure of that name stands in the city: no second one may be built (R4)."""
    return city.names[card.name_word] & card.name_bit != 0


def structure_payments(city: Seat, market: Market, card: Card) -> list[int]:
    """The payments with which the city can build the structure now; empty when it cannot."""
    if stands(city, card):
        return NOT_FOR_SALE
    if card.chain_from & city.chains:
        return FREE_OF_CHARGE
    if card.coins > city.coins:
        return NOT_FOR_SALE
    if not card.cost:
        return FREE_OF_CHARGE
    return market.payments(card.cost, city.coins - card.coins)


def stage_payments(game: "ClassicGame", city: Seat, market: Market) -> list[int]:
    """The payments with which the city can build its next stage now; empty when it cannot."""
    stages = game.library.boards[city.board].stages
    if city.stages == len(stages):
        return NOT_FOR_SALE
    stage = stages[city.stages]
    if stage.coins > city.coins:
        return NOT_FOR_SALE
    return market.payments(stage.cost, city.coins - stage.coins)


def needs_right(city: Seat, card: Card, payments: list[int]) -> bool:
    """Whether a right to build free would save something: it is not offered for what is free anyway."""
    if not city.free_build_ready or stands(city, card):
        return False
    return not payments or payments[0] != 0 or (card.coins > 0 and not card.chain_from & city.chains)


def play_options(game: "ClassicGame", seat: int, hand: list[int]) -> list[int]:
    """Everything that can be done with a card of the hand for that seat's city. Hands are kept sorted."""
    city = game.seats[seat]
    cards = game.library.cards
    market = market_of(game, seat)
    staging = stage_payments(game, city, market)
    options: list[int] = []
    previous = -1
    for index in hand:
        if index == previous:
            continue
        previous = index
        card = cards[index]
        payments = structure_payments(city, market, card)
        for trade in payments:
            options.append(choice_of(index, BUILD, trade))
        if city.free_build_ready and needs_right(city, card, payments):
            options.append(choice_of(index, BUILD_FREE))
        for trade in staging:
            options.append(choice_of(index, STAGE, trade))
        options.append(choice_of(index, SELL))
    for rule in game.rules:
        options = rule.limit_options(game, seat, options)
    return options


def can_play(game: "ClassicGame", seat: int, hand: list[int], choice: int) -> bool:
    """Whether the choice is among the play options, by looking at its own card only."""
    if game.rules:
        return choice in play_options(game, seat, hand)
    index = card_of(choice)
    if index not in hand:
        return False
    use = use_of(choice)
    trade = trade_in(choice)
    if use == SELL:
        return trade == 0
    city = game.seats[seat]
    market = market_of(game, seat)
    if use == STAGE:
        return trade in stage_payments(game, city, market)
    card = game.library.cards[index]
    payments = structure_payments(city, market, card)
    if use == BUILD:
        return trade in payments
    return use == BUILD_FREE and trade == 0 and needs_right(city, card, payments)


def discard_options(game: "ClassicGame", seat: int) -> list[int]:
    """The cards of the discard pile that may be built, and passing; empty when none may be built."""
    city = game.seats[seat]
    options = [
        choice_of(index, TAKE) for index in sorted(set(game.discard)) if not stands(city, game.library.cards[index])
    ]
    if options:
        options.append(PASSING)
    return options
