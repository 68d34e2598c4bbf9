"""Tables as Parquet. Only this module uses pyarrow."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from sevenwonders.datasets.tables import Columns
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

# The types of columns whose numbers need more than 16 bits, or no sign; all other numbers are small.
TYPES: Final = {
    "game": "uint32",
    "step": "uint16",
    "decision": "uint32",
    "choice": "int64",
    "seat": "uint8",
    "place": "uint8",
}
STEADY: Final = ("game", "step", "decision")
# Parts are read in pieces of this many answers.
PIECE: Final = 50_000


def arrow() -> tuple[Any, Any]:
    """Return the modules `pyarrow` and `pyarrow.parquet`. Raises `BadConfig` if they are not installed."""
    try:
        import pyarrow  # noqa: PLC0415 - nothing else needs it
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig(Phrase("needs-pyarrow")) from error
    return pyarrow, pyarrow.parquet


def parquet_of(columns: Columns) -> bytes:
    """Return a Parquet table with these columns."""
    _, parquet = arrow()
    target = BytesIO()
    parquet.write_table(table_of(columns), target, **settings_for(list(columns)))
    return target.getvalue()


def table_of(columns: Columns) -> Any:
    """Return a table of Arrow, with each column in its type."""
    pa, _ = arrow()
    types = {
        name: "string" if isinstance(column[0], str) else TYPES.get(name, "int16") for name, column in columns.items()
    }
    return pa.table(columns, pa.schema(types.items()))


def settings_for(names: list[str]) -> dict[str, object]:
    """Return how to store these columns.

    Numbers that grow steadily take next to nothing as differences; everything else repeats, and gets a dictionary.
    """
    steady = [name for name in names if name in STEADY]
    return {
        "compression": "zstd",
        "compression_level": 9,
        "use_dictionary": [name for name in names if name not in steady],
        "column_encoding": dict.fromkeys(steady, "DELTA_BINARY_PACKED"),
    }


def columns_in(path: Path) -> list[str]:
    """List the columns of a file."""
    _, parquet = arrow()
    return list(parquet.read_schema(path).names)


def join_tables(sources: list[Path], target: Path) -> None:
    """Write the tables of several files into one file, without reading more than one of them at a time."""
    _, parquet = arrow()
    schema = parquet.read_schema(sources[0])
    with parquet.ParquetWriter(target, schema, **settings_for(schema.names)) as writer:
        for source in sources:
            writer.write_table(parquet.read_table(source))


def answers_in(path: Path) -> Iterator[tuple[int, int, int, int]]:
    """Yield the rows of a part, one after another."""
    _, parquet = arrow()
    try:
        file = parquet.ParquetFile(path)
    except (OSError, ValueError) as error:
        raise BadConfig(Phrase("data-set", file=str(path), reason=str(error))) from error
    with file:
        for piece in file.iter_batches(batch_size=PIECE):
            columns = [piece.column(name).to_pylist() for name in ("game", "step", "decision", "choice")]
            yield from zip(*columns, strict=True)
