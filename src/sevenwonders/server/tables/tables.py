"""Finds tables: in memory, in the store, or in another process."""

import asyncio
import time
from typing import final

import msgspec

from sevenwonders.server.logs import log_event
from sevenwonders.server.problems import refused
from sevenwonders.server.store.lease_holder import LeaseHolder
from sevenwonders.server.store.protocol import Store, UnknownTable
from sevenwonders.server.table_config import check_rules_version
from sevenwonders.server.tables.play import Play
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.table_memory import TableMemory
from sevenwonders.server.tables.viewer import RESTARTING
from sevenwonders.server.tables.writes import Writes


@final
class Tables:
    """Finds tables, and takes over those without an owner, with their bots and clocks running."""

    def __init__(
        self, store: Store, node: LeaseHolder, memory: TableMemory, writes: Writes, play: Play, absent_s: float
    ) -> None:
        self.store = store
        self.node = node
        self.memory = memory
        self.writes = writes
        self.play = play
        self.absent_s = absent_s
        self.loading: dict[str, asyncio.Task[LiveTable]] = {}

    async def find(self, game: str) -> LiveTable:
        """Return the live table of that game, loaded if necessary. Raises `Refusal` if there is none.

        Raises `OwnedElsewhere` if the table belongs to another process, which is the one to ask.
        """
        table = self.memory.get(game)
        if table is None:
            # A single task loads. However many callers wait or stop waiting, there is one table.
            table = await asyncio.shield(self.loading.get(game) or self._start_loading(game))
        table.used_s = time.monotonic()
        return table

    async def hand_over(self, game: str) -> bool:
        """Hand a table over to the process through which its people come. Return False if it has to stay.

        It stays while a viewer is connected to this process directly. All others come back through the new owner.
        """
        table = await self.find(game) if game in self.loading else self.memory.get(game)
        if table is None:
            await self.store.release(game, self.node.id)
            return True
        async with table.lock:
            if not all(viewer.relayed for viewer in table.viewers):
                return False
            try:
                await self.store.release(game, self.node.id)
            except BaseException:
                self.memory.let_go(table, reload=True)
                raise
            self.memory.remove(table)
        table.drop_viewers(RESTARTING)
        log_event("handed_over", game=game, number=table.count)
        return True

    def _start_loading(self, game: str) -> asyncio.Task[LiveTable]:
        task = asyncio.create_task(self._load(game))
        self.loading[game] = task

        def done(_: asyncio.Task[LiveTable]) -> None:
            del self.loading[game]
            # If no caller waits any more, the error goes unread. The next caller tries again.
            if not task.cancelled():
                task.exception()

        task.add_done_callback(done)
        return task

    async def _load(self, game: str) -> LiveTable:
        if not self.node.may_own:
            raise refused("restarting")
        node = self.node.id
        try:
            taken = await self.store.take_table(game, node)
        except UnknownTable:
            raise refused("no_game") from None
        check_rules_version(taken.stored.game)
        table = await LiveTable.load(taken.stored, taken.lease, self.absent_s)
        # Loading a long game takes a while. If the lease was lost meanwhile, another process may have the table.
        if node != self.node.id or not self.node.may_own:
            raise refused("restarting")
        outdated = table.wakes_s(table.seats, table.row.status) != taken.wakes_s
        # What is stored stays as it is: the next process works the same out, and it is no harm to be woken early.
        self.play.uptime.settle(table)
        self.memory.add(table)
        await self._bring_up_to_date(table, outdated)
        self.play.wake(table)
        return table

    async def _bring_up_to_date(self, table: LiveTable, outdated: bool) -> None:
        """Store what earlier versions of the server did not: the end of a game, and when to wake it."""
        over = table.row.status == "playing" and table.game is not None and table.game.finished()
        row = msgspec.structs.replace(table.row, status="finished") if over else table.row
        if over or outdated:
            async with table.lock:
                await self.writes.change(table, row=row)
        if over:
            log_event("finished", game=table.row.id, number=table.count)
