"""What is measured, section by section. Builds take turns, so that a slow moment of the machine slows all of them."""

import os
import pathlib
import re
import resource
import shutil
import subprocess
import sys
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from tempfile import TemporaryDirectory
from typing import Final

from benchmarks import instructions
from benchmarks.builds import ROOT, Build, Builds
from benchmarks.tables import ALL_TABLES, DECISIVE, USUAL
from benchmarks.yardstick.program import Yardstick

# Figures by row, then by build or column. A missing figure is not there.
Figures = dict[str, dict[str, float]]

# The first round only warms up; of the others, the best counts.
ROUNDS: Final = 4
SECONDS: Final = 0.3
ACTIONS: Final = (
    "copy",
    "view",
    "sample",
    "rollout",
    "rollout with a table of weights",
    "six turns of the learned policy",
    "forecast of the learned value",
    "try of an option in a search",
    "save",
    "load",
)
GAMES_WITH_DECISIONS: Final = 60
SIMULATED: Final = 10_000
STARTS: Final = 10
COMMANDS: Final = {"--help": ["--help"], "simulate --games 1": ["simulate", "--games", "1"]}
LIBRARIES: Final = """
import sevenwonders.classic.table, sys
print(*[module.__file__ for name, module in sys.modules.items() if name.endswith("__mypyc")])
"""
COUNTED_BY_YARDSTICK: Final = (200, 1200)


def best_rates(sides: Mapping[str, Callable[[int], float | None]]) -> dict[str, float]:
    """The best of several rounds for each side, which take turns. The number of the round is for seeds."""
    found: dict[str, float] = {}
    for number in range(ROUNDS):
        for name, side in sides.items():
            rate = side(number)
            if rate is not None and number:
                found[name] = max(found.get(name, 0.0), rate)
    return found


def games_of(build: Build, table: str) -> Callable[[int], float | None]:
    """Rounds of games at a table."""
    return lambda number: build.number("games", table=table, seed=number * 1_000_000, seconds=SECONDS)


def measure_games(builds: Builds) -> Figures:
    """Games per second of every table."""
    return {
        table.name: best_rates({build.name: games_of(build, table.name) for build in builds.all()})
        for table in ALL_TABLES
    }


def measure_actions(builds: Builds) -> Figures:
    """The time of single actions in microseconds, the answers per second, and the memory of a game."""
    found: Figures = {}
    for name in ACTIONS:
        rates = best_rates({build.name: action_of(build, name) for build in builds.all()})
        found[name] = {build: 1e6 / rate for build, rate in rates.items()}
    found["answers"] = best_rates({build.name: answers_of(build) for build in builds.all()})
    found["memory"] = {build.name: build.number("memory") or 0.0 for build in builds.all()}
    return found


def action_of(build: Build, name: str) -> Callable[[int], float | None]:
    """Rounds of an action, as actions per second."""

    def side(_: int) -> float | None:
        microseconds = build.number("action", name=name, seconds=SECONDS / 2)
        return None if microseconds is None else 1e6 / microseconds

    return side


def answers_of(build: Build) -> Callable[[int], float | None]:
    """Rounds of answers at the usual table."""
    return lambda number: build.number("answers", seed=number * 1_000_000, seconds=SECONDS)


def measure_decisions(builds: Builds) -> Figures:
    """Options of a decision and the time to list them: median, 99th percentile and maximum."""
    found: Figures = {}
    for table in DECISIVE:
        answer = builds.compiled.ask("decisions", table=table.name, count=GAMES_WITH_DECISIONS)
        assert isinstance(answer, dict)
        found[table.name] = {
            f"{what} {name}": value
            for what in ("options", "time")
            for name, value in zip(("p50", "p99", "max"), answer[what], strict=True)
        }
    return found


def measure_processes(builds: Builds) -> Figures:
    """Games per second of the bare engine and of simulations with statistics."""
    build = builds.compiled
    found: dict[str, float] = {}
    for number in range(ROUNDS):
        alone, together = (build.ask("simulation", count=SIMULATED, jobs=jobs) for jobs in (1, 2))
        assert isinstance(alone, dict)
        assert isinstance(together, dict)
        rates = {
            "engine": games_of(build, USUAL.name)(number) or 0.0,
            "1 process, processor time": alone["processor"],
            "1 process": alone["clock"],
            "2 processes": together["clock"],
        }
        found = {name: max(found.get(name, 0.0), rate) for name, rate in rates.items()}
    return {name: {"games per second": rate} for name, rate in found.items()}


