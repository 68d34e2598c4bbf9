"""Compiles the yardstick and lets it play."""

import json
import pathlib
import subprocess
from typing import Final, NamedTuple

from benchmarks.yardstick.tables import table_source

SOURCES: Final = pathlib.Path(__file__).parent


class Played(NamedTuple):
    """What the yardstick says about its games: means of a game, a score or a decision, and its processor time."""

    games: int
    seconds: float
    mean_score: float
    mean_square: float
    decisions: float
    options: float


class Yardstick:
    """The compiled program, in a folder of its own."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.program = folder / "yardstick"
        (folder / "tables.h").write_text(table_source(), encoding="utf-8")
        files = [str(file) for file in sorted(SOURCES.glob("*.c"))]
        flags = ["-O3", "-Wall", "-Wextra", "-Werror", f"-I{folder}", f"-I{SOURCES}"]
        subprocess.run(["cc", *flags, "-o", str(self.program), *files], check=True)

    def command(self, games: int, seed: int) -> list[str]:
        """The command that plays that many games."""
        return [str(self.program), str(games), str(seed)]

    def play(self, games: int, seed: int) -> Played:
        """Let it play that many games."""
        run = subprocess.run(self.command(games, seed), check=True, capture_output=True, text=True)
        return Played(**json.loads(run.stdout))
