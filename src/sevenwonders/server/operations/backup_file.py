"""The backup file: compressed lines of JSON, from which any of our databases can be filled.

The first line is the heading: what was saved, and how many rows of which tables follow. Then comes one line per row,
table by table, and last the ending with a checksum of all lines before it. Reading and writing keep only a few rows in
memory.
"""

import gzip
import zlib
from base64 import b64decode
from collections.abc import Iterator, Sequence
from hashlib import sha256
from pathlib import Path
from typing import BinaryIO, Final, Self, TypeVar, final

import msgspec

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase

FORMAT: Final = 1
KIND: Final = "sevenwonders backup"
BATCH_ROWS: Final = 1000
# Far more than any row of ours: a file without line ends must not fill the memory.
LONGEST_LINE: Final = 64 * 1024 * 1024
GZIP_MAGIC: Final = b"\x1f\x8b"
SQLITE_MAGIC: Final = b"SQLite format 3\0"

Row = Sequence[object]
T = TypeVar("T")


class BadBackup(GameError):
    """The file is not a backup, is damaged, or comes from a later version. Nothing was changed."""


class TableFacts(msgspec.Struct, frozen=True):
    """One table of a backup; `binary` names the columns of bytes, which are written in base64."""

    name: str
    columns: tuple[str, ...]
    binary: tuple[str, ...]
    rows: int


class Heading(msgspec.Struct, frozen=True):
    """The first line. `schema` is the database's migration, `version` the program's version."""

    kind: str
    format: int
    schema: str
    version: str
    database: str
    made_s: float
    tables: tuple[TableFacts, ...]

    @property
    def rows(self) -> int:
        """The total number of rows."""
        return sum(table.rows for table in self.tables)

    def rows_of(self, table: str) -> int:
        """Count the rows of that table."""
        return sum(facts.rows for facts in self.tables if facts.name == table)


class Ending(msgspec.Struct, frozen=True):
    """The last line."""

    rows: int
    sha256: str


class Progress:
    """Reports the progress of long work. This one shows nothing."""

    def begin(self, work: str, rows: int) -> None:
        """Note that work on that many rows begins."""

    def advance(self, rows: int) -> None:
        """Note that this many more rows are done."""


QUIET: Final = Progress()


@final
class BackupWriter:
    """Writes a backup, line by line."""

    def __init__(self, file: BinaryIO, heading: Heading) -> None:
        self._file = gzip.GzipFile("", "wb", 6, file, mtime=0)
        self._sum = sha256()
        self._rows = 0
        self._line(heading)

    def write_rows(self, rows: Sequence[Row]) -> None:
        """Add rows of the current table."""
        for row in rows:
            self._line(tuple(row))
        self._rows += len(rows)

    def finish(self) -> None:
        """Add the ending. The file itself stays open."""
        self._line(Ending(self._rows, self._sum.hexdigest()))
        self._file.close()

    def _line(self, value: object) -> None:
        line = msgspec.json.encode(value) + b"\n"
        self._sum.update(line)
        self._file.write(line)


@final
class BackupReader:
    """Reads a backup from heading to ending, and raises `BadBackup` where something is wrong."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._raw = open_backup(path)
        self._file = gzip.GzipFile("", "rb", fileobj=self._raw)
        self._sum = sha256()
        try:
            self.heading = self._read_heading()
        except BadBackup:
            self._raw.close()
            raise

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._raw.close()

    def batches(self, table: TableFacts) -> Iterator[list[dict[str, object]]]:
        """Yield the rows of the current table in batches, as values by column."""
        left = table.rows
        while left:
            size = min(left, BATCH_ROWS)
            yield [self._read_row(table) for _ in range(size)]
            left -= size

    def check_end(self) -> None:
        """Read the ending and compare the checksum."""
        found = self._sum.hexdigest()
        ending = self._decoded(self._line(), Ending)
        if ending.sha256 != found or ending.rows != self.heading.rows:
            raise self._bad(Phrase("damage-checksum"))
        if self._next_line():
            raise self._bad(Phrase("damage-rest"))

    def _read_heading(self) -> Heading:
        line = self._line()
        number = self._decoded(line, dict[str, object])
        if number.get("kind") != KIND:
            raise BadBackup(Phrase("no-backup", file=str(self.path)))
        if number.get("format") != FORMAT:
            raise BadBackup(Phrase("later-backup", file=str(self.path)))
        return self._decoded(line, Heading)

    def _read_row(self, table: TableFacts) -> dict[str, object]:
        values = self._decoded(self._line(), list[object])
        if len(values) != len(table.columns):
            raise self._bad(
                Phrase("damage-row", table=table.name, values=str(len(values)), columns=str(len(table.columns)))
            )
        row = dict(zip(table.columns, values, strict=True))
        for name in table.binary:
            value = row[name]
            if value is not None:
                row[name] = b64decode(str(value))
        return row

    def _line(self) -> bytes:
        line = self._next_line()
        if not line.endswith(b"\n"):
            raise self._bad(Phrase("damage-end"))
        self._sum.update(line)
        return line

    def _next_line(self) -> bytes:
        try:
            return self._file.readline(LONGEST_LINE)
        except (EOFError, OSError, zlib.error) as error:
            raise self._bad(Phrase("damage-end" if isinstance(error, EOFError) else "damage-unread")) from error

    def _decoded(self, line: bytes, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(line, type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise self._bad(Phrase("damage-line")) from error

    def _bad(self, why: Phrase) -> BadBackup:
        return BadBackup(Phrase("damaged-backup", file=str(self.path), why=why))


def open_backup(path: Path) -> BinaryIO:
    """Open the file. Raises `BadBackup` if it cannot be a backup."""
    try:
        file = path.open("rb")
    except OSError as error:
        raise BadBackup(Phrase("file-unread", file=str(path), reason=str(error.strerror))) from error
    start = file.read(len(SQLITE_MAGIC))
    file.seek(0)
    if start.startswith(GZIP_MAGIC):
        return file
    file.close()
    if start == SQLITE_MAGIC:
        raise BadBackup(Phrase("sqlite-backup", file=str(path)))
    raise BadBackup(Phrase("no-backup", file=str(path)))


def check_backup(path: Path, progress: Progress = QUIET) -> Heading:
    """Read the whole file and return its heading. Raises `BadBackup` if anything is wrong with it."""
    with BackupReader(path) as reader:
        progress.begin("Checking", reader.heading.rows)
        for table in reader.heading.tables:
            for rows in reader.batches(table):
                progress.advance(len(rows))
        reader.check_end()
        return reader.heading
