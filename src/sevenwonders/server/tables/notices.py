"""Notices: a table as it looks from outside, to a caller at its address."""

from typing import final

from sevenwonders.server.clock import now_s
from sevenwonders.server.tables.knocks import Knocks
from sevenwonders.server.tables.listing import summary
from sevenwonders.server.tables.lobby import open_seats
from sevenwonders.server.tables.table import LiveTable, seat_or_none
from sevenwonders.server.tables.table_snapshot import seat_states
from sevenwonders.server.tables.viewer import SPECTATOR, Visitor
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire.notice import SeatNotice, TableNotice


@final
class Notices:
    """Tells callers what they may know of a table. Nothing here changes it."""

    def __init__(self, links: Links, knocks: Knocks) -> None:
        self.links = links
        self.knocks = knocks

    def of_table(self, table: LiveTable, token: str, address: str = "") -> TableNotice:
        """Return the table for a caller with the token of a seat, of the link to play or of a visitor, or with none.

        `address` is a keyed hash of the caller's address. A token that is none of these counts for nothing.
        """
        row = table.row
        seat = seat_or_none(table.seats, token)
        me = SPECTATOR if seat is None else seat
        visitor = self.knocks.find(table, token) if seat is None else None
        invited = seat is None and self._is_invited(table, token, visitor)
        access, places = row.options.access, open_seats(table)
        joins = row.status == "lobby" and (access.join or invited) and bool(places)
        watches = row.status in ("lobby", "playing") and (access.watch or invited)
        is_told = me != SPECTATOR or joins or watches or invited
        pending = table.pending() if me != SPECTATOR else []
        waits = [item.decider for item in pending if not table.bot_of(item.decider)]
        now = now_s()
        deadline_s = table.deadline_s() if pending else None
        return TableNotice(
            status=row.status,
            summary=summary(row, table.seats) if is_told else None,
            me=me,
            join=joins and me == SPECTATOR,
            watch=self.links.token("watch", row.id, row.watch_number) if watches else "",
            awaited=[seat.name for seat in table.seats if seat.seat in waits],
            asked=me in waits,
            waiting_s=seconds(now - table.turn_s) if pending else None,
            deadline_s=None if deadline_s is None else seconds(deadline_s - now),
            invited=invited,
            link=self.links.token("join", row.id, row.join_number) if invited else "",
            place=places[0] if joins and me == SPECTATOR else SPECTATOR,
            seats=seat_notices(table, names=invited or me != SPECTATOR or not access.listed) if is_told else [],
            knock=None if invited or me != SPECTATOR else self.knocks.state(table, visitor, address),
        )

    def _is_invited(self, table: LiveTable, token: str, visitor: Visitor | None) -> bool:
        """Return whether the token is that of the link to play, or of a visitor whom the host has let in."""
        is_link = self.links.fits("join", table.row.id, table.row.join_number, token)
        return is_link or (visitor is not None and visitor.answer == "let_in")


def seat_notices(table: LiveTable, names: bool) -> list[SeatNotice]:
    """Return all seats as they look from outside. Without `names`, of the people only the host is named."""
    host = table.row.host
    return [
        SeatNotice(
            state.seat,
            state.name if names or state.kind != "person" or state.seat == host else "",
            state.kind,
            state.bot,
            state.connected,
        )
        for state in seat_states(table)
    ]


def seconds(span_s: float) -> float:
    """Return a span of time as it is sent: never negative, and not more exact than anybody needs."""
    return max(0.0, round(span_s, 1))
