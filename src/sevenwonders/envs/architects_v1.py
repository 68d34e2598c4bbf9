"""Architects for PettingZoo, by the name and version under which results are published."""

from typing import Any

from sevenwonders.envs import pettingzoo
from sevenwonders.kernel.config import Config


def env(config: Config | None = None, **settings: Any) -> pettingzoo.SequentialEnv:
    """Return agents that act one after the other; four players if no table is given."""
    return pettingzoo.env(config or Config(game="architects"), **settings)


def parallel_env(config: Config | None = None, **settings: Any) -> pettingzoo.TogetherEnv:
    """Return agents that act together; four players if no table is given."""
    return pettingzoo.parallel_env(config or Config(game="architects"), **settings)
