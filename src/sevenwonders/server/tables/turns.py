"""Keep the turns of a table going: answers of people and bots, and the clock."""

import asyncio
import time
from typing import Final, final

from sevenwonders.server.background import BackgroundTasks, uninterrupted
from sevenwonders.server.bots.job_queue import Job, Kind
from sevenwonders.server.bots.workers import BotWorkers, searches
from sevenwonders.server.clock import now_s
from sevenwonders.server.logs import log_error
from sevenwonders.server.settings import Settings
from sevenwonders.server.tables.answers import Answers
from sevenwonders.server.tables.table import LiveTable
from sevenwonders.server.tables.uptime import Uptime

# How long bots wait after an error before they try again.
BOT_RETRY_S: Final = 2.0
# When a table is loaded, people need a moment to reconnect before the clock may run out on them.
RETURN_S: Final = 10.0
# How often a clock that rests is looked at.
LOOK_S: Final = 1.0


@final
class Turns:
    """Lets bots answer for their seats, and for everybody once the time for a turn is up."""

    def __init__(
        self, answers: Answers, workers: BotWorkers, uptime: Uptime, background: BackgroundTasks, settings: Settings
    ) -> None:
        self.answers = answers
        self.uptime = uptime
        self.workers = workers
        self.background = background
        self.settings = settings

    async def submit_answer(self, table: LiveTable, seat: int, ident: int, choice: int) -> bool:
        """Accept a person's answer and let the game go on. Return False if it is a repetition."""
        is_new = await self.answers.submit(table, seat, ident, choice)
        if is_new:
            self.wake(table)
        return is_new

    def wake(self, table: LiveTable) -> None:
        """Look at a table that has changed: start its bots if they are asked, else the clock for the people."""
        table.cancel_timer()
        if table.is_lost:
            return
        # One round of thinking at a time: it looks again for work before it ends.
        if not table.thinking and table.bot_work(self.is_overdue(table)):
            table.thinking = True
            self.background.start(self._think(table))
        limit_s = self._limit_s(table)
        if limit_s is not None and not table.thinking:
            delay_s = max(LOOK_S if self.uptime.is_resting() else 0.0, limit_s - now_s())
            table.timer = asyncio.get_running_loop().call_later(delay_s, self.wake, table)

    def is_overdue(self, table: LiveTable) -> bool:
        """Return whether the time for the open decisions is up."""
        limit_s = self._limit_s(table)
        return limit_s is not None and now_s() >= limit_s and not self.uptime.is_resting()

    def _limit_s(self, table: LiveTable) -> float | None:
        """Return the time at which bots answer for everybody who has not, in seconds since 1970."""
        deadline_s = table.deadline_s()
        if deadline_s is None:
            return None
        # When this process took the table, or was back itself, people may have had to connect again.
        back_s = max(now_s() - (time.monotonic() - table.loaded_s), self.uptime.resumed_s)
        return max(deadline_s + self.settings.turn_grace_s, back_s + RETURN_S)

    async def _think(self, table: LiveTable) -> None:
        """Answer for bots until none is asked any more."""
        try:
            while table.bot_work(self.is_overdue(table)):
                await asyncio.sleep(self.settings.bot_pause_s)
                try:
                    await self._think_once(table)
                except Exception as error:
                    if not table.is_lost:
                        log_error("bot_failed", error, game=table.row.id, number=table.count)
                        await asyncio.sleep(BOT_RETRY_S)
        finally:
            table.thinking = False
        self.wake(table)

    async def _think_once(self, table: LiveTable) -> None:
        """Answer once for all bots that are asked now."""
        table.job = job_for(table, table.bot_work(self.is_overdue(table)))
        try:
            async with self.workers.turn(table.job):
                # Somebody may have answered or come back while the table waited for its turn.
                overdue = self.is_overdue(table)
                work = table.bot_work(overdue)
                rewinds = table.rewinds
                if table.job.kind == "quick" and needs_search(table, work):
                    # Time has run out meanwhile. A search has to wait for a turn of its own.
                    return
                choices = await self.workers.choose(table.bot_request(work)) if work else []
        finally:
            table.job = None
        if table.rewinds != rewinds:
            return
        for (ident, _), choice in zip(work, choices, strict=True):
            await uninterrupted(self.answers.submit_for_bot(table, ident, choice, overdue))

    def attend(self, table: LiveTable) -> None:
        """Let the bots of a table that a person has come to wait with those of other people."""
        if table.job is not None and table.is_attended():
            self.workers.move(table.job, job_for(table, table.bot_work(self.is_overdue(table))).kind)


def needs_search(table: LiveTable, work: list[tuple[int, str]]) -> bool:
    """Return whether one of the bots with this work thinks for a while."""
    return any(searches(table.row.config.game, level) for _, level in work)


def job_for(table: LiveTable, work: list[tuple[int, str]]) -> Job:
    """Return the job in which bots do this work at a table."""
    kind: Kind = "live" if needs_search(table, work) else "quick"
    return Job(kind if table.is_attended() else "unattended", table.address(), table.row.id)
