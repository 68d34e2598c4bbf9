"""Keep track of viewers who come to a table and leave it, in this process and in others."""

import random
import time
from collections.abc import Callable
from typing import Final, final

from sevenwonders.server.broadcast import send_presence, send_welcome
from sevenwonders.server.bus import publish_notice
from sevenwonders.server.presence import Connected, connected_number
from sevenwonders.server.seats import SeatChanges
from sevenwonders.server.store import Bus
from sevenwonders.server.table import LiveTable
from sevenwonders.server.tokens import Links
from sevenwonders.server.viewer import Viewer

PROCESSES: Final = 1 << 16
# Longer than several rounds of upkeep: one lost notice must not make anybody seem gone.
REMEMBERED_S: Final = 15.0


@final
class Attendance:
    """Keeps track of who is connected to a table, and tells everybody else."""

    def __init__(self, bus: Bus, seats: SeatChanges, links: Links, shared: bool) -> None:
        """`shared` says whether other processes may serve the same tables."""
        self.bus = bus
        self.seats = seats
        self.links = links
        self.shared = shared
        self.process = random.SystemRandom().randrange(PROCESSES)

    async def enter(self, table: LiveTable, viewer: Viewer, last: int, check: Callable[[], None]) -> None:
        """Add a viewer who has seen events up to number `last`. A bot that stood in for the seat leaves it.

        `check` raises a Refusal if the viewer may no longer come in: somebody may have been faster to remove them.
        """
        # Under the lock no answer comes between the welcome and the first update.
        async with table.lock:
            check()
            table.viewers.append(viewer)
            send_welcome(table, self.links, viewer, last)
            await self.seats.hand_back(table)
        send_presence(table)
        await self.announce(table)

    async def leave(self, table: LiveTable, viewer: Viewer) -> None:
        """Remove a viewer whose socket is closed."""
        if viewer in table.viewers:
            table.viewers.remove(viewer)
        table.used_s = time.monotonic()
        # Others may let a bot stand in once this is long enough ago.
        table.left_s[viewer.seat] = time.monotonic()
        send_presence(table)
        await self.announce(table)

    async def announce(self, table: LiveTable) -> None:
        """Tell other processes who is connected to the table here."""
        if self.shared:
            number = connected_number(Connected(self.process, table.connected_here()))
            await publish_notice(self.bus, table.row.id, number)

    def hear(self, table: LiveTable, connected: Connected) -> None:
        """Record who is connected to the table in another process."""
        # A process hears its own notices too.
        if connected.process != self.process:
            table.connected_elsewhere[connected.process] = (connected.seats, time.monotonic() + REMEMBERED_S)
            send_presence(table)
