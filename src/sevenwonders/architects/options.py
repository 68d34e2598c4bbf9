"""The options of a player, worked out when asked and never stored."""

from typing import TYPE_CHECKING

from sevenwonders.architects.cards import COIN, FIRST_SYMBOL
from sevenwonders.architects.choice import (
    ALL_DIFFERENT,
    CENTRE,
    FINISHING,
    KEEP,
    LEFT,
    LOOK,
    RIGHT,
    SCIENCE,
    TAKE,
    TAKE_CENTRE,
    TAKE_LEFT,
    TOKEN,
    UNSEEN,
    choice_of,
    stage_choice,
)
from sevenwonders.architects.kinds import ACTION, ANY_DECK, CARD, LOOK_DECK
from sevenwonders.architects.kinds import TOKEN as TOKEN_DECISION
from sevenwonders.architects.payment import DOUBLING_KEY, FREEING_KEY, OPTION_SHIFT, Offer, offer_of
from sevenwonders.architects.seating import deck_at, place_of

if TYPE_CHECKING:
    from sevenwonders.architects.city import City
    from sevenwonders.architects.table import ArchitectsGame


def options_of(game: "ArchitectsGame", seat: int, kind: int) -> list[int]:
    """Every choice that a decision of that kind allows the seat now: sorted, without duplicates."""
    if kind == CARD:
        return take_options(game, seat)
    if kind == ACTION:
        return action_options(game, seat)
    if kind == TOKEN_DECISION:
        return token_options(game)
    if kind == ANY_DECK:
        return any_deck_options(game, seat)
    if kind == LOOK_DECK:
        return look_options(game, seat)
    return keep_options(game)


def can_choose(game: "ArchitectsGame", seat: int, kind: int, choice: int) -> bool:
    """Whether the choice is among the options."""
    if kind == CARD:
        return TAKE_LEFT <= choice <= TAKE_CENTRE and bool(game.decks[deck_at(game.cities, seat, choice)])
    return choice in options_of(game, seat, kind)


def take_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """The choices to take the top card of a deck within reach (T1, P6)."""
    decks = game.decks
    cities = game.cities
    options: list[int] = []
    for place in range(CENTRE + 1):
        if decks[deck_at(cities, seat, place)]:
            options.append(choice_of(TAKE, place))
    return options


def decks_to_take_from(game: "ArchitectsGame", seat: int) -> int:
    """The number of decks within reach that have cards: the length of `take_options`."""
    # Every turn begins here, so counting without making a list keeps games between bots fast.
    decks = game.decks
    cities = game.cities
    count = 0
    for place in range(CENTRE + 1):
        if decks[deck_at(cities, seat, place)]:
            count += 1
    return count


def any_deck_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """The choices to take the top card of any deck in play (X1)."""
    places = [place_of(game.cities, seat, deck) for deck, cards in enumerate(game.decks) if cards]
    return [choice_of(TAKE, place) for place in sorted(places)]


def look_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """The choices to look at the left or the right deck, never at the central one (X3)."""
    return [choice_of(LOOK, place) for place in (LEFT, RIGHT) if game.decks[deck_at(game.cities, seat, place)]]


def keep_options(game: "ArchitectsGame") -> list[int]:
    """The choices to keep one of the cards taken up; equal cards are one option."""
    return [choice_of(KEEP, card) for card in sorted(set(game.looked))]


def token_options(game: "ArchitectsGame") -> list[int]:
    """The choices of a face-up progress token, or of the unseen top of the stack (S3)."""
    options = [choice_of(TOKEN, token) for token in sorted(set(game.row))]
    if game.stack:
        options.append(choice_of(TOKEN, UNSEEN))
    return options


def most_payable(city: "City") -> int:
    """An upper bound for the cost that the cards could meet, with a doubled coin: a quick way to rule stages out."""
    cards = city.cards
    return cards[0] + cards[1] + cards[2] + cards[3] + cards[4] + cards[COIN] + 1


def stage_offer(game: "ArchitectsGame", city: "City", stage: int) -> Offer:
    """The payments with which the city can build the stage now."""
    library = game.library
    key = city.purse | library.boards[city.board].stages[stage].key | game.option_bits << OPTION_SHIFT
    # Economy and Engineering help once a turn (P4).
    fresh = city.fresh_tokens(game.used)
    if fresh & library.doubling:
        key |= DOUBLING_KEY
    if fresh & library.freeing:
        key |= FREEING_KEY
    return offer_of(library, key)


def science_sets(game: "ArchitectsGame", city: "City") -> list[int]:
    """The sets of symbols that can be turned in now: two equal ones, or one of each (S1, S4)."""
    cards = city.cards
    first = cards[FIRST_SYMBOL]
    second = cards[FIRST_SYMBOL + 1]
    third = cards[FIRST_SYMBOL + 2]
    sets: list[int] = []
    if first > 1:
        sets.append(0)
    if second > 1:
        sets.append(1)
    if third > 1:
        sets.append(2)
    if first and second and third:
        sets.append(ALL_DIFFERENT)
    # Without a token to choose, green cards are kept (S4).
    return sets if game.row or game.stack else []


def action_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """Extra cards, stages and sets of symbols, and the end of the turn if nothing compulsory is left (T2)."""
    city = game.cities[seat]
    board = game.library.boards[city.board]
    options = take_options(game, seat) if game.armed else []
    compulsory = False
    most = most_payable(city)
    for stage in board.available[city.stages]:
        # Usually the next stages cost far too much, and need no offer.
        if board.stages[stage].count > most:
            continue
        offer = stage_offer(game, city, stage)
        if offer.compulsory:
            compulsory = True
        for payment in offer.payments:
            options.append(stage_choice(stage, payment))
    sets = science_sets(game, city)
    if sets:
        # Green cards cannot be held back (S1).
        compulsory = True
        for number in sets:
            options.append(choice_of(SCIENCE, number))
    if options and not compulsory:
        options.append(FINISHING)
    return options
