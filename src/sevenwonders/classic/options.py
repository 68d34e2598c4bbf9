"""The options of a player, worked out when asked and never stored: an earlier answer can change them."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, extend, vec
from mypy_extensions import i64

from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    EXTRA_SHIFT,
    NO_EXTRA,
    PASSING,
    SELL,
    STAGE,
    TAKE,
    card_of,
    choice_of,
    extra_of,
    offer_in,
    offer_of,
    stage_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.city import City
from sevenwonders.classic.extra import KEY_BITS, MOST_KEYED, NO_EXTRAS, NO_KEY, Extra, Extras, no_extras
from sevenwonders.classic.library import Card, Library, Stage, open_stages
from sevenwonders.classic.perks import (
    FIRST_CARD,
    FIRST_OF_COLOUR,
    LAST_CARD,
    NO_PERKS,
    STAGE_BIT,
    STAGES_WITHOUT_RESOURCES,
)
from sevenwonders.classic.trade.chains import is_chained
from sevenwonders.classic.trade.payment import FREE_OF_CHARGE, NOT_FOR_SALE, Market
from sevenwonders.classic.trade.rebates import (
    add_far_trade,
    add_rebates,
    payments_of,
    sellers_of,
    undominated_payments,
)
from sevenwonders.kernel.numbers import slot_of, sort_numbers, vector_of

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

NOTHING: Final = [0]

# Room for the options of most decisions, so that the vector of options is rarely moved.
LIKELY_OPTIONS: Final = 16


def market_of(game: "ClassicGame", seat: i64) -> Market:
    """Return the goods that the seat can produce and buy now, with their prices."""
    city = game.cities[seat]
    left = game.cities[game.left(seat)]
    right = game.cities[game.right(seat)]
    market = Market(city, left, right)
    if city.perks is not NO_PERKS and city.perks.rebates:
        boards = game.library.boards
        add_rebates(market, city, boards[left.board].resource, boards[right.board].resource)
    if city.perks.far_left or city.perks.far_right:
        add_far_trade(market, city, game.cities, seat)
    return market


def is_built(city: City, card: Card) -> bool:
    """Return whether the city has a structure of that name: it may not build another (R4)."""
    return city.names[card.name_word] & card.name_bit != 0


def is_waived(library: Library, city: City, card: Card, turn: i64) -> bool:
    """Return whether the city's perks waive the structure's cost that turn, in resources and in coins (P11)."""
    perks = city.perks
    if perks.free_colours >> card.colour & 1:
        return True
    rights = perks.rights
    if rights & FIRST_OF_COLOUR and not city.colours[card.colour]:
        return True
    if rights & FIRST_CARD and turn == 1:
        return True
    return rights & LAST_CARD != 0 and turn == library.last_turn


def structure_payments(game: "ClassicGame", city: City, market: Market, card: Card) -> vec[i64]:
    """List the payments with which the city can build the structure now. Empty if it cannot."""
    # The cheap tests come first: the payment search below dominates the time of a game.
    if is_built(city, card):
        return NOT_FOR_SALE
    if is_chained(city, card):
        return FREE_OF_CHARGE
    perks = city.perks
    if perks is not NO_PERKS and is_waived(game.library, city, card, game.turn):
        return FREE_OF_CHARGE
    if card.coins > city.coins:
        return NOT_FOR_SALE
    if not card.cost:
        return FREE_OF_CHARGE
    if perks.cheaper >> card.colour & 1:
        return payments_for(market, card.cheaper_costs, city.coins - card.coins)
    return payments_of(market, card.cost, city.coins - card.coins)


def card_costs(game: "ClassicGame", city: City, card: Card) -> list[int]:
    """List the structure's possible costs in resources: several if any one unit of them may be left out."""
    if is_chained(city, card) or (city.perks is not NO_PERKS and is_waived(game.library, city, card, game.turn)):
        return NOTHING
    return card.cheaper_costs if city.perks.cheaper >> card.colour & 1 else card.costs


