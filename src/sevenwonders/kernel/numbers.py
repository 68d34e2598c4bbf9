"""Numbers for fast code: arrays of unboxed numbers, and small sets as the bits of one integer."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

FEW: Final = 32
# More than any choice.
LARGEST: Final = 1 << 62
# The size of a table of recent answers.
SLOTS: Final = 8192


def vector_of(items: list[int]) -> vec[i64]:
    """Return the numbers of a list as a vector."""
    numbers = vec[i64](capacity=len(items))
    for item in items:
        numbers = append(numbers, item)
    return numbers


def floats_of(items: list[float]) -> vec[float]:
    """Return the real numbers of a list as a vector."""
    numbers = vec[float](capacity=len(items))
    for item in items:
        numbers = append(numbers, item)
    return numbers


def slot_of(key: i64) -> i64:
    """Return a key's slot in a table of recent answers. A product spreads keys that differ in few bits."""
    return (key & 0x7FFFFFFF) * 0x9E3779B1 >> 20 & (SLOTS - 1)


def add_at(items: list[int], place: i64, number: i64) -> None:
    """Add to one item of a list. Compiled, `items[place] += number` would take a detour through objects."""
    items[place] = items[place] + number


def within_word(number: int) -> i64:
    """Clamp the number to a machine word: people may type anything."""
    return max(-LARGEST, min(number, LARGEST))


def copy_of(numbers: vec[i64]) -> vec[i64]:
    """Return an independent copy."""
    copy = vec[i64](capacity=len(numbers))
    for number in numbers:
        copy = append(copy, number)
    return copy


def sort_numbers(numbers: vec[i64]) -> None:
    """Sort numbers in place. They are usually few, so this is faster than making a list of them."""
    if len(numbers) > FEW:
        for place, item in enumerate(sorted(numbers)):
            numbers[place] = item
        return
    for stop in range(1, len(numbers)):
        number = numbers[stop]
        at: i64 = stop
        while at > 0 and numbers[at - 1] > number:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = number


def numbers_in(bits: int) -> list[int]:
    """List the members of a set, in ascending order."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def bits_from(numbers: list[int]) -> i64:
    """Pack these numbers into a set; a repeated number counts once."""
    one: i64 = 1
    bits: i64 = 0
    for number in numbers:
        bits |= one << number
    return bits
