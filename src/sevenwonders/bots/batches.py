"""Play batches of games in one process, in several, or on a cluster, with the same results either way."""

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import TypeVar

from sevenwonders.bots.cluster import BATCHES_PER_TASK, played_on_cluster

Batch = TypeVar("Batch")
Outcome = TypeVar("Outcome")


def played_batches(
    play: Callable[[Batch], Outcome],
    batches: list[Batch],
    jobs: int,
    cluster: str = "",
    per_task: int = BATCHES_PER_TASK,
) -> Iterator[Outcome]:
    """Play all batches in processes or on a cluster, and yield their outcomes in order as soon as they are known.

    `cluster` is the address of a cluster, `auto`, or empty to stay on this machine. There, a task plays at most
    `per_task` batches.
    """
    if cluster:
        yield from played_on_cluster(play, batches, cluster, per_task)
        return
    if jobs == 1 or len(batches) == 1:
        yield from map(play, batches)
        return
    # Spawned rather than forked, which is safe whatever threads and locks the calling program has.
    with get_context("spawn").Pool(min(jobs, len(batches))) as pool:
        yield from pool.imap(play, batches)
