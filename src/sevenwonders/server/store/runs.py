"""The times in which the service was up.

In a run some process serves tables, and marks the time every few seconds. Between two runs the service was down, or its
clock jumped. The server cannot tell these apart.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

# After a longer gap between marks the service was down.
DOWN_S: Final = 12.0
# A mark further ahead was made by a clock that has been set back since.
AHEAD_S: Final = 300.0
# A service that keeps restarting must not fill the database. Earlier runs count as downtime.
MOST_RUNS: Final = 1000


class Run(msgspec.Struct, frozen=True):
    """A span in which the service was up, from its start until it was last seen, in seconds since 1970."""

    began_s: float
    seen_s: float


def marked(runs: Sequence[Run], at_s: float) -> list[Run]:
    """Return the runs after the service has been seen at that time."""
    known = list(runs)
    if known and known[-1].seen_s > at_s + AHEAD_S:
        known = [Run(run.began_s, min(run.seen_s, at_s)) for run in known if run.began_s <= at_s]
    if not known or at_s - known[-1].seen_s > DOWN_S:
        known.append(Run(at_s, at_s))
    last = known[-1]
    known[-1] = msgspec.structs.replace(last, seen_s=max(last.seen_s, at_s))
    return known[-MOST_RUNS:]


def rested_s(runs: Sequence[Run], since_s: float, until_s: float) -> float:
    """Return the downtime between two times, in seconds. The last run counts as still going on."""
    total_s = 0.0
    for run in runs:
        total_s += max(0.0, min(run.began_s, until_s) - since_s)
        since_s = max(since_s, run.seen_s)
    return total_s
