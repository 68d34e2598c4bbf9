"""Chat at a table."""

from typing import final

from sevenwonders.server.broadcast import send_chat
from sevenwonders.server.bus import CHANGED, publish_notice
from sevenwonders.server.problems import refused
from sevenwonders.server.store import Bus, Store, UnknownTable
from sevenwonders.server.table import LiveTable
from sevenwonders.server.table_sync import TableSync
from sevenwonders.server.viewer import SPECTATOR
from sevenwonders.server.wire import ChatKind


@final
class Chat:
    """Stores what people say and what changes among them, and passes it on."""

    def __init__(self, store: Store, bus: Bus, sync: TableSync) -> None:
        self.store = store
        self.bus = bus
        self.sync = sync

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Store a line, then show it to everybody at the table."""
        # Under the lock nobody is muted, removed or forgotten between the check and the line.
        async with table.lock:
            row = table.seats[seat]
            if row.muted:
                raise refused("muted")
            await self._add(table, seat, row.name, text, "said")

    async def tell(self, table: LiveTable, kind: ChatKind, seat: int = SPECTATOR, about: str = "") -> None:
        """Tell everybody what has changed: the person in `seat` made the change, and `about` names somebody else.

        Callers hold the table's lock.
        """
        name = table.seats[seat].name if seat != SPECTATOR else ""
        await self._add(table, seat, name, about, kind)

    async def _add(self, table: LiveTable, seat: int, name: str, text: str, kind: ChatKind) -> None:
        try:
            line = await self.store.say(table.row.id, seat, name, text, kind)
        except UnknownTable:
            raise refused("no_game") from None
        # Lines that other processes have stored come first.
        if line.number > 0 and (not table.chat or table.chat[-1].number < line.number - 1):
            await self.sync.reload(table)
        send_chat(table, line)
        await publish_notice(self.bus, table.row.id, CHANGED)
