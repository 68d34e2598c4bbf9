"""Weights that fit samples: a softmax over options, and least squares for the points of cities."""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from sevenwonders.bots.training.samples import Samples, Sums
from sevenwonders.encode.features import FeatureExtractor

Reals = NDArray[np.float64]

# Policy: steps of Adam over random batches of questions.
BATCH: Final = 1024
RATE: Final = 0.03
DECAYS: Final = (0.9, 0.999)
SHRINK: Final = 2e-6
SMALL: Final = 1e-8
# Value: how strongly weights are held near zero, in units of samples. Indicators of single cards need a firm hold.
RIDGE: Final = 30.0
CHUNK: Final = 4096
# The scales of points that are tried for the chance to win.
SCALES: Final = tuple(float(scale) for scale in np.geomspace(1.0, 40.0, 40))


def fitted_policy(samples: Samples, size: int, start: Reals | None, epochs: float, seed: int) -> Reals:
    """Fit weights with which the softmax over the options of each question approaches the target."""
    weights = np.zeros(size) if start is None else start.copy()
    first, second = np.zeros(size), np.zeros(size)
    count = len(samples.questions)
    rng = np.random.default_rng(seed)
    steps = max(1, int(epochs * count / BATCH))
    for step in range(1, steps + 1):
        chosen = np.sort(rng.choice(count, min(BATCH, count), replace=False))
        slope = policy_slope(samples, weights, chosen) + SHRINK * weights
        first = DECAYS[0] * first + (1 - DECAYS[0]) * slope
        second = DECAYS[1] * second + (1 - DECAYS[1]) * slope**2
        rate = RATE * (1.0 - step / (steps + 1)) / (1 - DECAYS[0] ** step)
        weights -= rate * first / (np.sqrt(second / (1 - DECAYS[1] ** step)) + SMALL)
    return weights


def policy_slope(samples: Samples, weights: Reals, chosen: NDArray[np.int64]) -> Reals:
    """Return the gradient of the loss at some questions: the policy's shares less the target shares."""
    options = ranges(samples.questions, chosen)
    terms = ranges(samples.options.ends, options)
    lengths = np.diff(samples.options.ends, prepend=0)[options]
    of_option = np.repeat(np.arange(len(options)), lengths)
    numbers = samples.options.numbers[terms]
    values = samples.options.values[terms]
    scores: Reals = np.bincount(of_option, weights[numbers] * values, len(options)).astype(np.float64)
    sizes = np.diff(samples.questions, prepend=0)[chosen]
    excess = softmax(scores, sizes) - samples.wanted[options]
    return np.bincount(numbers, excess[of_option] * values, len(weights)) / len(chosen)


def softmax(scores: Reals, sizes: NDArray[np.int64]) -> Reals:
    """Return the softmax within consecutive groups of these sizes."""
    starts = np.concatenate([[0], np.cumsum(sizes)[:-1]])
    most = np.repeat(np.maximum.reduceat(scores, starts), sizes)
    powers = np.exp(scores - most)
    shares: Reals = powers / np.repeat(np.add.reduceat(powers, starts), sizes)
    return shares


def ranges(ends: NDArray[np.int32], chosen: NDArray[np.int64]) -> NDArray[np.int64]:
    """List all indexes of the chosen groups, where group k reaches from `ends[k - 1]` to `ends[k]`."""
    starts = np.concatenate([[0], ends[:-1]])[chosen]
    sizes = ends[chosen] - starts
    firsts = np.repeat(starts - np.concatenate([[0], np.cumsum(sizes)[:-1]]), sizes)
    found: NDArray[np.int64] = firsts + np.arange(int(sizes.sum()))
    return found


def policy_loss(samples: Samples, weights: Reals) -> tuple[float, float]:
    """Return the mean cross-entropy, and how often the policy's best option is the most wanted one."""
    lengths = np.diff(samples.options.ends, prepend=0)
    of_option = np.repeat(np.arange(len(lengths)), lengths)
    terms = weights[samples.options.numbers] * samples.options.values
    scores: Reals = np.bincount(of_option, terms, len(lengths)).astype(np.float64)
    sizes = np.diff(samples.questions, prepend=0)
    shares = softmax(scores, sizes)
    loss = -(samples.wanted * np.log(shares + SMALL)).sum() / len(sizes)
    starts = np.concatenate([[0], samples.questions[:-1]])
    hits = 0
    for start, size in zip(starts, sizes, strict=True):
        hits += int(np.argmax(scores[start : start + size]) == np.argmax(samples.wanted[start : start + size]))
    return float(loss), hits / len(sizes)


