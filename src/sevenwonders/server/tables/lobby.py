"""The lobby of a table: join, start, fill seats with bots, and come to a rematch.

Every table has a host. If the host leaves or is away for long, the person who has been there longest takes over.
"""

from math import ceil
from typing import final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.clock import now_s
from sevenwonders.server.logs import log_event
from sevenwonders.server.names import BOT_NAMES, checked_name
from sevenwonders.server.problems import Span, refused
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.protocol import GameRow, SeatRow
from sevenwonders.server.table_config import checked_bot
from sevenwonders.server.tables.broadcast import send_update
from sevenwonders.server.tables.chat import Chat
from sevenwonders.server.tables.listing import check_address
from sevenwonders.server.tables.play import Play
from sevenwonders.server.tables.seat_rules import held_for_s, is_held, is_seated, next_host
from sevenwonders.server.tables.seats import (
    SeatChanges,
    bot_seat,
    from_earlier,
    open_seat,
    person_seat,
    with_stand_in,
    without_stand_in,
)
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire.messages import Done, Join, Seated, SetSeat, Start


@final
class Lobby:
    """Changes the players at a table, and starts its game."""

    def __init__(self, writes: Writes, seats: SeatChanges, play: Play, chat: Chat, settings: Settings) -> None:
        self.writes = writes
        self.seats = seats
        self.play = play
        self.chat = chat
        self.host_absent_s = settings.host_absent_s
        self.links = seats.links

    async def join(self, table: LiveTable, wish: Join, token: str, address: str = "") -> Seated:
        """Take an open seat. A caller whose token already has a seat at the table keeps it.

        `address` is a keyed hash of the caller's address.
        """
        async with table.lock:
            if token and any(tokens.fits(token, row.token_hash) for row in table.seats):
                return Seated(table.row.id, table.seat_of(token), token, table.row.commitment())
            # The link changes when a person is removed, so it is checked under the lock.
            check_may_join(table.row, wish, self.links)
            check_in_lobby(table)
            check_address(table.row.options.access, table.seats, address)
            token = tokens.new_token()
            seat, name = place_and_name(table, wish.name)
            await self._sit_down(table, person_seat(seat, name, token, table.row.arrivals + 1, address))
        return Seated(table.row.id, seat, token, table.row.commitment())

    async def start(self, table: LiveTable, token: str, wish: Start) -> Done:
        """Begin the game, with bots in open or held seats if the host wants that."""
        async with table.lock:
            check_host(table, table.seat_of(token))
            if table.row.status != "playing":
                check_in_lobby(table)
                await self.writes.begin(table, [*filled_seats(table, wish.fill), *stand_ins(table, wish.stand_ins)])
                log_event("started", game=table.row.id)
                send_update(table, self.links, table.viewers)
                await self.seats.news.tell(table)
        self.play.wake(table)
        return Done(table.row.id, table.row.status)

    async def set_seat(self, table: LiveTable, token: str, wish: SetSeat) -> Done:
        """Fill or empty a seat in the lobby; in play, let a bot stand in for a person, or end that."""
        async with table.lock:
            caller = table.seat_of(token)
            row = table.seat_row(wish.seat)
            if wish.kind in ("open", "bot"):
                new = seat_in_lobby(table, caller, row, wish)
            else:
                new = self._seat_in_play(table, caller, row, wish)
            await self.seats.replace(table, new)
        self.play.wake(table)
        return Done(table.row.id, table.row.status)

    async def come(self, table: LiveTable, old: SeatRow, token: str, address: str, *, hosted: bool) -> Seated:
        """Seat a person of the earlier table, where they have that row and token, at its rematch.

        Their own seat is held for them; if it no longer is, any open one will do. With `hosted` the person was the host
        there, and becomes the host here.
        """
        async with table.lock:
            seat = seat_from_earlier(table, token)
            if seat is None:
                row = newcomer(table, old, token, address)
                await self._sit_down(table, row)
                seat = row.seat
                if hosted and table.row.status == "lobby" and table.row.host != seat:
                    await self._take_over(table, seat)
            own = tokens.next_token(token, table.row.id, table.seats[seat].arrival)
        self.play.wake(table)
        return Seated(table.row.id, seat, own, table.row.commitment())

    async def decline(self, table: LiveTable, seat: int, token: str) -> Done:
        """Note that the person who had that seat at the earlier table says "not now". They can still come."""
        async with table.lock:
            if seat_from_earlier(table, token) is not None:
                raise refused("already_seated")
            row = held_for(table, seat)
            if row is not None:
                await self.seats.replace(table, msgspec.structs.replace(row, answer="no"))
        return Done(table.row.id, table.row.status)

    async def _sit_down(self, table: LiveTable, row: SeatRow) -> None:
        """Give a seat to a new person."""
        await self.seats.replace(table, row, row=msgspec.structs.replace(table.row, arrivals=row.arrival))
        await self.settle_host(table)

    async def settle_host(self, table: LiveTable) -> None:
        """Make the person who has been at the table longest the host, if the host has left."""
        heir = next_host(table.seats)
        if heir is not None and not is_seated(table.seats[table.row.host]):
            await self._take_over(table, heir)

    async def replace_absent_host(self, table: LiveTable) -> None:
        """Make the person who has been here longest the host, if the host has been away for long."""
        if self._heir_of_absent(table) is None:
            return
        async with table.lock:
            heir = self._heir_of_absent(table)
            if heir is not None:
                await self._take_over(table, heir)

    def _heir_of_absent(self, table: LiveTable) -> int | None:
        """Return the person who takes over from an absent host, or None if everything stays as it is."""
        if (
            table.is_over()
            or table.is_present(table.row.host)
            or table.absent_for_s(table.row.host) < self.host_absent_s
        ):
            return None
        return next_host([row for row in table.seats if table.is_present(row.seat)])

    async def _take_over(self, table: LiveTable, heir: int) -> None:
        await self.seats.replace(table, row=msgspec.structs.replace(table.row, host=heir))
        await self.chat.tell(table, "host", about=table.seats[heir])

    def _seat_in_play(self, table: LiveTable, caller: int, row: SeatRow, wish: SetSeat) -> SeatRow:
        """Return a person's seat with or without a bot standing in."""
        if table.row.status != "playing":
            raise refused("not_playing")
        if row.kind != "person":
            raise refused("stand_in_person")
        if wish.kind == "hand_back":
            if caller != row.seat:
                raise refused("not_your_seat")
            return without_stand_in(row)
        absent_s = table.absence_s()
        if table.is_present(row.seat):
            raise refused("here", name=row.name, when=Span(ceil(absent_s)))
        left_s = absent_s - table.absent_for_s(row.seat)
        if left_s > 0:
            raise refused("present", name=row.name, when=Span(ceil(left_s)))
        return with_stand_in(row, checked_stand_in(table, wish.bot))


