"""The kinds of decision, step and event in Leaders, and its uses of a card, by number and name."""

from typing import Final

from sevenwonders.classic.colours import back_of, colour_of
from sevenwonders.classic.number_blocks import first_kind, first_use

KIND: Final = first_kind("leaders")

# Decisions
LEADER_DRAFT: Final = KIND
RECRUITS: Final = KIND + 1
EXTRA_LEADER: Final = KIND + 2
BURY_LEADER: Final = KIND + 3
VICTORY_TOKEN: Final = KIND + 4
DECISIONS: Final = ["leader_draft", "recruit", "extra_leader", "bury_leader", "victory_token"]

# Steps
DRAFT_LEADERS: Final = KIND
RECRUITMENT: Final = KIND + 1
LEAVE_LEADERS: Final = KIND + 2
ASK_EXTRA_LEADER: Final = KIND + 3
ASK_BURY_LEADER: Final = KIND + 4
DROP_TOKENS: Final = KIND + 5
DRAW_LEADERS: Final = KIND + 6
STEPS: Final = [
    "draft_leaders",
    "recruitment",
    "leave_leaders",
    "ask_extra_leader",
    "ask_bury_leader",
    "drop_tokens",
    "draw_leaders",
]

# Events; docs/notation.md says what their values mean
RECRUITED: Final = KIND
KEPT_LEADER: Final = KIND + 1
LEADERS_LEFT: Final = KIND + 2
LEADER_SOLD: Final = KIND + 3
LEADER_BURIED: Final = KIND + 4
EVENTS: Final = ["recruited", "kept_leader", "leaders_left", "leader_sold", "leader_buried"]

# Uses of a card
USE: Final = first_use("leaders")
RECRUIT: Final = USE
KEEP: Final = USE + 1
BURY: Final = USE + 2

# The colour of leaders, and what their backs show
WHITE: Final = colour_of("white")
LEADER_BACK: Final = back_of(WHITE, 0, 0)
