"""A contest in the arena: its players, its deals, and its batches of games.

Each deal is played once for every seat, so that wonders and hands favour no bot.
"""

import hashlib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from sevenwonders.bots.batches import Batches, checked_games, checked_seed, seated_bots
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.games import checked_config, new_game, ruleset_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.score import NO_TEAM

DEALS_PER_BATCH: Final = 5
# The results of all games are kept until the end, at about a kilobyte each.
MOST_GAMES: Final = 1_000_000
# Seeds of bots are numbers that every reader of JSON keeps exactly.
SEED_BYTES: Final = 6


@dataclass(frozen=True, slots=True)
class Contest:
    """Deals to be played in all arrangements of a line-up. `commands` has programs by name, needed or not."""

    config: Config
    lineup: list[str]
    commands: dict[str, str]
    seed: int
    deals: int
    budget: Budget
    limits: Limits

    @property
    def arrangements(self) -> int:
        """The number of times that each deal is played."""
        return self.config.players

    @property
    def games(self) -> int:
        """The number of games."""
        return self.deals * self.arrangements

    def even_share(self) -> float:
        """Return the share of games that a seat would win if all bots were equal."""
        return 1 / len(sides_of(self.config))

    def batches(self) -> Batches["ContestBatch"]:
        """Divide the games into batches, each to be played by one process."""
        return Batches(range(-(-self.deals // DEALS_PER_BATCH) * self.arrangements), self.batch)

    def batch(self, number: int) -> "ContestBatch":
        """Return the batch with that number."""
        # All games of a batch have the same arrangement: a program that plays it meets no deal twice.
        group, arrangement = divmod(number, self.arrangements)
        first = group * DEALS_PER_BATCH
        return ContestBatch(
            self.config.to_data(),
            self.lineup,
            self.commands,
            self.seed,
            self.budget,
            self.limits,
            arrangement,
            first,
            min(DEALS_PER_BATCH, self.deals - first),
        )


@dataclass(frozen=True, slots=True)
class ContestBatch:
    """Some consecutive deals in one arrangement, as plain data for another process."""

    settings: Data
    lineup: list[str]
    commands: dict[str, str]
    seed: int
    budget: Budget
    limits: Limits
    arrangement: int
    first: int
    count: int


def new_contest(
    config: Config,
    bots: Sequence[str],
    games: int,
    seed: int,
    *,
    commands: Mapping[str, str],
    budget: Budget,
    limits: Limits,
) -> Contest:
    """Prepare a contest. Raises `BadConfig` if it cannot be played.

    It has at least the games asked for; no deal is left unfinished.
    """
    config = checked_config(config)
    checked_games(games, MOST_GAMES)
    checked_seed(seed)
    new_game(config, seed)
    lineup = seated_bots(config.game, bots, config.players, commands)
    deals = -(-games // config.players)
    return Contest(config, lineup, dict(commands), seed, deals, budget, limits)


def bot_seed(seed: int, deal: int, arrangement: int, seat: int) -> int:
    """Return the seed of a bot for one game and seat.

    A hash, because a program that gets it must not learn the deal.
    """
    words = f"sevenwonders arena {seed} deal {deal} arrangement {arrangement} seat {seat}"
    return int.from_bytes(hashlib.sha256(words.encode()).digest()[:SEED_BYTES], "big")


def sides_of(config: Config) -> list[list[int]]:
    """List the seats of the players that win together: teams, or single seats.

    The configuration must have been checked.
    """
    teams = ruleset_of(config.game).teams_of(config)
    sides: dict[int, list[int]] = {}
    for seat in range(config.players):
        # A seat that plays alone has a key that no team has.
        sides.setdefault(teams[seat] if teams[seat] != NO_TEAM else -2 - seat, []).append(seat)
    return list(sides.values())


def seating(places: Sequence[int], sides: list[list[int]], arrangement: int) -> list[int]:
    """Return each seat's position in the line-up, in one of the arrangements; there are as many as players.

    Over all of them, each place of the line-up has each seat once. Partners stay together: the teams move around the
    table, and the partners change their two seats.
    """
    size = len(sides[0])
    turn, shift = arrangement % size, arrangement // size
    seated = list(places)
    for number, side in enumerate(sides):
        origin = sides[(number - shift) % len(sides)]
        for at, seat in enumerate(side):
            seated[seat] = places[origin[(at - turn) % size]]
    return seated