def stage_costs(city: City, stage: Stage) -> list[int]:
    """List the stage's possible costs in resources."""
    if city.perks.rights & STAGES_WITHOUT_RESOURCES:
        return NOTHING
    return stage.cheaper_costs if city.perks.cheaper & STAGE_BIT else stage.costs


def payments_for(market: Market, costs: list[int], coins: i64) -> vec[i64]:
    """List the payments for any one of several costs. Empty if there are not enough coins for any of them."""
    if coins < 0:
        return NOT_FOR_SALE
    if len(costs) == 1:
        return payments_of(market, costs[0], coins) if costs[0] else FREE_OF_CHARGE
    offers = vec[i64]()
    for cost in costs:
        offers = extend(offers, payments_of(market, cost, coins))
    return undominated_payments(offers)


def stage_offers(game: "ClassicGame", seat: i64, market: Market, extras: Extras) -> vec[i64]:
    """List the stages that can be built now, with their payments and extras; sorted."""
    city = game.cities[seat]
    board = game.library.boards[city.board]
    if not board.any_order:
        if city.stages == len(board.stages):
            return NOT_FOR_SALE
        return offers_of_stage(city, board.stages[city.stages], 0, market, extras)
    offers = vec[i64]()
    for number in open_stages(board, city.built_stages):
        offers = extend(offers, offers_of_stage(city, board.stages[number], number, market, extras))
    return offers


def next_stage(game: "ClassicGame", seat: int) -> int:
    """Return the stage that a choice means if it names none: the first that is still to be built."""
    city = game.cities[seat]
    board = game.library.boards[city.board]
    numbers = open_stages(board, city.built_stages)
    return numbers[0] if board.any_order and numbers else 0


def offers_of_stage(city: City, stage: Stage, place: i64, market: Market, extras: Extras) -> vec[i64]:
    """Return one stage with its payments, alone and with each possible extra."""
    costs = stage_costs(city, stage)
    coins = city.coins - stage.coins
    payments = payments_for(market, costs, coins)
    if len(payments) == 0 or (not extras.stage and not place):
        return payments
    offers = vec[i64]()
    for trade in payments:
        offers = append(offers, offer_of(place, NO_EXTRA, trade))
    for extra in extras.stage:
        for trade in extra_payments(market, costs, extra, coins):
            offers = append(offers, offer_of(place, extra.code, trade))
    return offers


def extra_payments(market: Market, costs: list[int], extra: Extra, coins: i64) -> vec[i64]:
    """List the payments for something and its extra together: a resource pays for one of the two, not for both."""
    coins -= extra.coins
    # Nearly always there is one cost on either side: no need to combine lists.
    if len(costs) == 1 and len(extra.costs) == 1:
        if coins < 0:
            return NOT_FOR_SALE
        cost: i64 = costs[0] + extra.costs[0]
        return payments_of(market, cost, coins) if cost else FREE_OF_CHARGE
    return payments_for(market, sorted({part + more for part in costs for more in extra.costs}), coins)


def extras_for(game: "ClassicGame", seat: i64) -> Extras:
    """Return the extras that the seat may choose now."""
    if len(game.hooks.extras) == 0:
        return NO_EXTRAS
    key = extras_key(game, seat)
    if key == NO_KEY:
        return new_extras(game, seat, NO_KEY)
    recent = game.hooks.recent_extras
    slot = slot_of(key ^ key >> KEY_BITS)
    extras = recent[slot]
    if extras.key != key:
        extras = new_extras(game, seat, key)
        recent[slot] = extras
    return extras


def new_extras(game: "ClassicGame", seat: i64, key: i64) -> Extras:
    """Collect the extras that the rules add for the seat now, under a key if there is one."""
    extras = no_extras(key)
    for rule in game.hooks.extras:
        rule.add_extras(game, seat, extras)
    return extras


def extras_key(game: "ClassicGame", seat: i64) -> i64:
    """Return a number that covers everything the seat's extras depend on, or NO_KEY if there is none."""
    if len(game.hooks.extras) > MOST_KEYED:
        return NO_KEY
    key: i64 = 0
    for rule in game.hooks.extras:
        part = rule.extras_key(game, seat)
        if part == NO_KEY:
            return NO_KEY
        key = key << KEY_BITS | part
    return key


