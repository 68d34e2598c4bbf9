"""The options of a player, worked out when asked and never stored."""

from typing import TYPE_CHECKING, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from sevenwonders.architects.cards import FIRST_SYMBOL
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
from sevenwonders.architects.payment import DOUBLING_KEY, FREEING_KEY, OPTION_SHIFT, Offer, most_payable, offer_of
from sevenwonders.architects.seating import deck_at, place_of
from sevenwonders.kernel.numbers import bits_from

if TYPE_CHECKING:
    from sevenwonders.architects.city import City
    from sevenwonders.architects.table import ArchitectsGame

# Room for most lists of options.
FEW: Final = 8

NO_OFFER: Final = Offer([], compulsory=False)


def listed_options(game: "ArchitectsGame", seat: int, kind: int) -> vec[i64]:
    """List every choice that a decision of that kind allows the seat now: sorted, without duplicates."""
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
    """Return whether the choice is among the options."""
    if kind == CARD:
        return TAKE_LEFT <= choice <= TAKE_CENTRE and bool(game.decks[deck_at(game.cities, seat, choice)])
    return choice in listed_options(game, seat, kind)


def take_options(game: "ArchitectsGame", seat: int) -> vec[i64]:
    """List the choices to take the top card of a deck within reach (T1, P6)."""
    decks = game.decks
    cities = game.cities
    options = vec[i64](capacity=FEW)
    for place in range(CENTRE + 1):
        if decks[deck_at(cities, seat, place)]:
            options = append(options, choice_of(TAKE, place))
    return options


def decks_to_take_from(game: "ArchitectsGame", seat: int) -> int:
    """Count the decks within reach that have cards: the length of `take_options`."""
    # Every turn begins here, so counting without making a list keeps games between bots fast.
    decks = game.decks
    cities = game.cities
    count = 0
    for place in range(CENTRE + 1):
        if decks[deck_at(cities, seat, place)]:
            count += 1
    return count


def any_deck_options(game: "ArchitectsGame", seat: int) -> vec[i64]:
    """List the choices to take the top card of any deck in play (X1)."""
    places = [place_of(game.cities, seat, deck) for deck, cards in enumerate(game.decks) if cards]
    return choices_of(TAKE, bits_from(places))


def look_options(game: "ArchitectsGame", seat: int) -> vec[i64]:
    """List the choices to look at the left or the right deck, never at the central one (X3)."""
    places = [place for place in (LEFT, RIGHT) if game.decks[deck_at(game.cities, seat, place)]]
    return choices_of(LOOK, bits_from(places))


def keep_options(game: "ArchitectsGame") -> vec[i64]:
    """List the choices to keep one of the cards taken up; equal cards are one option."""
    return choices_of(KEEP, bits_from(game.looked))


def token_options(game: "ArchitectsGame") -> vec[i64]:
    """List the choices of a face-up progress token, or of the unseen top of the stack (S3)."""
    options = choices_of(TOKEN, bits_from(game.row))
    return append(options, choice_of(TOKEN, UNSEEN)) if game.stack else options


def choices_of(use: i64, arguments: i64) -> vec[i64]:
    """List the choices of one use with each of a set of arguments, given as bits, in ascending order."""
    choices = vec[i64](capacity=FEW)
    argument: i64 = 0
    while arguments:
        if arguments & 1:
            choices = append(choices, choice_of(use, argument))
        arguments >>= 1
        argument += 1
    return choices


def stage_offer(game: "ArchitectsGame", city: "City", stage: int) -> Offer:
    """Return the payments with which the city can build the stage now."""
    library = game.library
    facts = library.boards[city.board].stages[stage]
    # Economy and Engineering help once a turn (P4).
    fresh = city.fresh_tokens(game.used)
    doubled = fresh & library.doubling != 0
    freed = fresh & library.freeing != 0
    # Usually the next stages cost too much, and nothing has to be looked up.
    most = most_payable(city.purse, facts.identical, freed)
    if facts.count > (most + 1 if doubled else most):
        return NO_OFFER
    key = city.purse | facts.key | game.option_bits << OPTION_SHIFT
    if doubled:
        key |= DOUBLING_KEY
    if freed:
        key |= FREEING_KEY
    return offer_of(library, key)


def science_sets(game: "ArchitectsGame", city: "City") -> list[int]:
    """List the sets of symbols that can be turned in now: two equal ones, or one of each (S1, S4)."""
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


def action_options(game: "ArchitectsGame", seat: int) -> vec[i64]:
    """List extra cards, stages and sets of symbols, and the end of the turn if nothing compulsory is left (T2)."""
    city = game.cities[seat]
    options = take_options(game, seat) if game.armed else vec[i64](capacity=FEW)
    compulsory = False
    for stage in city.open_stages(game.library):
        offer = stage_offer(game, city, stage)
        if offer.compulsory:
            compulsory = True
        for payment in offer.payments:
            options = append(options, stage_choice(stage, payment))
    sets = science_sets(game, city)
    if sets:
        # Green cards cannot be held back (S1).
        compulsory = True
        for number in sets:
            options = append(options, choice_of(SCIENCE, number))
    if len(options) and not compulsory:
        options = append(options, FINISHING)
    return options
