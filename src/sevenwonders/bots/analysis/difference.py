"""The difference between two options over the worlds in which both were tried."""

from collections.abc import Sequence
from math import sqrt
from typing import Final, NamedTuple

# A difference counts if it is larger than this many standard errors: there are many that could be said by chance.
ERRORS: Final = 2.5
# Fewer worlds than this say nothing about an error.
FEWEST_WORLDS: Final = 4


class Difference(NamedTuple):
    """The mean difference in favour of the better option, its standard error, and whether it is the same everywhere."""

    mean: float
    error: float
    is_constant: bool

    def counts(self, least: float) -> bool:
        """Return whether the difference is at least that large, and larger than its error."""
        return self.mean >= least and (self.is_constant or self.mean > ERRORS * self.error)


def difference_of(better: Sequence[float], other: Sequence[float]) -> Difference:
    """Compare two options world by world."""
    differences = [one - two for one, two in zip(better, other, strict=True)]
    count = len(differences)
    mean = sum(differences) / count
    if all(difference == differences[0] for difference in differences):
        return Difference(mean, 0.0, True)
    if count < FEWEST_WORLDS:
        return Difference(mean, abs(mean) + 1.0, False)
    variance = sum((difference - mean) ** 2 for difference in differences) / (count - 1)
    return Difference(mean, sqrt(variance / count), False)


def rounded(value: float) -> int | float:
    """Round a number to one digit after the point; it is an integer if that digit is 0."""
    tenths = round(10 * value)
    return tenths // 10 if tenths % 10 == 0 else tenths / 10
