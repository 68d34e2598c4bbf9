"""Ratings from the places in all games, by the package openskill if it is installed."""

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import TYPE_CHECKING

from sevenwonders.bots.arena.play import PlayedGame

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of strength on a scale that begins at 25, and its uncertainty."""

    mu: float
    sigma: float


def ratings_of(games: Sequence[PlayedGame], sides: list[list[int]]) -> dict[str, Rating]:
    """Rate each bot after all games in this order. Empty without the package or without an opponent."""
    names = list(dict.fromkeys(name for game in games for name in game.bots))
    if len(names) < 2:
        return {}
    try:
        # It comes with the extra `bots`, and takes longer to load than a short contest takes.
        from openskill.models import PlackettLuce  # noqa: PLC0415
    except ImportError:
        return {}
    model = PlackettLuce()
    ratings = {name: model.rating(name=name) for name in names}
    for game in games:
        ratings |= rated(model, ratings, game, sides)
    return {name: Rating(rating.mu, rating.sigma) for name, rating in ratings.items()}


def rated(
    model: "PlackettLuce", ratings: "dict[str, PlackettLuceRating]", game: PlayedGame, sides: list[list[int]]
) -> "dict[str, PlackettLuceRating]":
    """Return the ratings after one more game.

    A bot in several seats gets the mean of their changes.
    """
    before = [[ratings[game.bots[seat]] for seat in side] for side in sides]
    after = model.rate(before, ranks=[float(game.places[side[0]]) for side in sides])
    found: dict[str, list[PlackettLuceRating]] = {}
    for side, changed in zip(sides, after, strict=True):
        for seat, rating in zip(side, changed, strict=True):
            found.setdefault(game.bots[seat], []).append(rating)
    return {
        name: model.rating(
            mu=fmean(rating.mu for rating in changed), sigma=fmean(rating.sigma for rating in changed), name=name
        )
        for name, changed in found.items()
    }
