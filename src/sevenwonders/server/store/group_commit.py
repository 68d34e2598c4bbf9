"""Group commit: answers that arrive at about the same time share a transaction, and so one flush to disk."""

import asyncio
from collections.abc import Awaitable, Callable

from sevenwonders.server.store.protocol import Advance, LeaseLost

LARGEST_GROUP = 250
# The shortest time between two groups. A transaction costs as much as ten answers, and the delay is imperceptible.
APART_S = 0.004

Key = tuple[str, int]


class Waiting:
    """An answer, and the caller who waits for it to be committed."""

    __slots__ = ("advance", "outcome")

    def __init__(self, advance: Advance, outcome: asyncio.Future[None]) -> None:
        self.advance = advance
        self.outcome = outcome

    @property
    def key(self) -> Key:
        """The place that the answer asks for; only one answer gets it."""
        return self.advance.lease.game, self.advance.answer.number

    def settle(self, accepted: bool) -> None:
        """Tell the caller whether the answer got its place, unless the caller has stopped waiting."""
        if self.outcome.done():
            return
        if accepted:
            self.outcome.set_result(None)
        else:
            self.outcome.set_exception(LeaseLost(self.advance.lease.game))

    def fail(self, error: Exception) -> None:
        """Pass a database error on to the caller, unless the caller has stopped waiting."""
        if not self.outcome.done():
            self.outcome.set_exception(error)


Group = dict[Key, Advance]


class GroupCommit:
    """Writes answers in groups: while one is being committed, the next gathers. A single answer never waits."""

    def __init__(self, write: Callable[[Group], Awaitable[set[Key]]]) -> None:
        """`write` commits a group in order, and returns the places of the answers that it accepted."""
        self._write = write
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None
        self._next_s = 0.0

    async def append(self, advance: Advance) -> None:
        """Add an answer, and return once it is committed. Raises `LeaseLost` if it is not accepted.

        The answer may be committed even if the caller stops waiting.
        """
        waiting = Waiting(advance, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        await waiting.outcome

    async def finish(self) -> None:
        """Wait until the backlog is written."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while self._waiting:
            if loop.time() < self._next_s:
                await asyncio.sleep(self._next_s - loop.time())
            self._next_s = loop.time() + APART_S
            group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
            # Processes that want the same rows must lock them in the same order, or they would deadlock. Sorting is
            # stable, so of two answers for the same place the first to arrive gets it.
            await self._commit(sorted(group, key=lambda waiting: waiting.key))

    async def _commit(self, group: list[Waiting]) -> None:
        first: dict[Key, Waiting] = {}
        for waiting in group:
            first.setdefault(waiting.key, waiting)
        try:
            won = await self._write({key: waiting.advance for key, waiting in first.items()})
        except Exception as error:
            await self._commit_singly(group, error)
            return
        for waiting in group:
            waiting.settle(waiting.key in won and first[waiting.key] is waiting)

    async def _commit_singly(self, group: list[Waiting], error: Exception) -> None:
        """Write one answer at a time, so that a bad one does not spoil the others of its group."""
        if len(group) == 1:
            group[0].fail(error)
            return
        for waiting in group:
            await self._commit([waiting])
