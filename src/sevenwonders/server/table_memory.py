"""The tables that this process holds in memory."""

from typing import final

from sevenwonders.server.metrics import Metrics
from sevenwonders.server.table import LiveTable


@final
class TableMemory:
    """Live tables by the id of their game."""

    def __init__(self, metrics: Metrics) -> None:
        self.metrics = metrics
        self.tables: dict[str, LiveTable] = {}

    def get(self, game: str) -> LiveTable | None:
        """The live table, if it is in memory."""
        return self.tables.get(game)

    def all(self) -> list[LiveTable]:
        """All live tables, in a list that stays the same while tables come and go."""
        return list(self.tables.values())

    def add(self, table: LiveTable) -> None:
        """Keep a table from now on."""
        self.tables[table.row.id] = table
        self.metrics.tables.set(len(self.tables))

    def remove(self, table: LiveTable) -> None:
        """Forget a table; it can be loaded again."""
        table.cancel_timer()
        self.tables.pop(table.row.id, None)
        self.metrics.tables.set(len(self.tables))
