"""The people at a table: who hosts it, who may chat, who has to go, and who wants to be forgotten."""

import asyncio
import time
from typing import final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.logs import log_event
from sevenwonders.server.names import neutral_name
from sevenwonders.server.problems import refused, removed
from sevenwonders.server.store.protocol import Forgotten, GameRow, SeatRow
from sevenwonders.server.tables.broadcast import send_away, send_presence
from sevenwonders.server.tables.listing import Listing, check_access, check_room_on_list, with_access
from sevenwonders.server.tables.lobby import Lobby, check_host, check_in_lobby
from sevenwonders.server.tables.seat_rules import (
    LEAST_VOTES,
    is_seated,
    removal_askers,
    removal_needs,
    removal_voters,
    votes_of,
)
from sevenwonders.server.tables.seats import bot_seat, open_seat
from sevenwonders.server.tables.table import LiveTable, seat_or_none
from sevenwonders.server.tables.viewer import SPECTATOR
from sevenwonders.server.wire.messages import Access, Done, Forget
from sevenwonders.server.wire.requests import MakeHost, Mute, NewLink, Remove


@final
class People:
    """Carries out what the people at a table decide about each other. Everyone at the table is told."""

    def __init__(self, lobby: Lobby, listing: Listing) -> None:
        self.lobby = lobby
        self.listing = listing
        self.seats = lobby.seats
        self.chat = lobby.chat
        self.play = lobby.play
        self.writes = lobby.writes

    async def make_host(self, table: LiveTable, token: str, wish: MakeHost) -> Done:
        """Let the host pass the role on."""
        async with table.lock:
            caller = host_of(table, token)
            row = other_person(table, caller, wish.seat)
            await self.seats.replace(table, row=msgspec.structs.replace(table.row, host=row.seat))
            await self.chat.tell(table, "host", caller, row)
        return done(table)

    async def mute(self, table: LiveTable, token: str, wish: Mute) -> Done:
        """Let the host decide whether a person may chat."""
        async with table.lock:
            caller = host_of(table, token)
            row = other_person(table, caller, wish.seat)
            if row.muted != wish.muted:
                await self.seats.replace(table, msgspec.structs.replace(row, muted=wish.muted))
                await self.chat.tell(table, "muted" if wish.muted else "unmuted", caller, row)
        return done(table)

    async def renew_link(self, table: LiveTable, token: str, wish: NewLink) -> Done:
        """Let the host replace a link, and with `send_away` end the visits of all spectators."""
        async with table.lock:
            caller = host_of(table, token)
            # Before the new link is known, or people who have to go would receive it.
            if wish.send_away:
                send_away(table, {SPECTATOR}, refused("new_watch_link"))
            await self.seats.replace(table, row=with_new_links(table.row, wish.link))
            await self.chat.tell(table, "join_link" if wish.link == "join" else "watch_link", caller)
        return done(table)

    async def set_access(self, table: LiveTable, token: str, wish: Access) -> Done:
        """Let the host decide what people may do who know only the table's address."""
        check_access(wish)
        async with table.lock:
            host = table.seats[host_of(table, token)]
            if wish.listed and not table.row.options.access.listed:
                await check_room_on_list(self.writes.store, host.address)
            if wish != table.row.options.access:
                await self.seats.replace(table, row=with_access(table.row, wish))
                await self.listing.tell([table])
        return done(table)

    async def remove(self, table: LiveTable, token: str, wish: Remove) -> Done:
        """Remove a person: in the lobby if the host wants it, in play if enough of the others do."""
        async with table.lock:
            caller = table.seat_of(token)
            row = table.seat_row(wish.seat)
            if row.seat == caller:
                raise refused("own_seat")
            if row.kind != "person":
                raise refused("person_needed")
            if table.row.status == "playing":
                await self._ask_for_removal(table, caller, row, wish.wanted)
            else:
                check_host(table, caller)
                check_in_lobby(table)
                await self._remove(table, open_seat(row.seat), caller)
        self.play.wake(table)
        return done(table)

    async def leave(self, table: LiveTable, token: str) -> Done:
        """Give up the caller's seat for good. In play a bot takes it over."""
        async with table.lock:
            row = table.seats[table.seat_of(token)]
            if is_last(table, row):
                return await self._delete(table)
            await self._settle_held(table, row, row.name, leaves=True)
            await self.seats.replace(table, left_seat(table, row, row.name))
            await self._tell_of_leaving(table, row)
        self.play.wake(table)
        return done(table)

    async def forget(self, table: LiveTable, token: str, wish: Forget) -> Done:
        """Remove the caller's name and chat, and if they leave, give up their seat as well."""
        async with table.lock:
            seat = seat_or_none(table.seats, token)
            if seat is None:
                await self._forget_departed(table, token)
                return done(table)
            row = table.seats[seat]
            if wish.leave and is_last(table, row):
                return await self._delete(table)
            row = msgspec.structs.replace(row, name=neutral_name(seat, other_names(table, row.arrival)))
            new = left_seat(table, row, row.name) if wish.leave else row
            await self._settle_held(table, table.seats[seat], row.name, leaves=wish.leave)
            await self.seats.replace(table, new, forgotten=Forgotten(row.arrival, row.name))
            if wish.leave:
                await self._tell_of_leaving(table, row)
        self.play.wake(table)
        return done(table)

    async def _forget_departed(self, table: LiveTable, token: str) -> None:
        """Remove the name and chat of a person who has left. Raises `Refusal` if the token never had a seat here."""
        left = await self.writes.store.departure(table.row.id, tokens.hash_of(token))
        if left is None:
            raise refused("not_your_table")
        name = neutral_name(left.seat, other_names(table, left.arrival))
        # A finished game keeps its players.
        kept = [row for row in table.seats if row.kind == "person" and row.arrival == left.arrival]
        for row in kept:
            await self._settle_held(table, row, name, leaves=True)
        new = [msgspec.structs.replace(row, name=name) for row in kept]
        await self.seats.replace(table, *new, forgotten=Forgotten(left.arrival, name))

    async def _settle_held(self, table: LiveTable, row: SeatRow, name: str, *, leaves: bool) -> None:
        """Replace the name of a person for whom a rematch of this table holds a seat.

        With `leaves` the person will not come.
        """
        if not table.is_over():
            return
        memory, games = self.writes.memory, self.seats.links.next_tables(table.row.id)
        for game in await self.writes.store.settle_held(games, row.seat, row.name, name, leaves=leaves):
            rematch = memory.get(game)
            if rematch is not None:
                memory.let_go(rematch)
        await self.seats.news.refresh([table])

    async def delete(self, table: LiveTable, token: str) -> Done:
        """Let the host delete the table; a game in play only if no one else is playing it."""
        async with table.lock:
            caller = host_of(table, token)
            others = [row for row in table.seats if is_seated(row) and row.seat != caller]
            if table.row.status == "playing" and others:
                raise refused("other_people")
            return await self._delete(table)

    async def _ask_for_removal(self, table: LiveTable, caller: int, row: SeatRow, wanted: bool) -> None:
        """Note that the caller asks for a removal, or no longer does. Remove the person once enough people ask."""
        by_address = table.row.was_listed
        if votes_of(table.seats, removal_voters(table.seats, row.seat), by_address) < LEAST_VOTES:
            raise refused("removal_alone")
        before = row.removal if table.vote_left_s(row.seat) > 0 else 0
        asked = before | 1 << caller if wanted else before & ~(1 << caller)
        if asked == before:
            return
        if not before:
            begin_vote(table, row.seat)
        await self.seats.replace(table, msgspec.structs.replace(row, removal=asked))
        await self.chat.tell(table, "removal_asked" if wanted else "removal_withdrawn", caller, row)
        row = table.seats[row.seat]
        votes = votes_of(table.seats, removal_askers(table.seats, row), by_address)
        if votes >= removal_needs(table.seats, row.seat, by_address):
            await self._remove(table, bot_seat(table.row.config.game, row.seat, table.level()), SPECTATOR)

    async def _remove(self, table: LiveTable, new: SeatRow, by: int) -> None:
        """Take a person's seat away. They must not come back with a link either."""
        old = table.seats[new.seat]
        reason = removed("" if by == SPECTATOR else table.seats[by].name)
        await self.seats.replace(table, new, row=with_new_links(table.row, "join", "watch"), reason=reason)
        await self.chat.tell(table, "removed", by, old)
        log_event("person_removed", game=table.row.id, seat=new.seat)
        await self.lobby.settle_host(table)

    async def _tell_of_leaving(self, table: LiveTable, row: SeatRow) -> None:
        await self.chat.tell(table, "left", about=row)
        await self.lobby.settle_host(table)

    async def _delete(self, table: LiveTable) -> Done:
        """Delete the table, and send everyone there away."""
        await self.writes.delete(table)
        send_away(table, {viewer.seat for viewer in table.viewers}, refused("deleted"))
        await self.seats.news.tell(table)
        log_event("table_deleted", game=table.row.id)
        return Done(table.row.id, "deleted")