def fitted_value(samples: Samples, extractor: FeatureExtractor) -> tuple[Reals, list[float]]:
    """Fit weights of cities by knot, and the scale of each knot."""
    size = len(extractor.city_names)
    knots = np.zeros((extractor.knots, size))
    used = np.flatnonzero(np.bincount(samples.cities.numbers, minlength=size))
    place = np.full(size, -1)
    place[used] = np.arange(len(used))
    befores = samples.befores
    for before in sorted(set(befores.tolist())):
        rows = np.flatnonzero(befores == before)
        found = least_squares(samples, rows, place, len(used))
        knots[before, used] = found[: len(used)]
        knots[before + 1, used] = found[len(used) :]
    return knots, [scale_of(samples, knots, knot) for knot in range(extractor.knots)]


def least_squares(samples: Samples, rows: NDArray[np.int64], place: NDArray[np.int64], size: int) -> Reals:
    """Fit weights at the knots before and after these rows, held near zero."""
    square = np.zeros((2 * size, 2 * size), dtype=np.float64)
    slope = np.zeros(2 * size)
    for first in range(0, len(rows), CHUNK):
        part = rows[first : first + CHUNK]
        share = samples.shares[part, None]
        dense = dense_rows(samples.cities, part, place, size)
        both = np.concatenate([dense * (1 - share), dense * share], axis=1)
        square += both.T @ both
        slope += both.T @ samples.points[part]
    square[np.diag_indices_from(square)] += RIDGE
    found: Reals = np.linalg.solve(square, slope).astype(np.float64)
    return found


def dense_rows(sums: Sums, rows: NDArray[np.int64], place: NDArray[np.int64], size: int) -> NDArray[np.float32]:
    """Return the features of some sums as rows of a matrix."""
    terms = ranges(sums.ends, rows)
    lengths = np.diff(sums.ends, prepend=0)[rows]
    dense = np.zeros((len(rows), size), dtype=np.float32)
    np.add.at(dense, (np.repeat(np.arange(len(rows)), lengths), place[sums.numbers[terms]]), sums.values[terms])
    return dense


def predictions(samples: Samples, knots: Reals) -> Reals:
    """Return the predicted points of every city."""
    lengths = np.diff(samples.cities.ends, prepend=0)
    of_city = np.repeat(np.arange(len(lengths)), lengths)
    befores, shares = samples.befores, samples.shares
    numbers, values = samples.cities.numbers, samples.cities.values
    early = np.bincount(of_city, knots[befores[of_city], numbers] * values, len(lengths))
    late = np.bincount(of_city, knots[np.minimum(befores + 1, len(knots) - 1)[of_city], numbers] * values, len(lengths))
    mixed: Reals = early * (1 - shares) + late * shares
    return mixed


def scale_of(samples: Samples, knots: Reals, knot: int) -> float:
    """Fit the scale with which predicted points best explain who won, at the moments nearest to a knot."""
    near = samples.befores + np.round(samples.shares).astype(np.int32) == knot
    if not near.any():
        return SCALES[-1]
    points = predictions(samples, knots)[near]
    won = samples.won[near]
    _, sizes = np.unique(samples.positions[near], return_counts=True)
    losses = [-(won * np.log(softmax(points / scale, sizes) + SMALL)).sum() for scale in SCALES]
    return SCALES[int(np.argmin(losses))]


def fit_report(samples: Samples, knots: Reals) -> list[float]:
    """Report the share of the variance of final points that is explained, by knot before."""
    befores = samples.befores
    points = predictions(samples, knots)
    found: list[float] = []
    for before in sorted(set(befores.tolist())):
        rows = befores == before
        rest = samples.points[rows] - points[rows]
        found.append(float(1 - rest.var() / samples.points[rows].var()))
    return found
