"""Build cards and stages, with all payments and gains."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    SELL,
    STAGE,
    TAKE,
    card_of,
    choice_of,
    coins_of,
    extra_of,
    stage_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.city import City, empty_city
from sevenwonders.classic.kinds import BONUS_CHOSEN, BUILT, DISCARDED, PAID, SOLD, STAGE_BUILT, TOOK
from sevenwonders.classic.library import Library
from sevenwonders.classic.options import bank_due, neighbours_paid
from sevenwonders.classic.part import copied_parts
from sevenwonders.classic.perks import NO_PERKS, ON_CHAIN, ON_PURCHASE, ON_STAGE
from sevenwonders.classic.trade.chains import add_chain, cards_with_new_chains, is_chained, set_new_chains
from sevenwonders.classic.trade.payees import STEPS_LEFT, TO_BANK, part_of, parts_of, payee_of
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import add_at

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# The coins for a sold card (R4).
SALE: Final = 3
MOST_STAGES: Final = 4


def add_board(library: Library, city: City) -> None:
    """Add the board's own effects to the city's totals: above all its resource."""
    for effect in library.boards[city.board].effects:
        effect.add_to(city)


def add_card(library: Library, city: City, index: int) -> None:
    """Put a card into the city and add its effects to the city's totals."""
    card = library.cards[index]
    city.built.append(index)
    city.names[card.name_word] |= card.name_bit
    add_at(city.colours, card.colour, 1)
    add_chain(library, city, card)
    for effect in card.effects:
        effect.add_to(city)


def gain_card(game: "ClassicGame", seat: int, card: int, event: int) -> None:
    """Put a card that costs nothing into a city, log it, and run its effects at once."""
    add_card(game.library, game.cities[seat], card)
    if game.keeps_events:
        game.emit(event, seat, [card])
    for effect in game.library.cards[card].effects:
        effect.on_build(game, seat)


def enter_city(library: Library, city: City, card: int) -> None:
    """Put a card into a city of a view. Its effects do not run there: their outcome arrives as events."""
    had_right = city.free_build_each_age
    add_card(library, city, card)
    refresh_right(city, had_right)


def refresh_right(city: City, had_right: bool) -> None:
    """Make a newly gained right to build free usable in the same Age."""
    if city.free_build_each_age and not had_right:
        city.free_build_ready = True


def add_stage(library: Library, city: City, number: i64, buried: i64) -> None:
    """Complete a stage of the wonder (from 0) with a card face down under it."""
    # Kept in the order of their stages, whatever the order in which these are built.
    bit: i64 = 1 << number
    city.buried.insert(int(city.built_stages & (bit - 1)).bit_count(), buried)
    city.stages += 1
    city.built_stages |= bit
    for effect in library.boards[city.board].stages[number].effects:
        effect.add_to(city)


def add_stages(library: Library, city: City, built_stages: int, buried: list[int]) -> None:
    """Complete all stages whose bits are set, with these cards under them."""
    numbers = [number for number in range(MOST_STAGES) if built_stages >> number & 1]
    for number, card in zip(numbers, buried, strict=True):
        add_stage(library, city, number, card)


def stage_number(game: "ClassicGame", city: City, choice: i64) -> i64:
    """Return the number of the stage that a choice builds, from 0: the next one, or the one it names."""
    return stage_of(choice) if game.library.boards[city.board].any_order else city.stages


def recounted(library: Library, city: City) -> City:
    """Return the city with its totals counted again from its contents, after a loss."""
    # Effects only ever add to totals, so a loss cannot be subtracted: the city is rebuilt from nothing.
    again = empty_city(city.board, city.coins, library.name_words, copied_parts(city.parts))
    for part in again.parts:
        part.forget_totals()
    add_board(library, again)
    for card in city.built:
        add_card(library, again, card)
    add_stages(library, again, city.built_stages, city.buried)
    again.free_build_ready = city.free_build_ready and again.free_build_each_age
    set_new_chains(library, again, cards_with_new_chains(library, city))
    again.hand = city.hand
    again.tokens = city.tokens
    return again


def play_cards(game: "ClassicGame", group: list[Decision]) -> None:
    """Carry out the revealed choices (R2): all pay, all place, then all effects take place."""
    pay_costs(game, group)
    for decision in group:
        place(game, decision)
    run_all_effects(game, group)


def run_all_effects(game: "ClassicGame", group: list[Decision]) -> None:
    """Run the effects of all placed cards and stages, seat by seat, each followed by its extra."""
    for decision in group:
        run_effects(game, decision.seat, decision.choice)
        for rule in game.hooks.after_effects:
            rule.after_effects(game, decision)
    for rule in game.hooks.after_group:
        rule.after_group(game)


def pay_costs(game: "ClassicGame", group: list[Decision]) -> None:
    """Let all cities pay out of the coins they had when the turn began; neighbours get their income afterwards."""
    # Options were offered before any coins moved, so all are affordable whatever the order here (R2.2).
    for decision in group:
        use = use_of(decision.choice)
        trade = trade_in(decision.choice)
        bank: i64 = 0
        city = game.cities[decision.seat]
        if use == BUILD:
            bank = bank_due(game, city, game.library.cards[card_of(decision.choice)])
        elif use == STAGE:
            bank = game.library.boards[city.board].stages[stage_number(game, city, decision.choice)].coins
        extra = extra_of(decision.choice)
        if extra and use != SELL:
            bank += game.hooks.owner_of_extra(extra).extra_price(game, decision.seat, extra)
        # The perk pays for each neighbour that something is bought from, even at a price of 0 (P17).
        bought: i64 = 0
        if city.perks is not NO_PERKS and city.perks.coins_on[ON_PURCHASE]:
            bought = neighbours_paid(game, decision.seat, decision.choice)
        if trade or bank:
            pay(game, decision.seat, trade, bank)
        for _ in range(bought):
            game.gain_coins(decision.seat, city.perks.coins_on[ON_PURCHASE])


