"""Clocks that do not jump when the system's clock is changed."""

import time
from typing import Final


def steady_s() -> float:
    """Return seconds since some moment in the past, counted evenly and, where possible, through sleep."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime(time.CLOCK_BOOTTIME)
    return time.monotonic()


_START_S: Final = time.time() - steady_s()


def now_s() -> float:
    """Return seconds since 1970, by the system's clock as it was when the process started."""
    return _START_S + steady_s()
