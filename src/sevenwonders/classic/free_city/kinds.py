"""The kinds of decision in the two-player variant, by number and name."""

from typing import Final

from sevenwonders.classic.number_blocks import first_kind

KIND: Final = first_kind("free_city")

# Decisions
FREE_CITY: Final = KIND
DECISIONS: Final = ["free_city"]
