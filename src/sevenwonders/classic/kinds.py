"""The kinds of decision, step and event of the classic game, by number and name."""

from typing import Final

# Decisions
CARD: Final = 0
LAST_CARD: Final = 1
DISCARD_PILE: Final = 2
FREE_CITY: Final = 3

DECISIONS: Final = ["card", "last_card", "discard_pile", "free_city"]

# Steps
BEGIN_AGE: Final = 0
BEGIN_TURN: Final = 1
LAST_CARDS: Final = 2
ASK_LAST_CARD: Final = 3
DISCARD_HANDS: Final = 4
DISCARD_BUILDS: Final = 5
ASK_DISCARD_PILE: Final = 6
PASS_HANDS: Final = 7
CONFLICTS: Final = 8

# Events; what their integers mean is told in docs/notation.md
AGE_BEGAN: Final = 0
TURN_BEGAN: Final = 1
HAND: Final = 2
ASKED: Final = 3
ANSWERED: Final = 4
WITHDRAWN: Final = 5
FORCED: Final = 6
PAID: Final = 7
GAINED: Final = 8
BUILT: Final = 9
STAGE_BUILT: Final = 10
SOLD: Final = 11
TOOK: Final = 12
PASSED: Final = 13
DISCARDED: Final = 14
CONFLICT: Final = 15
GAME_OVER: Final = 16
REVEALED: Final = 17
STANDING: Final = 18

EVENTS: Final = [
    "age_began",
    "turn_began",
    "hand",
    "asked",
    "answered",
    "withdrawn",
    "forced",
    "paid",
    "gained",
    "built",
    "stage_built",
    "sold",
    "took",
    "passed",
    "discarded",
    "conflict",
    "game_over",
    "revealed",
    "standing",
]
