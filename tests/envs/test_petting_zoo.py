"""PettingZoo: its own suites, and what is particular about this game."""

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from sevenwonders import BadConfig, Config, IllegalChoice
from sevenwonders.envs import architects_v1, classic_v1
from sevenwonders.envs.pettingzoo import SequentialEnv, env, parallel_env
from sevenwonders.envs.shaping import shaped_env
from tests.encode.tables import all_tables, table_name
from tests.support.expansions import ALL

# The suites say this of every environment whose observations are dictionaries.
pytestmark = pytest.mark.filterwarnings("ignore:Observation")

FEW = [
    Config(2),
    Config(4, edition=2, variant="teams"),
    Config(7, edition=2, expansions=ALL),
    Config(3, game="architects"),
]


def run_suites(config: Config, cycles: int) -> None:
    api_test(env(config), num_cycles=cycles)
    parallel_api_test(parallel_env(config), num_cycles=cycles)
    seed_test(lambda: env(config), num_cycles=cycles)
    # This one samples actions without their mask.
    parallel_seed_test(lambda: parallel_env(config, illegal="first"), num_cycles=cycles)


@pytest.mark.parametrize("config", FEW, ids=table_name)
def test_the_suites_pass(config: Config) -> None:
    run_suites(config, cycles=12)


@pytest.mark.proof
@pytest.mark.parametrize("config", all_tables(), ids=table_name)
def test_the_suites_pass_at_every_table(config: Config) -> None:
    run_suites(config, cycles=400)


@pytest.mark.parametrize("actions", ["flat", "options"])
def test_the_suites_pass_with_other_actions(actions: str) -> None:
    api_test(env(Config(3), actions=actions), num_cycles=30)


def played(game: SequentialEnv, seed: int) -> dict[str, float]:
    """The sum of every agent's rewards in a game in which the first legal action is always taken."""
    game.reset(seed=seed)
    sums = dict.fromkeys(game.possible_agents, 0.0)
    for agent in game.agent_iter():
        seen, reward, ended, cut, _ = game.last()
        assert not cut
        sums[agent] += reward
        game.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    return sums


@pytest.mark.parametrize("reward", ["margin", "win", "placement", "score"])
def test_rewards_come_at_the_end(reward: str) -> None:
    game = env(Config(4), reward=reward)
    sums = played(game, 5)
    assert list(sums.values()) == game.play.rewards(reward)


def test_the_controller_of_the_free_city_acts_twice() -> None:
    game = env(Config(2))
    game.reset(seed=1)
    order = []
    group = game.play.game.decisions
    while game.play.game.decisions is group:
        order.append(game.agent_selection)
        game.step(int(np.flatnonzero(game.last()[0]["action_mask"])[0]))
    assert order[0] == order[-1] == "seat_0"
    assert "seat_1" in order


def test_others_wait_in_parallel() -> None:
    game = parallel_env(Config(3, game="architects"))
    seen, _ = game.reset(seed=1)
    allowed = {agent: np.flatnonzero(item["action_mask"]).tolist() for agent, item in seen.items()}
    wait = game.table.actions.wait
    assert sum(actions == [wait] for actions in allowed.values()) == 2
    with pytest.raises(IllegalChoice, match="mask"):
        game.step(dict.fromkeys(game.agents, wait))


def test_an_illegal_action_is_an_error_or_replaced() -> None:
    strict, lenient = env(Config(3)), env(Config(3), illegal="first")
    for game in (strict, lenient):
        game.reset(seed=1)
    with pytest.raises(IllegalChoice, match="mask"):
        strict.step(408)
    first = lenient.play.legal_actions(0)[0]
    lenient.step(408)
    strict.step(first)
    assert strict.observe("seat_1")["observation"].tolist() == lenient.observe("seat_1")["observation"].tolist()
    with pytest.raises(IllegalChoice, match="has to act"):
        strict.step(None)


def test_without_a_seed_every_game_is_another_one() -> None:
    game = env(Config(3))
    game.reset(seed=1)
    seeds = []
    for _ in range(3):
        game.reset()
        seeds.append(game.play.game.seed)
    game.reset(seed=1)
    again = []
    for _ in range(3):
        game.reset()
        again.append(game.play.game.seed)
    assert seeds == again
    assert len(set(seeds)) == 3


def test_names_and_bad_settings() -> None:
    assert classic_v1.env().metadata["name"] == "sevenwonders_classic_v1"
    assert architects_v1.env().metadata["name"] == "sevenwonders_architects_v1"
    assert architects_v1.parallel_env(Config(3, game="architects")).max_num_agents == 3
    with pytest.raises(BadConfig, match="one of error, first"):
        env(illegal="never")
    with pytest.raises(BadConfig, match="render mode 'oil'"):
        env(render_mode="oil")
    with pytest.raises(BadConfig, match="no reward"):
        env(reward="fame")


def test_shaping_changes_no_sum() -> None:
    """Potential-based shaping adds up to nothing over a game: what is best stays best."""
    plain = played(env(Config(3)), 3)
    wrapped = shaped_env(env(Config(3)), scale=0.01)
    wrapped.reset(seed=3)
    sums = dict.fromkeys(wrapped.possible_agents, 0.0)
    moved = 0
    for agent in wrapped.agent_iter():
        seen, reward, ended, _, _ = wrapped.last()
        moved += reward != 0 and not ended
        sums[agent] += reward
        wrapped.step(None if ended else int(np.flatnonzero(seen["action_mask"])[0]))
    assert moved > 20
    assert sums == pytest.approx(plain)
