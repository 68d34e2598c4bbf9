"""Logs: one JSON object per line, with the event, game, number and duration. Never tokens, names or chat."""

import logging
import sys
import time
from typing import Final, final

import msgspec
from typing_extensions import override

LOGGER: Final = logging.getLogger("sevenwonders.server")
FIELDS: Final = "fields"

Plain = str | int | float | bool | None


def log_event(event: str, level: int = logging.INFO, **fields: Plain) -> None:
    """Log that something happened."""
    LOGGER.log(level, event, extra={FIELDS: fields})


def log_error(event: str, error: BaseException, **fields: Plain) -> None:
    """Log an error with its traceback."""
    LOGGER.error(event, exc_info=error, extra={FIELDS: fields})


def milliseconds_since(start_s: float) -> float:
    """The time since `start_s`, which comes from `time.perf_counter`, for a log."""
    return round((time.perf_counter() - start_s) * 1000, 2)


@final
class JsonFormatter(logging.Formatter):
    """Writes each record as one line of JSON."""

    @override
    def format(self, record: logging.LogRecord) -> str:
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
    """Write our own log and the web server's to standard error."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonFormatter())
    for name in (LOGGER.name, "uvicorn"):
        logger = logging.getLogger(name)
        logger.handlers = [lines]
        logger.propagate = False
        logger.setLevel(level.upper())
    # The web server's lines about starting and stopping would only repeat ours.
    logging.getLogger("uvicorn").setLevel(max(logging.WARNING, logging.getLogger("uvicorn").level))
