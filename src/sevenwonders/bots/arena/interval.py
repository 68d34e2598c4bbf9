"""The interval in which a share lies with 95 % certainty, from games that are not independent."""

from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import Final

CERTAINTY: Final = 0.95
# Student's factors for 1 to 9 degrees of freedom. From there on, the series below is right to 0.2 %.
FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
# An event that never came up in n trials has a chance of at most about 3/n.
NEVER_SEEN: Final = 3.0


def interval_of(shares: list[float]) -> tuple[float, float]:
    """Return the interval around the mean of shares from 0 to 1, one for each deal.

    The games of a deal have the same hands and wonders, so a deal counts as one observation, not each of its games.
    """
    mean = fmean(shares)
    if len(shares) == 1:
        return 0.0, 1.0
    spread = stdev(shares)
    # If all deals ended alike, their spread says nothing about those that would not have.
    reach = student_factor(len(shares) - 1) * spread / sqrt(len(shares)) if spread else NEVER_SEEN / len(shares)
    return max(0.0, mean - reach), min(1.0, mean + reach)


def student_factor(freedom: int) -> float:
    """Return the number of standard errors that the interval reaches to each side."""
    if freedom <= len(FEW):
        return FEW[freedom - 1]
    normal = NormalDist().inv_cdf((1 + CERTAINTY) / 2)
    first = (normal**3 + normal) / 4
    second = (5 * normal**5 + 16 * normal**3 + 3 * normal) / 96
    return normal + first / freedom + second / freedom**2
