"""Keep live tables in step with the store, and their viewers informed."""

import time
from typing import final

import msgspec

from sevenwonders.server.broadcast import send_afresh, send_away, send_chat, send_presence, send_update
from sevenwonders.server.logs import log_error, log_event
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import refused
from sevenwonders.server.rules import check_rules_version
from sevenwonders.server.seats import SeatChanges
from sevenwonders.server.store import GameRow, SeatRow, Status, Store, StoredGame
from sevenwonders.server.table import LiveTable
from sevenwonders.server.table_memory import TableMemory
from sevenwonders.server.tokens import Links
from sevenwonders.server.viewer import RESTARTING
from sevenwonders.server.wire import ChatLine


@final
class TableSync:
    """Loads tables from the store, and brings them up to date when another process has changed them.

    Callers hold the lock of a table that is already in memory.
    """

    def __init__(self, store: Store, memory: TableMemory, seats: SeatChanges, links: Links, metrics: Metrics) -> None:
        self.store = store
        self.memory = memory
        self.seats = seats
        self.links = links
        self.metrics = metrics

    async def load(self, game: str) -> LiveTable:
        """Load a table into memory; Refusal if there is none or it cannot be continued."""
        stored = await self.store.load(game)
        if stored is None:
            raise refused("no_game")
        check_rules_version(stored.game)
        table = await LiveTable.load(stored)
        self.memory.add(table)
        await self.close_if_over(table)
        return table

    async def reload(self, table: LiveTable) -> None:
        """Read everything from the store again: seats, status, answers and chat."""
        stored = await self.store.load(table.row.id)
        if stored is None:
            self.memory.remove(table)
            table.drop_viewers(RESTARTING)
            raise refused("no_game")
        self._take_over(table, stored)
        await self.seats.hand_back(table)

    async def follow(self, table: LiveTable) -> bool:
        """Read only new answers from the store. Return False if there are none."""
        before = table.count
        table.follow(await self.store.answers_from(table.row.id, table.since))
        if table.count == before:
            return False
        await self.close_if_over(table)
        send_update(table, self.links, table.viewers)
        return True

    async def was_current(self, table: LiveTable) -> bool:
        """Bring the table up to date. Return True if it already was."""
        before = (table.row.status, table.count)
        # Before the deal there are no answers to read: only the status shows that the game has begun.
        if table.game is None:
            await self.reload(table)
        else:
            await self.follow(table)
        return before == (table.row.status, table.count)

    async def close_if_over(self, table: LiveTable) -> None:
        """Mark a game that has just ended as finished."""
        if table.row.status != "playing" or table.game is None or not table.game.finished():
            return
        now_s = time.time()
        table.row = msgspec.structs.replace(table.row, status="finished", updated_s=now_s)
        try:
            if await self.store.set_status(table.row.id, "playing", "finished", now_s):
                self.metrics.finished.inc()
                log_event("finished", game=table.row.id, number=table.count)
        except Exception as error:
            # The answers are stored, so the next process to load the table marks it.
            log_error("finish_failed", error, game=table.row.id)

    def _take_over(self, table: LiveTable, stored: StoredGame) -> None:
        """Replace the content of the table with what is stored, and send its viewers what is new to them."""
        before = (known_of(table.row), table.count)
        old_seats = table.seats
        table.row = stored.game
        table.seats = list(stored.seats)
        if table.game is None and table.row.status == "playing":
            table.begin(table.row.updated_s)
        table.follow(stored.answers)
        send_away(table, lost_seats(old_seats, table.seats), refused("replaced"))
        # Names are in every line of the log.
        renamed = table.game is not None and [row.name for row in old_seats] != table.city_names()[: len(old_seats)]
        if renamed or is_erased(table.chat, stored.chat):
            table.chat = list(stored.chat)
            send_afresh(table, self.links)
            return
        for line in stored.chat:
            send_chat(table, line)
        # Seats are part of the lobby's state; in play a short message is enough.
        if before != (known_of(table.row), table.count) or (table.seats != old_seats and table.game is None):
            send_update(table, self.links, table.viewers)
        elif table.seats != old_seats:
            send_presence(table)


def lost_seats(old: list[SeatRow], new: list[SeatRow]) -> set[int]:
    """The seats that now belong to somebody else."""
    return {before.seat for before, after in zip(old, new, strict=True) if before.token_hash != after.token_hash}


def known_of(row: GameRow) -> tuple[Status, int, int, int]:
    """What everybody knows of a table and may change in the database."""
    return row.status, row.host, row.join_number, row.watch_number


def is_erased(known: list[ChatLine], stored: list[ChatLine]) -> bool:
    """Whether lines of chat are no longer what they were: somebody wanted to be forgotten."""
    lines = {line.number: line for line in stored}
    return any(line.number in lines and lines[line.number] != line for line in known)
