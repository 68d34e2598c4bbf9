"""The kinds of decision, step and event in the base game, by number and name. Each rule has a file like this."""

from typing import Final

# Decisions
CARD: Final = 0
LAST_CARD: Final = 1
DISCARD_PILE: Final = 2
BONUS: Final = 3
DECISIONS: Final = ["card", "last_card", "discard_pile", "bonus"]

# Steps
BEGIN_AGE: Final = 0
BEGIN_TURN: Final = 1
LAST_CARDS: Final = 2
ASK_LAST_CARD: Final = 3
DISCARD_HANDS: Final = 4
DISCARD_BUILDS: Final = 5
ASK_DISCARD_PILE: Final = 6
PASS_HANDS: Final = 7
END_AGE: Final = 8
DEAL_HANDS: Final = 9
RESOLVE_CONFLICTS: Final = 10
ASK_BONUS: Final = 11
STEPS: Final = [
    "begin_age",
    "begin_turn",
    "last_cards",
    "ask_last_card",
    "discard_hands",
    "discard_builds",
    "ask_discard_pile",
    "pass_hands",
    "end_age",
    "deal_hands",
    "resolve_conflicts",
    "ask_bonus",
]

# Events; docs/notation.md says what their values mean
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
TABLE: Final = 18
PART: Final = 19
TOKENS: Final = 20
BONUS_CHOSEN: Final = 21
HANDS_PASSED: Final = 22
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
    "table",
    "part",
    "tokens",
    "bonus_chosen",
    "hands_passed",
]
