"""The colours of cards as small integers.

Age cards have the first eight. Leaders are white; islands, Edifices and what a stage lets choose (a bonus) are no cards
of a hand, but come to lie in a city like one.
"""

from typing import Final

BROWN: Final = 0
GRAY: Final = 1
BLUE: Final = 2
YELLOW: Final = 3
RED: Final = 4
GREEN: Final = 5
PURPLE: Final = 6
BLACK: Final = 7
WHITE: Final = 8
ISLAND: Final = 9
EDIFICE: Final = 10
BONUS: Final = 11

# What the back of a card shows is its Age, or for a leader or island this.
LEADER_BACK: Final = 4
ISLAND_BACK: Final = 4  # plus the level

COLOURS: Final = [
    "brown",
    "gray",
    "blue",
    "yellow",
    "red",
    "green",
    "purple",
    "black",
    "white",
    "island",
    "edifice",
    "bonus",
]
