"""The readers of all games by name."""

from typing import Final

from sevenwonders.record.architects.table_reader import ArchitectsReader
from sevenwonders.record.classic.table_reader import ClassicReader
from sevenwonders.record.table_reader import TableReader

READERS: Final[dict[str, TableReader]] = {"classic": ClassicReader(), "architects": ArchitectsReader()}


def table_reader_of(game: str) -> TableReader:
    """The reader for tables of that game."""
    return READERS[game]