def extras_of(game: "ClassicGame", seat: i64, use: i64, card: i64) -> list[Extra]:
    """List the extras that may go with that use of a card, sorted by number."""
    extras = extras_for(game, seat)
    if use == STAGE:
        return extras.stage
    if use == SELL:
        return extras.sale
    return extras.by_colour[game.library.cards[card].colour] if use <= BUILD_FREE else []


def card_offers(game: "ClassicGame", city: City, market: Market, card: Card, use: i64, extras: list[Extra]) -> vec[i64]:
    """List the ways to build or sell a card with an extra, but not those without one."""
    offers = vec[i64]()
    if use != SELL and is_built(city, card):
        return offers
    costs = card_costs(game, city, card) if use == BUILD else NOTHING
    coins = city.coins - (bank_due(game, city, card) if use == BUILD else 0)
    for extra in extras:
        for trade in extra_payments(market, costs, extra, coins):
            offers = append(offers, extra.code << EXTRA_SHIFT | trade)
    return offers


def neighbours_paid(game: "ClassicGame", seat: i64, choice: i64) -> i64:
    """Count the neighbours from whom the choice buys resources, even at a price of 0 (P17)."""
    city = game.cities[seat]
    use = use_of(choice)
    if use == BUILD:
        costs = card_costs(game, city, game.library.cards[card_of(choice)])
    elif use == STAGE:
        board = game.library.boards[city.board]
        costs = stage_costs(city, board.stages[stage_of(choice) if board.any_order else city.stages])
    else:
        costs = NOTHING
    for extra in extras_of(game, seat, use, card_of(choice)):
        if extra.code == extra_of(choice):
            costs = [cost + more for cost in costs for more in extra.costs]
    market = market_of(game, seat)
    return max([sellers_of(market, cost, trade_in(choice)) for cost in costs])


def has_right(city: City, card: Card) -> bool:
    """Return whether the city has an unused right to build free that covers the structure."""
    if not city.free_build_ready or is_built(city, card):
        return False
    return city.free_build_colour < 0 or city.free_build_colour == card.colour


def needs_right(game: "ClassicGame", city: City, card: Card, payments: vec[i64]) -> bool:
    """Return whether a right to build free would save anything: it is not offered for a structure that is free (P2)."""
    return has_right(city, card) and (len(payments) == 0 or payments[0] != 0 or bank_due(game, city, card) > 0)


def free_offers(
    game: "ClassicGame", city: City, market: Market, card: Card, payments: vec[i64], extras: list[Extra]
) -> vec[i64]:
    """List the ways to build by a right, with an extra; if the card is free anyway, only those that save something."""
    offers = card_offers(game, city, market, card, BUILD_FREE, extras)
    if len(offers) == 0 or needs_right(game, city, card, payments):
        return offers
    # The structure alone is free: the right counts only if it makes the extra cheaper.
    plain = card_offers(game, city, market, card, BUILD, extras)
    saving = vec[i64]()
    for offer in offers:
        if offer not in plain:
            saving = append(saving, offer)
    return saving


def bank_due(game: "ClassicGame", city: City, card: Card) -> i64:
    """Return the coins that a structure costs the city now."""
    return coins_for(game.library, city, card, game.turn)


def coins_for(library: Library, city: City, card: Card, turn: i64) -> i64:
    """Return the coins that a structure costs a city on a turn.

    Whatever saves its resources saves the coins too (P4, P11).
    """
    if not card.coins or is_chained(city, card):
        return 0
    return 0 if city.perks is not NO_PERKS and is_waived(library, city, card, turn) else card.coins


