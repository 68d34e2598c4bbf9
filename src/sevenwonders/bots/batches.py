"""Play many games in batches: in one process, in several, or on a cluster, with the same results either way."""

import signal
import threading
from collections.abc import Callable, Collection, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import get_context
from multiprocessing.pool import Pool
from time import time
from typing import Final, TypeVar, final, overload

from typing_extensions import override

from sevenwonders.bots.bot import play_out
from sevenwonders.bots.cluster import BATCHES_PER_TASK, run_on_cluster
from sevenwonders.bots.registry import check_bot, make_bot
from sevenwonders.games import checked_config, new_game, ruleset_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.seed import MAX_SEED
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.statistics import Statistics

Work = TypeVar("Work")
Result = TypeVar("Result")


@final
class Batches(Sequence[Work]):
    """Batches that are made when they are asked for, so that a billion games need no memory."""

    def __init__(self, numbers: Sequence[int], make: Callable[[int], Work]) -> None:
        """`make` returns the batch for one of the numbers."""
        self._numbers = numbers
        self._make = make

    @override
    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> Work: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Work]: ...

    @override
    def __getitem__(self, place: int | slice) -> Work | Sequence[Work]:
        if isinstance(place, slice):
            return Batches(self._numbers[place], self._make)
        return self._make(self._numbers[place])


def run_batches(
    play: Callable[[Work], Result],
    batches: Sequence[Work],
    jobs: int,
    cluster: str = "",
    per_task: int = BATCHES_PER_TASK,
) -> Iterator[Result]:
    """Play all batches in processes or on a cluster, and yield their outcomes in order as soon as they are known.

    `cluster` is the address of a cluster, `auto`, or empty to stay on this machine. There, a task plays at most
    `per_task` batches.
    """
    if cluster:
        yield from run_on_cluster(play, batches, cluster, per_task)
        return
    if jobs == 1 or len(batches) == 1:
        yield from map(play, batches)
        return
    with new_pool(min(jobs, len(batches))) as pool:
        yield from pool.imap(play, batches)


def new_pool(jobs: int) -> Pool:
    """Start processes that leave Ctrl+C to this one, which stops them."""
    # Spawned rather than forked, which is safe whatever threads and locks the calling program has.
    with interrupts_ignored():
        return get_context("spawn").Pool(jobs, ignore_interrupts)


def ignore_interrupts() -> None:
    """Let this process ignore Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl+C inside the block. Processes that begin there ignore it from their first instruction on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


# Tournaments: many games between the same bots in the same seats


# Odd, so that no two games of a tournament get the same seed, and far from any seed that people type.
SEED_STEP: Final = 0x9E3779B97F4A7C15
GAMES_PER_BATCH: Final = 50
MOST_GAMES: Final = 1_000_000_000


def seed_of(seed: int, number: int) -> int:
    """Return the seed of one game of a tournament; game 0 has the seed of the tournament."""
    return (seed + number * SEED_STEP) & MAX_SEED


def seated_bots(game: str, names: Sequence[str], players: int, others: Collection[str] = ()) -> list[str]:
    """Return the name of a bot for every seat: one name for all of them, or one per seat.

    `others` are names of programs.
    """
    for name in names:
        if name not in others:
            check_bot(game, name)
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        raise BadConfig(Phrase("bots-count", bots=len(names), players=str(players)))
    return list(names)


@final
@dataclass(slots=True, eq=False)
class GameBatch:
    """Some consecutive games of a tournament, as plain data for another process."""

    settings: Data
    bots: list[str]
    seed: int
    first: int
    count: int


@final
@dataclass(slots=True, eq=False)
class Tournament:
    """A number of games with the same configuration and the same bots in the same seats."""

    config: Config
    bots: list[str]
    seed: int
    games: int

    def batches(self) -> Batches[GameBatch]:
        """Divide the games of the tournament into batches, each to be played by one process."""
        return Batches(range(0, self.games, GAMES_PER_BATCH), self.batch)

    def batch(self, first: int) -> GameBatch:
        """Return the batch that begins with that game."""
        return GameBatch(self.config.to_data(), self.bots, self.seed, first, min(GAMES_PER_BATCH, self.games - first))


def checked_games(games: int, most: int = MOST_GAMES) -> int:
    """Return the number of games to play. Raises `BadConfig` if there are none or absurdly many."""
    if not 1 <= games <= most:
        raise BadConfig(Phrase("games", games=str(games), most=most))
    return games


def checked_seed(seed: int) -> int:
    """Return the seed of many games. Raises `BadConfig` if it is out of range."""
    if seed < 0 or seed > MAX_SEED:
        raise BadConfig(Phrase("seed", most=str(MAX_SEED)))
    return seed


def new_tournament(config: Config, bots: Sequence[str], seed: int, games: int) -> Tournament:
    """Prepare a tournament. Raises `BadConfig` if it cannot be played."""
    config = checked_config(config)
    checked_games(games)
    checked_seed(seed)
    new_game(config, seed)
    return Tournament(config, seated_bots(config.game, bots, config.players), seed, games)


def played_game(config: Config, bots: list[str], seed: int) -> Game:
    """Play one game to its end. All bots have the same seed, but separate random numbers."""
    game = new_game(config, seed)
    play_out(game, [make_bot(config.game, name, seed, seat) for seat, name in enumerate(bots)])
    return game


@final
@dataclass(slots=True, eq=False)
class BatchStatistics:
    """The statistics of a batch, and when it was played."""

    statistics: Statistics
    began: float
    ended: float


def empty_statistics(config: Config) -> Statistics:
    """Return statistics without any games. The configuration must have been checked."""
    return Statistics(config.players, ruleset_of(config.game).seats_of(config))


def play_batch(batch: GameBatch) -> BatchStatistics:
    """Play the games of a batch one after another and collect their statistics."""
    config = config_from_data(batch.settings)
    statistics = empty_statistics(config)
    # A clock that machines of a cluster share.
    began = time()
    for number in range(batch.first, batch.first + batch.count):
        statistics.add(played_game(config, batch.bots, seed_of(batch.seed, number)))
    return BatchStatistics(statistics, began, time())


def play_tournament(tournament: Tournament, jobs: int, cluster: str = "") -> Iterator[BatchStatistics]:
    """Play all batches in `jobs` processes or on a cluster, and yield their outcomes in order."""
    return run_batches(play_batch, tournament.batches(), jobs, cluster)
