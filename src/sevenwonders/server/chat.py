"""Chat at a table."""

from typing import final

from sevenwonders.server.broadcast import send_chat
from sevenwonders.server.bus import CHANGED, publish_notice
from sevenwonders.server.problems import refused
from sevenwonders.server.store import Bus, Store, UnknownTable
from sevenwonders.server.table import LiveTable
from sevenwonders.server.table_sync import TableSync


@final
class Chat:
    """Stores what people say, and passes it on."""

    def __init__(self, store: Store, bus: Bus, sync: TableSync) -> None:
        self.store = store
        self.bus = bus
        self.sync = sync

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Store a line, then show it to everybody at the table."""
        try:
            line = await self.store.say(table.row.id, seat, table.seats[seat].name, text)
        except UnknownTable:
            raise refused("no_game") from None
        async with table.lock:
            # Lines that other processes have stored come first.
            if line.number > 0 and (not table.chat or table.chat[-1].number < line.number - 1):
                await self.sync.reload(table)
            send_chat(table, line)
        await publish_notice(self.bus, table.row.id, CHANGED)
