"""What a table allows to people who know its address and none of its links."""

import msgspec

from sevenwonders.server.problems import refused
from sevenwonders.server.store import GameRow
from sevenwonders.server.wire import Access, TableOptions


def check_access(wish: Access) -> None:
    """Refuse a table on the public list that nobody could join from there."""
    if wish.listed and not wish.join:
        raise refused("listed_closed")


def with_access(row: GameRow, access: Access) -> GameRow:
    """The table with that access."""
    return msgspec.structs.replace(row, options=msgspec.structs.replace(row.options, access=access))


def unlisted(options: TableOptions) -> TableOptions:
    """The options for a rematch: the company knows the way, and strangers need not."""
    access = msgspec.structs.replace(options.access, listed=False)
    return msgspec.structs.replace(options, access=access)
