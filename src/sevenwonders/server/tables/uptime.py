"""Pauses turn clocks while the service is down."""

import asyncio
from collections.abc import Callable
from typing import Final, final

from sevenwonders.server.clock import now_s
from sevenwonders.server.logs import log_error, log_event
from sevenwonders.server.store.protocol import Store
from sevenwonders.server.store.runs import DOWN_S, Run, rested_s
from sevenwonders.server.tables.table import SLOW_S, LiveTable
from sevenwonders.server.tables.table_memory import TableMemory

MARK_S: Final = 5.0


@final
class Uptime:
    """Marks the time while the process runs, and pauses turn clocks for the time the service was down."""

    def __init__(self, store: Store, memory: TableMemory, now: Callable[[], float] = now_s) -> None:
        self.store = store
        self.memory = memory
        self.now = now
        self.runs: list[Run] = []
        self.marked_s = self.resumed_s = now()

    async def open(self) -> None:
        """Start marking the time."""
        self.runs = await self.store.mark(self.now())
        self.marked_s = self.resumed_s = self.now()

    async def watch(self, wake: Callable[[LiveTable], None]) -> None:
        """Mark the time every few seconds. `wake` is called for tables whose clocks have been paused."""
        failing = False
        while True:
            await asyncio.sleep(MARK_S)
            try:
                await self.mark(wake)
                failing = False
            except Exception as error:
                if not failing:
                    log_error("mark_failed", error)
                failing = True

    async def mark(self, wake: Callable[[LiveTable], None]) -> None:
        """Mark the time. If this process slept or could not reach the database, clocks were paused meanwhile."""
        runs = await self.store.mark(self.now())
        before_s, self.runs, self.marked_s = self.marked_s, runs, self.now()
        if rested_s(runs, before_s, self.marked_s) > 0:
            self.resumed_s = self.marked_s
            log_event("clocks_rested", seconds=round(rested_s(runs, before_s, self.marked_s)))
            for table in self.memory.all():
                self.settle(table, before_s)
                wake(table)

    def is_resting(self) -> bool:
        """Check whether clocks are paused now: the process has slept, or the database has not answered for a while."""
        return self.now() - self.marked_s > DOWN_S

    def settle(self, table: LiveTable, since_s: float = float("-inf")) -> None:
        """Pause a table's clock for the time since then in which the service was down."""
        # A turn that begins in the future was stored by a clock that has been set back since.
        turn_s = min(table.turn_s, self.now())
        turn_s += rested_s(self.runs, max(turn_s, since_s), self.now())
        limit_s = table.row.options.turn_seconds
        if limit_s > SLOW_S:
            turn_s = max(turn_s, self.resumed_s + SLOW_S - limit_s)
        table.turn_s = turn_s
