"""The order of the card kinds, which the catalogue's loader holds: resources, the coin, symbols, red, blue."""

from typing import Final

GOODS: Final = 5
COIN: Final = 5
FIRST_SYMBOL: Final = 6
SYMBOLS: Final = 3
CARDS: Final = 14

NO_CARD: Final = -1

# Resources and coins of a city are also kept packed in one integer, 5 bits a kind.
PURSE_BITS: Final = 5
PURSE_MASK: Final = 31
PURSE_SIZE: Final = 30
