"""Weights for the chance to win: a softmax over the cities of each position.

In some games points are a poor measure of who is ahead: a player who is about to end the game needs no more of them.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sevenwonders.bots.training.fit import Reals, dense_rows, softmax
from sevenwonders.bots.training.samples import Samples
from sevenwonders.encode.features import FeatureExtractor

# A city that ended that many points behind is e times less likely to have deserved the victory: a win by a point is
# luck, and learning from the margin needs fewer games.
MARGIN: Final = 1.5
STEPS: Final = 2400
BATCH: Final = 2048
RATE: Final = 0.1
DECAYS: Final = (0.9, 0.99)
SHRINK: Final = 1e-4
SMALL: Final = 1e-8
# Positions of one game are much alike; more than these teach little.
MOST_POSITIONS: Final = 2_000_000


def fitted_strength(samples: Samples, extractor: FeatureExtractor, seed: int) -> Reals:
    """Fit weights of cities by knot with which the strongest city of a position is the one that wins."""
    rng = np.random.default_rng(seed)
    starts, sizes = positions_of(samples)
    kept = rng.permutation(len(starts))[:MOST_POSITIONS]
    starts, sizes = starts[kept], sizes[kept]
    weights = np.zeros((extractor.knots, len(extractor.city_names)))
    first, second = np.zeros_like(weights), np.zeros_like(weights)
    for step in range(1, STEPS + 1):
        chosen = rng.integers(0, len(starts), min(BATCH, len(starts)))
        slope = strength_slope(samples, weights, starts[chosen], sizes[chosen]) + SHRINK * weights
        first = DECAYS[0] * first + (1 - DECAYS[0]) * slope
        second = DECAYS[1] * second + (1 - DECAYS[1]) * slope**2
        rate = RATE * (1.0 - step / (STEPS + 1)) / (1 - DECAYS[0] ** step)
        weights -= rate * first / (np.sqrt(second / (1 - DECAYS[1] ** step)) + SMALL)
    return weights


def positions_of(samples: Samples) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """Return the first city of every position, and the number of its cities."""
    starts = np.flatnonzero(np.diff(samples.positions, prepend=-1))
    return starts, np.diff(starts, append=len(samples.positions))


def strength_slope(samples: Samples, weights: Reals, starts: NDArray[np.int64], sizes: NDArray[np.int64]) -> Reals:
    """Return the gradient of the loss at some positions: the cities' shares less the deserved ones."""
    firsts = np.repeat(starts - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
    rows = firsts + np.arange(int(sizes.sum()))
    size = weights.shape[1]
    found = dense_rows(samples.cities, rows, np.arange(size), size)
    parts = knot_shares(samples, rows, len(weights))
    scores: Reals = np.einsum("rf,rf->r", found, parts @ weights)
    excess = softmax(scores, sizes) - softmax(samples.points[rows].astype(np.float64) / MARGIN, sizes)
    slope: Reals = (parts * excess[:, None]).T @ found / len(starts)
    return slope


def knot_shares(samples: Samples, rows: NDArray[np.int64], knots: int) -> Reals:
    """Return the weight of each knot for some cities."""
    shares = np.zeros((len(rows), knots))
    at = np.arange(len(rows))
    shares[at, samples.befores[rows]] = 1.0 - samples.shares[rows]
    after = np.minimum(samples.befores[rows] + 1, knots - 1)
    shares[at, after] += samples.shares[rows]
    return shares
