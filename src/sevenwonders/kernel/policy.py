"""Cheap players for playouts: they weigh the options of a decision, and chance picks one."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import override

from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.numbers import floats_of, vector_of
from sevenwonders.kernel.rng import Rng


@mypyc_attr(allow_interpreted_subclasses=True)
class Policy:
    """A player for playouts. Make a subclass and override `weigh`, or `pick` to choose in another way.

    A policy is asked about any game of the family, for every seat. It sees the whole game and not a view, because it
    plays in worlds that were imagined anyway. It must leave the game as it is.
    """

    def weigh(self, game: Game, decision: Decision, options: list[int]) -> list[float]:
        """Return a weight of at least 0 for each option, in their order.

        An option of twice the weight is twice as likely.
        """
        return [1.0] * len(options)

    def pick(self, game: Game, decision: Decision, rng: Rng) -> i64:
        """Return one of the options of an open decision, drawn by weight."""
        options = list(game.listed(decision))
        return options[drawn(floats_of(self.weigh(game, decision, options)), rng)]


@final
class UniformPolicy(Policy):
    """Every option is equally likely, including sales and every way to pay: the choices of the random bot."""

    @override
    def pick(self, game: Game, decision: Decision, rng: Rng) -> i64:
        options = game.listed(decision)
        return options[rng.below(len(options))]


UNIFORM: Final = UniformPolicy()


@final
class TablePolicy(Policy):
    """Weights from a table, whose keys are choices without their payment (`Game.without_payment`).

    All ways to pay for the same thing share its weight. A choice that is not in the table has the weight `other`.
    """

    __slots__ = ("other", "table")

    def __init__(self, table: dict[int, float], other: float = 1.0) -> None:
        self.table = table
        self.other = other

    @override
    def weigh(self, game: Game, decision: Decision, options: list[int]) -> list[float]:
        return list(self.shares(game, vector_of(options)))

    @override
    def pick(self, game: Game, decision: Decision, rng: Rng) -> i64:
        options = game.listed(decision)
        return options[drawn(self.shares(game, options), rng)]

    def shares(self, game: Game, options: vec[i64]) -> vec[float]:
        """Return the weight of each option."""
        weights = vec[float](capacity=len(options))
        at: i64 = 0
        while at < len(options):
            key = game.without_payment(options[at])
            # Options are sorted, so all ways to pay for the same thing come together.
            end = at + 1
            while end < len(options) and game.without_payment(options[end]) == key:
                end += 1
            share = self.table.get(key, self.other) / int(end - at)
            while at < end:
                weights = append(weights, share)
                at += 1
        return weights


def drawn(weights: vec[float], rng: Rng) -> i64:
    """Draw an option by weight and return its number. If no weight is above 0, all options are equally likely."""
    total = 0.0
    for weight in weights:
        total += weight
    if total <= 0.0:
        return rng.below(len(weights))
    # A fraction is at least 1 / 2**32 below 1, far more than the rounding of a sum, so the last weight ends the search.
    left = rng.fraction() * total - weights[0]
    at: i64 = 0
    while left >= 0.0:
        at += 1
        left -= weights[at]
    return at
