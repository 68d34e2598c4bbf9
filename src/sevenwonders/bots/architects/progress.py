"""The value of progress tokens, and how close science symbols come to one."""

from typing import Final

from sevenwonders.architects.cards import FIRST_SYMBOL, SYMBOLS
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.architects.scoring import points_of_token
from sevenwonders.bots.architects.building import EXTRA_CARD

# How often per turn a city takes a card of a given kind, takes a card with the cat, or gets a progress token.
KIND_PER_TURN: Final = 0.07
CAT_CARDS_PER_TURN: Final = 0.15
TOKENS_PER_TURN: Final = 0.1

# The value per turn of a token that helps to pay, through cards that the city does not have yet.
PAYING_PER_TURN: Final = 0.25

# The share of a token that symbols are worth: one alone, or two different ones, which any third turns into a set.
ONE_SYMBOL: Final = 0.35
TWO_SYMBOLS: Final = 0.7

# With fewer turns left than this, a set may not be completed any more.
TURNS_FOR_A_SET: Final = 4.0


def token_worth(library: Library, city: City, at: int, turns: float) -> float:
    """The value at the end of the token at that position of `city.tokens`, including its extra cards.

    What it does for stages and battles with the cards of the city is counted there, not here.
    """
    token = city.tokens[at]
    facts = library.tokens[token]
    value = float(points_of_token(library, city, token, city.tokens[:at].count(token)))
    value += facts.each_cat_card * CAT_CARDS_PER_TURN * turns
    value += facts.each_token * TOKENS_PER_TURN * turns
    if (library.doubling | library.freeing) >> token & 1:
        value += PAYING_PER_TURN * turns
    kinds = sum(1 for tokens in library.after_card if tokens >> token & 1)
    return value + EXTRA_CARD * min(1.0, KIND_PER_TURN * kinds) * turns


def science_share(city: City, turns: float) -> float:
    """The number of progress tokens that the green cards are worth: one per set, and a share for the rest."""
    symbols = sorted(city.cards[FIRST_SYMBOL : FIRST_SYMBOL + SYMBOLS])
    sets = sum(count // 2 for count in symbols)
    single = sum(count % 2 for count in symbols)
    if single == SYMBOLS:
        return sets + 1.0
    near = (0.0, ONE_SYMBOL, TWO_SYMBOLS)[single]
    return sets + near * min(1.0, turns / TURNS_FOR_A_SET)
