"""Answers as Parquet. Only this module uses pyarrow."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from typing import Any, Final

from sevenwonders.kernel.errors import BadConfig

# Parts are read in pieces of this many answers.
PIECE: Final = 50_000


def arrow() -> tuple[Any, Any]:
    """Return the modules `pyarrow` and `pyarrow.parquet`. Raises `BadConfig` if they are not installed."""
    try:
        import pyarrow  # noqa: PLC0415 - nothing else needs it
        import pyarrow.parquet  # noqa: PLC0415
    except ImportError as error:
        raise BadConfig("Data sets need pyarrow: pip install 'sevenwonders[research]'.") from error
    return pyarrow, pyarrow.parquet


def parquet_of(games: list[int], steps: list[int], idents: list[int], choices: list[int]) -> bytes:
    """Return a Parquet table of answers: game, step, number of the decision, and choice."""
    pa, parquet = arrow()
    columns = {
        "game": pa.array(games, pa.uint32()),
        "step": pa.array(steps, pa.uint16()),
        "decision": pa.array(idents, pa.uint32()),
        "choice": pa.array(choices, pa.int64()),
    }
    target = BytesIO()
    # Numbers that grow steadily take next to nothing as differences; choices repeat, so they get a dictionary.
    encodings = dict.fromkeys(("game", "step", "decision"), "DELTA_BINARY_PACKED")
    parquet.write_table(
        pa.table(columns),
        target,
        compression="zstd",
        compression_level=9,
        use_dictionary=["choice"],
        column_encoding=encodings,
    )
    return target.getvalue()


def answers_in(path: Path) -> Iterator[tuple[int, int, int, int]]:
    """Yield the rows of a part, one after another."""
    _, parquet = arrow()
    try:
        file = parquet.ParquetFile(path)
    except (OSError, ValueError) as error:
        raise BadConfig(f"{path} cannot be read: {error}. Write the data set again.") from error
    with file:
        for piece in file.iter_batches(batch_size=PIECE):
            columns = [piece.column(name).to_pylist() for name in ("game", "step", "decision", "choice")]
            yield from zip(*columns, strict=True)
