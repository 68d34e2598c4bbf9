"""Look after live tables in the background: notices from other processes, and regular rounds."""

import asyncio
import time
from typing import Final, final

from sevenwonders.server.attendance import Attendance
from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.broadcast import send_presence
from sevenwonders.server.lobby import Lobby
from sevenwonders.server.logs import log_error, log_event
from sevenwonders.server.presence import connected_in
from sevenwonders.server.store import Store
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tables import Tables

# How long a table without viewers and without work stays in memory.
IDLE_S: Final = 120.0
ROUND_S: Final = 3.0
# In every fifth round a table is compared with the store as a whole, in the others only its answers are.
WHOLE_ROUNDS: Final = 5
# Bots in games that nobody has touched for longer wait until somebody opens the table.
UNFINISHED_S: Final = 14 * 86_400.0


@final
class Upkeep:
    """Looks after live tables in the background."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lobby: Lobby,
        attendance: Attendance,
        background: BackgroundTasks,
        clean_every_s: float,
    ) -> None:
        self.store = store
        self.tables = tables
        self.memory = tables.memory
        self.lobby = lobby
        self.attendance = attendance
        self.background = background
        self.clean_every_s = clean_every_s

    def start(self) -> None:
        """Begin everything that runs as long as the server does."""
        for work in (self.resume(), self.make_rounds(), self.clean()):
            self.background.start(work)

    async def hear(self, game: str, number: int) -> None:
        """Act on a notice from the bus. One without a game means that every table may be out of date."""
        if not game:
            for known in self.memory.all():
                self.background.start(self.tables.refresh(known))
        table = self.memory.get(game)
        # Notices of answers that this process itself accepted come back too.
        if table is None or 0 <= number <= table.count:
            return
        connected = connected_in(number)
        if connected is None:
            await self.tables.refresh(table, whole=number < 0)
        else:
            self.attendance.hear(table, connected)

    async def resume(self) -> None:
        """Load the games in play after a start, so that their bots continue."""
        for game in await self.store.unfinished(time.time() - UNFINISHED_S):
            try:
                await self.tables.find(game)
            except Exception as error:
                log_error("resume_failed", error, game=game)

    async def make_rounds(self) -> None:
        """Every few seconds look after each table in memory."""
        rounds = 0
        while True:
            await asyncio.sleep(ROUND_S)
            rounds += 1
            for table in self.memory.all():
                try:
                    await self.look_after(table, whole=rounds % WHOLE_ROUNDS == 0)
                except Exception as error:
                    log_error("upkeep_failed", error, game=table.row.id)

    async def look_after(self, table: LiveTable, whole: bool) -> None:
        """Make up for lost notices, say who is connected here, and forget the table once it is idle."""
        if table.viewers and self.attendance.shared:
            await self.tables.refresh(table, whole=whole)
            await self.attendance.announce(table)
        elif is_idle(table):
            self.memory.remove(table)
        # People whose process has been silent for too long count as gone.
        send_presence(table)
        await self.lobby.replace_absent_host(table)

    async def clean(self) -> None:
        """Delete or close old tables from time to time, as the settings say."""
        while True:
            try:
                removed = await self.store.clean(time.time())
                log_event("cleaned", **removed)
                for table in self.memory.all() if any(removed.values()) else []:
                    await self.tables.refresh(table)
            except Exception as error:
                log_error("clean_failed", error)
            await asyncio.sleep(self.clean_every_s)


def is_idle(table: LiveTable) -> bool:
    """Whether nobody would miss the table in memory."""
    busy = table.thinking or table.timer is not None or table.lock.locked() or bool(table.viewers)
    return not busy and time.monotonic() - table.used_s > IDLE_S
