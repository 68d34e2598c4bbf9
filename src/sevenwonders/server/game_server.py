"""Put the parts of a server process together."""

from typing import final

from sevenwonders.server.answers import Answers
from sevenwonders.server.attendance import Attendance
from sevenwonders.server.background import BackgroundTasks
from sevenwonders.server.bots import BotWorkers
from sevenwonders.server.chat import Chat
from sevenwonders.server.limits import Limits, NewGames
from sevenwonders.server.lobby import Lobby
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.new_tables import NewTables
from sevenwonders.server.people import People
from sevenwonders.server.readiness import Readiness
from sevenwonders.server.replays import Replays
from sevenwonders.server.seats import SeatChanges
from sevenwonders.server.settings import Settings
from sevenwonders.server.socket import TableSockets
from sevenwonders.server.store import Bus, Store
from sevenwonders.server.table_memory import TableMemory
from sevenwonders.server.table_sync import TableSync
from sevenwonders.server.tables import Tables
from sevenwonders.server.tokens import Links
from sevenwonders.server.turns import Turns
from sevenwonders.server.upkeep import Upkeep
from sevenwonders.server.viewer import RESTARTING
from sevenwonders.server.visit import TableActions


@final
class GameServer:
    """The parts of one server process, for the routes to use. Each part knows only the parts it needs."""

    def __init__(self, settings: Settings, store: Store, bus: Bus) -> None:
        self.settings = settings
        self.store = store
        self.bus = bus
        self.metrics = Metrics()
        self.limits = Limits(settings)
        self.new_games = NewGames(store, settings.new_games_per_hour)
        self.readiness = Readiness(store)
        self.background = BackgroundTasks()
        self.workers = BotWorkers(settings.bot_workers, self.metrics)
        self.replays = Replays(store)
        # The secret is in the store, so it is known only once that is open.
        self.links = Links(b"")
        self.memory = TableMemory(self.metrics)
        seats = SeatChanges(store, bus)
        sync = TableSync(store, self.memory, seats, self.links, self.metrics)
        answers = Answers(store, bus, sync, self.metrics)
        self.turns = Turns(answers, self.workers, self.background, settings)
        self.tables = Tables(self.memory, sync, self.turns)
        chat = Chat(store, bus, sync)
        self.lobby = Lobby(sync, self.turns, chat, settings)
        self.people = People(self.lobby, chat, self.memory)
        self.new_tables = NewTables(self.tables, self.lobby, self.metrics)
        # There are other processes only if the database allows several.
        shared = settings.database_url.startswith("postgresql")
        attendance = Attendance(bus, seats, self.links, shared)
        actions = TableActions(self.tables, self.turns, chat, self.workers, self.links, self.background)
        self.sockets = TableSockets(settings, self.limits, self.metrics, attendance, actions)
        self.upkeep = Upkeep(store, self.tables, self.lobby, attendance, self.background, settings.clean_every_s)

    async def open(self) -> None:
        """Connect, listen for notices, and let bots continue where they stopped."""
        await self.store.open()
        self.links.secret = await self.store.secret()
        await self.bus.open(self.upkeep.hear)
        self.turns.open()
        self.upkeep.start()

    async def close(self) -> None:
        """Close all sockets, stop all work, and disconnect."""
        for table in self.memory.all():
            table.cancel_timer()
            table.drop_viewers(RESTARTING)
        await self.background.close()
        await self.workers.close()
        await self.bus.close()
        await self.store.close()
