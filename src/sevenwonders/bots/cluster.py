"""Play batches of games on many machines with Ray. Results are the same as in one process."""

import contextlib
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import islice
from typing import Any, Final, TypeVar

from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

# The value of `--cluster` for a cluster on this machine, or the one that the environment names.
AUTO: Final = "auto"
# A task of the cluster plays several batches: sending one out and back takes some milliseconds.
BATCHES_PER_TASK: Final = 40
# Tasks under way for each processor: enough to keep it busy.
TASKS_PER_CPU: Final = 3
# Tasks for each processor that are under way, or done while an earlier one is not: few, because they fill the memory.
KEPT_PER_CPU: Final = 12
# How often a task is tried again if its machine is lost. It plays the same games again, because they follow from seeds.
RETRIES: Final = 5

Work = TypeVar("Work")
Result = TypeVar("Result")


def ray_module() -> Any:
    """Return the package `ray`, imported late because it is slow to load. Raises `BadConfig` if it is missing."""
    try:
        import ray  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig(Phrase("needs-ray")) from error
    return ray


@contextlib.contextmanager
def joined(address: str) -> Iterator[Any]:
    """Connect Ray to a cluster. An existing connection stays; one that is made here is closed."""
    ray = ray_module()
    if ray.is_initialized():
        yield ray
        return
    try:
        ray.init(
            None if address == AUTO else address, log_to_driver=False, include_dashboard=False, logging_level="error"
        )
    except (ConnectionError, RuntimeError, ValueError) as error:
        raise BadConfig(Phrase("no-cluster", address=address, reason=str(error))) from error
    try:
        yield ray
    finally:
        ray.shutdown()


def on_cluster(address: str) -> contextlib.AbstractContextManager[Any]:
    """Connect once for everything inside the block. Nothing happens if the address is empty."""
    return joined(address) if address else contextlib.nullcontext()


def run_on_cluster(
    play: Callable[[Work], Result], batches: Sequence[Work], address: str, per_task: int = BATCHES_PER_TASK
) -> Iterator[Result]:
    """Play all batches on a cluster, and yield their outcomes in order as soon as they are known.

    A task plays at most `per_task` batches.
    """
    with joined(address) as ray:
        task = ray.remote(max_retries=RETRIES)(run_chunk)
        play_there = ray.put(play)
        processors = max(1, int(ray.cluster_resources().get("CPU", 1)))
        chunks = chunked(batches, per_task, processors)
        # All tasks whose outcomes have not been yielded, in order, and those of them that are not done yet.
        given = deque[Any]()
        under_way: list[Any] = []
        while True:
            room = min(TASKS_PER_CPU * processors - len(under_way), KEPT_PER_CPU * processors - len(given))
            for chunk in islice(chunks, room):
                given.append(task.remote(play_there, chunk))
                under_way.append(given[-1])
            if not given:
                return
            _, under_way = ray.wait(under_way, num_returns=1)
            while given and given[0] not in under_way:
                yield from ray.get(given.popleft())


def chunked(batches: Sequence[Work], most: int, processors: int) -> Iterator[list[Work]]:
    """Yield the batches of one task after another: fewer than the most if some processors would get too few."""
    size = max(1, min(most, len(batches) // (TASKS_PER_CPU * processors)))
    for first in range(0, len(batches), size):
        yield list(batches[first : first + size])


def run_chunk(play: Callable[[Work], Result], batches: list[Work]) -> list[Result]:
    """Play some batches and return their outcomes: one task of the cluster."""
    return [play(batch) for batch in batches]
