"""The plug-in rules of the family and the numbers that belong to each of them.

Every rule numbers its own kinds of decision, step and event, its uses of a card and its extras within a block. A block
never moves, so a number means the same in every configuration. Saves and records use names instead.
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

# How many numbers a block has, by what is numbered. The base game has more uses of a card than any other rule.
KINDS_OF_A_RULE: Final = 32
BASE_USES: Final = 8
USES_OF_A_RULE: Final = 4
EXTRAS_OF_A_RULE: Final = 4


def first_kind(rule: str) -> int:
    """The first number for a rule's decisions, and likewise for its steps and its events."""
    return BLOCKS[rule] * KINDS_OF_A_RULE


def first_use(rule: str) -> int:
    """The first number for a rule's uses of a card."""
    return BASE_USES + (BLOCKS[rule] - 1) * USES_OF_A_RULE


def first_extra(rule: str) -> int:
    """The first number for a rule's extras: what may go with a card or stage in one payment."""
    return BLOCKS[rule] * EXTRAS_OF_A_RULE
