"""OpenSpiel: its own suites, information states, clones, saved states, search."""

import pickle
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts, mcts
from open_spiel.python.observation import make_observation

from sevenwonders import BadConfig, Config
from sevenwonders.envs.openspiel import register
from sevenwonders.kernel.rng import stream
from tests.encode.tables import all_tables, table_name
from tests.support.expansions import ALL

register()

FEW = [
    "sevenwonders_classic(players=2)",
    f"sevenwonders_classic(players=3,edition=2,expansions={'+'.join(ALL)},reward=margin)",
    "sevenwonders_classic(players=4,edition=2,variant=teams)",
    "sevenwonders_classic_simultaneous(players=3)",
    "sevenwonders_architects(players=2)",
]
SEQUENTIAL = "sevenwonders_classic(players=3,edition=1)"


def spiel_name(config: Config, together: bool) -> str:
    """The text that OpenSpiel loads for a configuration."""
    if config.game == "architects":
        return f"sevenwonders_architects(players={config.players})"
    kind = "sevenwonders_classic" + ("_simultaneous" if together else "")
    expansions = "+".join(config.expansions)
    return f"{kind}(players={config.players},edition={config.edition},expansions={expansions},variant={config.variant})"


def some_state(name: str, seed: int, moves: int) -> Any:
    """A state after random moves."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    rng = stream(seed, 0)
    while state.is_chance_node():
        state.apply_action(rng.below(256))
    for _ in range(moves):
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    return state


@pytest.mark.parametrize("name", FEW)
def test_random_games_with_saved_states(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.proof
@pytest.mark.parametrize("together", [False, True])
@pytest.mark.parametrize("config", all_tables(), ids=table_name)
def test_random_games_at_every_table(config: Config, together: bool) -> None:
    game = pyspiel.load_game(spiel_name(config, together))
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def api_cases(game: Any) -> Any:
    """The tests of OpenSpiel's `api_test.py` for part of a tree, for one of our games."""
    flags.FLAGS(sys.argv[:1])
    from open_spiel.integration_tests import api_test  # noqa: PLC0415 - it reads flags when it is imported

    name = game.get_type().short_name
    return type("Case", (api_test.EnforceAPIOnPartialTreeBase,), {"game": game, "game_name": name})


@pytest.mark.parametrize("name", FEW[-2:])
def test_the_api_suite_passes(name: str) -> None:
    check_api(name)


@pytest.mark.proof
@pytest.mark.parametrize("config", all_tables(), ids=table_name)
def test_the_api_suite_passes_at_every_table(config: Config) -> None:
    check_api(spiel_name(config, together=False))


def check_api(name: str) -> None:
    case = api_cases(pyspiel.load_game(name))
    case.setUpClass()
    names = [test for test in dir(case) if test.startswith("test_")]
    assert len(names) >= 5
    for test in names:
        getattr(case(test), test)()


def test_a_playthrough_can_be_played_again(tmp_path: Path) -> None:
    text = generate_playthrough.playthrough("sevenwonders_architects(players=2)", action_sequence=None, seed=1)
    file = tmp_path / "playthrough.txt"
    file.write_text(text, encoding="utf-8")
    original, again = generate_playthrough.replay(str(file))
    assert original == again


def test_resampling_keeps_the_information_state() -> None:
    changed = 0
    for name in FEW[:3] + FEW[-1:]:
        for moves in (0, 1, 20, 35, 50):
            state = some_state(name, moves, moves)
            seat = state.current_player()
            chance = stream(moves, 1)
            other = state.resample_from_infostate(seat, chance.fraction)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.legal_actions() == state.legal_actions()
            rival = (seat + 1) % state.num_players()
            changed += other.observation_string(rival) != state.observation_string(rival)
            while not other.is_terminal():
                other.apply_action(other.legal_actions()[0])
    assert changed > 5


def test_clones_are_independent_and_survive_pickling() -> None:
    state = some_state(SEQUENTIAL, 3, 40)
    told = state.information_state_string()
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert other.information_state_string() == told
        other.apply_action(other.legal_actions()[-1])
        assert other.history() != state.history()
    assert state.information_state_string() == told


def test_search_plays() -> None:
    state = some_state(SEQUENTIAL, 1, 30)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(state.get_game(), evaluator, 1.0, 6, random_state=np.random.RandomState(2))
    assert bot.step(state) in state.legal_actions()


def test_public_and_private_strings() -> None:
    state = some_state(SEQUENTIAL, 1, 30)
    seat = state.current_player()
    kinds = [
        pyspiel.IIGObservationType(perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE),
        pyspiel.IIGObservationType(perfect_recall=False, public_info=False),
    ]
    public, private = (make_observation(state.get_game(), kind) for kind in kinds)
    assert public.string_from(state, 0) == public.string_from(state, 1)
    assert "city 1: coins" in public.string_from(state, seat)
    assert "hand:" not in public.string_from(state, seat).splitlines()
    assert "hand: " in private.string_from(state, seat)
    assert "city 1: coins" not in private.string_from(state, seat)


def test_tensors_are_rows() -> None:
    state = some_state(SEQUENTIAL, 1, 30)
    observation = make_observation(state.get_game())
    observation.set_from(state, 1)
    assert observation.tensor.tolist() == list(state.row(1))
    assert observation.dict["city 0: coins"].tolist() == list(state.setting.layout.named(state.row(1))["city 0: coins"])


def test_bad_games_are_refused() -> None:
    with pytest.raises(BadConfig, match="no reward 'fame'"):
        pyspiel.load_game("sevenwonders_classic(reward=fame)")
    with pytest.raises(ValueError, match="no parameters"):
        pyspiel.load_game(SEQUENTIAL).make_py_observer(None, {"depth": 1})


def test_without_open_spiel_a_sentence_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    monkeypatch.delitem(sys.modules, "sevenwonders.envs.openspiel")
    with pytest.raises(ImportError, match=r"pip install 'sevenwonders\[openspiel\]'"):
        import_module("sevenwonders.envs.openspiel")
