"""Keep the garbage collector out of the way, and measure how long it stops everything."""

import gc
import time
from typing import Final, final

# That many new objects start a search among them, and every third of these searches includes those that have survived
# one. There is no third kind of search: what would be part of it is frozen.
THRESHOLDS: Final = (5_000, 2, 1_000_000)
CLEAN_EVERY_S: Final = 3600.0


@final
class CollectorWatch:
    """Measures the pauses in which the garbage collector stops the whole process."""

    def __init__(self) -> None:
        self.longest_s = 0.0
        self._began_s = 0.0

    def start(self) -> None:
        """Measure from now on."""
        gc.callbacks.append(self._note)

    def stop(self) -> None:
        """Measure no longer."""
        gc.callbacks.remove(self._note)

    def _note(self, phase: str, _facts: dict[str, int]) -> None:
        # No metric may be written here: the collector may interrupt somebody who holds the lock of that metric.
        if phase == "start":
            self._began_s = time.perf_counter()
            return
        self.longest_s = max(self.longest_s, time.perf_counter() - self._began_s)


def calm_collector() -> None:
    """Let the collector look at every object only while it is young.

    Games, tables and sockets have no reference cycles, so they are freed without it; a test holds that. But a full
    search visits everything at every table: with 500 tables and the usual thresholds, searches took a third of the
    processor time, and each of them stopped all tables for some tenths of a second. So whatever survives its second
    search is never looked at again until the server is idle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(freeze_survivors)


def freeze_survivors(phase: str, facts: dict[str, int]) -> None:
    """Take what has survived two searches out of the collector's reach."""
    if phase == "stop" and facts["generation"] >= 1:
        gc.freeze()


@final
class SpringCleaning:
    """Searches everything for reference cycles while nobody is there to notice the pause."""

    def __init__(self) -> None:
        self._next_s = time.monotonic() + CLEAN_EVERY_S

    def maybe_clean(self, idle: bool) -> bool:
        """Search if the server is idle and the last search is long ago. Return whether that was done."""
        if not idle or time.monotonic() < self._next_s or gc.get_freeze_count() == 0:
            return False
        self._next_s = time.monotonic() + CLEAN_EVERY_S
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        return True
