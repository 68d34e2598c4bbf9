"""Viewers coming to a table and leaving it."""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import final

from sevenwonders.server.tables.broadcast import send_presence, send_welcome
from sevenwonders.server.tables.listing import Listing
from sevenwonders.server.tables.play import Play
from sevenwonders.server.tables.seats import SeatChanges
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import RESTARTING, Viewer
from sevenwonders.server.tokens import Links


@final
@dataclass(eq=False)
class PresenceWatch:
    """Keeps track of who is connected to a table, and tells everybody else."""

    seats: SeatChanges
    play: Play
    links: Links
    listing: Listing

    async def enter(self, table: LiveTable, viewer: Viewer, last: int, check: Callable[[], None]) -> None:
        """Add a viewer who has seen events up to number `last`. A bot that stood in for the seat leaves it.

        `check` raises a Refusal if the viewer may no longer come in: they may have been removed meanwhile.
        """
        await self.seats.news.refresh([table])
        # Under the lock no answer comes between the welcome and the first update.
        async with table.lock:
            if table.is_lost:
                viewer.drop(RESTARTING)
                return
            check()
            table.viewers.append(viewer)
            table.left_s.pop(viewer.seat, None)
            send_welcome(table, self.links, viewer, last)
            await self.seats.hand_back(table)
        self.play.attend(table)
        send_presence(table)
        await self.listing.tell([table])

    async def leave(self, table: LiveTable, viewer: Viewer) -> None:
        """Remove a viewer whose socket has closed."""
        if viewer in table.viewers:
            table.viewers.remove(viewer)
        table.used_s = time.monotonic()
        # A bot may stand in once this is long enough ago.
        table.left_s[viewer.seat] = time.monotonic()
        send_presence(table)
        await self.listing.tell([table])
