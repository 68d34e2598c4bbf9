"""Chat at a table."""

from typing import final

from sevenwonders.server.broadcast import send_chat
from sevenwonders.server.problems import refused
from sevenwonders.server.table import LiveTable
from sevenwonders.server.viewer import SPECTATOR
from sevenwonders.server.wire import ChatKind
from sevenwonders.server.writes import Writes


@final
class Chat:
    """Stores what people say and what changes among them, and passes it on."""

    def __init__(self, writes: Writes) -> None:
        self.writes = writes

    async def say(self, table: LiveTable, seat: int, text: str) -> None:
        """Store a line, then show it to everybody at the table."""
        # Under the lock nobody is muted, removed or forgotten between the check and the line.
        async with table.lock:
            row = table.seats[seat]
            if row.kind != "person":
                raise refused("replaced")
            if row.muted:
                raise refused("muted")
            send_chat(table, await self.writes.say(table, seat, row.name, text, "said"))

    async def tell(self, table: LiveTable, kind: ChatKind, seat: int = SPECTATOR, about: str = "") -> None:
        """Tell everybody what has changed: the person in `seat` made the change, and `about` names somebody else.

        Callers hold the table's lock.
        """
        name = table.seats[seat].name if seat != SPECTATOR else ""
        send_chat(table, await self.writes.say(table, seat, name, about, kind))
