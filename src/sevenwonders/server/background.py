"""Background tasks, and slices that keep long work from blocking the event loop."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Final, TypeVar, final

from sevenwonders.server.logs import log_error

Result = TypeVar("Result")
# How long one piece of work may block all others.
SLICE_S: Final = 0.005


@final
class BackgroundTasks:
    """Runs background tasks, logs their errors, and cancels the rest when the server closes."""

    def __init__(self) -> None:
        # The event loop itself holds tasks only weakly.
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Start the work and return at once."""
        task = asyncio.create_task(with_errors_logged(work))
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        # A task that is cancelled before it begins leaves its work untouched.
        task.add_done_callback(lambda _: work.close())

    async def close(self) -> None:
        """Cancel everything that is still running."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


async def with_errors_logged(work: Coroutine[object, object, None]) -> None:
    """Do the work, and log any error that ends it."""
    try:
        await work
    except Exception as error:
        log_error("task_failed", error)


async def uninterrupted(work: Coroutine[object, object, Result]) -> Result:
    """Finish the work even if the caller is cancelled because the client hung up."""
    return await asyncio.shield(asyncio.create_task(work))


@final
class Slices:
    """Divides long work into slices. Between them the event loop serves everything else."""

    def __init__(self) -> None:
        self.end_s = time.perf_counter() + SLICE_S

    async def pause(self) -> None:
        """Yield to the event loop if this slice has lasted long enough."""
        if time.perf_counter() > self.end_s:
            await asyncio.sleep(0)
            self.end_s = time.perf_counter() + SLICE_S
