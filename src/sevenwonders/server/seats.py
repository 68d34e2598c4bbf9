"""Make rows for seats, and change them in the store."""

from typing import final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.broadcast import send_presence
from sevenwonders.server.bus import CHANGED, publish_notice
from sevenwonders.server.logs import log_event
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.rules import checked_bot
from sevenwonders.server.store import Bus, SeatRow, Store
from sevenwonders.server.table import LiveTable


def open_seat(seat: int) -> SeatRow:
    """A seat that waits for somebody to join."""
    return SeatRow(seat, "", "open", "", "", False)


def bot_seat(game: str, seat: int, level: str) -> SeatRow:
    """A seat with a bot; without a level, the game's usual bot."""
    return SeatRow(seat, BOT_NAMES[seat], "bot", checked_bot(game, level), "", False)


def person_seat(seat: int, name: str, token: str, arrival: int = 0) -> SeatRow:
    """A seat with a person; without a token it is reserved for somebody who has yet to claim it."""
    return SeatRow(seat, name, "person", "", tokens.hash_of(token) if token else "", False, arrival)


def with_stand_in(row: SeatRow, bot: str) -> SeatRow:
    """A person's seat while a bot answers for the person."""
    return msgspec.structs.replace(row, stand_in=True, bot=bot)


def without_stand_in(row: SeatRow) -> SeatRow:
    """A person's seat once the person answers again."""
    return msgspec.structs.replace(row, stand_in=False, bot="")


@final
class SeatChanges:
    """Changes seats in the store. Callers hold the table's lock."""

    def __init__(self, store: Store, bus: Bus) -> None:
        self.store = store
        self.bus = bus

    async def replace(self, table: LiveTable, new: SeatRow) -> bool:
        """Store a changed seat. Return False if another process changed it first."""
        # The store compares with the old row, so of two processes that change a seat only one succeeds.
        old = table.seats[new.seat]
        return old == new or await self.store.replace_seat(table.row.id, old, new)

    async def hand_back(self, table: LiveTable) -> None:
        """Give people who are connected again their seats back from the bots that stood in."""
        returned = [row for row in table.seats if row.stand_in and table.connected_here() >> row.seat & 1]
        for row in returned:
            own = without_stand_in(row)
            if await self.replace(table, own):
                table.seats[row.seat] = own
                log_event("handed_back", game=table.row.id, seat=row.seat)
        if returned:
            send_presence(table)
            await self.announce(table)

    async def announce(self, table: LiveTable) -> None:
        """Tell other processes that seats or the status of the table have changed."""
        await publish_notice(self.bus, table.row.id, CHANGED)
