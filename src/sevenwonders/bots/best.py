"""The choice that every bot with values makes."""

from sevenwonders.kernel.rng import Rng


def best_option(options: list[int], values: list[float], rng: Rng) -> int:
    """The option of the highest value; one of them at random when several are equal."""
    most = max(values)
    best = [option for option, value in zip(options, values, strict=True) if value == most]
    return best[rng.below(len(best))]
