"""Chat at a table."""

from typing import final

from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import NewLine, SeatRow
from sevenwonders.server.tables.broadcast import send_chat
from sevenwonders.server.tables.seat_rules import is_seated
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import SPECTATOR
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.wire.messages import ChatKind


@final
class Chat:
    """Stores chat and changes among the people, and passes them on."""

    def __init__(self, writes: Writes) -> None:
        self.writes = writes

    async def say(self, table: LiveTable, arrival: int, text: str) -> None:
        """Store a line by the person with that arrival, then show it to everyone at the table."""
        # Under the lock, no one is muted, removed, moved or forgotten between the check and the line.
        async with table.lock:
            row = next((row for row in table.seats if is_seated(row) and row.arrival == arrival), None)
            if row is None:
                raise refused("replaced")
            if row.muted:
                raise refused("muted")
            send_chat(table, await self.writes.say(table, NewLine(row.seat, row.name, text, arrival=arrival)))

    async def tell(
        self,
        table: LiveTable,
        kind: ChatKind,
        seat: int = SPECTATOR,
        about: SeatRow | None = None,
        value: str = "",
    ) -> None:
        """Announce a change: the person in `seat` made it, and it concerns the one in `about`.

        A setting of the table has a new `value` instead. Callers hold the table's lock.
        """
        name, arrival = (table.seats[seat].name, table.seats[seat].arrival) if seat != SPECTATOR else ("", 0)
        whom, number = (about.name, about.arrival) if about is not None else (value, 0)
        send_chat(table, await self.writes.say(table, NewLine(seat, name, whom, kind, arrival, number)))
