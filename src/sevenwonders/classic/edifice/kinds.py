"""The kinds of decision, step and event in Edifice, and its uses of a card, by number and name."""

from typing import Final

from sevenwonders.classic.colours import colour_of
from sevenwonders.classic.number_blocks import first_extra, first_kind, first_use

KIND: Final = first_kind("edifice")

# Decisions
PAWN: Final = KIND
PENALTY: Final = KIND + 1
DECISIONS: Final = ["pawn", "penalty"]

# Steps
ASK_PAWN: Final = KIND
FAIL_EDIFICE: Final = KIND + 1
ASK_PENALTY: Final = KIND + 2
GIVE_PAWN: Final = KIND + 3
STEPS: Final = ["ask_pawn", "fail_edifice", "ask_penalty", "give_pawn"]

# Events; docs/notation.md says what their values mean
JOINED: Final = KIND
EDIFICE_BUILT: Final = KIND + 1
EDIFICE_FAILED: Final = KIND + 2
REWARDED: Final = KIND + 3
CARD_LOST: Final = KIND + 4
EVENTS: Final = ["joined", "edifice_built", "edifice_failed", "rewarded", "card_lost"]

# Uses of a card
USE: Final = first_use("edifice")
JOIN: Final = USE
LOSE: Final = USE + 1

# Extras
EXTRA: Final = first_extra("edifice")
JOIN_EDIFICE: Final = EXTRA

# The colour of its cards
EDIFICE: Final = colour_of("edifice")

# The argument of GIVE_PAWN is the Age times this, plus the seat.
PAWN_STEP: Final = 8
