"""Play batches of games on many machines with Ray. Results are the same as in one process."""

import contextlib
from collections import deque
from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, Final, TypeVar

from sevenwonders.kernel.errors import BadConfig

# What `--cluster` says for a cluster on this machine, or the one that the environment names.
AUTO: Final = "auto"
# A task of the cluster plays several batches: sending one out and back takes some milliseconds.
BATCHES_PER_TASK: Final = 40
# Tasks under way for each processor: enough to keep it busy, few enough to keep the results in memory small.
TASKS_PER_CPU: Final = 3
# How often a task is tried again if its machine is lost. It plays the same games again, because they follow from seeds.
RETRIES: Final = 5

Batch = TypeVar("Batch")
Outcome = TypeVar("Outcome")


def ray_module() -> Any:
    """The package `ray`, or BadConfig. It takes seconds to load, so only those who need it do."""
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig("Playing on a cluster needs Ray: pip install 'sevenwonders[cluster]'.") from error
    return ray


@contextlib.contextmanager
def joined(address: str) -> Iterator[Any]:
    """Ray, connected to a cluster. A connection that was there before stays; one that is made here is closed."""
    ray = ray_module()
    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(
            None if address == AUTO else address, log_to_driver=False, include_dashboard=False, logging_level="error"
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadConfig(f"There is no cluster at {address}: {error}. Start one with `ray start --head`.") from error
    try:
        yield ray
    finally:
        ray.shutdown()


def played_on_cluster(play: Callable[[Batch], Outcome], batches: list[Batch], address: str) -> Iterator[Outcome]:
    """Play all batches on a cluster, and yield their outcomes in order as soon as they are known."""
    with joined(address) as ray:
        task = ray.remote(max_retries=RETRIES)(played_together)
        play_there = ray.put(play)
        most = TASKS_PER_CPU * max(1, int(ray.cluster_resources().get("CPU", 1)))
        chunks = chunked(batches)
        # In order: whoever plays the next outcome is the first of those under way.
        under_way = deque(task.remote(play_there, chunk) for chunk in islice(chunks, most))
        while under_way:
            outcomes = ray.get(under_way.popleft())
            under_way.extend(task.remote(play_there, chunk) for chunk in islice(chunks, 1))
            yield from outcomes


def chunked(batches: list[Batch]) -> Iterator[list[Batch]]:
    """The batches of one task after another."""
    for first in range(0, len(batches), BATCHES_PER_TASK):
        yield batches[first : first + BATCHES_PER_TASK]


def played_together(play: Callable[[Batch], Outcome], batches: list[Batch]) -> list[Outcome]:
    """The outcomes of some batches: one task of the cluster."""
    return [play(batch) for batch in batches]
