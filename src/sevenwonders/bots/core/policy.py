"""A player for playouts that has learned: linear weights of named features."""

from math import exp
from typing import final

from librt.vecs import append, vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.encode.features import FeatureExtractor, Terms
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.numbers import floats_of, vector_of
from sevenwonders.kernel.policy import Policy, drawn
from sevenwonders.kernel.rng import Rng


@final
class LinearPolicy(Policy):
    """Chooses by the exponential of weighted features. Of the ways to pay for a choice it only takes the first.

    A low temperature follows the best option, a high one makes all options alike.
    """

    def __init__(self, extractor: FeatureExtractor, weights: vec[float], temperature: float = 1.0) -> None:
        self.extractor = extractor
        self.weights = weights
        self.temperature = temperature

    @override
    def weigh(self, game: Game, decision: Decision, options: list[int]) -> list[float]:
        distinct = first_payments(game, vector_of(options))
        chances = chances_of(self.scores(game, decision, distinct), self.temperature)
        weights: list[float] = []
        at: i64 = 0
        for option in options:
            if at < len(distinct) and option == distinct[at]:
                weights.append(chances[at])
                at += 1
            else:
                weights.append(0.0)
        return weights

    @override
    def pick(self, game: Game, decision: Decision, rng: Rng) -> i64:
        options = game.listed(decision)
        if len(options) == 1:
            return options[0]
        distinct = first_payments(game, options)
        return distinct[drawn(chances_of(self.scores(game, decision, distinct), self.temperature), rng)]

    def scores(self, game: Game, decision: Decision, options: vec[i64]) -> vec[float]:
        """Return the weighted features of each option."""
        terms = Terms(self.weights)
        self.extractor.add_options(game, decision, options, terms)
        return terms.sums


def distinct_choices(game: Game, decision: Decision) -> list[int]:
    """List the options of a decision, with one way to pay for each."""
    return list(first_payments(game, game.listed(decision)))


def first_payments(game: Game, options: vec[i64]) -> vec[i64]:
    """List the options without those that differ from an earlier one only in payment."""
    distinct = vec[i64](capacity=len(options))
    last: i64 = -1
    for option in options:
        key = game.without_payment(option)
        if key != last:
            distinct = append(distinct, option)
            last = key
    return distinct


def chances_of(scores: vec[float], temperature: float) -> vec[float]:
    """Return the chance of each option, up to a common factor: 1 for the best."""
    most = scores[0]
    for score in scores:
        most = max(most, score)
    chances = vec[float](capacity=len(scores))
    for score in scores:
        chances = append(chances, exp((score - most) / temperature))
    return chances


def shares_of(scores: list[float]) -> list[float]:
    """Return the chance of each option at the usual temperature."""
    chances = list(chances_of(floats_of(scores), 1.0))
    total = sum(chances)
    return [chance / total for chance in chances]
