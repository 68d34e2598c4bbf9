"""The readers of all games by name."""

from typing import Final

from sevenwonders.record.architects.table_reader import ArchitectsReader
from sevenwonders.record.classic.table_reader import ClassicReader
from sevenwonders.record.table_reader import TableReader

READERS: Final[dict[str, TableReader]] = {"classic": ClassicReader(), "architects": ArchitectsReader()}


def table_reader_of(game: str) -> TableReader:
    """How tables of that game are read."""
    return READERS[game]
