"""The lobby of a table: join, start, fill seats with bots, and claim a seat reserved in a rematch.

Every table has a host. If the host leaves or is away for long, the person who has been at the table longest takes over.
"""

import time
from typing import final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.broadcast import send_update
from sevenwonders.server.chat import Chat
from sevenwonders.server.logs import log_event
from sevenwonders.server.names import BOT_NAMES, checked_name
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import checked_bot
from sevenwonders.server.seat_rules import is_seated, next_arrival, next_host
from sevenwonders.server.seats import bot_seat, open_seat, person_seat, with_stand_in, without_stand_in
from sevenwonders.server.settings import Settings
from sevenwonders.server.store import GameRow, SeatRow
from sevenwonders.server.table import LiveTable
from sevenwonders.server.table_sync import TableSync
from sevenwonders.server.turns import Turns
from sevenwonders.server.wire import Done, Join, Seated, SetSeat


@final
class Lobby:
    """Changes the players at a table, and starts its game."""

    def __init__(self, sync: TableSync, turns: Turns, chat: Chat, settings: Settings) -> None:
        self.sync = sync
        self.turns = turns
        self.chat = chat
        self.absent_s = settings.absent_s
        self.host_absent_s = settings.host_absent_s
        self.store = sync.store
        self.seats = sync.seats
        self.links = sync.links

    async def join(self, table: LiveTable, wish: Join, token: str) -> Seated:
        """Take an open seat. A caller whose token already has a seat at the table keeps it."""
        async with table.lock:
            if token and any(tokens.fits(token, row.token_hash) for row in table.seats):
                return Seated(table.row.id, table.seat_of(token), token, table.row.commitment())
            token = tokens.new_token()
            # Each time somebody else takes the seat first, one seat fewer is open.
            for _ in table.seats:
                await self.sync.reload(table)
                self._check_join_link(table, wish.join)
                row = joined_seat(table, wish, token)
                if await self.seats.replace(table, row):
                    await self.show_seats(table)
                    await self.settle_host(table)
                    return Seated(table.row.id, row.seat, token, table.row.commitment())
        raise refused("table_full")

    async def start(self, table: LiveTable, token: str, fill: str) -> Done:
        """Begin the game; `fill` names the bot for the seats that are still open."""
        async with table.lock:
            await self.sync.reload(table)
            check_host(table, table.seat_of(token))
            if table.row.status == "playing":
                return Done(table.row.id, table.row.status)
            check_in_lobby(table)
            await self._fill_seats(table, fill)
            await self._begin(table)
        return Done(table.row.id, table.row.status)

    async def set_seat(self, table: LiveTable, token: str, wish: SetSeat) -> Done:
        """Fill or empty a seat in the lobby; in play, let a bot stand in for a person, or end that."""
        async with table.lock:
            await self.sync.reload(table)
            caller = table.seat_of(token)
            row = table.seat_row(wish.seat)
            if wish.kind in ("open", "bot"):
                new = seat_in_lobby(table, caller, row, wish)
            else:
                new = self._seat_in_play(table, row, wish)
            await self.replace(table, new)
        return Done(table.row.id, table.row.status)

    async def claim(self, table: LiveTable, seat: int, token: str) -> Seated:
        """Take the seat that a rematch reserves for the caller."""
        async with table.lock:
            await self.sync.reload(table)
            row = table.seat_row(seat)
            if not tokens.fits(token, row.token_hash):
                if row.kind != "person" or row.token_hash:
                    raise refused("table_full")
                taken = person_seat(seat, row.name, token, next_arrival(table.seats))
                await self.replace(table, taken)
                await self.settle_host(table)
        return Seated(table.row.id, seat, token, table.row.commitment())

    async def _begin(self, table: LiveTable) -> None:
        now_s = time.time()
        if await self.store.set_status(table.row.id, "lobby", "playing", now_s):
            table.row = msgspec.structs.replace(table.row, status="playing", updated_s=now_s)
            table.begin(now_s)
            log_event("started", game=table.row.id)
            send_update(table, self.links, table.viewers)
            await self.seats.announce(table)
        else:
            # The host has started the game through another process at the same moment.
            await self.sync.reload(table)
        self.turns.wake(table)

    async def _fill_seats(self, table: LiveTable, level: str) -> None:
        """Put bots into the open seats."""
        free = open_seats(table)
        if free and not level:
            raise refused("open_seats")
        for seat in free:
            await self.seats.replace(table, bot_seat(table.row.config.game, seat, level))
        if free:
            await self.sync.reload(table)

    def _seat_in_play(self, table: LiveTable, row: SeatRow, wish: SetSeat) -> SeatRow:
        """A person's seat with or without a bot that stands in."""
        if table.row.status != "playing":
            raise refused("not_playing")
        if row.kind != "person":
            raise refused("stand_in_person")
        if wish.kind == "hand_back":
            return without_stand_in(row)
        if table.is_present(row.seat) or table.absent_for_s(row.seat) < self.absent_s:
            raise refused("present", name=row.name, seconds=round(self.absent_s))
        return with_stand_in(row, checked_bot(table.row.config.game, wish.bot))

    async def replace(self, table: LiveTable, new: SeatRow) -> None:
        """Change a seat, or refuse because somebody else changed it at the same moment."""
        if not await self.seats.replace(table, new):
            raise refused("too_slow")
        await self.show_seats(table)

    async def change_table(self, table: LiveTable, new: GameRow) -> None:
        """Change the host or the links, or refuse because somebody else changed them at the same moment."""
        if not await self.store.change_table(table.row, new):
            raise refused("too_slow")
        await self.show_seats(table)

    async def settle_host(self, table: LiveTable) -> None:
        """If the host has left, make the person who has been at the table longest the host."""
        heir = next_host(table.seats)
        if heir is not None and not is_seated(table.seats[table.row.host]):
            await self._take_over(table, heir)

    async def replace_absent_host(self, table: LiveTable) -> None:
        """If the host has been away for long, make the person who has been here longest the host."""
        if self._heir_of_absent(table) is None:
            return
        async with table.lock:
            await self.sync.reload(table)
            heir = self._heir_of_absent(table)
            if heir is not None:
                await self._take_over(table, heir)

    def _heir_of_absent(self, table: LiveTable) -> int | None:
        """The person who becomes the host because the host is away; None if everything stays as it is."""
        is_over = table.row.status not in ("lobby", "playing")
        if is_over or table.absent_for_s(table.row.host) < self.host_absent_s or table.is_present(table.row.host):
            return None
        return next_host([row for row in table.seats if table.is_present(row.seat)])

    async def _take_over(self, table: LiveTable, heir: int) -> None:
        await self.change_table(table, msgspec.structs.replace(table.row, host=heir))
        await self.chat.tell(table, "host", about=table.seats[heir].name)

    def _check_join_link(self, table: LiveTable, token: str) -> None:
        if not self.links.fits("join", table.row.id, table.row.join_number, token):
            raise refused("bad_link")

    async def show_seats(self, table: LiveTable) -> None:
        """Read a changed seat from the store, and tell everybody."""
        await self.sync.reload(table)
        log_event("seats_changed", game=table.row.id)
        await self.seats.announce(table)
        self.turns.wake(table)


