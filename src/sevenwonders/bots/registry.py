"""Bots by name, for every game."""

from collections.abc import Callable
from dataclasses import replace
from functools import wraps
from typing import Final

from sevenwonders.bots.architects.greedy import GreedyBot as ArchitectsGreedyBot
from sevenwonders.bots.bot import Bot, RandomBot
from sevenwonders.bots.budget import NO_BUDGET, Budget
from sevenwonders.bots.classic.greedy import GreedyBot as ClassicGreedyBot
from sevenwonders.bots.core.levels import EASY, EXPERT, LEVELS, SEARCH, STRONG, Level
from sevenwonders.bots.core.model import generations_of
from sevenwonders.bots.core.thinking import PolicyBot, SearchBot
from sevenwonders.bots.mcts_baseline import MctsBot
from sevenwonders.bots.plug_ins import is_plug_in, make_plug_in, plug_in, plug_in_names
from sevenwonders.bots.solo_value_bot import SoloValueBot
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.wording import Phrase

# Makes a bot with its own random numbers and the budget that it has for each move.
Maker = Callable[[Rng, Budget], Bot]


def without_budget(make: Callable[[Rng], Bot]) -> Maker:
    """Return the maker of a bot that answers at once, whatever its budget."""

    @wraps(make)
    def made(rng: Rng, _: Budget) -> Bot:
        return make(rng)

    return made


def searching(level: Level, weights: str = "") -> Maker:
    """Return the maker of a bot that searches like that level, with shipped weights or its usual ones."""

    def made(rng: Rng, budget: Budget) -> Bot:
        return SearchBot(level, rng, budget, weights)

    return made


def levels_with(greedy: Callable[[Rng], Bot], levels: dict[str, Level]) -> dict[str, Maker]:
    """Return the bots of a game, from the weakest to the strongest; each game has its own rules of thumb."""
    return {
        "random": without_budget(RandomBot),
        "easy": without_budget(lambda rng: PolicyBot(levels["easy"], rng)),
        "greedy": without_budget(greedy),
        "strong": searching(levels["strong"]),
        "search": searching(levels["search"]),
        "expert": searching(levels["expert"]),
    }


# How each game plays the levels that have learned. In Architects players move one after the other: a rollout goes on
# until it is the bot's turn again.
LEVELS_OF: Final = {
    "classic": LEVELS,
    "architects": {
        EASY.name: replace(EASY, temperature=1.1),
        STRONG.name: replace(STRONG, width=6, turns=1, iterations=64, in_rounds=True),
        SEARCH.name: replace(SEARCH, turns=1, iterations=400, in_rounds=True),
        EXPERT.name: replace(EXPERT, turns=1, iterations=1200, in_rounds=True),
    },
}
BOTS: Final[dict[str, dict[str, Maker]]] = {
    "classic": levels_with(ClassicGreedyBot, LEVELS_OF["classic"]),
    "architects": levels_with(ArchitectsGreedyBot, LEVELS_OF["architects"]),
}

# The character of each bot, in one line.
CHARACTERS: Final = {
    "random": "Plays anything that is allowed. Good for a first look at the game.",
    "easy": EASY.character,
    "greedy": "Takes what is worth most at once, without looking ahead. A fair opponent for beginners.",
    "strong": STRONG.character,
    "search": SEARCH.character,
    "expert": EXPERT.character,
}


def partners_of(game: str) -> dict[str, Maker]:
    """Return sparring partners; earlier generations play as `strong` does."""
    return {
        "tag_like": MctsBot,
        "evolved_like": without_budget(SoloValueBot),
        **{name: searching(LEVELS_OF[game]["strong"], weights) for name, weights in generations_of(game).items()},
    }


# Partners for training and for the arena. No lobby offers them.
SPARRING: Final[dict[str, dict[str, Maker]]] = {game: partners_of(game) for game in BOTS}

BOT_STREAM: Final = 100


def bots_of(game: str) -> list[str]:
    """List the names of the bots that can play the game, without sparring partners."""
    return list(BOTS[game])


def check_bot(game: str, name: str) -> None:
    """Check a bot's name: a level, a sparring partner, or a bot of another package, which is loaded.

    Raises `BadConfig` unless it can play the game.
    """
    if name in BOTS[game] or name in SPARRING[game]:
        return
    if not is_plug_in(name):
        raise BadConfig(Phrase("no-bot", name=name, names=[*BOTS[game], *plug_in_names()]))
    plug_in(name)


def make_bot(game: str, name: str, seed: int, seat: int, budget: Budget = NO_BUDGET) -> Bot:
    """Make the bot of that name for a seat of that game, with its own random numbers.

    The name may also be the place of a class, `my_module:MyBot`, or that of an entry point in the group
    `sevenwonders.bots`. Its constructor gets `rng` and `budget` if it asks for them.
    """
    check_bot(game, name)
    rng = stream(seed, BOT_STREAM + seat)
    ours = BOTS[game] | SPARRING[game]
    return ours[name](rng, budget) if name in ours else make_plug_in(name, rng, budget)
