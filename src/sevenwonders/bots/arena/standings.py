"""The results of each bot in a contest: its share of victories with an interval, its points, times and rating."""

import hashlib
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from math import sqrt
from statistics import NormalDist, fmean, stdev
from typing import TYPE_CHECKING, Final, final

from sevenwonders.bots.arena.contest import Contest, sides_of
from sevenwonders.bots.arena.play import BatchOutcome, PlayedGame, milliseconds
from sevenwonders.bots.protocol.program import FALLBACK
from sevenwonders.kernel.errors import in_english
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.statistics import VICTORY_PARTS, Spread, Summary

if TYPE_CHECKING:
    from openskill.models import PlackettLuce, PlackettLuceRating


CERTAINTY: Final = 0.95
# Student's factors for 1 to 9 degrees of freedom. From there on, the series below is right to 0.2 %.
FEW: Final = (12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262)
# An event that never came up in n trials has a chance of at most about 3/n.
NEVER_SEEN: Final = 3.0


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


@dataclass(frozen=True, slots=True)
class Standing:
    """One bot with all its seats. `seat_share` is the share of games that one of its seats wins."""

    name: str
    seats: int
    seat_share: float
    interval: tuple[float, float]
    shares: list[float]
    by_seat: list[float | None]
    scores: Spread
    categories: dict[str, Spread]
    times: Spread
    faults: Counter[str]
    first_fault: str | Phrase
    is_program: bool
    rating: Rating | None

    def lost_moves(self) -> int:
        """Count the moves that the fallback made in place of a program."""
        return sum(self.faults.values())

    def summary(self) -> Summary:
        """Return everything as data for JSON."""
        return {
            "name": self.name,
            "seats": self.seats,
            "seat_share": self.seat_share,
            "interval": list(self.interval),
            "mean_score": self.scores.mean(),
            "score": self.scores.summary(),
            "categories": {name: spread.mean() for name, spread in self.categories.items()},
            "share_by_seat": self.by_seat,
            "rating": None if self.rating is None else {"mu": self.rating.mu, "sigma": self.rating.sigma},
            "moves": self.times.total(),
            "ms_p50": milliseconds(self.times.quantile(0.5)),
            "ms_p95": milliseconds(self.times.quantile(0.95)),
            "clock": "wall" if self.is_program else "cpu",
            "lost_moves": self.lost_moves(),
            "faults": dict(self.faults),
            "first_fault": in_english(self.first_fault) or None,
            "fallback": FALLBACK if self.is_program else None,
        }


@final
@dataclass(slots=True)
class Results:
    """The games of a contest so far."""

    contest: Contest
    games: list[PlayedGame] = field(default_factory=list)
    categories: list[str] = field(default_factory=list)
    times: dict[str, Spread] = field(default_factory=dict)
    faults: dict[str, Counter[str]] = field(default_factory=dict)
    first_faults: dict[str, str | Phrase] = field(default_factory=dict)

    def add(self, outcome: BatchOutcome) -> None:
        """Add the games of a batch."""
        self.games += outcome.games
        self.categories = outcome.categories
        for name, times in outcome.times.items():
            self.times.setdefault(name, Spread()).merge(times)
        for name, faults in outcome.faults.items():
            self.faults.setdefault(name, Counter()).update(faults)
        self.first_faults = outcome.first_faults | self.first_faults

    def names(self) -> list[str]:
        """List the bots, each once."""
        return list(dict.fromkeys(self.contest.lineup))

    def in_order(self) -> list[PlayedGame]:
        """List the games deal by deal."""
        return sorted(self.games, key=lambda game: (game.deal, game.arrangement))

    def digest(self) -> str:
        """Return a number that two contests share if all their games went the same."""
        return hashlib.sha256("".join(game.digest for game in self.in_order()).encode()).hexdigest()[:16]

    def standings(self) -> list[Standing]:
        """Rank the bots by their results, the best first."""
        games = self.in_order()
        ratings = ratings_of(games, sides_of(self.contest.config))
        found = [self.standing(name, games, ratings.get(name)) for name in self.names()]
        return sorted(found, key=lambda standing: -standing.seat_share)

    def standing(self, name: str, games: list[PlayedGame], rating: Rating | None) -> Standing:
        """Sum up one bot's results."""
        shares = shares_by_deal(name, games)
        scores = Spread()
        categories = {category: Spread() for category in self.categories}
        for game, seat in seats_of(name, games):
            scores.add(game.total(seat))
            for spread, points in zip(categories.values(), game.points[seat], strict=True):
                spread.add(points)
        return Standing(
            name,
            self.contest.lineup.count(name),
            sum(shares) / len(shares),
            interval_of(shares),
            shares,
            [share_in_seat(name, games, seat) for seat in range(self.contest.config.players)],
            scores,
            categories,
            self.times[name],
            self.faults.get(name, Counter()),
            self.first_faults.get(name, ""),
            name in self.contest.commands,
            rating,
        )

    def shares_so_far(self) -> dict[str, float]:
        """Return each bot's share of the games so far, finished deals or not."""
        parts = dict.fromkeys(self.names(), 0)
        for game in self.games:
            for name, won in zip(game.bots, game.wins, strict=True):
                parts[name] += won
        played = len(self.games) * VICTORY_PARTS
        return {name: won / self.contest.lineup.count(name) / played for name, won in parts.items()}


def seats_of(name: str, games: list[PlayedGame]) -> list[tuple[PlayedGame, int]]:
    """List every seat that the bot had in any game."""
    return [(game, seat) for game in games for seat, bot in enumerate(game.bots) if bot == name]


def shares_by_deal(name: str, games: list[PlayedGame]) -> list[float]:
    """Return for each deal the share of its games that a seat of the bot has won."""
    parts: dict[int, list[int]] = {}
    for game, seat in seats_of(name, games):
        parts.setdefault(game.deal, []).append(game.wins[seat])
    return [sum(won) / len(won) / VICTORY_PARTS for won in parts.values()]


def share_in_seat(name: str, games: list[PlayedGame], seat: int) -> float | None:
    """Return the share of games that the bot has won in one seat, or None if it never sat there."""
    wins = [game.wins[at] for game, at in seats_of(name, games) if at == seat]
    return sum(wins) / len(wins) / VICTORY_PARTS if wins else None


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
