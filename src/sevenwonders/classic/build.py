"""How a card or stage comes to stand in a city, and everything that is paid and gained for it."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    SELL,
    STAGE,
    card_of,
    coins_of,
    left_of,
    right_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.kinds import BUILT, DISCARDED, PAID, SOLD, STAGE_BUILT, TOOK
from sevenwonders.classic.library import Library
from sevenwonders.classic.seat import Seat
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

SALE: Final = 3


def stand_board(library: Library, city: Seat) -> None:
    """The board's own resource."""
    library.boards[city.board].produce.stand(city)


def stand_card(library: Library, city: Seat, index: int) -> None:
    """Place a structure, with all that it adds to the city's totals."""
    card = library.cards[index]
    city.built.append(index)
    city.names[card.name_word] |= card.name_bit
    city.colours[card.colour] += 1
    if library.chains_at_once:
        city.chains |= card.chain_to
    else:
        city.new_chains |= card.chain_to
    for effect in card.effects:
        effect.stand(city)


def stand_stage(library: Library, city: Seat, buried: int) -> None:
    """Complete the next stage of the wonder with a card face down under it."""
    stage = library.boards[city.board].stages[city.stages]
    city.stages += 1
    city.buried.append(buried)
    for effect in stage.effects:
        effect.stand(city)


def play_cards(game: "ClassicGame", group: list[Decision]) -> None:
    """Carry out the revealed choices (R2): all pay, all place, then all effects happen."""
    pay_costs(game, group)
    for decision in group:
        place(game, decision)
    for decision in group:
        run_effects(game, decision.seat, decision.choice)


def pay_costs(game: "ClassicGame", group: list[Decision]) -> None:
    """Everybody pays from what the turn began with; what neighbours receive is there afterwards."""
    for decision in group:
        use = use_of(decision.choice)
        trade = trade_in(decision.choice)
        bank = 0
        if use == BUILD:
            bank = bank_price(game.library, game.seats[decision.seat], card_of(decision.choice))
        elif use == STAGE:
            city = game.seats[decision.seat]
            bank = game.library.boards[city.board].stages[city.stages].coins
        if trade or bank:
            pay(game, decision.seat, trade, bank)


def bank_price(library: Library, city: Seat, card: int) -> int:
    """The coins that a structure costs; a chain makes it free of them as well."""
    facts = library.cards[card]
    return 0 if facts.chain_from & city.chains else facts.coins


def pay(game: "ClassicGame", seat: int, trade: int, bank: int) -> None:
    """One seat's coins go to its neighbours and the bank."""
    game.seats[seat].coins -= coins_of(trade) + bank
    game.seats[game.left(seat)].coins += left_of(trade)
    game.seats[game.right(seat)].coins += right_of(trade)
    if game.keeps_events:
        game.emit(PAID, seat, [left_of(trade), right_of(trade), bank])


def place(game: "ClassicGame", decision: Decision) -> None:
    """The chosen card leaves the hand for the city, the wonder or the discard pile."""
    seat = decision.seat
    card = card_of(decision.choice)
    use = use_of(decision.choice)
    city = game.seats[seat]
    holder = game.holder(decision)
    game.seats[holder].hand.remove(card)
    if use == BUILD or use == BUILD_FREE:
        if use == BUILD_FREE:
            city.free_build_ready = False
        stand_card(game.library, city, card)
        if game.keeps_events:
            game.emit(BUILT, seat, [card, use, holder])
    elif use == STAGE:
        stand_stage(game.library, city, card)
        if game.keeps_events:
            values = [city.stages, game.library.cards[card].age, holder]
            game.emit_secret(STAGE_BUILT, seat, values, decision.decider, [card])
    else:
        game.discard.append(card)
        game.discarders.append(seat)
        if game.keeps_events:
            game.emit_secret(SOLD, seat, [game.library.cards[card].age, holder], decision.decider, [card])


def run_effects(game: "ClassicGame", seat: int, choice: int) -> None:
    """What the placed card or stage does at once."""
    use = use_of(choice)
    if use == SELL:
        game.gain_coins(seat, SALE)
        return
    city = game.seats[seat]
    if use == STAGE:
        effects = game.library.boards[city.board].stages[city.stages - 1].effects
    else:
        effects = game.library.cards[card_of(choice)].effects
    for effect in effects:
        effect.on_build(game, seat)


def take_from_discard(game: "ClassicGame", seat: int, card: int) -> None:
    """Build a card of the discard pile at no cost, with its effects at once (R2.5)."""
    position = game.discard.index(card)
    del game.discard[position]
    del game.discarders[position]
    stand_card(game.library, game.seats[seat], card)
    if game.keeps_events:
        game.emit(TOOK, seat, [card, position])
    for effect in game.library.cards[card].effects:
        effect.on_build(game, seat)


def throw_away(game: "ClassicGame", seat: int) -> None:
    """Put a hand on the discard pile without coins."""
    city = game.seats[seat]
    for card in city.hand:
        game.discard.append(card)
        game.discarders.append(seat)
        if game.keeps_events:
            game.emit_secret(DISCARDED, seat, [game.library.cards[card].age], seat, [card])
    city.hand = []
