"""The kinds of decision, step and event for losses and debts, and their uses of a card, by number and name."""

from typing import Final

from sevenwonders.classic.number_blocks import first_kind, first_use

KIND: Final = first_kind("debts")

# Decisions
LOSS: Final = KIND
DECISIONS: Final = ["loss"]

# Steps
SETTLE_LOSSES: Final = KIND
STEPS: Final = ["settle_losses"]

# Events; docs/notation.md says what their values mean
LOST: Final = KIND
INDEBTED: Final = KIND + 1
EVENTS: Final = ["lost", "indebted"]

# Uses of a card
USE: Final = first_use("debts")
PAY: Final = USE
