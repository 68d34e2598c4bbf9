"""Cards by number. The catalogue's loader guarantees their order: resources, the coin, symbols, red and blue cards."""

from typing import Final

GOODS: Final = 5
COIN: Final = 5
FIRST_SYMBOL: Final = 6
SYMBOLS: Final = 3
CARDS: Final = 14

NO_CARD: Final = -1

# A city also keeps its resources and coins packed in one integer, 5 bits for each kind.
PURSE_BITS: Final = 5
PURSE_MASK: Final = 31
PURSE_SIZE: Final = 30


def counts_of(cards: list[int]) -> list[int]:
    """Count the cards of each kind."""
    counts = [0] * CARDS
    for card in cards:
        counts[card] += 1
    return counts


def cards_in(counts: list[int]) -> list[int]:
    """List the cards one by one, from counts by kind."""
    cards: list[int] = []
    for card in range(len(counts)):
        cards += [card] * counts[card]
    return cards