def checked_stand_in(table: LiveTable, wanted: str) -> str:
    """Return the bot that stands in: the one asked for, or one of the table's level. Refuse a weaker one."""
    if wanted and table.stand_in_of(checked_bot(table.row.config.game, wanted)) != wanted:
        raise refused("weak_stand_in", level=table.level())
    return table.stand_in_of(wanted)


def check_host(table: LiveTable, seat: int) -> None:
    """Refuse everyone but the host."""
    if seat != table.row.host:
        raise refused("not_host")


def check_may_join(row: GameRow, wish: Join, links: Links) -> None:
    """Refuse a caller without the table's link, unless its address is enough."""
    if wish.join is None:
        if not row.options.access.join:
            raise refused("closed_address")
    elif not links.fits("join", row.id, row.join_number, wish.join):
        raise refused("bad_link")


def check_in_lobby(table: LiveTable) -> None:
    """Refuse once the game has begun."""
    if table.row.status != "lobby":
        raise refused("not_in_lobby")


def check_held(table: LiveTable, row: SeatRow) -> None:
    """Refuse to give away a seat whose person may still be on the way."""
    left_s = held_for_s([row], table.row.created_s, now_s())
    if left_s:
        raise refused("held", name=row.name, when=Span(ceil(left_s)))


def open_seats(table: LiveTable) -> list[int]:
    """List the open seats."""
    return [row.seat for row in table.seats if row.kind == "open"]


def filled_seats(table: LiveTable, level: str) -> list[SeatRow]:
    """Make bots' rows for the open seats. Raises `Refusal` if there are any and no bot is named."""
    free = open_seats(table)
    if free and not level:
        raise refused("open_seats")
    return [bot_seat(table.row.config.game, seat, level) for seat in free]


def stand_ins(table: LiveTable, wanted: bool) -> list[SeatRow]:
    """Make rows of the held seats with bots that play until their people come.

    Raises `Refusal` if there are any, and the host does not want that.
    """
    held = [row for row in table.seats if is_held(row)]
    if held and not wanted:
        raise refused("not_here", names=", ".join(row.name for row in held))
    return [with_stand_in(row, table.stand_in_of("")) for row in held]


def seat_from_earlier(table: LiveTable, token: str) -> int | None:
    """Return the seat of a person who has come from the earlier table, where they have that token."""
    came = [
        row for row in table.seats if tokens.fits(tokens.next_token(token, table.row.id, row.arrival), row.token_hash)
    ]
    return came[0].seat if came else None


def held_for(table: LiveTable, seat: int) -> SeatRow | None:
    """Return the seat held for the person who had that one at the earlier table."""
    held = [row for row in table.seats if is_held(row) and row.earlier_seat == seat]
    return held[0] if held else None


def newcomer(table: LiveTable, old: SeatRow, token: str, address: str) -> SeatRow:
    """Return the new seat of a person of the earlier table. Raises `Refusal` if there is none for them."""
    arrival = table.row.arrivals + 1
    own = tokens.next_token(token, table.row.id, arrival)
    held = held_for(table, old.seat)
    if held is not None:
        return from_earlier(person_seat(held.seat, held.name, own, arrival, address), old.seat)
    # The links change when a person is removed.
    if table.row.join_number:
        raise refused("replaced")
    check_in_lobby(table)
    check_address(table.row.options.access, table.seats, address)
    seat, name = place_and_name(table, old.name, old.seat)
    return from_earlier(person_seat(seat, name, own, arrival, address), old.seat)


def place_and_name(table: LiveTable, name: str, wanted: int = -1) -> tuple[int, str]:
    """Pick an open seat, the wanted one if possible, and the name of the person who takes it."""
    free = open_seats(table)
    if not free:
        raise refused("table_full")
    seat = wanted if wanted in free else free[0]
    return seat, checked_name(name, [row.name for row in table.seats] + BOT_NAMES)


def seat_in_lobby(table: LiveTable, caller: int, row: SeatRow, wish: SetSeat) -> SeatRow:
    """Return a seat in the lobby as the host wants it."""
    check_host(table, caller)
    check_in_lobby(table)
    if row.seat == table.row.host:
        raise refused("own_seat")
    if is_held(row):
        check_held(table, row)
    # Removing a person has consequences of its own.
    elif row.kind == "person":
        raise refused("person_there")
    return open_seat(row.seat) if wish.kind == "open" else bot_seat(table.row.config.game, row.seat, wish.bot)
