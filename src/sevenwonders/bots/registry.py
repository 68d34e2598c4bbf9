"""Bots by name."""

from collections.abc import Callable

from sevenwonders.bots.bot import Bot
from sevenwonders.bots.greedy import GreedyBot
from sevenwonders.bots.random import RandomBot
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import Rng, stream

BOTS: dict[str, Callable[[Rng], Bot]] = {"random": RandomBot, "greedy": GreedyBot}

BOT_STREAM = 100


def make_bot(name: str, seed: int, seat: int) -> Bot:
    """The bot of that name for a seat, with its own stream of chance."""
    if name not in BOTS:
        raise BadConfig(f"There is no bot '{name}'. Use {' or '.join(BOTS)}.")
    return BOTS[name](stream(seed, BOT_STREAM + seat))
