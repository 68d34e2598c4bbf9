"""Chat at a table."""

from typing import final

from sevenwonders.server.broadcast import send_chat
from sevenwonders.server.table import LiveTable
from sevenwonders.server.writes import Writes


@final
class Chat:
    """Stores what people say, and passes it on."""

    def __init__(self, writes: Writes) -> None:
        self.writes = writes

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Store a line, then show it to everybody at the table."""
        async with table.lock:
            send_chat(table, await self.writes.say(table, seat, text))
