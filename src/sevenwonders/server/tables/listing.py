"""Keep the public list informed about which hosts are connected."""

import time
from collections.abc import Sequence
from typing import Final, final

from sevenwonders.server.logs import log_error
from sevenwonders.server.store.protocol import HOST_S, Store
from sevenwonders.server.tables.table import LiveTable

# Well before the list stops believing that a host is connected.
TOLD_S: Final = HOST_S / 3


@final
class Listing:
    """Records in the store whether the hosts of listed tables are connected, since any process may show the list."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tell(self, tables: Sequence[LiveTable]) -> None:
        """Record what has changed at these tables, and what was recorded a while ago."""
        now_s = time.monotonic()
        listed = [table for table in tables if table.is_listed()]
        present = [table for table in listed if table.is_host_present() and is_old(table.host_told_s, now_s)]
        absent = [table for table in listed if not table.is_host_present() and table.host_told_s is not None]
        if not present and not absent:
            return
        for table in present + absent:
            table.host_told_s = now_s if table.is_host_present() else None
        try:
            await self.store.see_hosts([table.lease for table in present], [table.lease for table in absent])
        except Exception as error:
            # The list forgets by itself, and hosts are recorded again soon. Nobody at a table has to wait for that.
            log_error("listing_failed", error)


def is_old(told_s: float | None, now_s: float) -> bool:
    """Return whether it is time to record again that a host is connected."""
    return told_s is None or now_s - told_s > TOLD_S