def pay(game: "ClassicGame", seat: i64, trade: i64, bank: i64) -> None:
    """Move coins from one city to its neighbours and the bank."""
    game.cities[seat].coins -= coins_of(trade) + bank
    for place in range(len(STEPS_LEFT) if trade else 0):
        coins = part_of(trade, place)
        if coins and place != TO_BANK:
            game.cities[payee_of(len(game.cities), seat, place)].coins += coins
    if game.keeps_events:
        game.emit(PAID, seat, parts_of(trade, bank))


def place(game: "ClassicGame", decision: Decision) -> None:
    """Move the chosen card from the hand to the city, the wonder or the discard pile."""
    seat = decision.seat
    card = card_of(decision.choice)
    use = use_of(decision.choice)
    city = game.cities[seat]
    holder = game.holder(decision)
    take_out(game.cities[holder].hand, card)
    if use == BUILD or use == BUILD_FREE:
        if use == BUILD_FREE:
            city.free_build_ready = False
        add_card(game.library, city, card)
        if game.keeps_events:
            game.emit(BUILT, seat, [card, use, holder])
    elif use == STAGE:
        number = stage_number(game, city, decision.choice)
        add_stage(game.library, city, number, card)
        if game.keeps_events:
            # All players see which back goes under the wonder, but only its owner sees the card (R4).
            values = [number + 1, game.library.cards[card].back, holder]
            game.emit_secret(STAGE_BUILT, seat, values, decision.decider, [card])
            game.tell_partner()
    else:
        game.discard.append(card)
        game.discarders.append(seat)
        if game.keeps_events:
            game.emit_secret(SOLD, seat, [game.library.cards[card].age, holder], decision.decider, [card])
            game.tell_partner()


def take_out(hand: list[int], card: i64) -> None:
    """Take a card out of a hand."""
    # Compared as machine integers: list.remove() compares objects, which takes half as long again.
    at: i64 = 0
    while hand[at] != card:
        at += 1
    hand.pop(at)


def run_effects(game: "ClassicGame", seat: i64, choice: i64) -> None:
    """Run the immediate effects of the card or stage that was just placed."""
    use = use_of(choice)
    if use == SELL:
        # An extra that goes with a sale replaces the coins.
        if not extra_of(choice):
            game.gain_coins(seat, SALE)
        return
    city = game.cities[seat]
    if use == STAGE:
        board = game.library.boards[city.board]
        effects = board.stages[stage_of(choice) if board.any_order else city.stages - 1].effects
    else:
        effects = game.library.cards[card_of(choice)].effects
    for effect in effects:
        effect.on_build(game, seat)
    if city.perks is not NO_PERKS:
        pay_for_occasion(game, seat, choice)


def pay_for_occasion(game: "ClassicGame", seat: int, choice: int) -> None:
    """Pay a city the coins that its perks bring for a stage, a card of a colour, or a card built by a chain."""
    city = game.cities[seat]
    coins_on = city.perks.coins_on
    use = use_of(choice)
    coins = 0
    if use == STAGE:
        coins = coins_on[ON_STAGE]
        if city.perks.stage_loss:
            game.charge_others(seat, city.perks.stage_loss)
    else:
        card = game.library.cards[card_of(choice)]
        coins = coins_on[card.colour]
        if use == BUILD and is_chained(city, card):
            coins += coins_on[ON_CHAIN]
    if coins:
        game.gain_coins(seat, coins)


def take_from_discard(game: "ClassicGame", seat: int, card: int) -> None:
    """Build a card from the discard pile for free; its effects take place at once (R2.5)."""
    position = game.discard.index(card)
    del game.discard[position]
    del game.discarders[position]
    add_card(game.library, game.cities[seat], card)
    if game.keeps_events:
        game.emit(TOOK, seat, [card, position])
    run_effects(game, seat, choice_of(card, TAKE))
    for rule in game.hooks.after_group:
        rule.after_group(game)


def choose_bonus(game: "ClassicGame", seat: int, card: int) -> None:
    """Give a city the bonus that its owner chose."""
    gain_card(game, seat, card, BONUS_CHOSEN)


def lose_card(game: "ClassicGame", seat: int, card: int, event: int) -> None:
    """Move a card from a city to the discard pile. Coins it brought are kept; its lasting effects are gone."""
    city = game.cities[seat]
    city.built.remove(card)
    game.cities[seat] = recounted(game.library, city)
    game.discard.append(card)
    game.discarders.append(seat)
    if game.keeps_events:
        game.emit(event, seat, [card])


def throw_away(game: "ClassicGame", seat: int) -> None:
    """Put a hand on the discard pile, without paying coins for it."""
    city = game.cities[seat]
    for card in city.hand:
        game.discard.append(card)
        game.discarders.append(seat)
        if game.keeps_events:
            game.emit_to_seat(DISCARDED, seat, [game.library.cards[card].age], [card])
    city.hand = []
