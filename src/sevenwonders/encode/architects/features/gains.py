"""The main use of a card in a city, in a few words that options and cities share."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.architects.cards import COIN, FIRST_SYMBOL, SYMBOLS
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.encode.architects.ways import sets_in, way_with

# A card brings the next stage closer or not, completes a set of symbols or not, and so on.
GOOD_FOR: Final = ["stage", "later", "set", "symbol", "shield", "horns", "points", "cat"]
TO_STAGE: Final = 0
TO_LATER: Final = 1
TO_SET: Final = 2
TO_SYMBOL: Final = 3
TO_SHIELD: Final = 4
TO_HORNS: Final = 5
TO_POINTS: Final = 6
TO_CAT: Final = 7


def good_for(library: Library, city: City, to_next: i64, card: i64) -> i64:
    """Classify the use of a card as an index of GOOD_FOR, if the next stage lacks `to_next` cards."""
    if card <= COIN:
        return TO_STAGE if way_with(library, city, card).to_next() < to_next else TO_LATER
    if card < FIRST_SYMBOL + SYMBOLS:
        return TO_SET if makes_set(city, card) else TO_SYMBOL
    facts = library.cards[card]
    if facts.shields:
        return TO_HORNS if facts.horns else TO_SHIELD
    return TO_CAT if facts.cat else TO_POINTS


def makes_set(city: City, card: i64) -> bool:
    """Return whether a green card completes a set of symbols."""
    before = sets_in(city)
    city.cards[card] += 1
    after = sets_in(city)
    city.cards[card] -= 1
    return after > before
