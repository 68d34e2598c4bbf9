"""Logs: one JSON object per line, with the event, game, number and duration.

No line ever has a seed, a secret, a sealed answer, a hand, a token, a name or chat. Arbitrary text cannot be checked
for them, so the formatter writes only what cannot contain any. Our own lines have fixed words and named fields. Of an
error it writes the kind and the places in the code, and words only if they come from the operating system or the
database. Of other programs' lines it writes the words before the first value.
"""

import logging
import re
import sys
import threading
import time
import traceback
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, final

import msgspec
from typing_extensions import override

LOGGER: Final = logging.getLogger("sevenwonders.server")
FIELDS: Final = "fields"
# Where the words of a message may end and a value may begin; "[SQL" and "%s" among them.
VALUE: Final = re.compile(r"""[\n(<\[{'"`=:%]|[0-9]{4}|[A-Za-z0-9_-]{20}""")
MOST_ERRORS: Final = 10

Plain = str | int | float | bool | None


def log_event(event: str, level: int = logging.INFO, **fields: Plain) -> None:
    """Log an event."""
    LOGGER.log(level, event, extra={FIELDS: fields})


def log_error(event: str, error: BaseException, **fields: Plain) -> None:
    """Log an error with its traceback."""
    LOGGER.error(event, exc_info=error, extra={FIELDS: fields})


def milliseconds_since(start_s: float) -> float:
    """Return the time since `start_s` (from `time.perf_counter`) in milliseconds, for a log."""
    return round((time.perf_counter() - start_s) * 1000, 2)


@final
class JsonFormatter(logging.Formatter):
    """Writes each record as one line of JSON, without anything that might be secret."""

    @override
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "event": event_words(record),
        }
        line.update(getattr(record, FIELDS, {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "\n".join(trace_lines(record.exc_info[1]))
        return msgspec.json.encode(line).decode()


def event_words(record: logging.LogRecord) -> str:
    """Return the words of a record without its values: arguments are never looked at."""
    words = str(record.msg)
    if record.name == LOGGER.name:
        return words
    return f"{record.name}: {words_before_values(words)}"


def trace_lines(error: BaseException) -> Iterator[str]:
    """Yield the chain of errors that led to this one with their places in the code, the first cause first."""
    for one in chain_of(error):
        for frame in traceback.extract_tb(one.__traceback__):
            yield f"{frame.filename}:{frame.lineno} {frame.name}: {frame.line}"
        yield error_words(one)
        if isinstance(one, BaseExceptionGroup):
            for part in one.exceptions:
                yield from trace_lines(part)


def chain_of(error: BaseException) -> list[BaseException]:
    """List the error and its causes, the first cause first."""
    chain: list[BaseException] = []
    following: BaseException | None = error
    while following is not None and following not in chain and len(chain) < MOST_ERRORS:
        chain.append(following)
        following = following.__cause__ or (None if following.__suppress_context__ else following.__context__)
    return chain[::-1]


def error_words(error: BaseException) -> str:
    """Return the kind of the error, and why the operating system or the database refused."""
    kind = f"{type(error).__module__}.{type(error).__qualname__}"
    # SQLAlchemy wraps the error of the database, whose first words say what is wrong with it.
    reason: object = getattr(error, "orig", None)
    if isinstance(reason, Exception):
        return f"{kind}: {type(reason).__name__}: {words_before_values(str(reason))}"
    if isinstance(error, OSError) and isinstance(error.strerror, str):
        return f"{kind}: {words_before_values(error.strerror)}"
    return kind


def words_before_values(words: str) -> str:
    """Return the beginning of a message, up to the first possible value."""
    return VALUE.split(words, maxsplit=1)[0].strip()


def set_up_logs(level: str) -> None:
    """Send all logs to standard error, through the one formatter."""
    lines = logging.StreamHandler(sys.stderr)
    lines.setFormatter(JsonFormatter())
    root = logging.getLogger()
    root.handlers = [lines]
    root.setLevel(max(logging.WARNING, logging.getLevelNamesMapping()[level.upper()]))
    for name in (LOGGER.name, "uvicorn"):
        logging.getLogger(name).handlers = []
        logging.getLogger(name).propagate = True
    LOGGER.setLevel(level.upper())
    # A line that cannot be written would otherwise be printed with all its values.
    logging.raiseExceptions = False
    logging.captureWarnings(True)
    catch_stray_errors()


def catch_stray_errors() -> None:
    """Log uncaught errors, which Python would print with their words."""

    def on_error(_kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        # Ctrl+C is no error.
        if not isinstance(error, KeyboardInterrupt):
            log_error("uncaught", error)

    def on_thread(stray: threading.ExceptHookArgs) -> None:
        if stray.exc_value is not None:
            log_error("uncaught_in_thread", stray.exc_value)

    def on_unraisable(stray: Any) -> None:
        if stray.exc_value is not None:
            log_error("uncaught_in_passing", stray.exc_value)

    sys.excepthook = on_error
    threading.excepthook = on_thread
    sys.unraisablehook = on_unraisable
