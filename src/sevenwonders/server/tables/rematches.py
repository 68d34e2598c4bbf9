"""Rematches: the people of a finished table move on to a new one, the same for all of them."""

from collections.abc import Awaitable, Callable
from typing import final

import msgspec

from sevenwonders.server import tokens
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import SeatRow, Store, StoredGame
from sevenwonders.server.tables.listing import unlisted
from sevenwonders.server.tables.lobby import Lobby
from sevenwonders.server.tables.new_tables import FIRST, NewTables, new_row, playing
from sevenwonders.server.tables.seat_rules import is_held, is_seated
from sevenwonders.server.tables.seats import bot_seat, from_earlier, held_seat, open_seat, person_seat
from sevenwonders.server.tables.table import LiveTable, seat_of, seat_or_none
from sevenwonders.server.wire.messages import Done, Join, Rematch, Seated

# Uses up one of the tables that the caller may make; False if there is none left.
Permit = Callable[[], Awaitable[bool]]


@final
class Rematches:
    """Brings people from a finished table to its rematch.

    The rematch is the source of truth about who comes: each seat is held for the person who had it until they answer.
    So a request goes to the owner of the rematch. The finished table itself no longer changes, and any process may read
    it.
    """

    def __init__(self, store: Store, new_tables: NewTables, lobby: Lobby) -> None:
        self.store = store
        self.new_tables = new_tables
        self.tables = new_tables.tables
        self.lobby = lobby
        self.links = lobby.links
        self.news = lobby.seats.news

    async def join(self, game: str, token: str, wish: Rematch, address: str, permit: Permit) -> Seated:
        """Seat the caller at the rematch, which the first person to ask for it creates."""
        old = await self._load(game)
        seat = seat_or_none(old.seats, token)
        watches = self.links.fits("watch", game, old.game.watch_number, token)
        if seat is None and not watches:
            raise refused("not_your_table")
        check_over(old)
        if seat is None:
            return await self._join_spectator(game, wish, address)
        for rematch in self.links.next_tables(game):
            own = tokens.next_token(token, rematch, FIRST)
            asker = from_earlier(person_seat(seat, old.seats[seat].name, own, FIRST, address), seat)
            if not await self._is_over(old, rematch, asker, permit):
                table = await self.tables.find(rematch)
                return await self.lobby.come(table, old.seats[seat], token, address, hosted=seat == old.game.host)
        raise refused("too_fast")

    async def decline(self, game: str, token: str) -> Done:
        """Note that the caller does not play again now. The seat is held until the host needs it."""
        old = await self._load(game)
        seat = seat_of(old.seats, token)
        check_over(old)
        return await self.lobby.decline(await self._rematch_of(game), seat, token)

    async def _load(self, game: str) -> StoredGame:
        old = await self.store.load(game)
        if old is None:
            raise refused("no_game")
        return old

    async def _rematch_of(self, game: str) -> LiveTable:
        """Find the rematch that is under way. Raises `Refusal` if there is none."""
        found = await self.store.rematches([game])
        if not found:
            raise refused("no_rematch")
        return await self.tables.find(found[-1][0].id)

    async def _join_spectator(self, game: str, wish: Rematch, address: str) -> Seated:
        """Give a spectator of the finished table an open seat, unless the host has replaced the link to play."""
        table = await self._rematch_of(game)
        if wish.name is None:
            raise refused("name_empty")
        link = self.links.token("join", table.row.id)
        return await self.lobby.join(table, Join(wish.name, link), "", address)

    async def _is_over(self, old: StoredGame, game: str, asker: SeatRow, permit: Permit) -> bool:
        """Check whether that rematch is over or deleted. If there has been none, make it for the asker."""
        stored = await self.store.load(game)
        if stored is not None:
            return stored.game.status not in ("lobby", "playing")
        if not await permit():
            raise refused("too_fast")
        try:
            await self._make(old, game, asker)
        except ValueError:
            # Either another caller has made it at the same moment, or it existed and has been deleted.
            return await self.store.load(game) is None
        return False

    async def _make(self, old: StoredGame, game: str, asker: SeatRow) -> None:
        """Store the new table: the asker is its host for now, and seats are held for the others."""
        seats = [seat_again(old.game.config.game, row) for row in old.seats]
        seats[asker.seat] = asker
        # After a lesson comes an ordinary game, with a secret deal.
        options = msgspec.structs.replace(unlisted(old.game.options), lesson="")
        row = new_row(game, old.game.config, options, tokens.new_secret(), asker.seat)
        # The same strangers may be there.
        row = msgspec.structs.replace(row, was_listed=old.game.was_listed, earlier=old.game.id)
        # With bots only there is no one to wait for.
        alone = sum(seat.kind != "bot" for seat in seats) == 1
        await self.new_tables.store_new("rematch", playing(row) if alone else row, seats, [])
        earlier = self.tables.memory.get(old.game.id)
        if earlier is not None:
            await self.news.refresh([earlier])


def check_over(old: StoredGame) -> None:
    """Refuse while the game goes on."""
    if old.game.status not in ("finished", "abandoned"):
        raise refused("not_finished")


def seat_again(game: str, row: SeatRow) -> SeatRow:
    """Return a seat in the rematch: a bot keeps it, it is held for a person, or it is open if that person has left."""
    if row.kind == "bot":
        return row
    # A bot has played for a person who never came.
    if is_held(row):
        return bot_seat(game, row.seat, row.bot)
    return held_seat(row.seat, row.name) if is_seated(row) else open_seat(row.seat)
