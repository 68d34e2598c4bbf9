"""Small sets as the bits of one integer: built stages, owned tokens, seats that have looked."""


def numbers_in(bits: int) -> list[int]:
    """The members of a set, in ascending order."""
    return [number for number in range(bits.bit_length()) if bits >> number & 1]


def bits_from(numbers: list[int]) -> int:
    """The set of these numbers; a repeated number counts once."""
    bits = 0
    for number in numbers:
        bits |= 1 << number
    return bits
