"""Logs as one JSON object a line: what, which game, which number, how long. Never tokens, names or chat."""

import logging
import sys
import time
from typing import Final, final

import msgspec

LOGGER: Final = logging.getLogger("sevenwonders.server")
FIELDS: Final = "fields"

Plain = str | int | float | bool | None


def log_event(event: str, level: int = logging.INFO, **fields: Plain) -> None:
    """Log that something happened."""
    LOGGER.log(level, event, extra={FIELDS: fields})


def log_error(event: str, error: BaseException, **fields: Plain) -> None:
    """Log what went wrong, with its place in the program."""
    LOGGER.error(event, exc_info=error, extra={FIELDS: fields})


def milliseconds_since(start_s: float) -> float:
    """A duration for a log, from a time of `time.perf_counter`."""
    return round((time.perf_counter() - start_s) * 1000, 2)


@final
class JsonFormatter(logging.Formatter):
    """One line a record."""

    def format(self, record: logging.LogRecord) -> str:
        """The record as JSON."""
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": record.getMessage(),
        }
        line.update(getattr(record, FIELDS, {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up_logs(level: str) -> None:
    """Write our own log and that of the web server to standard error."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonFormatter())
    for name in (LOGGER.name, "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.propagate = False
        logger.setLevel(level.upper())
    # Its lines about starting and stopping say nothing that ours do not.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLogger("uvicorn").level))