def check_host(table: LiveTable, seat: int) -> None:
    """Refuse anybody but the host."""
    if seat != table.row.host:
        raise refused("not_host")


def check_in_lobby(table: LiveTable) -> None:
    """Refuse once the game has begun."""
    if table.row.status != "lobby":
        raise refused("not_in_lobby")


def open_seats(table: LiveTable) -> list[int]:
    """The seats that wait for somebody."""
    return [row.seat for row in table.seats if row.kind == "open"]


def joined_seat(table: LiveTable, wish: Join, token: str) -> SeatRow:
    """The first open seat with a new person in it."""
    check_in_lobby(table)
    free = open_seats(table)
    if not free:
        raise refused("table_full")
    name = checked_name(wish.name, [row.name for row in table.seats] + BOT_NAMES)
    return person_seat(free[0], name, token, next_arrival(table.seats))


def seat_in_lobby(table: LiveTable, caller: int, row: SeatRow, wish: SetSeat) -> SeatRow:
    """A seat in the lobby as the host wants it."""
    check_host(table, caller)
    check_in_lobby(table)
    if row.seat == table.row.host:
        raise refused("own_seat")
    # Removing a person has consequences of its own.
    if row.kind == "person":
        raise refused("person_there")
    return open_seat(row.seat) if wish.kind == "open" else bot_seat(table.row.config.game, row.seat, wish.bot)
