"""Green cards as sets and what is left over."""

from sevenwonders.architects.cards import FIRST_SYMBOL, SYMBOLS
from sevenwonders.architects.city import City


def sets_in(city: City) -> int:
    """The number of sets of symbols that a city can turn in: pairs first, then three different ones."""
    sets = 0
    for card in range(FIRST_SYMBOL, FIRST_SYMBOL + SYMBOLS):
        sets += city.cards[card] >> 1
    return sets + 1 if odd_symbols(city) == SYMBOLS else sets


def single_symbols(city: City) -> int:
    """The number of symbols that belong to none of these sets: none, one, or two different ones."""
    odd = odd_symbols(city)
    return 0 if odd == SYMBOLS else odd


def odd_symbols(city: City) -> int:
    """The number of symbols of which a city has an odd number."""
    odd = 0
    for card in range(FIRST_SYMBOL, FIRST_SYMBOL + SYMBOLS):
        odd += city.cards[card] & 1
    return odd
