"""Make rows for seats, and change the seats of a table."""

from typing import final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.broadcast import send_presence, send_update
from sevenwonders.server.logs import log_event
from sevenwonders.server.names import BOT_NAMES
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import checked_bot
from sevenwonders.server.store import SeatRow
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tokens import Links
from sevenwonders.server.viewer import REFUSED
from sevenwonders.server.wire import Refused
from sevenwonders.server.writes import Writes


def open_seat(seat: int) -> SeatRow:
    """A seat that waits for somebody to join."""
    return SeatRow(seat, "", "open", "", "", False)


def bot_seat(game: str, seat: int, level: str) -> SeatRow:
    """A seat with a bot; without a level, the game's usual bot."""
    return SeatRow(seat, BOT_NAMES[seat], "bot", checked_bot(game, level), "", False)


def person_seat(seat: int, name: str, token: str) -> SeatRow:
    """A seat with a person; without a token it is reserved for somebody who has yet to claim it."""
    return SeatRow(seat, name, "person", "", tokens.hash_of(token) if token else "", False)


def with_stand_in(row: SeatRow, bot: str) -> SeatRow:
    """A person's seat while a bot answers for the person."""
    return msgspec.structs.replace(row, stand_in=True, bot=bot)


def without_stand_in(row: SeatRow) -> SeatRow:
    """A person's seat once the person answers again."""
    return msgspec.structs.replace(row, stand_in=False, bot="")


@final
class SeatChanges:
    """Changes seats in the store and at the table. Callers hold the table's lock."""

    def __init__(self, writes: Writes, links: Links) -> None:
        self.writes = writes
        self.links = links

    async def replace(self, table: LiveTable, *new: SeatRow) -> None:
        """Put these rows in the place of the old ones, and tell everybody."""
        old = list(table.seats)
        changed = [row for row in new if row != old[row.seat]]
        if not changed:
            return
        await self.writes.change(table, seats=changed)
        log_event("seats_changed", game=table.row.id)
        send_away(table, old)
        # Seats are part of the lobby's state; in play a short message is enough.
        if table.game is None:
            send_update(table, self.links, table.viewers)
        else:
            send_presence(table)

    async def hand_back(self, table: LiveTable) -> None:
        """Give people who are connected again their seats back from the bots that stood in."""
        returned = [row for row in table.seats if row.stand_in and table.is_present(row.seat)]
        if returned:
            await self.replace(table, *(without_stand_in(row) for row in returned))


def send_away(table: LiveTable, old_seats: list[SeatRow]) -> None:
    """Close the sockets of seats that now belong to somebody else."""
    lost = {old.seat for old, new in zip(old_seats, table.seats, strict=True) if old.token_hash != new.token_hash}
    reason = refused("replaced")
    for viewer in table.viewers:
        if viewer.seat in lost:
            viewer.send(Refused(reason.code, reason.text))
            viewer.drop(REFUSED)
