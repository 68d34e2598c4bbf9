"""Deletes old tables, and nothing else, even if a clock goes wrong.

A table is touched only if it was old in two rounds, one interval apart, without any change in between. Both the
database's clock and this process's have to run evenly meanwhile: after a jump of either, and after a start at a time
that is far from the last change of any table, nothing is touched for a whole grace period. Deleted tables are only
hidden at first, and purged after the same period.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final, final

import msgspec

from sevenwonders.server.clock import steady_s
from sevenwonders.server.logs import log_error, log_event
from sevenwonders.server.store.protocol import OldTable, Store
from sevenwonders.server.tables.table_memory import TableMemory

# How much two clocks may differ, or drift apart in a round.
TOLERANCE_S: Final = 300.0
# Some table sees a move every few days. If not, waiting for a while does no harm.
QUIET_S: Final = 2 * 86_400.0


class Clocks(msgspec.Struct, frozen=True):
    """Three clocks at the same moment: one that never jumps, the system's, and the database's."""

    steady_s: float
    system_s: float
    database_s: float

    def agree(self) -> bool:
        """Check whether the two clocks that know the date agree about it."""
        return abs(self.system_s - self.database_s) <= TOLERANCE_S

    def went_evenly(self, before: "Clocks") -> bool:
        """Check that neither of the two has jumped since then."""
        passed_s = self.steady_s - before.steady_s
        gained = (self.system_s - before.system_s - passed_s, self.database_s - before.database_s - passed_s)
        return all(abs(seconds) <= TOLERANCE_S for seconds in gained)


@final
class Cleaning:
    """Deletes or closes old tables from time to time, as the settings say."""

    def __init__(
        self,
        store: Store,
        memory: TableMemory,
        every_s: float,
        grace_s: float,
        steady: Callable[[], float] = steady_s,
        system: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.memory = memory
        self.every_s = every_s
        self.grace_s = grace_s
        self.steady = steady
        self.system = system
        self.last: Clocks | None = None
        self.found: set[OldTable] = set()
        self.rests_until_s = float("-inf")

    async def run(self) -> None:
        """Make one round per interval."""
        while True:
            try:
                await self.make_round()
            except Exception as error:
                log_error("clean_failed", error)
            await asyncio.sleep(self.every_s)

    async def make_round(self) -> None:
        """Clean up what the last round found, if it is still old, and look for more."""
        times = await self.store.times()
        clocks = Clocks(self.steady(), self.system(), times.now_s)
        # Nothing is lost with these, so even a doubtful clock will do.
        await self.store.forget_addresses(times.now_s)
        # Tables with people at them are in use, even if nothing happens.
        await self.store.touch([table.row.id for table in self.memory.all() if table.viewers], times.now_s)
        first = self.last is None
        if not self._is_right(clocks, times.newest_s):
            self.rests_until_s = clocks.steady_s + self.grace_s
            log_event("cleaning_rests", seconds=round(self.grace_s))
        found = set(await self.store.old_tables(times.now_s))
        if not first and clocks.steady_s >= self.rests_until_s:
            await self._clean(times.now_s, sorted(found & self.found, key=lambda old: old.game))
        self.last, self.found = clocks, found

    def _is_right(self, clocks: Clocks, newest_s: float | None) -> bool:
        """Check whether the clocks can be trusted."""
        if not clocks.agree():
            return False
        if self.last is not None:
            return clocks.went_evenly(self.last)
        return newest_s is None or abs(clocks.database_s - newest_s) <= QUIET_S

    async def _clean(self, now_s: float, old: list[OldTable]) -> None:
        cleaned = await self.store.clean(now_s, old)
        for done in cleaned:
            table = self.memory.get(done.game)
            if table is not None:
                self.memory.let_go(table)
        counts = {fate: sum(done.fate == fate for done in cleaned) for fate in {done.fate for done in cleaned}}
        log_event("cleaned", **counts)
