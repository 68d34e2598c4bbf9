"""Think about one move in several processes. The choice is the same as that of one process with the same tries.

Processes are forked for each move: they begin with everything that the bot knows about the position, so nothing has to
be sent but which options to try in which worlds, and what came of it. Whoever plays many games at a time has better
uses for its processors, so a bot has no crew unless somebody gives it one.
"""

import multiprocessing
import os
import threading
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from multiprocessing.connection import Connection
from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.core.search import Crew, Lot, Search, Tally
from sevenwonders.kernel.rng import rng_from_data
from sevenwonders.kernel.sampler import Sampler

# A lot, and what a choice came to in it, as plain data.
LotData = tuple[list[int], int, float]
TallyData = tuple[int, float, float, float]
ALONE: Final = 1


@final
class ForkedCrew(Crew):
    """The process of the bot and some helpers, each at the other end of a pipe."""

    def __init__(self, search: Search, sampler: Sampler, ident: int, helpers: list[Connection]) -> None:
        self.search = search
        self.sampler = sampler
        self.ident = ident
        self.helpers = helpers

    @override
    def size(self) -> int:
        return len(self.helpers) + 1

    @override
    def tried(self, choices: list[int], lots: list[Lot]) -> list[list[Tally]]:
        for number, helper in enumerate(self.helpers):
            # A helper that is gone is noticed when its answer is due.
            with suppress(OSError):
                helper.send((choices, [lot_data(lot) for lot in lots[number + 1 :: self.size()]]))
        found: list[list[Tally]] = [[] for _ in lots]
        found[:: self.size()] = self.alone(choices, lots[:: self.size()])
        for number, helper in enumerate(self.helpers):
            mine = slice(number + 1, None, self.size())
            try:
                found[mine] = [[tally_of(data) for data in tallies] for tallies in helper.recv()]
            except (EOFError, OSError):
                # The helper is gone. Its lots still have their own random numbers, so nothing changes but the time.
                found[mine] = self.alone(choices, lots[mine])
        return found

    def alone(self, choices: list[int], lots: list[Lot]) -> list[list[Tally]]:
        """Try some lots in this process."""
        return [self.search.try_lot(self.sampler, self.ident, choices, lot) for lot in lots]


@contextmanager
def crew_for(search: Search, sampler: Sampler, ident: int, processes: int) -> Iterator[Crew | None]:
    """A crew of that many processes for one move; none if there is nobody to share with."""
    if processes == ALONE or not can_fork():
        yield None
        return
    context = multiprocessing.get_context("fork")
    with ExitStack() as stack:
        helpers: list[Connection] = []
        for _ in range(processes - 1):
            ours, theirs = context.Pipe()
            crew = ForkedCrew(search, sampler, ident, [])
            helper = context.Process(target=help_out, args=(crew, theirs, [*helpers, ours]), daemon=True)
            helper.start()
            theirs.close()
            helpers.append(ours)
            stack.callback(helper.join)
            stack.callback(ours.close)
        yield ForkedCrew(search, sampler, ident, helpers)


def can_fork() -> bool:
    """Whether this process can be copied: other threads may hold locks that nobody would release in the copy."""
    return hasattr(os, "fork") and threading.active_count() == 1


def help_out(crew: ForkedCrew, link: Connection, others: list[Connection]) -> None:
    """Try lots until the other end of the pipe is closed."""
    # A copy of the other end would keep the pipe open.
    for other in others:
        other.close()
    while True:
        try:
            choices, lots = link.recv()
        except EOFError:
            return
        found = crew.alone(choices, [lot_of(data) for data in lots])
        link.send([[tally_data(tally) for tally in tallies] for tallies in found])


def lot_data(lot: Lot) -> LotData:
    """A lot as plain data."""
    return lot.rng.to_data(), lot.worlds, lot.deadline


def lot_of(data: LotData) -> Lot:
    """The lot that `lot_data` described."""
    words, worlds, deadline = data
    return Lot(rng_from_data(words), worlds, deadline)


def tally_data(tally: Tally) -> TallyData:
    """A tally as plain data."""
    return tally.visits, tally.worth, tally.chance, tally.points


def tally_of(data: TallyData) -> Tally:
    """The tally that `tally_data` described."""
    tally = Tally()
    tally.visits, tally.worth, tally.chance, tally.points = data
    return tally
