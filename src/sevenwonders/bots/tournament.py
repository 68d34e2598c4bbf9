"""Many games between bots: their seats, and the seed of each game."""

from collections.abc import Collection, Sequence
from typing import Final, final

from sevenwonders.bots.batches import Batches
from sevenwonders.bots.playout import play_out
from sevenwonders.bots.registry import check_bot, make_bot
from sevenwonders.games import checked_config, new_game
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.seed import MAX_SEED

# Odd, so that no two games of a tournament get the same seed, and far from any seed that people type.
SEED_STEP: Final = 0x9E3779B97F4A7C15
BATCH: Final = 50
MOST_GAMES: Final = 1_000_000_000


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a tournament; game 0 has the seed of the tournament."""
    return (seed + number * SEED_STEP) & MAX_SEED


def seated_bots(game: str, names: Sequence[str], players: int, others: Collection[str] = ()) -> list[str]:
    """The name of a bot for every seat: one name for all of them, or one per seat. `others` are names of programs."""
    for name in names:
        if name not in others:
            check_bot(game, name)
    if len(names) == 1:
        return list(names) * players
    if len(names) != players:
        raise BadConfig(f"{len(names)} bots for {players} players: name one for all seats, or one for each.")
    return list(names)


@final
class Batch:
    """Some consecutive games of a tournament, as plain data for another process."""

    __slots__ = ("bots", "count", "first", "seed", "settings")

    def __init__(self, settings: Data, bots: list[str], seed: int, first: int, count: int) -> None:
        self.settings = settings
        self.bots = bots
        self.seed = seed
        self.first = first
        self.count = count


@final
class Tournament:
    """A number of games with the same configuration and the same bots in the same seats."""

    __slots__ = ("bots", "config", "games", "seed")

    def __init__(self, config: Config, bots: list[str], seed: int, games: int) -> None:
        self.config = config
        self.bots = bots
        self.seed = seed
        self.games = games

    def batches(self) -> Batches[Batch]:
        """The games of the tournament in batches, each to be played by one process."""
        return Batches(range(0, self.games, BATCH), self.batch)

    def batch(self, first: int) -> Batch:
        """The batch that begins with that game."""
        return Batch(self.config.to_data(), self.bots, self.seed, first, min(BATCH, self.games - first))


def checked_games(games: int, most: int = MOST_GAMES) -> int:
    """The number of games to play. Raises `BadConfig` if there are none or absurdly many."""
    if not 1 <= games <= most:
        raise BadConfig(f"{games} games cannot be played. Ask for 1 to {most:,}.")
    return games


def checked_seed(seed: int) -> int:
    """The seed of many games, or BadConfig."""
    if seed < 0 or seed > MAX_SEED:
        raise BadConfig(f"A seed is a number from 0 to {MAX_SEED}.")
    return seed


def new_tournament(config: Config, bots: Sequence[str], seed: int, games: int) -> Tournament:
    """A tournament that can be played, or BadConfig."""
    config = checked_config(config)
    checked_games(games)
    checked_seed(seed)
    new_game(config, seed)
    return Tournament(config, seated_bots(config.game, bots, config.players), seed, games)


def played_game(config: Config, bots: list[str], seed: int) -> Game:
    """One finished game. All bots have the same seed, but separate random numbers."""
    game = new_game(config, seed)
    play_out(game, [make_bot(config.game, name, seed, seat) for seat, name in enumerate(bots)])
    return game
