"""The command line as a whole: the list of commands, and what a command loads before it starts."""

import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

import sevenwonders
from sevenwonders.cli.app import app
from sevenwonders.cli.commands import COMMANDS, load_command, module_of
from sevenwonders.languages import say
from sevenwonders.record.document import BadFile
from tests.support.terminal import RUNNER, environment, printed, widest


def help_of(*command: str) -> str:
    """A help page as one line of words."""
    return " ".join(printed(*command, "--help").replace("│", " ").split())


def test_the_help_lists_every_command_with_its_summary() -> None:
    page = help_of()
    for name in COMMANDS:
        assert f"{name} {say(f'command-{name}')}" in page


@pytest.mark.parametrize("name", COMMANDS)
def test_the_help_of_a_command_begins_with_its_summary(name: str) -> None:
    command = load_command(name)
    assert command.help is not None
    assert command.help.startswith(say(f"command-{name}"))
    text = help_of(name)
    for paragraph in command.help.split("\n\n"):
        assert paragraph in text


@pytest.mark.parametrize("columns", [60, 80, 120, 200])
@pytest.mark.parametrize("name", ["", *COMMANDS])
def test_the_help_is_as_wide_as_the_terminal(
    name: str, columns: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without the runner of the other tests, which has a width of its own."""
    monkeypatch.setenv("COLUMNS", str(columns))
    with pytest.raises(SystemExit):
        app([*name.split(), "--help"])
    text = capsys.readouterr().out
    assert widest(text) <= columns
    assert "…" not in text, "a word is cut off"
    if not name and columns <= 120:
        assert widest(text) > columns - 20


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
    assert "sevenwonders.cli.commands" in loaded
    assert not loaded & {"sevenwonders.surface", "sevenwonders.kernel", "sevenwonders.cli.play", "rich", "yaml"}


def test_the_public_surface_is_there_when_it_is_asked_for() -> None:
    loaded = modules_after("import sevenwonders\nassert 'new_game' in dir(sevenwonders)\nsevenwonders.new_game")
    assert "sevenwonders.surface" in loaded
    namespace: dict[str, object] = {}
    exec("from sevenwonders import *", namespace)
    assert {"Config", "new_game", "replay_game"} <= set(namespace)
    with pytest.raises(AttributeError, match="no attribute 'old_game'"):
        _ = import_module("sevenwonders").old_game


# Files that are missing


@pytest.mark.parametrize("command", [["score"], ["replay"], ["analyse"], ["verify"], ["check"], ["restore", "--check"]])
def test_a_missing_file_is_named_in_a_sentence(command: list[str], tmp_path: Path) -> None:
    missing = tmp_path / "none.yaml"
    with pytest.raises(BadFile) as refused:
        printed(*command, str(missing))
    assert str(refused.value) == f"There is no file {missing}. Check its name."


@pytest.mark.parametrize("command", [["score"], ["replay"], ["analyse"], ["verify"], ["restore", "--check"]])
def test_a_folder_is_no_file(command: list[str], tmp_path: Path) -> None:
    with pytest.raises(BadFile, match=r"is a folder\. Name a file\."):
        printed(*command, str(tmp_path))


# Ctrl+C

PATIENCE_S = 60.0
# A shell lets programs in the background ignore Ctrl+C.
HEEDFUL = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler)"

# Programs that say when to interrupt them: while the processes begin, before any code of ours runs in them, and when
# games have been played.
BEGINNING = """
from sevenwonders.bots import batches
from sevenwonders.cli import main
new_pool = batches.new_pool

def aloud(jobs):
    pool = new_pool(jobs)
    print("now", flush=True)
    return pool

batches.new_pool = aloud
main()
"""
PLAYING = """
from sevenwonders.cli import main, simulate
with_bar = simulate.with_bar

def aloud(outcomes, *rest):
    for outcome in with_bar(outcomes, *rest):
        print("now", flush=True)
        yield outcome

simulate.with_bar = aloud
main()
"""


@pytest.mark.parametrize("program", [BEGINNING, PLAYING], ids=["beginning", "playing"])
def test_an_interrupt_ends_with_one_line(program: str) -> None:
    command = [sys.executable, "-c", HEEDFUL + program, "simulate", "--games", "1000000000", "--jobs", "2"]
    process = subprocess.Popen(
        command,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "now\n"
        # To all processes of the group, as a terminal does.
        os.killpg(process.pid, signal.SIGINT)
        _, errors = process.communicate(timeout=PATIENCE_S)
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
    assert (process.returncode, errors) == (130, "Stopped.\n")


@pytest.mark.parametrize("name", COMMANDS)
def test_an_interrupt_of_any_command_ends_with_one_line(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted() -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(f"{module_of(name)}.{name}", interrupted)
    with pytest.raises(SystemExit) as end:
        app([name])
    assert (end.value.code, capsys.readouterr().err) == (130, "Stopped.\n")
