"""Bots of other packages: by the place of their class, by an entry point, and as a program in one line."""

import json
import os
import subprocess
import sys
from importlib.metadata import EntryPoint, EntryPoints
from pathlib import Path

import pytest

from sevenwonders import BadConfig, Config, make_bot, new_game, play_out
from sevenwonders.bots import plug_ins
from tests.support.terminal import printed

CHEAP = '''
from sevenwonders import Bot, Choice, Question, Rng, serve_bot


class Cheap(Bot):
    """Takes the cheapest choice."""

    def choose(self, question: Question) -> Choice:
        return min(question.choices(), key=lambda choice: choice.price)


class Lucky(Bot):
    """Takes any choice, with the random numbers that it is given."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, question: Question) -> int:
        return question.options[self.rng.below(len(question.options))]


NOT_A_BOT = 3


def nothing() -> None:
    """Return no bot."""


if __name__ == "__main__":
    serve_bot(Cheap())
'''


@pytest.fixture
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A module of somebody else, in the folder in which a command runs."""
    file = tmp_path / "my_plug_in.py"
    file.write_text(CHEAP, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    plug_ins.plug_in.cache_clear()
    sys.modules.pop("my_plug_in", None)
    return file


@pytest.mark.usefixtures("module")
def test_a_class_is_a_bot_by_its_place() -> None:
    game = new_game(Config(3), 3)
    names = ["my_plug_in:Cheap", "my_plug_in:Cheap", "random"]
    play_out(game, [make_bot("classic", name, 1, seat) for seat, name in enumerate(names)])
    assert game.finished()
    twice = [new_game(Config(3, game="architects"), 3) for _ in range(2)]
    for table in twice:
        play_out(table, [make_bot("architects", "my_plug_in:Lucky", 1, seat) for seat in range(3)])
    assert twice[0] == twice[1]
    assert "my_plug_in:Cheap" in printed("simulate", "--games", "2", "--players", "3", "--bot", "my_plug_in:Cheap")


@pytest.mark.usefixtures("module")
def test_a_class_that_is_missing_or_no_bot_is_refused() -> None:
    for name, words in (
        ("my_plug_in:Dear", "cannot be loaded"),
        ("nowhere_at_all:Cheap", "cannot be loaded"),
        ("my_plug_in:NOT_A_BOT", "is not a bot"),
        ("my_plug_in:nothing", "is not a bot"),
        ("clever", "Yours is my_module:MyBot"),
    ):
        with pytest.raises(BadConfig, match=words):
            make_bot("classic", name, 1, 0)


@pytest.mark.usefixtures("module")
def test_an_installed_package_offers_bots_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    offered = EntryPoints([EntryPoint("cheap", "my_plug_in:Cheap", plug_ins.GROUP)])
    monkeypatch.setattr(plug_ins, "entry_points", lambda group: offered.select(group=group))
    monkeypatch.syspath_prepend(".")
    assert plug_ins.plug_in_names() == ["cheap"]
    assert type(make_bot("classic", "cheap", 1, 0)).__name__ == "Cheap"
    with pytest.raises(BadConfig, match="expert or cheap"):
        make_bot("classic", "clever", 1, 0)


def test_the_example_is_a_package_that_plays_once_it_is_installed(tmp_path: Path) -> None:
    root = Path(__file__).parent.parent
    # Without a network: only hatchling is needed, which builds this package too.
    install = ["pip", "install", "--quiet", "--no-index", "--no-deps", "--no-build-isolation", "--no-compile"]
    subprocess.run([sys.executable, "-m", *install, "--target", tmp_path, root / "examples" / "my_bot"], check=True)
    paths = [str(tmp_path), *(str(Path(path).resolve()) for path in os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    play = ["sevenwonders", "simulate", "--bots", "frugal,random,random", "--games", "30", "--players", "3", "--json"]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    run = subprocess.run([sys.executable, "-m", *play], capture_output=True, check=True, cwd=tmp_path, env=environment)
    wins = {name: bot["win_rate"] for name, bot in json.loads(run.stdout)["by_bot"].items()}
    assert wins["frugal"] > 1 / 3 > wins["random"]


def test_a_bot_is_a_program_in_one_line(module: Path) -> None:
    hello = b'{"type": "hello", "protocol": 1, "name": "arena"}\n'
    root = Path(__file__).parent.parent
    run = subprocess.run([sys.executable, str(module)], input=hello, capture_output=True, check=False, cwd=root)
    assert b'"Cheap","about":"Takes the cheapest choice."' in run.stdout, run.stderr
