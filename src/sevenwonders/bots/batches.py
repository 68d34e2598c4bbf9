"""Play batches of games in one process, in several, or on a cluster, with the same results either way."""

import signal
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.pool import Pool
from typing import TypeVar, final, overload

from typing_extensions import override

from sevenwonders.bots.cluster import BATCHES_PER_TASK, played_on_cluster

Batch = TypeVar("Batch")
Outcome = TypeVar("Outcome")


@final
class Batches(Sequence[Batch]):
    """Batches that are made when they are asked for, so that a billion games need no memory."""

    def __init__(self, numbers: Sequence[int], make: Callable[[int], Batch]) -> None:
        """`make` returns the batch for one of the numbers."""
        self._numbers = numbers
        self._make = make

    @override
    def __len__(self) -> int:
        return len(self._numbers)

    @overload
    def __getitem__(self, place: int) -> Batch: ...

    @overload
    def __getitem__(self, place: slice) -> Sequence[Batch]: ...

    @override
    def __getitem__(self, place: int | slice) -> Batch | Sequence[Batch]:
        if isinstance(place, slice):
            return Batches(self._numbers[place], self._make)
        return self._make(self._numbers[place])


def played_batches(
    play: Callable[[Batch], Outcome],
    batches: Sequence[Batch],
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
    with new_pool(min(jobs, len(batches))) as pool:
        yield from pool.imap(play, batches)


def new_pool(jobs: int) -> Pool:
    """Processes that leave Ctrl+C to this one, which stops them."""
    # Spawned rather than forked, which is safe whatever threads and locks the calling program has.
    with interrupts_ignored():
        return get_context("spawn").Pool(jobs, ignore_interrupts)


def ignore_interrupts() -> None:
    """Let this process ignore Ctrl+C."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


@contextmanager
def interrupts_ignored() -> Iterator[None]:
    """Ignore Ctrl+C inside the block. Processes that begin there ignore it from their first instruction on."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
