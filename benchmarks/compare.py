"""Plays games as fast as the engine can, and says how many it played."""

import time

from sevenwonders.bots.bot import Bot, RandomBot, play_out
from sevenwonders.games import new_game
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import stream


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
