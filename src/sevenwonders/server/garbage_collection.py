"""Keeps the garbage collector out of the way, and measures how long it stops everything."""

import gc
import time
from typing import Final, final

# This many new objects start a collection of the young generation, which takes a few milliseconds. There is no other
# kind: survivors are frozen.
THRESHOLDS: Final = (10_000, 1_000_000, 1_000_000)
# After this many answers their new objects are frozen: up to 10,000.
ANSWERS: Final = 64
SEARCH_EVERY_S: Final = 1.0
CLEAN_EVERY_S: Final = 3600.0


@final
class CollectorWatch:
    """Measures the pauses in which the garbage collector stops the whole process.

    It uses the CPU time of the thread that collects, which stands still while other programs or threads run. Wall-clock
    time would count their turns as pauses on a busy machine.
    """

    def __init__(self) -> None:
        self.longest_s = 0.0
        self._began_s = 0.0

    def start(self) -> None:
        """Start measuring."""
        gc.callbacks.append(self._note)

    def stop(self) -> None:
        """Stop measuring."""
        gc.callbacks.remove(self._note)

    def _note(self, phase: str, _facts: dict[str, int]) -> None:
        # No metric may be written here: the interrupted code may hold that metric's lock.
        if phase == "start":
            self._began_s = time.thread_time()
            return
        self.longest_s = max(self.longest_s, time.thread_time() - self._began_s)


def calm_collector() -> None:
    """Make the collector scan objects only while they are young.

    Games, tables and sockets have no reference cycles, so they are freed without it; a test proves that. But a full
    collection visits everything at every table: with 500 tables and the usual thresholds, collections took a third of
    the processor time, and each stopped all tables for some tenths of a second. So objects that survive a collection
    are not scanned again until the server is idle.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*THRESHOLDS)
    gc.callbacks.append(freeze_survivors)


def freeze_survivors(phase: str, _facts: dict[str, int]) -> None:
    """Take the survivors of a collection out of the collector's reach."""
    if phase == "stop":
        gc.freeze()


@final
class CollectorPace:
    """Keeps collections short while people play.

    Every answer replaces a game by a new one. The collector counts only the net growth in objects, which is zero, so by
    its next run all games of all tables may be new. Therefore survivors are frozen every few answers, after a
    collection at most once a second.
    """

    def __init__(self) -> None:
        self._answers = 0
        self._search_s = 0.0

    def after_answer(self) -> None:
        """Count an answer."""
        self._answers += 1
        if self._answers < ANSWERS or freeze_survivors not in gc.callbacks:
            return
        self._answers = 0
        if time.monotonic() < self._search_s:
            gc.freeze()
        else:
            self._search_s = time.monotonic() + SEARCH_EVERY_S
            gc.collect(0)


@final
class SpringCleaning:
    """Collects reference cycles everywhere while the server is idle, so that the pause disturbs no one."""

    def __init__(self) -> None:
        self._next_s = time.monotonic() + CLEAN_EVERY_S

    def maybe_clean(self, idle: bool) -> bool:
        """Collect if the server is idle and the last collection was long ago. Return whether it ran."""
        if not idle or time.monotonic() < self._next_s or gc.get_freeze_count() == 0:
            return False
        self._next_s = time.monotonic() + CLEAN_EVERY_S
        gc.unfreeze()
        gc.collect()
        gc.freeze()
        return True
