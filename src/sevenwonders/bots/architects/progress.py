"""The value of progress tokens, and how close science symbols come to one."""

from sevenwonders.architects.cards import FIRST_SYMBOL, SYMBOLS
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.architects.scoring import points_of_token
from sevenwonders.bots.architects.estimates import ESTIMATES


def tokens_worth(library: Library, city: City, turns: float) -> float:
    """Return the value of a city's progress tokens at the end, including their extra cards.

    Their effects on stages and battles with the cards of the city are counted there, not here.
    """
    value = 0.0
    tokens = city.tokens
    for at in range(len(tokens)):
        before = 0
        for earlier in range(at):
            if tokens[earlier] == tokens[at]:
                before += 1
        value += points_of_token(library, city, tokens[at], before)
        value += prospects(library, tokens[at], turns)
    return value


def prospects(library: Library, token: int, turns: float) -> float:
    """Return the possible future value of a token besides its current points."""
    facts = library.tokens[token]
    value = facts.each_cat_card * ESTIMATES.cat_cards_per_turn * turns
    value += facts.each_token * ESTIMATES.tokens_per_turn * turns
    if (library.doubling | library.freeing) >> token & 1:
        value += ESTIMATES.paying_per_turn * turns
    kinds = 0
    for after in library.after_card:
        kinds += after >> token & 1
    return value + ESTIMATES.extra_card * min(1.0, ESTIMATES.kind_per_turn * kinds) * turns


def science_share(city: City, turns: float) -> float:
    """Count the progress tokens that the green cards are worth: one per set, and a share for the rest."""
    sets = 0.0
    single = 0
    for card in range(FIRST_SYMBOL, FIRST_SYMBOL + SYMBOLS):
        sets += city.cards[card] // 2
        single += city.cards[card] % 2
    if single == SYMBOLS:
        return ESTIMATES.set_of_symbols * (sets + 1.0)
    near = 0.0
    if single == 1:
        near = ESTIMATES.one_symbol
    elif single == 2:
        near = ESTIMATES.two_symbols
    return ESTIMATES.set_of_symbols * (sets + near * min(1.0, turns / ESTIMATES.turns_for_a_set))
