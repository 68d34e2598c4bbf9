"""The numbers that belong to each plug-in rule.

A rule numbers its kinds of decision, step and event, its uses of a card and its extras within a block. Blocks never
move, so a number means the same in every configuration. Saves and records use names instead.
"""

from typing import Final

# Block 0 belongs to the base game.
BLOCKS: Final = {
    "free_city": 1,
    "teams": 2,
    "leaders": 3,
    "armada": 4,
    "debts": 5,
    "cities": 6,
    "edifice": 7,
}

# The size of a block for each sort of number. The base game has more uses of a card than any other rule.
KINDS_PER_RULE: Final = 32
BASE_USES: Final = 8
USES_PER_RULE: Final = 4
EXTRAS_PER_RULE: Final = 4


def first_kind(rule: str) -> int:
    """Return the first number for a rule's decisions, for its steps, and for its events."""
    return BLOCKS[rule] * KINDS_PER_RULE


def first_use(rule: str) -> int:
    """Return the first number for a rule's uses of a card."""
    return BASE_USES + (BLOCKS[rule] - 1) * USES_PER_RULE


def first_extra(rule: str) -> int:
    """Return the first number for a rule's extras."""
    return BLOCKS[rule] * EXTRAS_PER_RULE
