"""Find tables in memory or in the store."""

import asyncio
import time
from typing import final

from sevenwonders.server.table import LiveTable
from sevenwonders.server.table_memory import TableMemory
from sevenwonders.server.table_sync import TableSync
from sevenwonders.server.turns import Turns


@final
class Tables:
    """Finds tables and brings them up to date, with their bots and clocks running."""

    def __init__(self, memory: TableMemory, sync: TableSync, turns: Turns) -> None:
        self.memory = memory
        self.sync = sync
        self.turns = turns
        self.loading: dict[str, asyncio.Lock] = {}

    async def find(self, game: str) -> LiveTable:
        """The live table of that game, loaded if necessary; Refusal if there is none."""
        table = self.memory.get(game)
        if table is None:
            try:
                # Everybody who asks for the same table gets the same object, however long loading takes.
                async with self.loading.setdefault(game, asyncio.Lock()):
                    table = self.memory.get(game) or await self._load(game)
            finally:
                self.loading.pop(game, None)
        table.used_s = time.monotonic()
        return table

    async def refresh(self, table: LiveTable, whole: bool = True) -> None:
        """Bring a table up to date with the store: everything about it, or only its answers."""
        async with table.lock:
            if whole:
                await self.sync.reload(table)
            else:
                await self.sync.follow(table)
        self.turns.wake(table)

    async def _load(self, game: str) -> LiveTable:
        table = await self.sync.load(game)
        self.turns.wake(table)
        return table
