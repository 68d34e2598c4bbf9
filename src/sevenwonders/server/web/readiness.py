"""Readiness for load balancers and monitoring."""

import asyncio
import time
from typing import Final, final

from sevenwonders.server.store.protocol import Store

# However many callers ask, the database is asked this often.
FRESH_S: Final = 2.0
PATIENCE_S: Final = 3.0


@final
class Readiness:
    """Checks from time to time whether the database accepts changes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.checked_s = float("-inf")
        self.ready = False
        self.attempt: asyncio.Task[None] | None = None

    async def is_ready(self) -> bool:
        """Check whether the database has just accepted a change."""
        if time.monotonic() - self.checked_s >= FRESH_S:
            # A frozen database never answers: callers wait only briefly, and no second attempt is made meanwhile.
            if self.attempt is None or self.attempt.done():
                self.attempt = asyncio.create_task(self._try())
            await asyncio.wait([self.attempt], timeout=PATIENCE_S)
            if not self.attempt.done():
                self.ready, self.checked_s = False, time.monotonic()
        return self.ready

    async def _try(self) -> None:
        try:
            await self.store.try_write()
        except Exception:
            # Whatever is wrong with the database, callers only need to know that something is.
            self.ready = False
        else:
            self.ready = True
        self.checked_s = time.monotonic()