def measure_yardstick(builds: Builds) -> Figures:
    """Games per second of plain C and of the builds."""
    if not shutil.which("cc"):
        return {}
    with TemporaryDirectory() as folder:
        yardstick = Yardstick(pathlib.Path(folder))

        def plain_c(number: int) -> float:
            played = yardstick.play(10_000, number + 1)
            return played.games / played.seconds

        sides: dict[str, Callable[[int], float | None]] = {"C": plain_c}
        sides |= {build.name: games_of(build, USUAL.name) for build in builds.all()}
        return {name: {"games per second": rate} for name, rate in best_rates(sides).items()}


def measure_starts(builds: Builds) -> Figures:
    """The milliseconds of processor time that commands take, and the size of the library in megabytes."""
    packages = [build for build in builds.all() if not build.from_source]
    found: Figures = {}
    for name, words in COMMANDS.items():
        # The best of several is the largest rate.
        rates = [{build.name: 1000 / start_ms(build, words) for build in packages} for _ in range(STARTS)]
        found[name] = {build.name: 1000 / max(rate[build.name] for rate in rates) for build in packages}
    found["library, MB"] = {build.name: library_bytes(build) / 1e6 for build in packages}
    return found


def start_ms(build: Build, words: list[str]) -> float:
    """The processor time of a command in milliseconds."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    command = [build.python, "-m", "sevenwonders", *words]
    subprocess.run(command, cwd=ROOT, env=build.environment(), check=True, stdout=subprocess.DEVNULL)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return 1000 * (after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime)


def library_bytes(build: Build) -> int:
    """The size of the compiled rules."""
    command = [build.python, "-c", LIBRARIES]
    paths = subprocess.run(command, env=build.environment(), check=True, capture_output=True, text=True).stdout.split()
    return sum(os.path.getsize(path) for path in paths)


def measure_instructions(builds: Builds) -> Figures:
    """Thousands of machine instructions of a game, a copy and a view, and of a game in C."""
    if not shutil.which("valgrind"):
        return {}
    packages = [build for build in builds.all() if not build.from_source]
    pairs = [(workload, build) for workload in instructions.WORKLOADS for build in packages]
    # Unlike times, instructions are the same however many programs run.
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = pool.map(lambda pair: thousands(pair[0], pair[1].python), pairs)
        found: Figures = {workload.name: {} for workload in instructions.WORKLOADS}
        for (workload, build), count in zip(pairs, counts, strict=True):
            progress(f"  {workload.name}, {build.name}")
            if count is not None:
                found[workload.name][build.name] = count
    if shutil.which("cc"):
        found[instructions.WORKLOADS[0].name]["C"] = yardstick_instructions() / 1000
    return found


def thousands(workload: instructions.Workload, python: str) -> float | None:
    """Thousands of instructions with the build of that Python; None if the build cannot do the work."""
    try:
        return instructions.counted(python, workload) / 1000
    except subprocess.CalledProcessError:
        return None


def yardstick_instructions() -> float:
    """The instructions of one game in C."""
    few, many = COUNTED_BY_YARDSTICK
    with TemporaryDirectory() as folder:
        yardstick = Yardstick(pathlib.Path(folder))
        totals = [callgrind(yardstick.command(games, 1)) for games in (few, many)]
    return (totals[1] - totals[0]) / (many - few)


def callgrind(command: list[str]) -> int:
    """The instructions of a command."""
    counting = ["valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null", *command]
    run = subprocess.run(counting, check=True, capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    assert found is not None
    return int(found[1])


def progress(words: str) -> None:
    """Tell whoever waits."""
    print(words, file=sys.stderr, flush=True)


SECTIONS: Final[dict[str, Callable[[Builds], Figures]]] = {
    "games": measure_games,
    "actions": measure_actions,
    "decisions": measure_decisions,
    "processes": measure_processes,
    "yardstick": measure_yardstick,
    "starts": measure_starts,
    "instructions": measure_instructions,
}
