"""Run work in the background, and let others have their turn during long work."""

import asyncio
import time
from collections.abc import Coroutine
from typing import Final, TypeVar, final

from sevenwonders.server.logs import log_error

Result = TypeVar("Result")
# How long one piece of work may keep all others waiting.
SLICE_S: Final = 0.005


@final
class BackgroundTasks:
    """Runs work in the background, logs its errors, and cancels what is left when the server closes."""

    def __init__(self) -> None:
        # The event loop itself holds tasks only weakly.
        self.tasks: set[asyncio.Task[None]] = set()

    def start(self, work: Coroutine[object, object, None]) -> None:
        """Begin the work and return at once."""
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
    """Do the work, and log an error that ends it."""
    try:
        await work
    except Exception as error:
        log_error("task_failed", error)


async def uninterrupted(work: Coroutine[object, object, Result]) -> Result:
    """Do the work to its end, even if the caller is cancelled because somebody hung up."""
    return await asyncio.shield(asyncio.create_task(work))


@final
class Slices:
    """Divides long work into slices. The event loop does what else there is to do between them."""

    def __init__(self) -> None:
        self.end_s = time.perf_counter() + SLICE_S

    async def pause(self) -> None:
        """Let others have their turn if this slice has lasted long enough."""
        if time.perf_counter() > self.end_s:
            await asyncio.sleep(0)
            self.end_s = time.perf_counter() + SLICE_S
