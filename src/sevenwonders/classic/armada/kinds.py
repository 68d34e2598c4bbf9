"""The kinds of decision, step and event in Armada, and its uses of a card, by number and name."""

from typing import Final

from sevenwonders.classic.choice import choice_of
from sevenwonders.classic.colours import colour_of
from sevenwonders.classic.number_blocks import first_extra, first_kind, first_use

KIND: Final = first_kind("armada")

# Decisions
FLEET: Final = KIND
ISLANDS: Final = KIND + 1
NAVAL_CONFLICT: Final = KIND + 2
DECISIONS: Final = ["fleet", "island", "naval_conflict"]

# Steps
ASK_FLEET: Final = KIND
EXPLORE: Final = KIND + 1
LEVY_TAXES: Final = KIND + 2
ASK_NAVAL: Final = KIND + 3
NAVAL_CONFLICTS: Final = KIND + 4
STEPS: Final = ["ask_fleet", "explore", "levy_taxes", "ask_naval", "naval_conflicts"]

# Events; docs/notation.md says what their values mean
SAILED: Final = KIND
ISLAND_TAKEN: Final = KIND + 1
TAXED: Final = KIND + 2
PIRATED: Final = KIND + 3
LANDED: Final = KIND + 4
NAVAL_TOKEN: Final = KIND + 5
SKIPPED_NAVAL: Final = KIND + 6
NAVAL_BATTLE: Final = KIND + 7
EVENTS: Final = [
    "sailed",
    "island_taken",
    "taxed",
    "pirated",
    "landed",
    "naval_token",
    "skipped_naval",
    "naval_battle",
]

# Uses of a card
USE: Final = first_use("armada")
SAIL: Final = USE
SETTLE: Final = USE + 1
FIGHT: Final = USE + 2

# Extras
EXTRA: Final = first_extra("armada")
RED_FLEET: Final = EXTRA
YELLOW_FLEET: Final = EXTRA + 1
BLUE_FLEET: Final = EXTRA + 2
GREEN_FLEET: Final = EXTRA + 3

# The colour of islands
ISLAND: Final = colour_of("island")

FIGHTING: Final = choice_of(0, FIGHT)
