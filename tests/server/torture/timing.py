"""How long people wait before trouble and during it, measured in one run."""

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

from tests.server.torture.ordeal import Figures

# People answer about this often when nothing keeps them waiting.
PACE_S = 0.1
NEVER = float("inf")


class WaitingTimes:
    """The waiting times of people, and when the trouble began and ended.

    `with times.wait():` surrounds what a person waits for, `with times.trouble():` the attack. An ordeal about
    something else than answers (bots that move, pages that load) makes an object of its own with another `name`.
    """

    def __init__(self, name: str = "p95_ms") -> None:
        self.name = name
        self.waits: list[tuple[float, float]] = []
        self.began_s = self.ended_s = NEVER

    @contextmanager
    def wait(self) -> Iterator[None]:
        """Measure the block, also if it fails: giving up ends a wait too."""
        start_s = time.monotonic()
        try:
            yield
        finally:
            self.waits.append((start_s, time.monotonic()))

    @contextmanager
    def trouble(self) -> Iterator[None]:
        """The block is the trouble."""
        self.began_s = time.monotonic()
        try:
            yield
        finally:
            self.ended_s = time.monotonic()

    async def calm(self, waits: int) -> None:
        """Let people play undisturbed until that many waits have been measured."""
        while len(self.waits) < waits:
            await asyncio.sleep(0.01)

    def figures(self) -> Figures:
        """The 95th percentile before and during the trouble, in milliseconds, where there was something to measure."""
        if self.began_s == NEVER:
            return {}
        before = [end - start for start, end in self.waits if end <= self.began_s]
        during = [end - start for start, end in self.waits if end > self.began_s and start < self.ended_s]
        phases = {"before": before, "during": during}
        return {f"{self.name}_{name}": milliseconds(p95(waits)) for name, waits in phases.items() if waits}


def milliseconds(seconds: float) -> float:
    """Seconds as milliseconds, rounded for a table."""
    return round(seconds * 1000, 1)


def p95(waits: list[float]) -> float:
    """The 95th percentile of what people waited.

    Somebody who waits for seconds gives no answers meanwhile, so long waits would hardly count among all the short
    ones. Therefore each wait also stands for the answers that were not given because of it, as in HdrHistogram.
    """
    all_waits = sorted(rest for wait in waits for rest in waits_within(wait))
    return all_waits[int(len(all_waits) * 0.95)]


def waits_within(wait: float) -> list[float]:
    """The wait itself, and the shorter ones of answers that would have been given every `PACE_S` meanwhile."""
    return [wait - number * PACE_S for number in range(int(wait / PACE_S) + 1)]
