"""Shows at a finished table what becomes of its rematch."""

import asyncio
from collections.abc import Sequence
from typing import final

from sevenwonders.server.logs import log_error
from sevenwonders.server.store.protocol import GameRow, SeatRow, Store
from sevenwonders.server.tables.broadcast import send_all
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.table_memory import TableMemory
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire.messages import RematchNews as Message
from sevenwonders.server.wire.seats import RematchState


@final
class RematchNews:
    """Keeps finished tables up to date about their rematches, which may belong to other processes.

    The rematch itself is the source of truth. A finished table shows it as stored: when its first viewer comes,
    whenever this process changes the rematch, and every few seconds in case another one has.
    """

    def __init__(self, store: Store, memory: TableMemory, links: Links) -> None:
        self.store = store
        self.memory = memory
        self.links = links
        # One lookup at a time, so that an earlier one never overtakes a later one.
        self.lock = asyncio.Lock()

    async def tell(self, rematch: LiveTable) -> None:
        """Show at the earlier table, if it is here, that its rematch has changed."""
        earlier = self.memory.get(rematch.row.earlier) if rematch.row.earlier else None
        if earlier is not None:
            await self.refresh([earlier])

    async def refresh(self, tables: Sequence[LiveTable]) -> None:
        """Look up the rematches of these tables, and tell everyone at those where something has changed."""
        over = {table.row.id: table for table in tables if table.is_over() and not table.is_lost}
        if not over:
            return
        try:
            async with self.lock:
                found = await self.store.rematches(list(over))
                newest = {row.earlier: (row, seats) for row, seats in found}
                for game, table in over.items():
                    show(table, rematch_state(len(table.seats), *newest[game], self.links) if game in newest else None)
        except Exception as error:
            # The change itself is stored, and the next round looks again.
            log_error("rematch_news_failed", error)


def show(table: LiveTable, rematch: RematchState | None) -> None:
    """Tell everyone at a finished table about its rematch, if that is news."""
    if table.rematch != rematch:
        table.rematch = rematch
        send_all(table, Message(rematch))


def rematch_state(count: int, row: GameRow, seats: list[SeatRow], links: Links) -> RematchState | None:
    """Describe a rematch as people at the earlier table, which has `count` seats, may know it.

    Return None if all who wanted it have left again.
    """
    answers = {seat.earlier_seat: seat.answer for seat in seats}
    came = [seat for seat in seats if seat.answer == "yes"]
    if row.status not in ("lobby", "playing") or not came:
        return None
    # A person who was removed from the new table is still at the old one, so new links are not shown there.
    is_open = row.status == "lobby" and row.join_number == 0
    return RematchState(
        row.id,
        row.status,
        min(came, key=lambda seat: seat.arrival).earlier_seat,
        [answers.get(seat, "") for seat in range(count)],
        sum(seat.kind == "open" for seat in seats) if is_open else 0,
        links.token("watch", row.id) if row.watch_number == 0 else "",
    )
