"""The game's own generator: xoshiro128**, four 32-bit words that are part of the state."""

from typing import Final, final

from sevenwonders.kernel.codec import int_list
from sevenwonders.kernel.errors import BrokenSave

MASK: Final = 0xFFFFFFFF
MAX_SEED: Final = 0xFFFFFFFFFFFFFFFF


def _mix(word: int) -> int:
    """Spread every bit of a word over all 32 (the finaliser of MurmurHash3)."""
    word = ((word ^ (word >> 16)) * 0x85EBCA6B) & MASK
    word = ((word ^ (word >> 13)) * 0xC2B2AE35) & MASK
    return word ^ (word >> 16)


@final
class Rng:
    """A small, fast generator whose whole state is four integers."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: int, b: int, c: int, d: int) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        """An independent generator that will give the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def next_word(self) -> int:
        """The next 32 random bits."""
        b = self.b
        word = (b * 5) & MASK
        word = ((((word << 7) & MASK) | (word >> 25)) * 9) & MASK
        c = self.c ^ self.a
        d = self.d ^ b
        self.b = b ^ c
        self.a ^= d
        self.c = c ^ ((b << 9) & MASK)
        self.d = ((d << 11) & MASK) | (d >> 21)
        return word

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1, each equally likely."""
        product = self.next_word() * bound
        if product & MASK < bound:
            threshold = (MASK + 1) % bound
            while product & MASK < threshold:
                product = self.next_word() * bound
        return product >> 32

    def shuffle(self, items: list[int]) -> None:
        """Put the items into a random order, in place."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item

    def to_data(self) -> list[int]:
        """The four words."""
        return [self.a, self.b, self.c, self.d]


def stream(seed: int, purpose: int) -> Rng:
    """A generator of its own for one purpose, so that no draw for another purpose can disturb it."""
    base = _mix((seed & MASK) ^ _mix((seed >> 32) & MASK ^ 0x9E3779B9) ^ _mix(purpose + 0x7F4A7C15))
    words = [_mix((base + 0x9E3779B9 * step) & MASK) for step in range(1, 5)]
    return Rng(words[0] | 1, words[1], words[2], words[3])


def rng_from_data(data: object) -> Rng:
    """The generator that `to_data` described."""
    words = int_list(data, "rng")
    if len(words) != 4 or any(word < 0 or word > MASK for word in words):
        raise BrokenSave("The saved game's generator is not four 32-bit words. Load an undamaged copy of the file.")
    return Rng(words[0], words[1], words[2], words[3])
