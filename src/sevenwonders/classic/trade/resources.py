"""Resources as packed integers: four bits each, in the order wood, stone, ore, clay, glass, papyrus, textile."""

from typing import Final

from mypy_extensions import i64

from sevenwonders.kernel.errors import BadConfig

LETTERS: Final = "WSOCGPT"
NAMES: Final = ["wood", "stone", "ore", "clay", "glass", "papyrus", "textile"]
KINDS: Final = 7
RAW_KINDS: Final = 4
BITS: Final = 4
UNIT_MASK: Final = 15
HIGH_BITS: Final = 0x8888888
MOST_UNITS: Final = 7

ALL_RAW: Final = 0b0001111
ALL_MANUFACTURED: Final = 0b1110000
ALL_KINDS: Final = 0b1111111

# The kinds of producer with a choice, as sets of resources. A city counts its producers of each kind in three bits of
# one integer, so the order is fixed; new kinds go to the end.
CHOICES: Final = [
    0b0000011,
    0b0000101,
    0b0001001,
    0b0000110,
    0b0001010,
    0b0001100,
    ALL_RAW,
    ALL_MANUFACTURED,
    ALL_KINDS,
]
CHOICE_BITS: Final = 3
CHOICE_MASK: Final = 7


def pack(letters: str) -> int:
    """Pack resources named by letters, one letter per unit: `OOW` is two ore and one wood."""
    packed = 0
    for letter in letters:
        packed += 1 << (BITS * LETTERS.index(letter))
    return packed


def unpack(packed: int) -> list[int]:
    """Count the units of each of the seven resources."""
    return [(packed >> (BITS * kind)) & UNIT_MASK for kind in range(KINDS)]


def letters_of(packed: int) -> str:
    """Return the letters for these resources, which `pack` reads."""
    return "".join(letter * count for letter, count in zip(LETTERS, unpack(packed), strict=True))


def words_of(packed: int, more: bool = False) -> str:
    """Put the resources into words: `2 ore and 1 wood`, or `2 more ore and 1 more wood`."""
    parts = [
        f"{count} more {name}" if more else f"{count} {name}"
        for name, count in zip(NAMES, unpack(packed), strict=True)
        if count
    ]
    return " and ".join([", ".join(parts[:-1]), parts[-1]]) if len(parts) > 1 else "".join(parts)


def lacking(needed: i64, produced: i64) -> i64:
    """Return what is needed beyond what is produced, for all seven resources at once.

    Counts stay below 8, so the high bit of each four is free. It is set before subtracting; where it survives, the need
    was at least as great, and the difference counts. Tests of the catalogue keep every city below that limit.
    """
    difference = (needed | HIGH_BITS) - produced
    greater = difference & HIGH_BITS
    return difference & (greater - (greater >> 3))


def one_unit_less(packed: i64, kinds: i64) -> list[int]:
    """List the resources left after a producer of these kinds gives a unit: one entry per way, or unchanged if none."""
    ways: list[int] = []
    unit: i64 = 1
    while kinds:
        if kinds & 1 and packed & (unit * UNIT_MASK):
            ways.append(packed - unit)
        kinds >>= 1
        unit <<= BITS
    return ways if ways else [packed]


def choice_unit(letters: str) -> int:
    """Pack one producer of one of the named resources, as CHOICES are counted."""
    kinds = 0
    for letter in letters:
        kinds |= 1 << LETTERS.index(letter)
    if kinds not in CHOICES:
        raise BadConfig(f"No producer gives one of {letters}. Add its kind to the end of CHOICES.")
    return 1 << (CHOICE_BITS * CHOICES.index(kinds))


def choice_sets(packed: i64) -> list[int]:
    """Return the set of resources that each of the packed producers chooses from."""
    sets: list[int] = []
    for kinds in CHOICES:
        for _ in range(packed & CHOICE_MASK):
            sets.append(kinds)
        packed >>= CHOICE_BITS
    return sets
