"""Puts the parts of a server process together."""

import asyncio
import contextlib
import time
from typing import Final, final

from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.bots.workers import BotWorkers
from sevenwonders.server.limits import Limits, NewGames
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.settings import Settings
from sevenwonders.server.store.lease_holder import LeaseHolder
from sevenwonders.server.store.protocol import LINK_SECRET, RELAY_SECRET, Store
from sevenwonders.server.tables.analyses import Analyses
from sevenwonders.server.tables.chat import Chat
from sevenwonders.server.tables.cleaning import Cleaning
from sevenwonders.server.tables.hints import Hints
from sevenwonders.server.tables.knocks import Knocks
from sevenwonders.server.tables.listing import Listing
from sevenwonders.server.tables.lobby import Lobby
from sevenwonders.server.tables.new_tables import NewTables
from sevenwonders.server.tables.notices import Notices
from sevenwonders.server.tables.people import People
from sevenwonders.server.tables.play import Play
from sevenwonders.server.tables.presence import PresenceWatch
from sevenwonders.server.tables.rematch_news import RematchNews
from sevenwonders.server.tables.rematches import Rematches
from sevenwonders.server.tables.replays import Replays
from sevenwonders.server.tables.seats import SeatChanges
from sevenwonders.server.tables.session import TableActions
from sevenwonders.server.tables.table_memory import TableMemory
from sevenwonders.server.tables.table_setup import TableSetup
from sevenwonders.server.tables.tables import Tables
from sevenwonders.server.tables.undo import Undo
from sevenwonders.server.tables.upkeep import Upkeep
from sevenwonders.server.tables.uptime import Uptime
from sevenwonders.server.tables.viewer import RESTARTING
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.tokens import Links
from sevenwonders.server.web.relay import Relay
from sevenwonders.server.web.sockets import TableSockets

# However many callers ask, the database is asked this often.
FRESH_S: Final = 2.0
PATIENCE_S: Final = 3.0
# How long answers under way may take when the server stops.
DRAIN_S: Final = 3.0


@final
class Readiness:
    """Checks from time to time whether the database accepts changes."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.checked_s = float("-inf")
        self.ready = False
        self.attempt: asyncio.Task[None] | None = None

    async def is_ready(self) -> bool:
        """Check whether the database has just accepted a change."""
        if time.monotonic() - self.checked_s >= FRESH_S:
            # A frozen database never answers: callers wait only briefly, and no second attempt is made meanwhile.
            if self.attempt is None or self.attempt.done():
                self.attempt = asyncio.create_task(self._try())
            await asyncio.wait([self.attempt], timeout=PATIENCE_S)
            if not self.attempt.done():
                self.ready, self.checked_s = False, time.monotonic()
        return self.ready

    async def _try(self) -> None:
        try:
            await self.store.try_write()
        except Exception:
            # Whatever is wrong with the database, callers only need to know that something is.
            self.ready = False
        else:
            self.ready = True
        self.checked_s = time.monotonic()


@final
class GameServer:
    """The parts of one server process, for the routes to use. Each part knows only the parts it needs."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.new_games = NewGames(store, settings.new_games_per_hour)
        self.readiness = Readiness(store)
        self.background = BackgroundTasks()
        self.workers = BotWorkers(settings.workers, self.metrics)
        self.replays = Replays(store)
        self.analyses = Analyses(store, self.replays, self.workers, self.background)
        self.node = LeaseHolder(store, settings.own_address)
        self.relay = Relay(self.node, self.metrics, settings.connections)
        # The secret is in the store, so it is known only once that is open.
        self.links = Links(b"")
        self.memory = TableMemory(self.metrics)
        writes = Writes(store, self.memory)
        news = RematchNews(store, self.memory, self.links)
        seats = SeatChanges(writes, self.links, news)
        self.uptime = Uptime(store, self.memory)
        self.play = Play(writes, self.links, self.metrics, self.workers, self.uptime, self.background, settings)
        self.tables = Tables(store, self.node, self.memory, writes, self.play, settings.absent_s)
        chat = Chat(writes)
        self.lobby = Lobby(writes, seats, self.play, chat, settings)
        self.setup = TableSetup(writes, seats, chat)
        self.listing = Listing(store)
        self.people = People(self.lobby, self.listing)
        self.knocks = Knocks()
        self.notices = Notices(self.links, self.knocks)
        self.undo = Undo(store, writes, self.play, self.links)
        self.new_tables = NewTables(store, self.tables, self.metrics)
        self.rematches = Rematches(store, self.new_tables, self.lobby)
        hints = Hints(self.workers, self.background)
        actions = TableActions(self.tables, self.links, self.play, hints, chat, self.limits.chat)
        presence = PresenceWatch(seats, self.play, self.links, self.listing)
        self.sockets = TableSockets(settings, self.limits, self.relay, self.metrics, presence, actions)
        cleaning = Cleaning(store, self.memory, settings.clean_every_s, settings.cleaning.grace_s)
        self.upkeep = Upkeep(store, self.tables, self.lobby, self.knocks, self.listing, news, cleaning, self.background)

    async def open(self) -> None:
        """Connect, and let bots continue where they stopped."""
        self.metrics.collector.start()
        await self.store.open()
        self.links.secret = await self.store.secret(LINK_SECRET)
        if self.store.is_shared:
            self.relay.secret = await self.store.secret(RELAY_SECRET)
        await self.node.open()
        await self.uptime.open()
        self.upkeep.start()

    async def drain(self) -> None:
        """Finish the answers under way and give up all tables; then send everyone away to come back elsewhere."""
        if self.node.is_draining:
            return
        self.node.is_draining = True
        tables = self.memory.all()
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(DRAIN_S):
                for table in tables:
                    async with table.lock:
                        self.memory.remove(table)
        await self.node.close()
        for table in tables:
            self.memory.remove(table)
            table.drop_viewers(RESTARTING)

    async def close(self) -> None:
        """Close all sockets, stop all work, and disconnect."""
        await self.drain()
        await self.background.close()
        await self.workers.close()
        await self.relay.close()
        await self.store.close()
        self.metrics.collector.stop()
