"""The puzzles that come with the program, and the day on which each is the puzzle of the day."""

import lzma
from datetime import date, timedelta
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from sevenwonders.bots.puzzles.puzzle import Puzzle

FILE: Final = Path(__file__).parent / "puzzles.xz"
# The package stays small.
MOST_BYTES: Final = 300_000
# Puzzle 1 is that of this Monday.
FIRST_DAY: Final = date(2026, 11, 2)


def packed(puzzles: list[Puzzle]) -> bytes:
    """Write puzzles as the bytes of a file."""
    return lzma.compress(msgspec.json.encode(puzzles), preset=9 | lzma.PRESET_EXTREME)


def unpacked(data: bytes) -> list[Puzzle]:
    """Read puzzles from the bytes of a file."""
    return msgspec.json.decode(lzma.decompress(data), type=list[Puzzle])


@cache
def shipped_puzzles() -> list[Puzzle]:
    """Read the puzzles that come with the program, once."""
    return unpacked(FILE.read_bytes())


def number_on(day: date) -> int:
    """Return the number of the puzzle of a day. Days before the first puzzle have numbers below 1."""
    return (day - FIRST_DAY).days + 1


def day_of(number: int) -> date:
    """Return the day of a puzzle, given its number."""
    return FIRST_DAY + timedelta(days=number - 1)


def puzzle_numbered(number: int) -> Puzzle:
    """Return the puzzle with that number, from 1 on. After the last one they begin again."""
    puzzles = shipped_puzzles()
    return puzzles[(number - 1) % len(puzzles)]
