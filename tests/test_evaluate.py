"""The subcommand `evaluate`: fixed deals, every seat, boards to train on and boards that are held out."""

import json
import sys

import pytest
from typer.testing import CliRunner

from sevenwonders import Config
from sevenwonders.bots.arena.evaluation import FIRST_SEED, evaluation, tables_of
from sevenwonders.bots.budget import NO_BUDGET
from sevenwonders.bots.protocol.program import Limits
from sevenwonders.cli.app import app
from sevenwonders.games import new_game


def run(*words: str) -> str:
    result = CliRunner().invoke(app, ["evaluate", *words])
    assert result.exit_code == 0, result.output
    return result.stdout


def test_a_stronger_bot_gets_a_better_result() -> None:
    lines = json.loads(run("greedy", "--against", "random", "--players", "3", "--games", "9", "--json"))
    assert [line["boards"] for line in lines] == ["training boards", "held-out boards"]
    for line in lines:
        assert line["games"] == 9
        assert line["win_share"] > 0.8 > line["even_share"]
        assert line["mean_score"] > line["opponent_mean_score"]


def test_the_result_is_the_same_every_time() -> None:
    words = ("random", "--against", "greedy", "--players", "3", "--games", "3", "--json")
    assert run(*words) == run(*words)


def test_a_program_can_be_evaluated() -> None:
    command = f"mine={sys.executable} -m sevenwonders bot greedy"
    lines = json.loads(run(command, "--against", "random", "--players", "3", "--games", "3", "--json"))
    assert {line["agent"] for line in lines} == {"mine"}


def test_tables() -> None:
    words = ("random", "--against", "greedy", "--players", "3", "--games", "3", "--game", "architects")
    assert "all boards" in run(*words)
    assert run(*words, "--markdown").startswith("| Agent | Against | Boards |")


@pytest.mark.parametrize("edition", [1, 2])
def test_held_out_boards_are_not_those_to_train_on(edition: int) -> None:
    sets = [
        {board for seed in range(20) for board in new_game(table, seed).board_names()}
        for _, table in tables_of(Config(5, edition=edition))
    ]
    assert not sets[0] & sets[1]


def test_every_deal_is_played_from_every_seat() -> None:
    trials = evaluation(Config(4), "random", 10, commands={}, budget=NO_BUDGET, limits=Limits(1000, 1000))
    assert {trial.opponent for trial in trials} >= {"greedy"}
    for trial in trials:
        assert trial.contest.seed == FIRST_SEED
        assert trial.contest.games == 12
        assert trial.contest.lineup == ["random"] + [trial.opponent] * 3
