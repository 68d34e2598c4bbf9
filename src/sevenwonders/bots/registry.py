"""Bots by name, for every game."""

from collections.abc import Callable
from typing import Final

from sevenwonders.bots.architects.greedy import GreedyBot as ArchitectsGreedyBot
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.classic.greedy import GreedyBot as ClassicGreedyBot
from sevenwonders.bots.random import RandomBot
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import Rng, stream

BOTS: Final[dict[str, dict[str, Callable[[Rng], Bot]]]] = {
    "classic": {"random": RandomBot, "greedy": ClassicGreedyBot},
    "architects": {"random": RandomBot, "greedy": ArchitectsGreedyBot},
}

BOT_STREAM: Final = 100


def bots_of(game: str) -> list[str]:
    """The names of the bots that can play the game."""
    return list(BOTS[game])


def check_bot(game: str, name: str) -> None:
    """Raise BadConfig unless a bot of that name can play the game."""
    if name not in BOTS[game]:
        raise BadConfig(f"There is no bot '{name}'. Use {' or '.join(BOTS[game])}.")


def make_bot(game: str, name: str, seed: int, seat: int) -> Bot:
    """The bot of that name for a seat of that game, with its own random numbers."""
    check_bot(game, name)
    return BOTS[game][name](stream(seed, BOT_STREAM + seat))
