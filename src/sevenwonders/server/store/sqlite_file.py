"""A lock that keeps a second server away from a SQLite file.

The operating system holds it for as long as the process lives, so a killed server leaves nothing to clean up. It is on
a file of its own, FILE-lock: closing any descriptor of the database would drop the locks that SQLite itself has there.
Commands that only read need no lock.
"""

import errno
import os
import sqlite3
import sys
from contextlib import closing
from pathlib import Path
from typing import Final, final

from sqlalchemy import Connection

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase

OPEN: Final = 1
CLOSED: Final = 0
# SQLite's header has a number at this offset for programs to use as they like (PRAGMA user_version).
MARK_AT: Final = 60
MARK_BYTES: Final = 4


def set_mark(connection: Connection, mark: int) -> None:
    """Set the mark as part of a transaction."""
    connection.exec_driver_sql(f"PRAGMA user_version={mark}")


def write_to_file(path: Path) -> None:
    """Checkpoint the write-ahead log, the mark included, without waiting for other connections."""
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")


def wal_of(path: Path) -> Path:
    """Return the path of a SQLite file's write-ahead log."""
    return path.with_name(path.name + "-wal")


def lacks_wal(path: Path) -> bool:
    """Check whether the file is a copy of an open database without its write-ahead log.

    Nothing is opened or changed.
    """
    try:
        with path.open("rb") as file:
            file.seek(MARK_AT)
            mark = int.from_bytes(file.read(MARK_BYTES), "big")
        # The mark itself was written to the log first, so the log of an open database is never empty. Opening a copy
        # leaves an empty one behind.
        return mark == OPEN and not (wal_of(path).exists() and wal_of(path).stat().st_size)
    except OSError:
        return False


if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

ONLY_OWNER: Final = 0o600
TAKEN: Final = (errno.EWOULDBLOCK, errno.EACCES, errno.EDEADLK)


class DatabaseInUse(GameError):
    """Another process serves the same SQLite file, or restores it."""


@final
class SqliteLock:
    """The right to change a SQLite file, from `take` to `release` or the end of the process."""

    def __init__(self, database: Path) -> None:
        self.database = database
        # Every path to a database has to lead to the same lock.
        target = database.resolve()
        self.path = target.with_name(target.name + "-lock")
        self._descriptor = -1

    def take(self) -> None:
        """Take the lock without waiting. Raises `DatabaseInUse`, or `OSError` if the file cannot be created."""
        if self._descriptor >= 0:
            return
        descriptor = os.open(self.path, os.O_RDWR | os.O_CREAT, ONLY_OWNER)
        try:
            lock(descriptor)
        except OSError as error:
            os.close(descriptor)
            # Any other error means that this file system has no locks.
            if error.errno in TAKEN:
                raise DatabaseInUse(Phrase("database-taken", file=str(self.database))) from error
            raise
        self._descriptor = descriptor

    def release(self) -> None:
        """Release the database to others. The file stays: removing it could break the next server's lock."""
        if self._descriptor >= 0:
            os.close(self._descriptor)
            self._descriptor = -1


def lock(descriptor: int) -> None:
    """Lock an open file. Raises `OSError` if another process has locked it."""
    if sys.platform == "win32":
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
