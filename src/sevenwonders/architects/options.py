"""What a player may choose: worked out when asked, never stored."""

from typing import TYPE_CHECKING

from sevenwonders.architects.cards import COIN, FIRST_SYMBOL
from sevenwonders.architects.choice import (
    ALL_DIFFERENT,
    CENTRE,
    FINISHING,
    FIRST_WONDER,
    KEEP,
    LEFT,
    LOOK,
    RIGHT,
    SCIENCE,
    TAKE,
    TAKE_CENTRE,
    TAKE_LEFT,
    TAKE_RIGHT,
    TOKEN,
    UNSEEN,
    choice_of,
    stage_choice,
)
from sevenwonders.architects.kinds import ACTION, ANY_DECK, CARD, LOOK_DECK
from sevenwonders.architects.kinds import TOKEN as TOKEN_DECISION
from sevenwonders.architects.payment import DOUBLING_KEY, FREEING_KEY, OPTION_SHIFT, Offer, offer_of

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
    return [choice_of(KEEP, card) for card in sorted(set(game.looked))]


def can_choose(game: "ArchitectsGame", seat: int, kind: int, choice: int) -> bool:
    """Whether the choice is among the options."""
    if kind == CARD:
        return TAKE_LEFT <= choice <= TAKE_CENTRE and bool(game.decks[deck_at(game, seat, choice)])
    return choice in options_of(game, seat, kind)


def deck_at(game: "ArchitectsGame", seat: int, place: int) -> int:
    """The deck at a place as the seat sees it; -1 when no such wonder is in play."""
    if place == LEFT:
        return seat
    if place == RIGHT:
        return game.right(seat)
    if place == CENTRE:
        return len(game.cities)
    for other, city in enumerate(game.cities):
        if city.board == place - FIRST_WONDER:
            return other
    return -1


def place_of(game: "ArchitectsGame", seat: int, deck: int) -> int:
    """The place of a deck as the seat sees it."""
    if deck == seat:
        return LEFT
    if deck == game.right(seat):
        return RIGHT
    if deck == len(game.cities):
        return CENTRE
    return FIRST_WONDER + game.cities[deck].board


def take_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """The tops of the left, the right and the central deck."""
    options: list[int] = []
    decks = game.decks
    if decks[seat]:
        options.append(TAKE_LEFT)
    if decks[game.right(seat)]:
        options.append(TAKE_RIGHT)
    if decks[-1]:
        options.append(TAKE_CENTRE)
    return options


def any_deck_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """The tops of all decks in play."""
    return sorted([choice_of(TAKE, place_of(game, seat, deck)) for deck, cards in enumerate(game.decks) if cards])


def look_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """The left and the right deck, never the central one."""
    return [choice_of(LOOK, place) for place in (LEFT, RIGHT) if game.decks[deck_at(game, seat, place)]]


def token_options(game: "ArchitectsGame") -> list[int]:
    """The face-up progress tokens, and the unseen top of the stack."""
    options = [choice_of(TOKEN, token) for token in sorted(set(game.row))]
    if game.stack:
        options.append(choice_of(TOKEN, UNSEEN))
    return options


def most_payable(city: "City") -> int:
    """How many resources the cards could ever pay for, a doubled coin included: a quick way to see that none can."""
    cards = city.cards
    return cards[0] + cards[1] + cards[2] + cards[3] + cards[4] + cards[COIN] + 1


def stage_offer(game: "ArchitectsGame", city: "City", stage: int) -> Offer:
    """The payments with which the city can build the stage now."""
    library = game.library
    key = city.purse | library.boards[city.board].stages[stage].key | game.option_bits << OPTION_SHIFT
    fresh = city.owned & ~game.used
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
    return sets if game.row or game.stack else []


def action_options(game: "ArchitectsGame", seat: int) -> list[int]:
    """Extra cards, stages, sets of symbols; the end of the turn when nothing compulsory is left (T2)."""
    city = game.cities[seat]
    board = game.library.boards[city.board]
    options = take_options(game, seat) if game.armed else []
    compulsory = False
    most = most_payable(city)
    for stage in board.available[city.stages]:
        if board.stages[stage].count > most:
            continue
        offer = stage_offer(game, city, stage)
        if offer.compulsory:
            compulsory = True
        for payment in offer.payments:
            options.append(stage_choice(stage, payment))
    sets = science_sets(game, city)
    if sets:
        compulsory = True
        for number in sets:
            options.append(choice_of(SCIENCE, number))
    if options and not compulsory:
        options.append(FINISHING)
    return options
