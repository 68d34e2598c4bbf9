"""The kinds of decision, step and event of the classic game, by number and name."""

from typing import Final

# Decisions
CARD: Final = 0
LAST_CARD: Final = 1
DISCARD_PILE: Final = 2
FREE_CITY: Final = 3
LEADER_DRAFT: Final = 4
RECRUITS: Final = 5
EXTRA_LEADER: Final = 6
BURY_LEADER: Final = 7
LOSS: Final = 8
VICTORY_TOKEN: Final = 9
FLEET: Final = 10
ISLANDS: Final = 11
NAVAL_CONFLICT: Final = 12
BONUS: Final = 13
PAWN: Final = 14
PENALTY: Final = 15

DECISIONS: Final = [
    "card",
    "last_card",
    "discard_pile",
    "free_city",
    "leader_draft",
    "recruit",
    "extra_leader",
    "bury_leader",
    "loss",
    "victory_token",
    "fleet",
    "island",
    "naval_conflict",
    "bonus",
    "pawn",
    "penalty",
]

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
DRAFT_LEADERS: Final = 10
RECRUITMENT: Final = 11
LEAVE_LEADERS: Final = 12
ASK_EXTRA_LEADER: Final = 13
ASK_BURY_LEADER: Final = 14
SETTLE_LOSSES: Final = 15
DROP_TOKENS: Final = 16
DRAW_LEADERS: Final = 17
RESOLVE_CONFLICTS: Final = 18
ASK_FLEET: Final = 19
EXPLORE: Final = 20
LEVY_TAXES: Final = 21
ASK_NAVAL: Final = 22
NAVAL_CONFLICTS: Final = 23
ASK_BONUS: Final = 24
ASK_PAWN: Final = 25
FAIL_EDIFICE: Final = 26
ASK_PENALTY: Final = 27
GIVE_PAWN: Final = 28

# The argument of GIVE_PAWN is the Age times this, plus the seat.
PAWN_STEP: Final = 8
LAST_STEP: Final = GIVE_PAWN

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
TABLE: Final = 18
PART: Final = 19
TOKENS: Final = 20
RECRUITED: Final = 21
KEPT_LEADER: Final = 22
LEADERS_LEFT: Final = 23
LEADER_SOLD: Final = 24
LEADER_BURIED: Final = 25
LOST: Final = 26
INDEBTED: Final = 27
DIPLOMACY: Final = 28
SAILED: Final = 29
ISLAND_TAKEN: Final = 30
TAXED: Final = 31
PIRATED: Final = 32
LANDED: Final = 33
NAVAL_TOKEN: Final = 34
SKIPPED_NAVAL: Final = 35
JOINED: Final = 36
EDIFICE_BUILT: Final = 37
EDIFICE_FAILED: Final = 38
REWARDED: Final = 39
CARD_LOST: Final = 40
BONUS_CHOSEN: Final = 41

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
    "recruited",
    "kept_leader",
    "leaders_left",
    "leader_sold",
    "leader_buried",
    "lost",
    "indebted",
    "diplomacy",
    "sailed",
    "island_taken",
    "taxed",
    "pirated",
    "landed",
    "naval_token",
    "skipped_naval",
    "joined",
    "edifice_built",
    "edifice_failed",
    "rewarded",
    "card_lost",
    "bonus_chosen",
]
