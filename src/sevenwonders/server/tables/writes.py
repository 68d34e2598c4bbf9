"""Writes changes to the store first, then applies them in memory."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import final

import msgspec

from sevenwonders.server.clock import now_s
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import (
    Advance,
    Departure,
    Forgotten,
    GameRow,
    LeaseLost,
    NewLine,
    SeatRow,
    Store,
)
from sevenwonders.server.table_config import layout_of
from sevenwonders.server.tables.table import LiveTable, Step
from sevenwonders.server.tables.table_memory import TableMemory
from sevenwonders.server.wire.messages import ChatLine


@final
class Writes:
    """Writes changes of tables that this process owns. Callers hold the table's lock.

    If a change fails, the table in memory may no longer match the store. It is let go then: everyone there is sent away
    to come back at once, when it is loaded again.
    """

    def __init__(self, store: Store, memory: TableMemory) -> None:
        self.store = store
        self.memory = memory

    async def advance(self, table: LiveTable, step: Step) -> None:
        """Store an answer, and move the table on."""
        at_s = now_s()
        status = "finished" if step.game.finished() else table.row.status
        wakes_s = table.wakes_after(step, at_s)
        row = table.answer_row(step, at_s)
        with self._owned(table):
            await self.store.append(Advance(table.lease, row, step.instead_of, status, wakes_s))
        if status != table.row.status:
            table.row = msgspec.structs.replace(table.row, status=status, updated_s=at_s)
        table.advance(step, at_s)

    async def take_back(self, table: LiveTable, earlier: LiveTable, number: int) -> None:
        """Remove the answers from that number on, and go back to where the table stood before them."""
        assert earlier.game is not None
        wakes_s = earlier.wakes_at(earlier.game, table.seats, earlier.turn_s)
        with self._owned(table):
            await self.store.take_back(table.lease, number, wakes_s)
        table.rewind(earlier, number)

    async def begin(self, table: LiveTable, seats: Sequence[SeatRow]) -> None:
        """Fill seats and deal the game."""
        row = msgspec.structs.replace(table.row, status="playing", updated_s=now_s())
        game = table.deal()
        await self._change(table, row, table.wakes_at(game, with_seats(table, seats), row.updated_s), seats)
        table.begin(game, row.updated_s)

    async def change(
        self,
        table: LiveTable,
        *,
        row: GameRow | None = None,
        seats: Sequence[SeatRow] = (),
        forgotten: Forgotten | None = None,
    ) -> None:
        """Change the row of the table, some seats, or the chat of a person who wants to be forgotten."""
        changed = msgspec.structs.replace(row or table.row, updated_s=now_s())
        wakes_s = table.wakes_s(with_seats(table, seats), changed.status)
        await self._change(table, changed, wakes_s, seats, forgotten)

    async def set_up(self, table: LiveTable, row: GameRow, seats: Sequence[SeatRow]) -> None:
        """Change the game of a table in its lobby. `seats` are all its seats from now on."""
        changed = msgspec.structs.replace(row, updated_s=now_s())
        layout = layout_of(changed)
        with self._owned(table):
            await self.store.change(table.lease, changed, None, seats)
        table.row, table.layout, table.seats = changed, layout, list(seats)

    async def delete(self, table: LiveTable) -> None:
        """Delete the table, and forget it here as well."""
        with self._owned(table):
            await self.store.delete(table.lease)
        self.memory.remove(table)

    async def say(self, table: LiveTable, line: NewLine) -> ChatLine:
        """Store a line of chat."""
        try:
            return await self.store.say(table.lease, line)
        except LeaseLost:
            self.memory.let_go(table)
            raise refused("restarting") from None

    async def _change(
        self,
        table: LiveTable,
        row: GameRow,
        wakes_s: float | None,
        seats: Sequence[SeatRow],
        forgotten: Forgotten | None = None,
    ) -> None:
        with self._owned(table):
            await self.store.change(table.lease, row, wakes_s, seats, forgotten, departures(table.seats, seats))
            if forgotten is not None and table.chat:
                table.chat = await self.store.chat_before(row.id, table.chat[-1].number + 1)
        table.row = row
        for seat in seats:
            table.seats[seat.seat] = seat

    @contextmanager
    def _owned(self, table: LiveTable) -> Iterator[None]:
        if table.is_lost:
            raise refused("restarting")
        try:
            yield
        except LeaseLost:
            self.memory.let_go(table)
            raise refused("restarting") from None
        except BaseException:
            self.memory.let_go(table, reload=True)
            raise


def with_seats(table: LiveTable, seats: Sequence[SeatRow]) -> list[SeatRow]:
    """Return the table's seats, with these in place of the old ones."""
    after = {seat.seat: seat for seat in seats}
    return [after.get(seat.seat, seat) for seat in table.seats]


def departures(old: Sequence[SeatRow], new: Sequence[SeatRow]) -> list[Departure]:
    """List the people who lose their seats to these rows."""
    lost = [old[row.seat] for row in new if old[row.seat].token_hash not in ("", row.token_hash)]
    return [Departure(row.arrival, row.seat, row.token_hash) for row in lost]
