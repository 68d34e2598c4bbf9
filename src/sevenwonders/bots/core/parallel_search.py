"""Think about one move in several processes. The choice is the same as that of one process with the same rollouts.

Processes are forked for each move: they begin with everything that the bot knows about the position, so nothing has to
be sent but which options to try in which worlds, and the results. A program that plays many games at a time has better
uses for its processors, so a bot searches alone unless it is told otherwise.
"""

import multiprocessing
import os
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from multiprocessing.connection import Connection
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.core.search import ParallelSearch, Search, Tally, WorldBatch
from sevenwonders.kernel.memory import Sampler
from sevenwonders.kernel.rng import rng_from_data

# A batch, and the results of a choice in it, as plain data.
BatchData = tuple[list[int], int, float]
TallyData = tuple[int, float, float, float]
ALONE: Final = 1


@final
@dataclass(eq=False)
class ForkedSearch(ParallelSearch):
    """The process of the bot and some helpers, each at the other end of a pipe."""

    search: Search
    sampler: Sampler
    ident: int
    helpers: list[Connection]

    @override
    def size(self) -> int:
        return len(self.helpers) + 1

    @override
    def results(self, choices: list[int], batches: list[WorldBatch]) -> list[list[Tally]]:
        for number, helper in enumerate(self.helpers):
            # A helper that is gone is noticed when its answer is due.
            with suppress(OSError):
                helper.send((choices, [batch_data(batch) for batch in batches[number + 1 :: self.size()]]))
        found: list[list[Tally]] = [[] for _ in batches]
        found[:: self.size()] = self.alone(choices, batches[:: self.size()])
        for number, helper in enumerate(self.helpers):
            mine = slice(number + 1, None, self.size())
            try:
                found[mine] = [[tally_of(data) for data in tallies] for tallies in helper.recv()]
            except (EOFError, OSError):
                # The helper is gone. Its batches still have their own random numbers, so nothing changes but the time.
                found[mine] = self.alone(choices, batches[mine])
        return found

    def alone(self, choices: list[int], batches: list[WorldBatch]) -> list[list[Tally]]:
        """Try some batches in this process."""
        return [self.search.roll_out_batch(self.sampler, self.ident, choices, batch) for batch in batches]


@contextmanager
def parallel_search_for(
    search: Search, sampler: Sampler, ident: int, processes: int
) -> Iterator[ParallelSearch | None]:
    """Yield a search in that many processes for one move, or None if there is no other process to share with."""
    if processes == ALONE or not can_fork():
        yield None
        return
    context = multiprocessing.get_context("fork")
    with ExitStack() as stack:
        helpers: list[Connection] = []
        for _ in range(processes - 1):
            ours, theirs = context.Pipe()
            parallel = ForkedSearch(search, sampler, ident, [])
            helper = context.Process(target=help_out, args=(parallel, theirs, [*helpers, ours]), daemon=True)
            helper.start()
            theirs.close()
            helpers.append(ours)
            stack.callback(helper.join)
            stack.callback(ours.close)
        yield ForkedSearch(search, sampler, ident, helpers)


def can_fork() -> bool:
    """Return whether this process can be forked: locks of other threads would never be released in the copy."""
    return hasattr(os, "fork") and threading.active_count() == 1


def help_out(parallel: ForkedSearch, link: Connection, others: list[Connection]) -> None:
    """Try batches until the other end of the pipe is closed."""
    # A copy of the other end would keep the pipe open.
    for other in others:
        other.close()
    while True:
        try:
            choices, batches = link.recv()
        except EOFError:
            return
        found = parallel.alone(choices, [batch_of(data) for data in batches])
        link.send([[tally_data(tally) for tally in tallies] for tallies in found])


def batch_data(batch: WorldBatch) -> BatchData:
    """Return a batch as plain data."""
    return batch.rng.to_data(), batch.worlds, batch.deadline


def batch_of(data: BatchData) -> WorldBatch:
    """Load the batch that `batch_data` wrote."""
    words, worlds, deadline = data
    return WorldBatch(rng_from_data(words), worlds, deadline)


def tally_data(tally: Tally) -> TallyData:
    """Return a tally as plain data."""
    return tally.visits, tally.worth, tally.chance, tally.points


def tally_of(data: TallyData) -> Tally:
    """Load the tally that `tally_data` wrote."""
    tally = Tally()
    tally.visits, tally.worth, tally.chance, tally.points = data
    return tally
