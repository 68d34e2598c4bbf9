"""The game's own random generator: xoshiro128**, four 32-bit words that are part of the state."""

from typing import Final, TypeVar, final

from mypy_extensions import i64

from sevenwonders.kernel.codec import int_list
from sevenwonders.kernel.errors import BrokenSave
from sevenwonders.kernel.seed import is_secret, stream_key

MASK: Final = 0xFFFFFFFF

# Items to shuffle. Without a known type they are moved as they are, while numbers would be unboxed.
Item = TypeVar("Item")


def _mix(word: i64) -> i64:
    """Spread every bit of a word over all 32 (additions and shifts after Bob Jenkins)."""
    word = (word + 0x7ED55D16 + (word << 12)) & MASK
    word = (word ^ 0xC761C23C ^ (word >> 19)) & MASK
    word = (word + 0x165667B1 + (word << 5)) & MASK
    word = ((word + 0xD3A2646C) ^ (word << 9)) & MASK
    word = (word + 0xFD7046C5 + (word << 3)) & MASK
    return (word ^ 0xB55A4F09 ^ (word >> 16)) & MASK


@final
class Rng:
    """A small, fast generator whose whole state is four integers."""

    __slots__ = ("a", "b", "c", "d")

    def __init__(self, a: i64, b: i64, c: i64, d: i64) -> None:
        self.a = a
        self.b = b
        self.c = c
        self.d = d

    def copy(self) -> "Rng":
        """Return an independent generator that will produce the same numbers."""
        return Rng(self.a, self.b, self.c, self.d)

    def next_word(self) -> i64:
        """Return the next 32 random bits."""
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

    def below(self, bound: i64) -> int:
        """Draw a number from 0 to bound - 1, each equally likely (Lemire: a product, rarely a second draw)."""
        return int(self._below(bound))

    def _below(self, bound: i64) -> i64:
        product = self.next_word() * bound
        if product & MASK < bound:
            threshold = (MASK + 1) % bound
            while product & MASK < threshold:
                product = self.next_word() * bound
        return product >> 32

    def fraction(self) -> float:
        """Draw a number from 0 up to but not including 1, in steps of 1 / 2**32."""
        return int(self.next_word()) / (MASK + 1)

    def shuffle(self, items: list[Item]) -> None:
        """Put the items into a random order, in place."""
        self.shuffle_last(items, len(items))

    def shuffle_last(self, items: list[Item], count: i64) -> None:
        """Move that many random items to the end of the list in random order; the order of the others means nothing."""
        last: i64 = len(items) - 1
        end = last - count
        end = max(end, 0)
        while last > end:
            other = self._below(last + 1)
            item = items[last]
            items[last] = items[other]
            items[other] = item
            last -= 1

    def to_data(self) -> list[int]:
        """Return the generator's four words."""
        return [int(self.a), int(self.b), int(self.c), int(self.d)]


def stream(seed: int, purpose: int) -> Rng:
    """Return a separate generator for one purpose, so that draws for other purposes cannot disturb it."""
    if is_secret(seed):
        key = stream_key(seed, purpose)
        words = [int.from_bytes(key[at : at + 4], "big") for at in range(0, 16, 4)]
        return Rng(words[0], words[1], words[2], words[3])
    low: i64 = seed & MASK
    high: i64 = seed >> 32
    # For a given purpose, each seed gives a different pair of a and b: no two seeds share a stream.
    a = _mix(low ^ _mix(purpose + 0x7F4A7C15))
    b = _mix(high ^ _mix((a + 0x9E3779B9) & MASK))
    c = _mix((a + _mix(b)) & MASK)
    # The odd last word keeps the state from being all zeros, which would never leave zero.
    return Rng(a, b, c, _mix((b + c) & MASK) | 1)


def independent(rng: Rng) -> Rng:
    """Return another generator, seeded with random words of this one."""
    # The odd first word keeps the state from being all zeros, which would never leave zero.
    return Rng(rng.next_word() | 1, rng.next_word(), rng.next_word(), rng.next_word())


def rng_from_data(data: object) -> Rng:
    """Load the generator that `to_data` saved."""
    words = int_list(data, "rng")
    if len(words) != 4 or not any(words) or any(word < 0 or word > MASK for word in words):
        raise BrokenSave("The saved game's generator is not four 32-bit words. Load an undamaged copy of the file.")
    return Rng(words[0], words[1], words[2], words[3])
