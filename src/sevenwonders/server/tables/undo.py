"""Undo for games against bots.

A table is its configuration, its seed and its answers. A step back removes the last answers, and the game follows from
the rest as always: the deal is the same, and bots asked the same give the same answers. Only a person who plays alone
against bots may do it (`LiveTable.why_answers_stay`).
"""

from dataclasses import dataclass
from typing import final

import msgspec

from sevenwonders.server.logs import log_event
from sevenwonders.server.problems import refused
from sevenwonders.server.store.protocol import Store, StoredGame
from sevenwonders.server.tables.broadcast import send_afresh
from sevenwonders.server.tables.play import Play
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.tokens import Links
from sevenwonders.server.wire.messages import Done


@final
@dataclass(eq=False)
class Undo:
    """Takes answers back, one decision of the person at a time."""

    store: Store
    writes: Writes
    play: Play
    links: Links

    async def take_back(self, table: LiveTable, token: str) -> Done:
        """Go back to where the caller gave the last answer, before any answer there."""
        async with table.lock:
            seat = table.seat_of(token)
            why = table.why_answers_stay()
            if why:
                raise refused(why)
            stored = await self.store.load(table.row.id)
            if stored is None:
                raise refused("no_game")
            first = first_to_take_back(stored, seat)
            if first is None:
                raise refused("nothing_before")
            earlier = await LiveTable.load(msgspec.structs.replace(stored, answers=stored.answers[:first]))
            await self.writes.take_back(table, earlier, stored.answers[first].number)
            log_event("stepped_back", game=table.row.id, number=table.count)
            # Lines of the log no longer hold.
            await send_afresh(table, self.links)
        self.play.wake(table)
        return Done(table.row.id, table.row.status)


def first_to_take_back(stored: StoredGame, seat: int) -> int | None:
    """Return the first answer of the last group in which the seat answered, or None if it has not answered yet."""
    table = LiveTable(stored)
    found, begin = None, 0
    for at, row in enumerate(stored.answers):
        if not table.sealed:
            begin = at
        if table.deciders[row.ident] == seat:
            found = begin
        table.replay(row)
    return found
