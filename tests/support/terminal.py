"""The program as a person meets it: what is typed, drawn and printed at a terminal of some width."""

import io
from itertools import cycle, islice
from pathlib import Path

from rich.cells import cell_len
from rich.console import Console, RenderableType
from typer.testing import CliRunner, Result

from sevenwonders.cli.app import app
from sevenwonders.cli.replay import Story, step_through
from sevenwonders.record.files import load_record
from sevenwonders.record.log import OPEN
from sevenwonders.record.record import replay_game

RUNNER = CliRunner()
WIDTH = 100
# Beginnings of lines with a path, or with a command to copy, which stay one line however long they are.
UNBROKEN = ("The record is in", "The same deal again")


def environment(columns: int) -> dict[str, str]:
    """A plain terminal without colours."""
    return {"COLUMNS": str(columns), "TERM": "dumb", "NO_COLOR": "1"}


def drawn(renderable: RenderableType, width: int = WIDTH) -> str:
    """What a screen of that width shows."""
    console = Console(width=width, color_system=None)
    with console.capture() as capture:
        console.print(renderable)
    return capture.get()


def widest(text: str, unbroken: tuple[str, ...] = ()) -> int:
    """The width of the longest line, other than those that begin so."""
    return max(cell_len(line) for line in text.splitlines() if not line.startswith(unbroken))


def printed(*command: str, columns: int = WIDTH) -> str:
    """What the command prints; its error is built_stages."""
    result = RUNNER.invoke(app, list(command), env=environment(columns))
    if result.exception is not None:
        raise result.exception
    assert result.exit_code == 0
    return result.output


# Games at the prompt


def typed(arguments: list[str], lines: list[str], columns: int = WIDTH) -> Result:
    """A game with these options and lines; the input then ends."""
    text = "".join(f"{line}\n" for line in lines)
    return RUNNER.invoke(app, ["play", *arguments], input=text, env=environment(columns))


def repeated(answers: list[str], count: int) -> list[str]:
    """That many lines: the answers over and over again."""
    return list(islice(cycle(answers), count))


def typed_to_end(arguments: list[str], answers: list[str], file: Path, columns: int = WIDTH) -> str:
    """What a game shows if one of the answers fits every question. No line is too wide; the record is complete."""
    result = typed([*arguments, "--save", str(file)], repeated(answers, 3000), columns)
    assert result.exit_code == 0, result.output
    assert "Final score" in result.output
    assert replay_game(load_record(file)).finished()
    for line in result.output.splitlines():
        assert line.startswith(UNBROKEN) or cell_len(line) <= columns, line
    return result.output


# Records, turn by turn


def stepped(path: Path, keys: list[str], seat: int = OPEN, width: int = WIDTH) -> str:
    """What the screen shows for these keys; the input then ends."""
    lines = iter(keys)

    def read() -> str:
        try:
            return next(lines)
        except StopIteration:
            raise EOFError from None

    screen = io.StringIO()
    step_through(Console(file=screen, width=width, highlight=False), Story(load_record(path), seat), read)
    return screen.getvalue()
