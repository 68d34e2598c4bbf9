"""The levels of bots that have learned: the width, depth and effort of their search."""

import json
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from sevenwonders.bots.budget import Budget
from sevenwonders.bots.core.model import Mind, mind_of, name_for, shipped_model
from sevenwonders.bots.core.search import ONE_PLY, Effort, Search
from sevenwonders.kernel.codec import mapping
from sevenwonders.kernel.config import Config, config_from_data

# Tables whose weights are kept at work: a server rarely has more different ones at a time.
TABLES_KEPT: Final = 32
USUAL_PLAYERS: Final = 4
# How much longer a rollout takes with each expansion.
EXPANSION: Final = 0.5


@dataclass(frozen=True)
class Level:
    """A level. `width` is the number of options that are tried, 0 for the policy alone, and `turns` is how far.

    `temperature` is that of the policy, and `iterations` the number of rollouts for four players without expansions if
    no budget is set. Where players move one after the other, `turns` are counted `in_rounds` of the table.
    `folder` has weights of its own for some tables.
    """

    name: str
    character: str
    width: int
    turns: int
    temperature: float
    iterations: int
    in_rounds: bool = False
    folder: str = ""

    def effort(self, budget: Budget, config: Config) -> Effort:
        """Return the effort that a budget allows, or the usual one."""
        if budget.milliseconds:
            return Effort(budget.iterations, budget.milliseconds / 1000)
        return Effort(budget.iterations or self.usual_iterations(config), 0.0)

    def usual_iterations(self, config: Config) -> int:
        """Return the rollouts without a budget: fewer at larger tables, so that moves take about the same time."""
        size = config.players / USUAL_PLAYERS * (1 + EXPANSION * len(config.expansions))
        return max(1, round(self.iterations / size))


EASY: Final = Level("easy", "Knows the cards, but is easily distracted.", 0, 0, 1.5, 0)
STRONG: Final = Level("strong", "Looks at where each move leads.", 12, ONE_PLY, 1.0, 110)
SEARCH: Final = Level("search", "Plays the next turns in its head before it moves.", 6, 4, 1.0, 160)
EXPERT: Final = Level("expert", "Thinks longest and forgives nothing.", 8, 4, 1.0, 600, folder="expert")
LEVELS: Final = {level.name: level for level in (EASY, STRONG, SEARCH, EXPERT)}


def mind_for(config: Config, level: Level, weights: str = "") -> Mind:
    """Load shipped weights for the tables of a checked configuration: those of a file, or the ones of a level."""
    # Wonders make no difference here.
    settings = json.dumps({**config.to_data(), "wonders": []})
    return shared_mind(settings, level.temperature, level.folder, weights)


@lru_cache(maxsize=TABLES_KEPT)
def shared_mind(settings: str, temperature: float, folder: str, weights: str) -> Mind:
    """Load the weights for settings as JSON, once."""
    config = config_from_data(mapping(json.loads(settings), "settings"))
    return mind_of(shipped_model(weights or name_for(config, folder)), config, temperature)


def search_for(config: Config, level: Level, weights: str = "") -> Search:
    """Return the search of a level at the tables of a checked configuration."""
    mind = mind_for(config, level, weights)
    turns = level.turns * config.players if level.in_rounds else level.turns
    return Search(mind.policy, mind.value, level.width, turns)
