"""Keep the garbage collector out of the way, and measure how long it stops everything."""

import gc
import time
from typing import Final, final

# Searches for reference cycles among new objects, and among older ones after that many searches before.
THRESHOLDS: Final = (20_000, 20, 100)


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
    """Search for reference cycles less often: games have none, but a full search visits everything at every table.

    With 500 tables and the usual thresholds, these searches took a third of the processor time, and each of them
    stopped all tables for some tenths of a second.
    """
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
