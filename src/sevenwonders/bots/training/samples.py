"""Training samples: options with their quality, and cities with their final points."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Numbers = NDArray[np.int32]
Values = NDArray[np.float32]


@dataclass(frozen=True)
class Sums:
    """Terms of many sums: sum k has the terms from `ends[k - 1]` to `ends[k]`."""

    numbers: Numbers
    values: Values
    ends: Numbers


@dataclass(frozen=True)
class Samples:
    """Everything that some games have shown.

    `options` has a sum for each option, `wanted` the share that it should get; `questions` are the ends of questions
    among the options. `cities` has a sum for each city at a moment, with its final `points`, the number of its
    `positions` (all cities of one moment share it) and whether it `won`; `befores` is the knot before that moment, and
    `shares` the share of the next knot.
    """

    options: Sums
    wanted: Values
    questions: Numbers
    cities: Sums
    befores: Numbers
    shares: Values
    points: Values
    positions: Numbers
    won: Values


class Notes:
    """Samples in the making."""

    def __init__(self) -> None:
        self.option_numbers: list[int] = []
        self.option_values: list[float] = []
        self.option_ends: list[int] = []
        self.wanted: list[float] = []
        self.questions: list[int] = []
        self.city_numbers: list[int] = []
        self.city_values: list[float] = []
        self.city_ends: list[int] = []
        self.befores: list[int] = []
        self.shares: list[float] = []
        self.points: list[float] = []
        self.positions: list[int] = []
        self.won: list[float] = []

    def samples(self) -> Samples:
        """Return the samples as arrays."""
        return Samples(
            Sums(integers(self.option_numbers), reals(self.option_values), integers(self.option_ends)),
            reals(self.wanted),
            integers(self.questions),
            Sums(integers(self.city_numbers), reals(self.city_values), integers(self.city_ends)),
            integers(self.befores),
            reals(self.shares),
            reals(self.points),
            integers(self.positions),
            reals(self.won),
        )


def integers(numbers: Sequence[int]) -> Numbers:
    """Return integers as an array."""
    return np.asarray(numbers, dtype=np.int32)


def reals(numbers: Sequence[float]) -> Values:
    """Return real numbers as an array."""
    return np.asarray(numbers, dtype=np.float32)


def joined(parts: Sequence[Samples]) -> Samples:
    """Join the samples of all parts."""
    return Samples(
        joined_sums([part.options for part in parts]),
        np.concatenate([part.wanted for part in parts]),
        shifted([part.questions for part in parts]),
        joined_sums([part.cities for part in parts]),
        np.concatenate([part.befores for part in parts]),
        np.concatenate([part.shares for part in parts]),
        np.concatenate([part.points for part in parts]),
        shifted([part.positions for part in parts], beyond=1),
        np.concatenate([part.won for part in parts]),
    )


def joined_sums(parts: Sequence[Sums]) -> Sums:
    """Join the sums of all parts in one row."""
    return Sums(
        np.concatenate([part.numbers for part in parts]),
        np.concatenate([part.values for part in parts]),
        shifted([part.ends for part in parts]),
    )


def shifted(parts: Sequence[Numbers], beyond: int = 0) -> Numbers:
    """Renumber parts so that each counts on from the last; the next begins that far beyond the last number."""
    found: list[Numbers] = []
    first = 0
    for part in parts:
        found.append((part + first).astype(np.int32))
        if len(part):
            first = int(found[-1][-1]) + beyond
    return np.concatenate(found)


def renumbered(samples: Samples, options: Numbers, cities: Numbers) -> Samples:
    """Return the samples with these new numbers for the features of options and of cities."""
    return replace(
        samples,
        options=replace(samples.options, numbers=options[samples.options.numbers]),
        cities=replace(samples.cities, numbers=cities[samples.cities.numbers]),
    )


def write_samples(path: Path, samples: Samples) -> None:
    """Write samples to a file. It is complete as soon as it has its name."""
    unfinished = path.with_suffix(".part.npz")
    np.savez(
        unfinished,
        option_numbers=samples.options.numbers,
        option_values=samples.options.values,
        option_ends=samples.options.ends,
        wanted=samples.wanted,
        questions=samples.questions,
        city_numbers=samples.cities.numbers,
        city_values=samples.cities.values,
        city_ends=samples.cities.ends,
        befores=samples.befores,
        shares=samples.shares,
        points=samples.points,
        positions=samples.positions,
        won=samples.won,
    )
    unfinished.rename(path)


def read_samples(path: Path) -> Samples:
    """Read the samples in a file."""
    with np.load(path) as kept:
        return Samples(
            Sums(kept["option_numbers"], kept["option_values"], kept["option_ends"]),
            kept["wanted"],
            kept["questions"],
            Sums(kept["city_numbers"], kept["city_values"], kept["city_ends"]),
            kept["befores"],
            kept["shares"],
            kept["points"],
            kept["positions"],
            kept["won"],
        )
