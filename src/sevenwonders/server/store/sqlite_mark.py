"""A mark in a SQLite file that says whether a server has it open.

What a server has written last is not in the file itself but in the write-ahead log next to it, FILE-wal. Whoever copies
only the file loses that, and the copy looks perfectly sound. So a server marks the file while it has it open. A file
that is marked as open but has no log next to it is such a copy. After a crash the log is still there.
"""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Final

from sqlalchemy import Connection

OPEN: Final = 1
CLOSED: Final = 0
# SQLite's header has a number at this place that programs may use as they like (PRAGMA user_version).
MARK_AT: Final = 60
MARK_BYTES: Final = 4


def set_mark(connection: Connection, mark: int) -> None:
    """Set the mark as part of a transaction."""
    connection.exec_driver_sql(f"PRAGMA user_version={mark}")


def write_to_file(path: Path) -> None:
    """Move what is in the write-ahead log to the file itself, the mark included, without waiting for anybody."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def wal_of(path: Path) -> Path:
    """Where the write-ahead log of a SQLite file is."""
    return path.with_name(path.name + "-wal")


def lacks_wal(path: Path) -> bool:
    """Whether the file is a copy of an open database without its write-ahead log. Nothing is opened or changed."""
    try:
        with path.open("rb") as file:
            file.seek(MARK_AT)
            mark = int.from_bytes(file.read(MARK_BYTES), "big")
        # The mark itself was written to the log first, so the log of an open database is never empty. Whoever looks
        # at a copy leaves an empty one behind.
        return mark == OPEN and not (wal_of(path).exists() and wal_of(path).stat().st_size)
    except OSError:
        return False


def lost_changes(path: Path) -> str:
    """What to tell somebody who is about to use such a copy."""
    return (
        f"{path} was copied while a server had it open, without the file {wal_of(path).name}: the last changes are "
        "missing. Copy both files, or better, use `sevenwonders backup`."
    )
