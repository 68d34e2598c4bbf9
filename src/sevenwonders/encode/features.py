"""Linear models of every game: sums of weighted features, and extractors that name the features of a table.

An extractor calls `Terms.add` for each feature of an option or a city. The same calls play (only the sum is kept),
explain (the terms are kept as well) and train (the terms are the data).
"""

from abc import ABC, abstractmethod
from collections.abc import Callable
from importlib import import_module
from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.numbers import vector_of

# Brings numbers of things to the size of indicators, so that all weights can be held small in the same way.
TENTH: Final = 0.1


@final
class Terms:
    """Sums of weights times values, one after another.

    If `keeps` is set, `numbers` and `values` have the terms of all sums, and `ends` where each sum ends. After
    `weigh_twice` there are two sums of the same features, and `second_sums` has the others.
    """

    __slots__ = (
        "ends",
        "keeps",
        "numbers",
        "offset",
        "second_sums",
        "second_total",
        "second_weights",
        "sums",
        "total",
        "twice",
        "values",
        "weights",
    )

    def __init__(self, weights: vec[float], keeps: bool = False) -> None:
        self.weights = weights
        self.keeps = keeps
        # Added to the number of every feature: some questions have all features a second time.
        self.offset: i64 = 0
        self.total = 0.0
        self.sums = vec[float]()
        self.twice = False
        self.second_weights = weights
        self.second_total = 0.0
        self.second_sums = vec[float]()
        self.numbers: list[int] = []
        self.values: list[float] = []
        self.ends: list[int] = []

    def weigh_twice(self, weights: vec[float]) -> None:
        """Sum up everything with these weights as well."""
        self.twice = True
        self.second_weights = weights

    def add(self, feature: i64, value: float = 1.0) -> None:
        """Add a feature with its value to the current sum."""
        self.total += self.weights[feature + self.offset] * value
        if self.twice:
            self.second_total += self.second_weights[feature + self.offset] * value
        if self.keeps:
            self.numbers.append(feature + self.offset)
            self.values.append(value)

    def count(self, feature: i64, number: i64) -> None:
        """Add a feature that is a number of things: each of them counts a tenth."""
        self.add(feature, TENTH * int(number))

    def close(self) -> None:
        """End the current sum and begin the next one."""
        self.sums = append(self.sums, self.total)
        self.total = 0.0
        if self.twice:
            self.second_sums = append(self.second_sums, self.second_total)
            self.second_total = 0.0
        if self.keeps:
            self.ends.append(len(self.numbers))


@mypyc_attr(allow_interpreted_subclasses=True)
class FeatureExtractor(ABC):
    """The features of one table: all games with its settings share it, and it holds no game data.

    `option_names` and `city_names` are the names of all features, by number. What a city is worth changes during a
    game: `knots` is the number of moments for which there are weights. A slot is a moment of a game that can be told
    apart, and `mixes` has for each slot the knot before it and the share of the knot after it.
    """

    def __init__(
        self, option_names: list[str], city_names: list[str], knots: int, mixes: list[tuple[int, float]]
    ) -> None:
        self.option_names = option_names
        self.city_names = city_names
        self.knots = knots
        self.mixes = mixes

    @abstractmethod
    def add_options(self, game: Game, decision: Decision, options: vec[i64], terms: Terms) -> None:
        """Add the features of each option of an open decision, and close the sum after each.

        Only facts that the decider knows may count: the decider's cards and public ones.
        """

    def add_choices(self, game: Game, decision: Decision, choices: list[int], terms: Terms) -> None:
        """Add the features of some options of an open decision, and close the sum after each."""
        self.add_options(game, decision, vector_of(choices), terms)

    @abstractmethod
    def add_cities(self, game: Game, terms: Terms) -> None:
        """Add the public features of every player's city, and close the sum after each."""

    @abstractmethod
    def slot(self, game: Game) -> int:
        """Return the slot of the current moment, an index of `mixes`."""


@final
class Names:
    """The names of features in the order of their numbers.

    Weights are kept by name. So a table with fewer expansions finds its own among those of a larger one.
    """

    def __init__(self) -> None:
        self.all: list[str] = []

    def block(self, names: list[str]) -> int:
        """Add a row of features, and return the number of the first."""
        first = len(self.all)
        self.all.extend(names)
        return first

    def table(self, title: str, *axes: list[str]) -> int:
        """Add a feature for every combination of one name from each axis, the last axis running fastest."""
        names = [title]
        for axis in axes:
            names = [f"{name}.{item}" for name in names for item in axis]
        return self.block(names)


def numbered(first: int, last: int) -> list[str]:
    """List the numbers from the first to the last as names."""
    return [str(number) for number in range(first, last + 1)]


def feature_extractor_of(config: Config) -> FeatureExtractor:
    """Return the extractor for the tables of a checked configuration. Raises `BadConfig` if there is none."""
    try:
        module = import_module(f"sevenwonders.encode.{config.game}.features.extractor")
    except ModuleNotFoundError as error:
        raise BadConfig(f"There are no features of '{config.game}' to learn from.") from error
    make: Callable[[Config], FeatureExtractor] = module.extractor_of
    return make(config)
