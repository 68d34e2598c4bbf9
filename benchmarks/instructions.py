"""Counts the machine instructions of a game, a copy or a view: the same figure however busy the machine is.

Each count is the difference between a long and a short run under callgrind, so that starting Python and reading the
cards cancel out. `python -m benchmarks.instructions` measures the package that this Python imports. Any further
argument is another Python with another build of the package to compare it with.
"""

import os
import pathlib
import re
import subprocess
import sys
from collections.abc import Callable
from typing import Final, NamedTuple

ROOT: Final = pathlib.Path(__file__).resolve().parent.parent
ALL_EXPANSIONS: Final = ["leaders", "cities", "armada", "edifice"]


class Workload(NamedTuple):
    """Something to count: its name, how often the short and the long run do it, and what makes one action of it."""

    name: str
    short: int
    long: int
    action: Callable[[], Callable[[int], object]]


def game_of(players: int, **settings: object) -> Callable[[], Callable[[int], object]]:
    """A workload that plays a game between random bots and adds up its scores; the number is its seed."""

    def action() -> Callable[[int], object]:
        # Imported only in the measured process.
        from benchmarks.compare import play  # noqa: PLC0415
        from sevenwonders import Config  # noqa: PLC0415

        config = Config(players, **settings)  # type: ignore[arg-type]
        return lambda seed: play(config, seed)

    return action


def simulating() -> Callable[[int], object]:
    """A workload that plays a game as a simulation does, with statistics."""
    from sevenwonders import Config  # noqa: PLC0415
    from sevenwonders.bots.batches import (  # noqa: PLC0415
        empty_statistics,
        played_game,
        seed_of,
    )

    config = Config(4)
    statistics = empty_statistics(config)
    return lambda number: statistics.add(played_game(config, ["random"] * 4, seed_of(1, number)))


def copying() -> Callable[[int], object]:
    """A workload that copies a game in the middle of Age II."""
    from benchmarks.measure import middle_of_a_game  # noqa: PLC0415

    game = middle_of_a_game()
    return lambda _: game.copy()


def viewing() -> Callable[[int], object]:
    """A workload that makes a seat's view of a game in the middle of Age II."""
    from benchmarks.measure import middle_of_a_game  # noqa: PLC0415

    game = middle_of_a_game()
    return lambda _: game.view(0)


def sampling(players: int, **settings: object) -> Callable[[], Callable[[int], object]]:
    """A workload that deals a world for the view of a seat in the middle of a game."""

    def action() -> Callable[[int], object]:
        from benchmarks.measure import middle_of_a_game  # noqa: PLC0415
        from sevenwonders import Config, sample, stream  # noqa: PLC0415

        view = middle_of_a_game(Config(players, **settings)).view(0)  # type: ignore[arg-type]
        rng = stream(1, 1)
        return lambda _: sample(view, rng)

    return action


WORKLOADS: Final = [
    Workload("first edition, 4 players", 100, 400, game_of(4)),
    Workload("simulate, 4 players", 100, 400, simulating),
    Workload("second edition, 4 players", 100, 300, game_of(4, edition=2)),
    Workload("all expansions, 4 players", 60, 180, game_of(4, edition=2, expansions=ALL_EXPANSIONS)),
    Workload("Architects, 4 players", 60, 180, game_of(4, game="architects")),
    Workload("sample, first edition", 300, 900, sampling(4)),
    Workload("sample, all expansions", 200, 600, sampling(4, edition=2, expansions=ALL_EXPANSIONS)),
    Workload("sample, Architects", 300, 900, sampling(4, game="architects")),
    Workload("copy", 1000, 3000, copying),
    Workload("view", 1000, 3000, viewing),
]


def counted(python: str, workload: Workload) -> float:
    """The instructions of one action with the build that the given Python imports."""
    return (total(python, workload, workload.long) - total(python, workload, workload.short)) / (
        workload.long - workload.short
    )


def total(python: str, workload: Workload, times: int) -> int:
    """The instructions of a whole run."""
    # Hashes of strings differ from run to run unless they are fixed, and with them the work of every dict.
    environment = {**os.environ, "PYTHONHASHSEED": "0"}
    command = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", python]
    command += ["-m", "benchmarks.instructions", "--run", workload.name, str(times)]
    run = subprocess.run(command, cwd=ROOT, env=environment, check=True, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if not found:
        raise SystemExit(f"callgrind counted nothing:\n{run.stderr}")
    return int(found[1])


def run(name: str, times: int) -> None:
    """Do the action of a workload that many times, in the process that is measured."""
    action = next(workload for workload in WORKLOADS if workload.name == name).action()
    for number in range(times):
        action(number)


def main() -> None:
    """Print a table of thousands of instructions, with a column for each build."""
    if sys.argv[1:2] == ["--run"]:
        run(sys.argv[2], int(sys.argv[3]))
        return
    others = sys.argv[1:]
    print(f"| thousand instructions | this build |{''.join(f' other {at + 1} | times |' for at in range(len(others)))}")
    print(f"| --- | ---: |{' ---: | ---: |' * len(others)}", flush=True)
    for workload in WORKLOADS:
        own = counted(sys.executable, workload)
        cells = [
            f" {other / 1000:,.1f} | {other / own:.2f} |" for other in [counted(python, workload) for python in others]
        ]
        print(f"| {workload.name} | {own / 1000:,.1f} |{''.join(cells)}", flush=True)


if __name__ == "__main__":
    main()
