"""Group commit: answers that arrive together share one transaction, and so one flush to the disk."""

import asyncio
from collections.abc import Awaitable, Callable

from sevenwonders.server.store import AnswerRow

LARGEST_GROUP = 250

Key = tuple[str, int]
Group = dict[Key, AnswerRow]


class Waiting:
    """An answer and whoever waits to hear about it."""

    __slots__ = ("answer", "game", "heard")

    def __init__(self, game: str, answer: AnswerRow, heard: asyncio.Future[bool]) -> None:
        self.game = game
        self.answer = answer
        self.heard = heard

    @property
    def key(self) -> Key:
        """The place that the answer wants; only one can have it."""
        return self.game, self.answer.number

    def tell(self, accepted: bool) -> None:
        """Say how it went, unless nobody listens any more."""
        if not self.heard.done():
            self.heard.set_result(accepted)

    def fail(self, error: Exception) -> None:
        """Say that the database refused."""
        if not self.heard.done():
            self.heard.set_exception(error)


class GroupCommit:
    """Writes answers in groups. While one group is being committed the next one gathers."""

    def __init__(self, write: Callable[[Group], Awaitable[set[Key]]]) -> None:
        """`write` commits a group, in its order, and gives back the places that were still free."""
        self._write = write
        self._waiting: list[Waiting] = []
        self._writer: asyncio.Task[None] | None = None

    async def append(self, game: str, answer: AnswerRow) -> bool:
        """Add an answer; True once it is committed, False when its number is taken.

        A caller who stops waiting does not stop the answer: it may be committed all the same.
        """
        waiting = Waiting(game, answer, asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        if self._writer is None or self._writer.done():
            self._writer = asyncio.create_task(self._write_all())
        return await waiting.heard

    async def finish(self) -> None:
        """Wait until nothing is left to write."""
        if self._writer is not None:
            await asyncio.wait([self._writer])

    async def _write_all(self) -> None:
        while self._waiting:
            group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
            # Sorted, so that two processes that want the same rows want them in the same order: no deadlock.
            # The order of arrival decides between equals.
            await self._commit(sorted(group, key=lambda waiting: waiting.key))

    async def _commit(self, group: list[Waiting]) -> None:
        first: dict[Key, Waiting] = {}
        for waiting in group:
            first.setdefault(waiting.key, waiting)
        try:
            won = await self._write({key: waiting.answer for key, waiting in first.items()})
        except Exception as error:
            await self._commit_singly(group, error)
            return
        for waiting in group:
            waiting.tell(waiting.key in won and first[waiting.key] is waiting)

    async def _commit_singly(self, group: list[Waiting], error: Exception) -> None:
        """One bad answer must not take the others of its group along."""
        if len(group) == 1:
            group[0].fail(error)
            return
        for waiting in group:
            await self._commit([waiting])