def play_options(game: "ClassicGame", seat: i64, hand: list[int]) -> vec[i64]:
    """List everything that the seat's city can do with a card of the hand. Hands are sorted, so options are too."""
    city = game.cities[seat]
    cards = game.library.cards
    market = market_of(game, seat)
    extras = extras_for(game, seat)
    # Every card can go under the wonder, so all of them share the offers for stages.
    staging = stage_offers(game, seat, market, extras)
    has_extras = extras is not NO_EXTRAS
    options = vec[i64](capacity=LIKELY_OPTIONS)
    previous: i64 = -1
    for item in hand:
        index: i64 = item
        # Two copies of a card are one option.
        if index == previous:
            continue
        previous = index
        card = cards[index]
        payments = structure_payments(game, city, market, card)
        for trade in payments:
            options = append(options, choice_of(index, BUILD, trade))
        if has_extras or city.free_build_ready:
            options = add_further_builds(game, city, market, index, payments, extras, options)
        for offer in staging:
            options = append(options, choice_of(index, STAGE, offer))
        # Selling is always possible (R4).
        options = append(options, choice_of(index, SELL))
        if has_extras:
            for extra in extras.sale:
                options = append(options, choice_of(index, SELL, offer_of(0, extra.code, 0)))
    for rule in game.hooks.limit_options:
        options = vector_of(rule.limit_options(game, seat, list(options)))
    return options


def add_further_builds(
    game: "ClassicGame",
    city: City,
    market: Market,
    index: i64,
    payments: vec[i64],
    extras: Extras,
    options: vec[i64],
) -> vec[i64]:
    """Add the options that build the card with an extra, or by a right to build free."""
    card = game.library.cards[index]
    with_card = extras.by_colour[card.colour]
    # A card that the city cannot afford alone cannot be afforded with an extra either.
    if with_card and len(payments) > 0:
        for offer in card_offers(game, city, market, card, BUILD, with_card):
            options = append(options, choice_of(index, BUILD, offer))
    if city.free_build_ready:
        if needs_right(game, city, card, payments):
            options = append(options, choice_of(index, BUILD_FREE))
        if with_card and has_right(city, card):
            for offer in free_offers(game, city, market, card, payments, with_card):
                options = append(options, choice_of(index, BUILD_FREE, offer))
    return options


def can_play(game: "ClassicGame", seat: i64, hand: list[int], choice: i64) -> bool:
    """Return whether the choice is among the play options, without listing those of other cards."""
    # A rule that limits options has to see all of them.
    if len(game.hooks.limit_options) > 0:
        return choice in play_options(game, seat, hand)
    index = card_of(choice)
    if index not in hand:
        return False
    use = use_of(choice)
    offer = offer_in(choice)
    if use == SELL and offer == 0:
        return True
    city = game.cities[seat]
    card = game.library.cards[index]
    market = market_of(game, seat)
    if use == STAGE:
        return offer in stage_offers(game, seat, market, extras_for(game, seat))
    if extra_of(choice) and use <= SELL:
        return can_add(game, seat, market, choice)
    payments = structure_payments(game, city, market, card)
    if use == BUILD:
        return offer in payments
    return use == BUILD_FREE and offer == 0 and needs_right(game, city, card, payments)


def can_add(game: "ClassicGame", seat: i64, market: Market, choice: i64) -> bool:
    """Return whether a card may be built or sold with the extra of the choice."""
    city = game.cities[seat]
    use = use_of(choice)
    card = game.library.cards[card_of(choice)]
    extras = extras_of(game, seat, use, card_of(choice))
    if use == BUILD_FREE:
        payments = structure_payments(game, city, market, card)
        return has_right(city, card) and offer_in(choice) in free_offers(game, city, market, card, payments, extras)
    return offer_in(choice) in card_offers(game, city, market, card, use, extras)


def discard_options(game: "ClassicGame", seat: i64) -> vec[i64]:
    """List the cards of the discard pile that may be built, and passing. Empty if none may be built (R2.5)."""
    city = game.cities[seat]
    pile = vector_of(game.discard)
    sort_numbers(pile)
    options = vec[i64](capacity=len(pile) + 1)
    previous: i64 = -1
    for index in pile:
        if index != previous and not is_built(city, game.library.cards[index]):
            options = append(options, choice_of(index, TAKE))
        previous = index
    return append(options, PASSING) if len(options) > 0 else options
