"""A process among those that share a database: its heartbeat, and what happens when that fails."""

import asyncio
import contextlib
import logging
import secrets
import threading
import time
from collections.abc import Callable
from typing import Final, final

from sevenwonders.server.logs import log_error, log_event
from sevenwonders.server.store.leases import LEASE_S
from sevenwonders.server.store.protocol import AddressTaken, Store

NODE_BYTES: Final = 9
BEAT_S: Final = 1.0
LOOK_S: Final = 0.5
# This process has to notice that it may have been replaced before any other one does.
FENCE_S: Final = LEASE_S - 2 * LOOK_S
# How long leaving may take if the database does not answer.
LEAVE_S: Final = 3.0
# An event loop that is stuck for this long hangs, and its tables are better off elsewhere.
HANGS_S: Final = 20.0


@final
class LeaseHolder:
    """The name under which this process owns tables.

    A process whose heartbeats did not arrive in time may have been replaced. It then gives up all its tables, and
    goes on under another name.
    """

    def __init__(self, store: Store, address: str) -> None:
        self.store = store
        self.address = address
        self.id = new_id()
        self.is_draining = False
        self.beaten_s = 0.0
        self.database_s = 0.0
        self.turned_s = 0.0
        self.stopped = threading.Event()
        self.heart = threading.Thread(target=self._beat, name="heart", daemon=True)

    async def open(self) -> None:
        """Register the process, and keep it registered. Raises `AddressTaken` if another one has its address."""
        if self.store.is_shared:
            await self._enter()
            self.heart.start()

    async def _enter(self) -> None:
        """Register at once, or when the lease of an earlier process at this address has expired.

        A killed process sends no more heartbeats; one that still does is alive, and keeps the address.
        """
        last_s: float | None = None
        while True:
            self.beaten_s = self.turned_s = time.monotonic()
            try:
                # The first heartbeat may take a while, and calls that this process relays carry the database's time.
                self.database_s = await self.store.enter(self.id, self.address)
                return
            except AddressTaken as taken:
                if last_s is not None and taken.beat_s != last_s:
                    raise
                last_s = taken.beat_s
            await asyncio.sleep(LOOK_S)

    async def close(self) -> None:
        """Give up all tables at once, so that others need not wait for the lease to expire."""
        if not self.store.is_shared:
            return
        self.stopped.set()
        if self.heart.is_alive():
            await asyncio.to_thread(self.heart.join, LEAVE_S)
        # Without the database the others cannot be told. The lease then expires by itself.
        with contextlib.suppress(Exception):
            async with asyncio.timeout(LEAVE_S):
                await self.store.leave(self.id)

    @property
    def may_own(self) -> bool:
        """Whether the process may take tables, and use those it has."""
        return not self.is_draining and not self._is_late()

    def shared_s(self) -> float:
        """Return the time by the database's clock, which all processes share."""
        return self.database_s + time.monotonic() - self.beaten_s

    async def watch(self, give_up: Callable[[], None]) -> None:
        """Watch over the heartbeats. `give_up` is called when the tables may belong to others."""
        while self.store.is_shared:
            await asyncio.sleep(LOOK_S)
            self.turned_s = time.monotonic()
            if self._is_late():
                log_event("lease_lost", logging.WARNING, node=self.id)
                # The old name is never used again, so nothing waits for it.
                self.id = new_id()
                give_up()
                while self._is_late():
                    await asyncio.sleep(LOOK_S)
                    self.turned_s = time.monotonic()

    def _is_late(self) -> bool:
        return self.store.is_shared and time.monotonic() - self.beaten_s > FENCE_S

    def _beat(self) -> None:
        """Send heartbeats from a thread of their own, so that a busy event loop does not look like a dead process."""
        failing = False
        while not self.stopped.is_set():
            sent_s = time.monotonic()
            if sent_s - self.turned_s < HANGS_S:
                try:
                    self.database_s = self.store.beat(self.id, self.address)
                    self.beaten_s = sent_s
                    failing = False
                except Exception as error:
                    if not failing:
                        log_error("beat_failed", error)
                    failing = True
            self.stopped.wait(max(0.0, sent_s + BEAT_S - time.monotonic()))


def new_id() -> str:
    """Make a name that no process has had before."""
    return secrets.token_urlsafe(NODE_BYTES)
