"""Environments can be pickled and copied in the middle of a game, and go on as the first one does."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest

from sevenwonders import Config
from sevenwonders.envs import pettingzoo
from sevenwonders.envs.gymnasium import SoloEnv

WAYS: list[Callable[[Any], Any]] = [lambda env: pickle.loads(pickle.dumps(env)), copy.deepcopy]
WAY_NAMES = ["pickle", "deepcopy"]
CONFIGS = [Config(3), Config(3, game="architects")]


def first_legal(observation: dict[str, Any]) -> int:
    return int(np.flatnonzero(observation["action_mask"])[0])


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
@pytest.mark.parametrize("config", CONFIGS, ids=["classic", "architects"])
def test_a_table_of_learners_goes_on(config: Config, way: Callable[[Any], Any]) -> None:
    env = pettingzoo.env(config)
    env.reset(seed=3)
    for _ in range(10):
        env.step(first_legal(env.last()[0]))
    again = way(env)
    for _ in range(10):
        one, other = env.last()[0], again.last()[0]
        assert all(np.array_equal(one[key], other[key]) for key in one)
        env.step(first_legal(one))
        again.step(first_legal(other))
    parallel = pettingzoo.parallel_env(config)
    parallel.reset(seed=3)
    assert way(parallel).agents == parallel.agents


@pytest.mark.parametrize("opponent", ["random", "greedy"])
@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
def test_a_learner_meets_the_same_bots_again(way: Callable[[Any], Any], opponent: str) -> None:
    env = SoloEnv(Config(3), opponents=[opponent])
    assert way(env).action_space == env.action_space
    observation, _ = env.reset(seed=3)
    for _ in range(8):
        observation = env.step(first_legal(observation))[0]
    again = way(env)
    seen = observation
    for _ in range(8):
        observation, seen = env.step(first_legal(observation))[0], again.step(first_legal(seen))[0]
        assert np.array_equal(observation["observation"], seen["observation"])
    assert np.array_equal(env.reset()[0]["observation"], again.reset()[0]["observation"])
