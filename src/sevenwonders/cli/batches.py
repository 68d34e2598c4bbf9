"""Play the games of a tournament in one process or several, with the same result either way."""

from collections.abc import Iterator
from time import time
from typing import final

from sevenwonders.bots.batches import played_batches
from sevenwonders.bots.tournament import Batch, Tournament, played_game, seed_of
from sevenwonders.games import ruleset_of
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.record.statistics import Statistics


@final
class Outcome:
    """The statistics of a batch, and when it was played."""

    __slots__ = ("began", "ended", "statistics")

    def __init__(self, statistics: Statistics, began: float, ended: float) -> None:
        self.statistics = statistics
        self.began = began
        self.ended = ended


def empty_statistics(config: Config) -> Statistics:
    """Statistics without any games. The configuration must have been checked."""
    return Statistics(config.players, ruleset_of(config.game).seats_of(config))


def play_batch(batch: Batch) -> Outcome:
    """Play the games of a batch one after another and collect their statistics."""
    config = config_from_data(batch.settings)
    statistics = empty_statistics(config)
    # A clock that machines of a cluster share.
    began = time()
    for number in range(batch.first, batch.first + batch.count):
        statistics.add(played_game(config, batch.bots, seed_of(batch.seed, number)))
    return Outcome(statistics, began, time())


def play_tournament(tournament: Tournament, jobs: int, cluster: str = "") -> Iterator[Outcome]:
    """Play all batches in `jobs` processes or on a cluster, and yield their outcomes in order."""
    return played_batches(play_batch, tournament.batches(), jobs, cluster)
