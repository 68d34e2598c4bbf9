"""The public list of tables, and what a table allows to people who know only its address."""

import time
from collections.abc import Sequence
from typing import Final, final

import msgspec

from sevenwonders.server.clock import now_s
from sevenwonders.server.logs import log_error
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import FRESH_S, HOST_S, MOST_LISTED, GameRow, SeatRow, Store
from sevenwonders.server.tables.seat_rules import is_seated
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.wire.messages import Access, TableOptions
from sevenwonders.server.wire.notice import PublicTables, TableSummary

PAGE_TABLES: Final = 20
MOST_PAGES: Final = 10
# Well before the list stops believing that a host is connected.
TOLD_S: Final = HOST_S / 3


@final
class Listing:
    """Records in the store whether the hosts of listed tables are connected, since any process may show the list."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def tell(self, tables: Sequence[LiveTable]) -> None:
        """Record what has changed at these tables, and what was recorded a while ago."""
        at_s = time.monotonic()
        listed = [table for table in tables if table.is_listed()]
        present = [table for table in listed if table.is_host_present() and is_old(table.host_told_s, at_s)]
        absent = [table for table in listed if not table.is_host_present() and table.host_told_s is not None]
        if not present and not absent:
            return
        for table in present + absent:
            table.host_told_s = at_s if table.is_host_present() else None
        try:
            await self.store.see_hosts([table.lease for table in present], [table.lease for table in absent])
        except Exception as error:
            # The list forgets by itself, and hosts are recorded again soon. Nobody at a table has to wait for that.
            log_error("listing_failed", error)

    async def public_tables(self, page: int) -> PublicTables:
        """Return a page of the lobbies whose hosts want strangers to join."""
        # One more than is shown says whether there is another page.
        found = await self.store.listed(now_s() - FRESH_S, page * PAGE_TABLES, PAGE_TABLES + 1)
        shown = [summary(row, seats) for row, seats in found[:PAGE_TABLES]]
        return PublicTables(shown, len(found) > PAGE_TABLES and page + 1 < MOST_PAGES)


def is_old(told_s: float | None, at_s: float) -> bool:
    """Return whether it is time to record again that a host is connected."""
    return told_s is None or at_s - told_s > TOLD_S


def summary(row: GameRow, seats: list[SeatRow]) -> TableSummary:
    """Return the table in a few words. Of its people only the host is named."""
    kinds = [seat.kind for seat in seats]
    host = seats[row.host].name
    people, open_seats = kinds.count("person"), kinds.count("open")
    options = row.options
    return TableSummary(row.id, host, row.config, options.turn_seconds, people, open_seats, options.late_hands)


def check_access(wish: Access) -> None:
    """Refuse a table on the public list that nobody could join from there."""
    if wish.listed and not wish.join:
        raise refused("listed_closed")


def with_access(row: GameRow, access: Access) -> GameRow:
    """Return the table with that access."""
    options = msgspec.structs.replace(row.options, access=access)
    return msgspec.structs.replace(row, options=options, was_listed=row.was_listed or access.listed)


async def check_room_on_list(store: Store, address: str) -> None:
    """Refuse a host whose address has as many tables on the public list as it may have."""
    if address and await store.count_listed(address, now_s() - FRESH_S) >= MOST_LISTED:
        raise refused("listed_often", most=MOST_LISTED)


def check_address(access: Access, seats: list[SeatRow], address: str) -> None:
    """Refuse a second person from one address at a listed table, unless the host allows several."""
    alone = access.listed and not access.same_address and address
    if alone and any(is_seated(row) and row.address == address for row in seats):
        raise refused("address_seated")


def unlisted(options: TableOptions) -> TableOptions:
    """Return the options for a rematch: the company knows the way, and strangers need not."""
    access = msgspec.structs.replace(options.access, listed=False)
    return msgspec.structs.replace(options, access=access)
