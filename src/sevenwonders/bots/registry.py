"""Bots by name, for every game."""

from collections.abc import Callable
from functools import wraps
from typing import Final

from sevenwonders.bots.architects.greedy import GreedyBot as ArchitectsGreedyBot
from sevenwonders.bots.bot import Bot
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.classic.greedy import GreedyBot as ClassicGreedyBot
from sevenwonders.bots.random import RandomBot
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import Rng, stream

# Makes a bot with its own random numbers and the budget that it has for each move.
Maker = Callable[[Rng, Budget], Bot]


def without_budget(make: Callable[[Rng], Bot]) -> Maker:
    """The maker of a bot that answers at once, whatever its budget."""

    @wraps(make)
    def made(rng: Rng, _: Budget) -> Bot:
        return make(rng)

    return made


BOTS: Final[dict[str, dict[str, Maker]]] = {
    "classic": {"random": without_budget(RandomBot), "greedy": without_budget(ClassicGreedyBot)},
    "architects": {"random": without_budget(RandomBot), "greedy": without_budget(ArchitectsGreedyBot)},
}

BOT_STREAM: Final = 100


def bots_of(game: str) -> list[str]:
    """The names of the bots that can play the game."""
    return list(BOTS[game])


def check_bot(game: str, name: str) -> None:
    """Raise BadConfig unless a bot of that name can play the game."""
    if name not in BOTS[game]:
        raise BadConfig(f"There is no bot '{name}'. Use {' or '.join(BOTS[game])}.")


def make_bot(game: str, name: str, seed: int, seat: int, budget: Budget = NO_BUDGET) -> Bot:
    """The bot of that name for a seat of that game, with its own random numbers."""
    check_bot(game, name)
    return BOTS[game][name](stream(seed, BOT_STREAM + seat), budget)
