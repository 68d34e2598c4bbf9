"""Compares the speed of two kinds of games in the same run. Their ratio holds on other machines too."""

import time
from typing import Final, NamedTuple

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.playout import play_out
from sevenwonders.bots.random import RandomBot
from sevenwonders.games import new_game
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream

# Both sides take turns, so that a machine that is slow for a while slows both. The best round of each counts.
ROUNDS: Final = 5


class Pair(NamedTuple):
    """A kind of game, what it is measured against, and the ratio that it has to reach."""

    name: str
    config: Config
    against: Config
    bar: float


def second_edition(*expansions: str) -> Config:
    """A 4-player table of the second edition."""
    return Config(4, edition=2, expansions=list(expansions))


PAIRS: Final = [
    *[
        Pair(f"Architects, {players} players", Config(players, game="architects"), Config(players), 1.0)
        for players in range(2, 8)
    ],
    Pair("second edition", second_edition(), Config(4), 0.85),
    Pair("with leaders and cities", second_edition("leaders", "cities"), Config(4), 0.5),
    Pair("with all expansions", second_edition("leaders", "cities", "armada", "edifice"), Config(4), 0.25),
]


def play(config: Config, seed: int) -> Game:
    """Play one game of random bots and compute its score sheet."""
    game = new_game(config, seed)
    bot: Bot = RandomBot(stream(seed, 99))
    play_out(game, [bot] * config.players)
    game.score_sheet()
    return game


def games_per_second(config: Config, first_seed: int, seconds: float) -> float:
    """Games per second of processor time, measured for that many seconds."""
    count = 0
    begin = time.process_time()
    while time.process_time() - begin < seconds:
        play(config, first_seed + count)
        count += 1
    return count / (time.process_time() - begin)


def compared(pair: Pair, seconds: float) -> dict[str, object]:
    """Games per second of both sides."""
    rates = []
    for number in range(ROUNDS + 1):
        first_seed = number * 1_000_000
        rates.append([games_per_second(side, first_seed, seconds) for side in (pair.config, pair.against)])
    # The first round only warms up.
    games, against = (max(side) for side in zip(*rates[1:], strict=True))
    return {"name": pair.name, "bar": pair.bar, "games": games, "against": against}


def all_compared(seconds: float) -> list[dict[str, object]]:
    """The figures of every pair."""
    return [compared(pair, seconds) for pair in PAIRS]
