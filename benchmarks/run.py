"""Measures the engine interpreted and compiled in one run and prints the tables of docs/performance.md."""

import json
import os
import pathlib
import subprocess
import sys
from typing import NamedTuple

ROOT = pathlib.Path(__file__).resolve().parent.parent


class Compared(NamedTuple):
    """Games per second of one kind and of the kind it is compared with, and the ratio that it has to reach."""

    name: str
    bar: float
    games: float
    against: float

    def ratio(self) -> float:
        """How many games take as long as one game of the other kind."""
        return self.games / self.against


class Measured(NamedTuple):
    """All figures of one run, interpreted or compiled."""

    figures: dict[str, float]
    pairs: list[Compared]


def measured(compiled: bool, seconds: str) -> Measured:
    """The figures of the interpreted or the compiled engine, measured in a separate process."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if not compiled:
        environment["PYTHONPATH"] = "src"
    command = [sys.executable, "-m", "benchmarks.measure", seconds]
    output = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True).stdout
    result = json.loads(output)
    if result["compiled"] != compiled:
        raise SystemExit("The compiled package is not installed. Run `make install` first.")
    return Measured(result["figures"], [Compared(**pair) for pair in result["pairs"]])


def main() -> None:
    """Print a table that compares source and package, and one that compares kinds of games with the first edition."""
    seconds = sys.argv[1] if len(sys.argv) > 1 else "1.0"
    print("Measuring the source, then the compiled package: about four minutes...", file=sys.stderr)
    interpreted = measured(compiled=False, seconds=seconds)
    compiled = measured(compiled=True, seconds=seconds)
    print_figures(interpreted.figures, compiled.figures)
    print()
    print_pairs(interpreted.pairs, compiled.pairs)


def print_figures(interpreted: dict[str, float], compiled: dict[str, float]) -> None:
    """Print how much faster the compiled package is."""
    print("| | interpreted | compiled | ratio |")
    print("| --- | ---: | ---: | ---: |")
    for name, slow in interpreted.items():
        fast = compiled[name]
        ratio = fast / slow if "per second" in name else slow / fast
        print(f"| {name} | {slow:,.{digits(slow)}f} | {fast:,.{digits(fast)}f} | {ratio:.1f} |")


def print_pairs(interpreted: list[Compared], compiled: list[Compared]) -> None:
    """Print games per second next to those of the first edition with the same number of players."""
    print("| games per second | interpreted | first edition | ratio | compiled | first edition | ratio | bar |")
    print("| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: |")
    for slow, fast in zip(interpreted, compiled, strict=True):
        print(f"| {slow.name} | {cells(slow)} | {cells(fast)} | {slow.bar:.2f}{mark(fast)} |")


def cells(pair: Compared) -> str:
    """Both rates and their ratio."""
    return f"{pair.games:,.0f} | {pair.against:,.0f} | {pair.ratio():.2f}"


def mark(pair: Compared) -> str:
    """A word for the table if the compiled package misses the bar."""
    return " missed" if pair.ratio() < pair.bar else ""


def digits(value: float) -> int:
    """The number of decimals worth printing."""
    return 1 if value < 100 else 0


if __name__ == "__main__":
    main()
