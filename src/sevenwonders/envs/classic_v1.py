"""7 Wonders for PettingZoo, by the name and version under which results are published."""

from sevenwonders.envs.pettingzoo import env, parallel_env

__all__ = ["env", "parallel_env"]
