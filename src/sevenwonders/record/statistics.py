"""Statistics of many games. All sums are whole numbers, so parts can be merged in any order and stay exact.

This file is compiled, so that counting a game takes a small part of the time that playing it takes. Other processes
send their statistics, so the classes say how they are pickled.
"""

from collections.abc import Sequence
from math import sqrt
from typing import Final, final

from sevenwonders.kernel.game import Game
from sevenwonders.kernel.numbers import add_at

# A victory is counted as this many parts, which any number of up to seven winners can share evenly.
VICTORY_PARTS: Final = 420
# How far a spread reaches beyond the numbers that it has met.
ROOM: Final = 16

Summary = dict[str, object]


@final
class Spread:
    """Counts how often each whole number occurred, in a list that begins with the number `least`."""

    __slots__ = ("least", "tally")

    def __init__(self, least: int = 0, tally: list[int] | None = None) -> None:
        self.least = least
        self.tally = [] if tally is None else tally

    def __reduce__(self) -> tuple[object, ...]:
        return Spread, (self.least, self.tally)

    def add(self, value: int, times: int = 1) -> None:
        """Count another number, once or several times."""
        at = value - self.least
        if at < 0 or at >= len(self.tally):
            self.make_room(value)
            at = value - self.least
        add_at(self.tally, at, times)

    def make_room(self, value: int) -> None:
        """Make the list longer at the end that the number needs, with some room to spare."""
        if not self.tally:
            self.least = value
        if value < self.least:
            self.tally = [0] * (self.least - value + ROOM) + self.tally
            self.least = value - ROOM
        else:
            self.tally += [0] * (value - self.least - len(self.tally) + 1 + ROOM)

    def merge(self, other: "Spread") -> None:
        """Add all the numbers of another spread."""
        for value, count in other.counts().items():
            self.add(value, count)

    def counts(self) -> dict[int, int]:
        """Return how often each number occurred, without those that never did."""
        return {self.least + at: count for at, count in enumerate(self.tally) if count}

    def total(self) -> int:
        """Count the numbers added so far."""
        return sum(self.tally)

    def mean(self) -> float:
        """Return the average, or 0 if there are no numbers."""
        total = self.total()
        return sum(value * count for value, count in self.counts().items()) / total if total else 0.0

    def deviation(self) -> float:
        """Return the standard deviation of the whole population, or 0 if there are no numbers."""
        total = self.total()
        counts = self.counts()
        linear = sum(value * count for value, count in counts.items())
        squares = sum(value * value * count for value, count in counts.items())
        return sqrt(total * squares - linear * linear) / total if total else 0.0

    def quantile(self, share: float) -> int:
        """Return the smallest number that is not below this share of all numbers, or 0 if there are no numbers."""
        wanted = share * self.total()
        counted = 0
        for at, count in enumerate(self.tally):
            counted += count
            if count and counted >= wanted:
                return self.least + at
        return 0

    def summary(self) -> Summary:
        """Return mean, standard deviation, minimum and maximum."""
        return {
            "mean": self.mean(),
            "sd": self.deviation(),
            "min": min(self.counts(), default=0),
            "max": max(self.counts(), default=0),
        }


@final
class Performance:
    """The scores of a wonder, seat or bot, and its share of the victories."""

    __slots__ = ("parts", "scores")

    def __init__(self, parts: int = 0, scores: Spread | None = None) -> None:
        self.parts = parts
        self.scores = Spread() if scores is None else scores

    def __reduce__(self) -> tuple[object, ...]:
        return Performance, (self.parts, self.scores)

    def merge(self, other: "Performance") -> None:
        """Add the games of another performance."""
        self.parts += other.parts
        self.scores.merge(other.scores)

    def games(self) -> int:
        """Count the games, once for each city."""
        return self.scores.total()

    def wins(self) -> float:
        """Count the victories. One shared by two players is half a victory for each."""
        return self.parts / VICTORY_PARTS

    def win_rate(self) -> float:
        """Return victories per game, or 0 without a game."""
        games = self.games()
        return self.wins() / games if games else 0.0

    def summary(self) -> Summary:
        """Return games, victories and scores."""
        return {"games": self.games(), "wins": self.wins(), "win_rate": self.win_rate(), **self.scores.summary()}


