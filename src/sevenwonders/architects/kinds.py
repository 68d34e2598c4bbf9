"""The kinds of decision, step and event in Architects: numbers in play, names in files and on the wire."""

from typing import Final

# Decisions
CARD: Final = 0
ACTION: Final = 1
TOKEN: Final = 2
ANY_DECK: Final = 3
LOOK_DECK: Final = 4
LOOKED_CARD: Final = 5

DECISIONS: Final = ["card", "action", "token", "any_deck", "look_deck", "looked_card"]

# Steps; their argument is the seat whose turn it is.
BEGIN_TURN: Final = 0
ACTIONS: Final = 1
END_TURN: Final = 2
ASK_TOKEN: Final = 3
ASK_ANY_DECK: Final = 4
ASK_LOOK_DECK: Final = 5
ASK_LOOKED_CARD: Final = 6

STEPS: Final = [
    "begin_turn",
    "actions",
    "end_turn",
    "ask_token",
    "ask_any_deck",
    "ask_look_deck",
    "ask_looked_card",
]

# Events; docs/notation.md says what their integers mean.
TURN_BEGAN: Final = 0
TURN_PASSED: Final = 1
PEEKED: Final = 2
ASKED: Final = 3
ANSWERED: Final = 4
FORCED: Final = 5
TOOK: Final = 6
CAT_MOVED: Final = 7
HORNS: Final = 8
TOKEN_USED: Final = 9
STAGE_BUILT: Final = 10
SCIENCE_USED: Final = 11
TOKEN_TAKEN: Final = 12
LOOKED: Final = 13
KEPT: Final = 14
BATTLE: Final = 15
GAME_OVER: Final = 16
TABLE: Final = 17

EVENTS: Final = [
    "turn_began",
    "turn_passed",
    "peeked",
    "asked",
    "answered",
    "forced",
    "took",
    "cat_moved",
    "horns",
    "token_used",
    "stage_built",
    "science_used",
    "token_taken",
    "looked",
    "kept",
    "battle",
    "game_over",
    "table",
]
