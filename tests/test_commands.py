"""The command line as a whole: the list of commands, and what a command loads before it starts."""

import inspect
import subprocess
import sys
from importlib import import_module

import pytest

import sevenwonders
from sevenwonders.cli.app import app
from sevenwonders.cli.commands import COMMANDS
from tests.terminal import RUNNER, environment, printed


def help_of(*command: str) -> str:
    """A help page as one line of words."""
    return " ".join(printed(*command, "--help").replace("│", " ").split())


def test_the_help_lists_every_command_with_its_summary() -> None:
    for name, summary in COMMANDS.items():
        assert f"{name} {summary}" in help_of()


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_begins_with_its_summary(name: str) -> None:
    text = help_of(name)
    assert COMMANDS[name] in text
    details = inspect.getdoc(getattr(import_module(f"sevenwonders.cli.{name}"), name)) or ""
    for paragraph in details.split("\n\n")[1:]:
        assert " ".join(paragraph.split()) in text


def test_the_version_is_that_of_the_package() -> None:
    assert printed("--version").strip() == f"sevenwonders {sevenwonders.__version__}"


def test_a_mistyped_command_is_answered_with_the_nearest_one() -> None:
    result = RUNNER.invoke(app, ["simulat"], env=environment(100))
    assert result.exit_code == 2
    assert "No such command 'simulat'. Did you mean 'simulate'?" in result.output


def modules_after(code: str) -> set[str]:
    """The modules that a fresh process has loaded after some code."""
    script = f"{code}\nimport sys\nprint(*sys.modules)"
    return set(
        subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True).stdout.split()
    )


def test_the_help_needs_neither_engine_nor_frames() -> None:
    code = "from sevenwonders.cli.app import app\ntry: app(['--help'])\nexcept SystemExit: pass"
    loaded = modules_after(code)
    assert "sevenwonders.cli.command_group" in loaded
    assert not loaded & {"sevenwonders.surface", "sevenwonders.kernel", "sevenwonders.cli.play", "rich", "yaml"}


def test_the_public_surface_is_there_when_it_is_asked_for() -> None:
    loaded = modules_after("import sevenwonders\nassert 'new_game' in dir(sevenwonders)\nsevenwonders.new_game")
    assert "sevenwonders.surface" in loaded
    namespace: dict[str, object] = {}
    exec("from sevenwonders import *", namespace)
    assert {"Config", "new_game", "replay_game"} <= set(namespace)
    with pytest.raises(AttributeError, match="no attribute 'old_game'"):
        _ = import_module("sevenwonders").old_game
