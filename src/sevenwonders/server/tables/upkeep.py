"""Background care of tables: wakes those that are due, forgets idle ones, cleans up."""

import asyncio
import time
from typing import Final, final

from sqlalchemy.exc import SQLAlchemyError

from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.garbage_collection import SpringCleaning
from sevenwonders.server.logs import log_error
from sevenwonders.server.store.protocol import OwnedElsewhere, Store
from sevenwonders.server.tables.cleaning import Cleaning
from sevenwonders.server.tables.knocks import Knocks
from sevenwonders.server.tables.listing import Listing
from sevenwonders.server.tables.lobby import Lobby
from sevenwonders.server.tables.rematch_news import RematchNews
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.tables import Tables

# How long a table without viewers and without work stays in memory.
IDLE_S: Final = 120.0
ROUND_S: Final = 2.0
# Tables that are woken together. Other work on the database gets its turn in between.
BATCH: Final = 20


@final
class Upkeep:
    """Looks after tables in the background."""

    def __init__(
        self,
        store: Store,
        tables: Tables,
        lobby: Lobby,
        knocks: Knocks,
        listing: Listing,
        news: RematchNews,
        cleaning: Cleaning,
        background: BackgroundTasks,
    ) -> None:
        self.store = store
        self.tables = tables
        self.memory = tables.memory
        self.lobby = lobby
        self.knocks = knocks
        self.listing = listing
        self.news = news
        self.cleaning = cleaning
        self.background = background
        self.spring_cleaning = SpringCleaning()

    def start(self) -> None:
        """Start everything that runs as long as the server does."""
        play = self.tables.play
        clocks = play.uptime.watch(play.wake)
        for work in (self.make_rounds(), self.tables.node.watch(self.give_up), clocks, self.cleaning.run()):
            self.background.start(work)

    async def make_rounds(self) -> None:
        """Look every few seconds for tables to wake and for tables to forget."""
        while True:
            try:
                if self.tables.node.may_own:
                    await self.wake_tables()
            except Exception as error:
                log_error("upkeep_failed", error)
            for table in self.memory.all():
                await self.look_after(table)
            await self.listing.tell(self.memory.all())
            await self.news.refresh([table for table in self.memory.all() if table.viewers])
            self.spring_cleaning.maybe_clean(idle=not any(table.viewers for table in self.memory.all()))
            await asyncio.sleep(ROUND_S)

    async def look_after(self, table: LiveTable) -> None:
        """Forget an idle table and visitors who have left; find a new host if the host is away for long."""
        if is_idle(table):
            self.memory.remove(table)
            return
        self.knocks.forget_gone(table)
        try:
            await self.lobby.replace_absent_host(table)
        except Exception as error:
            log_error("upkeep_failed", error, game=table.row.id)

    async def wake_tables(self) -> None:
        """Load tables with bots or clocks that no process serves: theirs is gone, or a change failed here."""
        for game in list(self.memory.to_reload):
            await self.wake(game)
        due = await self.due()
        while due:
            for game in due:
                await self.wake(game)
            due = await self.due() if len(due) == BATCH else []

    async def due(self) -> list[str]:
        """List the next tables to wake."""
        return await self.store.due(self.tables.node.id, BATCH)

    async def wake(self, game: str) -> None:
        """Load a table, unless another process was faster."""
        try:
            await self.tables.find(game)
        except (SQLAlchemyError, OSError):
            # The database is unavailable. The next round tries again.
            raise
        except OwnedElsewhere:
            self.memory.to_reload.discard(game)
        except Exception as error:
            # One table that cannot be loaded must not keep the others asleep.
            log_error("wake_failed", error, game=game)
            self.memory.to_reload.discard(game)

    def give_up(self) -> None:
        """Give up all tables, because others may have taken them over."""
        for table in self.memory.all():
            self.memory.let_go(table)


def is_idle(table: LiveTable) -> bool:
    """Check whether the table can be dropped from memory."""
    busy = table.thinking or table.timer is not None or table.lock.locked() or bool(table.viewers)
    return not busy and time.monotonic() - table.used_s > IDLE_S
