"""The tables that this process holds in memory."""

from typing import final

from sevenwonders.server.metrics import Metrics
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.viewer import RESTARTING


@final
class TableMemory:
    """Live tables by game id."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}
        # Tables that were let go although they still belong to this process.
        self.to_reload: set[str] = set()

    def get(self, game: str) -> LiveTable | None:
        """Return the live table, or None if it is not in memory."""
        return self.tables.get(game)

    def all(self) -> list[LiveTable]:
        """List all live tables. The list stays the same while tables come and go."""
        return list(self.tables.values())

    def add(self, table: LiveTable) -> None:
        """Add a table."""
        self.tables[table.row.id] = table
        self.to_reload.discard(table.row.id)
        self.metrics.tables.set(len(self.tables))

    def remove(self, table: LiveTable) -> None:
        """Forget a table; it can be loaded again."""
        table.cancel_timer()
        table.is_lost = True
        if self.tables.get(table.row.id) is table:
            del self.tables[table.row.id]
        self.metrics.tables.set(len(self.tables))

    def let_go(self, table: LiveTable, *, reload: bool = False) -> None:
        """Forget a table that may be out of date, and send everyone there away to come back at once.

        With `reload` it still belongs to this process, which loads it again if it has bots or a clock.
        """
        if not table.is_lost:
            self.metrics.let_go.inc()
        self.remove(table)
        if reload:
            self.to_reload.add(table.row.id)
        table.drop_viewers(RESTARTING)
