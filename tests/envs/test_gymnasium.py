"""Gymnasium: its own checker, one learner against bots, and many side by side."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from sevenwonders import BadConfig, Config, IllegalChoice
from sevenwonders.envs.gymnasium import IDS, SoloEnv, SoloVectorEnv
from tests.encode.tables import all_tables, table_name
from tests.support.expansions import ALL

FEW = [Config(2), Config(5, edition=2, expansions=ALL), Config(3, game="architects")]


def run_checker(config: Config) -> None:
    # The checker samples actions without their mask, and looks for what `make` adds.
    made = gymnasium.make(IDS[config.game], config=config)
    # Pictures take a browser: test_env_pictures.py has them.
    check_env(made.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("config", FEW, ids=table_name)
def test_the_checker_passes(config: Config) -> None:
    run_checker(config)


@pytest.mark.proof
@pytest.mark.parametrize("config", all_tables(), ids=table_name)
def test_the_checker_passes_at_every_table(config: Config) -> None:
    run_checker(config)


def test_a_game_against_bots() -> None:
    env = SoloEnv(Config(3), opponents=["greedy", "random"], seat=1, reward="score")
    seen, _ = env.reset(seed=4)
    steps, ended, reward = 0, False, 0.0
    while not ended:
        assert env.observation_space.contains(seen)
        seen, reward, ended, cut, _ = env.step(int(np.flatnonzero(seen["action_mask"])[-1]))
        assert not cut
        steps += 1
    assert 18 <= steps <= 54
    assert reward == env.solo.play.game.score_sheet()[1].total()


def test_many_side_by_side_begin_anew() -> None:
    envs = SoloVectorEnv(Config(3), num_envs=3)
    assert envs.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    seen, _ = envs.reset(seed=2)
    over = np.zeros(3, np.bool_)
    ends = restarts = 0
    for _ in range(130):
        actions = np.array([np.flatnonzero(mask)[0] for mask in seen["action_mask"]])
        seen, rewards, ended, _, _ = envs.step(actions)
        assert not (over & ended).any()
        assert not rewards[over].any()
        restarts += int(over.sum())
        ends += int(ended.sum())
        over = ended
    assert ends >= restarts >= 3
    assert envs.reset(seed=[1, 2, 3])[0]["observation"].shape == seen["observation"].shape


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = SoloVectorEnv(Config(3), num_envs=2), SoloVectorEnv(Config(3), num_envs=2)
    assert np.array_equal(first.reset(seed=1)[0]["observation"], second.reset(seed=1)[0]["observation"])
    assert not np.array_equal(first.reset(seed=1)[0]["observation"], second.reset(seed=2)[0]["observation"])


def test_rendering() -> None:
    env = SoloEnv(Config(3), render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert isinstance(text, str)
    assert "0 decides: card" in text
    env.close()


def test_a_person_sees_the_table_of_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    env = SoloEnv(Config(3), render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out == f"{env.solo.play.game}\n"
    *_, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert capsys.readouterr().out == f"{env.solo.play.game}\n"
    assert not info["replaced"]
    assert env.render() is None


def test_an_illegal_action_is_replaced_and_told() -> None:
    env, strict = SoloEnv(Config(3)), SoloEnv(Config(3), illegal="error")
    for table in (env, strict):
        table.reset(seed=1)
    illegal = int(np.flatnonzero(~env.action_masks())[0])
    assert env.step(illegal)[-1]["replaced"]
    with pytest.raises(IllegalChoice):
        strict.step(illegal)


def test_by_id() -> None:
    env = gymnasium.make("sevenwonders/Classic-v1")
    assert env.reset(seed=1)[0]["action_mask"].shape == (409,)
    many = gymnasium.make_vec("sevenwonders/Architects-v1", num_envs=2, vectorization_mode="vector_entry_point")
    assert many.reset(seed=1)[0]["action_mask"].shape == (2, 224)


def test_bad_tables_are_refused() -> None:
    with pytest.raises(BadConfig, match="0 to 2, not 3"):
        SoloEnv(Config(3), seat=3)
    with pytest.raises(BadConfig, match="one opponent for all seats, or 3"):
        SoloEnv(Config(4), opponents=["random", "greedy"])
    with pytest.raises(BadConfig, match="no bot 'genius'"):
        SoloEnv(Config(4), opponents=["genius"])


def test_the_mask_is_where_training_code_looks_for_it() -> None:
    env = SoloEnv(Config(3), opponents="greedy")
    assert env.solo.names == ["greedy", "greedy"]
    observation, info = env.reset(seed=3)
    assert np.array_equal(env.action_masks(), observation["action_mask"] == 1)
    observation, *_, info = env.step(int(np.flatnonzero(env.action_masks())[0]))
    assert np.array_equal(info["action_mask"], observation["action_mask"])
    assert env.action_masks().any()
