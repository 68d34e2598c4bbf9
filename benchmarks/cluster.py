"""What a Ray cluster costs: the same games in one process, on one worker and on two, and the parts of the cost.

    python -m benchmarks.cluster [GAMES]

Times of processors are hardly changed by other work on the machine; seconds on the clock are.
"""

import logging
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import ray

from sevenwonders import Config
from sevenwonders.bots.batches import GAMES_PER_BATCH, GameBatch, new_tournament, play_batch
from sevenwonders.bots.cluster import BATCHES_PER_TASK, run_on_cluster
from sevenwonders.datasets.manifest import write_whole
from sevenwonders.datasets.write import GAMES_PER_PART, PartTask, played_part

GAMES = 40_000
EMPTY_TASKS = 300
HEAD = """| where | processor here, s | processor in tasks, s | clock, s | games per s |
| --- | ---: | ---: | ---: | ---: |"""


class Cost(NamedTuple):
    """Seconds of the processor here and in tasks, and on the clock."""

    here_s: float
    tasks_s: float
    clock_s: float


def timed(batch: GameBatch) -> float:
    """The seconds of its processor that a batch takes."""
    began = time.process_time()
    play_batch(batch)
    return time.process_time() - began


def in_one_process(batches: Sequence[GameBatch]) -> Cost:
    """All batches here."""
    clock, here = time.perf_counter(), time.process_time()
    tasks = sum(map(timed, batches))
    return Cost(time.process_time() - here - tasks, tasks, time.perf_counter() - clock)


def on_workers(batches: Sequence[GameBatch]) -> Cost:
    """All batches on the cluster that is running."""
    clock, here = time.perf_counter(), time.process_time()
    tasks = sum(run_on_cluster(timed, batches, "auto"))
    return Cost(time.process_time() - here, tasks, time.perf_counter() - clock)


def nothing(_: int) -> None:
    """A batch without games."""


def empty_task_ms() -> tuple[float, float]:
    """What an empty task costs there and back: milliseconds of the processor here, and on the clock."""
    clock, here = time.perf_counter(), time.process_time()
    for _ in run_on_cluster(nothing, list(range(EMPTY_TASKS)), "auto", per_task=1):
        pass
    shares = 1000 / EMPTY_TASKS
    return (time.process_time() - here) * shares, (time.perf_counter() - clock) * shares


def some_bytes(size: int) -> bytes:
    """A result of that size."""
    return bytes(size)


def transfer_ms(data: bytes) -> float:
    """Milliseconds of the processor here for a result of that size."""
    made = ray.remote(some_bytes)
    waiting = [made.remote(len(data)) for _ in range(50)]
    ray.wait(waiting, num_returns=len(waiting))
    began = time.process_time()
    for result in waiting:
        ray.get(result)
    return (time.process_time() - began) * 1000 / len(waiting)


def write_ms(data: bytes) -> float:
    """Milliseconds of the processor for writing a part."""
    with tempfile.TemporaryDirectory() as folder:
        began = time.process_time()
        for number in range(50):
            write_whole(Path(folder) / str(number), data)
        return (time.process_time() - began) * 1000 / 50


def main(games: int) -> None:
    """Measure everything, and print a table of Markdown."""
    batches = new_tournament(Config(4), ["random"], 1, games).batches()
    timed(batches[0])
    tasks = -(-len(batches) // BATCHES_PER_TASK)
    print(f"{games:,} games of random bots, {tasks} tasks of {BATCHES_PER_TASK * GAMES_PER_BATCH:,} games\n")
    print(HEAD)
    print_cost("one process", in_one_process(batches), games)
    settings = PartTask(Config(4).to_data(), ["random"] * 4, 1, 0, GAMES_PER_PART)
    part = played_part(settings).answers
    for workers in (1, 2):
        ray.init(num_cpus=workers, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
        # The first task of a worker loads the program.
        on_workers(batches[: 2 * workers])
        print_cost(f"Ray, workers: {workers}", on_workers(batches), games)
        here, clock = empty_task_ms()
        print(f"an empty task: {here:.2f} ms of the processor here, {clock:.2f} ms on the clock", file=sys.stderr)
        print(f"a part of {len(part):,} bytes: {transfer_ms(part):.2f} ms to get", file=sys.stderr)
        ray.shutdown()
    print(f"a part of {len(part):,} bytes: {write_ms(part):.2f} ms to write", file=sys.stderr)


def print_cost(where: str, cost: Cost, games: int) -> None:
    """Print a row of the table."""
    numbers = f"{cost.here_s:.2f} | {cost.tasks_s:.2f} | {cost.clock_s:.2f} | {games / cost.clock_s:,.0f}"
    print(f"| {where} | {numbers} |", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else GAMES)
