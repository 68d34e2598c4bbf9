"""The system's limit on open files: every connection takes one."""

import logging
import sys
from typing import Final

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.logs import log_event

if sys.platform != "win32":
    import resource

# Databases, bots, the page and the log need some too.
RESERVED: Final = 128
LEAST_CONNECTIONS: Final = 64


def raise_limit(needed: int) -> int:
    """Raise this process's limit on open files as far as needed and allowed. Return the new limit."""
    # Windows has no such limit.
    if sys.platform == "win32":
        return needed
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return needed
    goal = needed if hard == resource.RLIM_INFINITY else min(needed, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (goal, hard))
    except (ValueError, OSError):
        return soft
    return goal


def allowed_connections(wanted: int, files_each: int = 1) -> int:
    """Count the connections that the system allows, at most as many as wanted.

    Raises `GameError` if they are too few to play.
    """
    files = raise_limit(files_each * wanted + RESERVED)
    most = min(wanted, (files - RESERVED) // files_each)
    if most < min(wanted, LEAST_CONNECTIONS):
        raise GameError(Phrase("few-files", files=str(files)))
    if most < wanted:
        advice = "Raise it with `ulimit -n`, or with LimitNOFILE= in a systemd unit."
        text = f"A process may open only {files} files here: at most {most} connections instead of {wanted}. {advice}"
        log_event("few_connections", logging.WARNING, text=text)
    return most
