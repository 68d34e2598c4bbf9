"""What a table allows to people who know its address and none of its links."""

import msgspec

from sevenwonders.server.clock import now_s
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import FRESH_S, MOST_LISTED, GameRow, SeatRow, Store
from sevenwonders.server.tables.seat_rules import is_seated
from sevenwonders.server.wire.messages import Access, TableOptions


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