def begin_vote(table: LiveTable, seat: int) -> None:
    """Start the time limit of a vote on a removal. When it is over, everyone is told."""
    table.vote_began_s[seat] = time.monotonic()
    asyncio.get_running_loop().call_later(table.vote_left_s(seat), send_presence, table)


def host_of(table: LiveTable, token: str) -> int:
    """Return the caller's seat. Raises `Refusal` if it is not the host's."""
    caller = table.seat_of(token)
    check_host(table, caller)
    return caller


def other_person(table: LiveTable, caller: int, seat: int) -> SeatRow:
    """Return the person in that seat. Raises `Refusal` if it is the caller's own, or no person has it."""
    row = table.seat_row(seat)
    if seat == caller:
        raise refused("own_seat")
    if not is_seated(row):
        raise refused("person_needed")
    return row


def with_new_links(row: GameRow, *links: str) -> GameRow:
    """Replace the table's links of these kinds.

    Those who knew a link know the address too, so the address alone is no longer enough.
    """
    join, watch = ("join" in links), ("watch" in links)
    old = row.options.access
    access = msgspec.structs.replace(
        old, join=old.join and not join, watch=old.watch and not watch, listed=old.listed and not join
    )
    row = with_access(row, access)
    return msgspec.structs.replace(row, join_number=row.join_number + join, watch_number=row.watch_number + watch)


def other_names(table: LiveTable, arrival: int) -> list[str]:
    """List the names at the table, except that of the person with this arrival."""
    return [row.name for row in table.seats if row.kind != "person" or row.arrival != arrival]


def is_last(table: LiveTable, row: SeatRow) -> bool:
    """Check whether no one but this person would miss the table. A finished game is kept in any case."""
    return not table.is_over() and not any(other.kind == "person" for other in table.seats if other.seat != row.seat)


def left_seat(table: LiveTable, row: SeatRow, name: str) -> SeatRow:
    """Return the seat that a person leaves: open in the lobby, a bot's in play. A finished game keeps its players."""
    if table.row.status == "lobby":
        return open_seat(row.seat)
    if table.row.status == "playing":
        return bot_seat(table.row.config.game, row.seat, table.level())
    return msgspec.structs.replace(row, name=name, token_hash="")


def done(table: LiveTable) -> Done:
    """Make the answer to a request that changed a table."""
    return Done(table.row.id, table.row.status)
