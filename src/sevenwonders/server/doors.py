"""Tables as they look from outside: to somebody at the address of one, and on the public list."""

from typing import Final, final

from sevenwonders.server.clock import now_s
from sevenwonders.server.store import FRESH_S, GameRow, SeatRow, Store
from sevenwonders.server.table import LiveTable, seat_or_none
from sevenwonders.server.tokens import Links
from sevenwonders.server.viewer import SPECTATOR
from sevenwonders.server.wire import PublicTables, TableNotice, TableSummary

PAGE_TABLES: Final = 20
MOST_PAGES: Final = 10


@final
class Doors:
    """Tells people outside what they may know. Nothing here changes a table."""

    def __init__(self, store: Store, links: Links) -> None:
        self.store = store
        self.links = links

    def notice(self, table: LiveTable, token: str) -> TableNotice:
        """The table for somebody at its address. A token that has no seat there counts for nothing."""
        row = table.row
        seat = seat_or_none(table.seats, token)
        me = SPECTATOR if seat is None else seat
        joins = row.status == "lobby" and row.options.access.join and any(seat.kind == "open" for seat in table.seats)
        watches = row.status in ("lobby", "playing") and row.options.access.watch
        pending = table.pending() if me != SPECTATOR else []
        waits = [item.decider for item in pending if not table.bot_of(item.decider)]
        now = now_s()
        deadline_s = table.deadline_s() if pending else None
        return TableNotice(
            row.status,
            summary(row, table.seats) if me != SPECTATOR or joins or watches else None,
            me,
            joins and me == SPECTATOR,
            self.links.token("watch", row.id, row.watch_number) if watches else "",
            [seat.name for seat in table.seats if seat.seat in waits],
            me in waits,
            seconds(now - table.turn_s) if pending else None,
            None if deadline_s is None else seconds(deadline_s - now),
        )

    async def public_tables(self, page: int) -> PublicTables:
        """A page of the lobbies whose hosts want strangers to join."""
        # One more than is shown says whether there is another page.
        found = await self.store.listed(now_s() - FRESH_S, page * PAGE_TABLES, PAGE_TABLES + 1)
        shown = [summary(row, seats) for row, seats in found[:PAGE_TABLES]]
        return PublicTables(shown, len(found) > PAGE_TABLES and page + 1 < MOST_PAGES)


def summary(row: GameRow, seats: list[SeatRow]) -> TableSummary:
    """The table in a few words. Of its people only the host is named."""
    kinds = [seat.kind for seat in seats]
    host = seats[row.host].name
    people, open_seats = kinds.count("person"), kinds.count("open")
    options = row.options
    return TableSummary(row.id, host, row.config, options.turn_seconds, people, open_seats, options.late_hands)


def seconds(span_s: float) -> float:
    """A span of time as it is sent: never negative, and not more exact than anybody needs."""
    return max(0.0, round(span_s, 1))
