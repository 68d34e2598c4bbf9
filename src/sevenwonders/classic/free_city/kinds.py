"""The kinds of decision in the two-player variant, by number and name, and the seat of the Free City."""

from typing import Final

from sevenwonders.classic.number_blocks import first_kind

KIND: Final = first_kind("free_city")

# Decisions
FREE_CITY: Final = KIND
DECISIONS: Final = ["free_city"]

# Clockwise: the two players, then the Free City, so seat 0 is its left-hand neighbour.
FREE_CITY_SEAT: Final = 2