@final
class Statistics:
    """Scores by category, and performances by seat and by board. Cities without a player are never ranked."""

    __slots__ = ("boards", "categories", "games", "players", "seats", "totals")

    def __init__(self, players: int, cities: int) -> None:
        self.players = players
        self.games = 0
        self.categories: dict[str, Spread] = {}
        self.totals = Spread()
        self.seats = [Performance() for _ in range(cities)]
        self.boards: dict[str, Performance] = {}

    def __reduce__(self) -> tuple[object, ...]:
        return restored, (self.players, self.games, self.categories, self.totals, self.seats, self.boards)

    def add(self, game: Game) -> None:
        """Count one finished game."""
        self.games += 1
        scores = game.score_sheet()
        boards = [self.board(name) for name in game.board_names()[: self.players]]
        categories = [self.category(name) for name in game.categories()]
        winners = game.ranked(scores)[0]
        for seat in winners:
            self.seats[seat].parts += VICTORY_PARTS // len(winners)
            boards[seat].parts += VICTORY_PARTS // len(winners)
        # A city without a player has scores, but counts for no wonder, category or victory (R6).
        for seat, score in enumerate(scores):
            total = score.total()
            self.seats[seat].scores.add(total)
            if seat < self.players:
                self.totals.add(total)
                boards[seat].scores.add(total)
                points = score.points
                for number in range(len(categories)):
                    categories[number].add(points[number])

    def board(self, name: str) -> Performance:
        """Return the performance of a board, initially without games."""
        if name not in self.boards:
            self.boards[name] = Performance()
        return self.boards[name]

    def category(self, name: str) -> Spread:
        """Return the spread of a category, initially without numbers."""
        if name not in self.categories:
            self.categories[name] = Spread()
        return self.categories[name]

    def merge(self, other: "Statistics") -> None:
        """Add the games of other statistics for the same number of players."""
        self.games += other.games
        self.totals.merge(other.totals)
        for name, spread in other.categories.items():
            self.category(name).merge(spread)
        for board, done in other.boards.items():
            self.board(board).merge(done)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)

    def by_bot(self, bots: Sequence[str]) -> dict[str, Performance]:
        """Return the performances of the players' seats, combined by the name of the bot."""
        performances: dict[str, Performance] = {}
        for name, seat in zip(bots, self.seats[: self.players], strict=True):
            performances.setdefault(name, Performance()).merge(seat)
        return performances

    def summary(self, bots: Sequence[str]) -> Summary:
        """Return everything as data for JSON: scores by category, then wonders, seats and bots."""
        spreads = {**self.categories, "total": self.totals}
        return {
            "mean_score": self.totals.mean(),
            "scores": {name: spread.summary() for name, spread in spreads.items()},
            "wonders": {board: done.summary() for board, done in sorted(self.boards.items())},
            "seats": [self.seat_summary(seat, bots) for seat in range(len(self.seats))],
            "by_bot": {name: done.summary() for name, done in self.by_bot(bots).items()},
        }

    def seat_summary(self, seat: int, bots: Sequence[str]) -> Summary:
        """Return one seat as data for JSON. The Free City has no bot and no victories, since it is not ranked (R6)."""
        ranked = seat < self.players
        summary: Summary = {"seat": seat, "bot": bots[seat] if ranked else None, **self.seats[seat].summary()}
        if not ranked:
            summary |= {"wins": None, "win_rate": None}
        return summary


def restored(
    players: int,
    games: int,
    categories: dict[str, Spread],
    totals: Spread,
    seats: list[Performance],
    boards: dict[str, Performance],
) -> Statistics:
    """Restore the statistics that another process has sent."""
    statistics = Statistics(players, len(seats))
    statistics.games = games
    statistics.categories = categories
    statistics.totals = totals
    statistics.seats = seats
    statistics.boards = boards
    return statistics
