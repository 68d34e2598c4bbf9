"""Small sets as the bits of one integer: built stages, owned tokens, seats that have looked."""

from mypy_extensions import i64


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
