"""Play batches of games in one process or several, with the same results either way."""

from collections.abc import Callable, Iterator
from multiprocessing import get_context
from typing import TypeVar

Batch = TypeVar("Batch")
Outcome = TypeVar("Outcome")


def played_batches(play: Callable[[Batch], Outcome], batches: list[Batch], jobs: int) -> Iterator[Outcome]:
    """Play all batches in `jobs` processes, and yield their outcomes in order as soon as they are known."""
    if jobs == 1 or len(batches) == 1:
        yield from map(play, batches)
        return
    # Spawned rather than forked, which is safe whatever threads and locks the calling program has.
    with get_context("spawn").Pool(min(jobs, len(batches))) as pool:
        yield from pool.imap(play, batches)
