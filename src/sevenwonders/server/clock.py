"""The time, which no change of the system's clock makes jump while the process runs."""

import time
from typing import Final


def steady_s() -> float:
    """Seconds since some moment in the past. They go on evenly, also while the machine sleeps where that is known."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


_START_S: Final = time.time() - steady_s()


def now_s() -> float:
    """Seconds since 1970 by the system's clock as it was when the process started."""
    return _START_S + steady_s()
