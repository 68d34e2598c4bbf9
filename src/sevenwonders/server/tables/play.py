"""Play at a table: answers of people and bots, and the clock.

An answer is checked, applied to a copy, committed, and only then told to the table.
"""

import asyncio
import logging
import time
from typing import Final, final

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import GameError
from sevenwonders.server.background import BackgroundTasks, uninterrupted
from sevenwonders.server.bots.job_queue import Job, Kind
from sevenwonders.server.bots.workers import BotWorkers, searches
from sevenwonders.server.clock import now_s
from sevenwonders.server.garbage_collection import CollectorPace
from sevenwonders.server.logs import log_error, log_event, milliseconds_since
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.settings import Settings
from sevenwonders.server.tables.broadcast import send_step, send_update
from sevenwonders.server.tables.table import MOST_CHOICE, LiveTable, Step
from sevenwonders.server.tables.uptime import Uptime
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.tokens import Links

# How long bots wait after an error before they try again.
BOT_RETRY_S: Final = 2.0
# When a table is loaded, people need a moment to reconnect before the clock may run out on them.
RETURN_S: Final = 10.0
# How often a clock that rests is looked at.
LOOK_S: Final = 1.0


@final
class Play:
    """Accepts answers, lets bots answer for their seats, and for everybody once the time for a turn is up."""

    def __init__(
        self,
        writes: Writes,
        links: Links,
        metrics: Metrics,
        workers: BotWorkers,
        uptime: Uptime,
        background: BackgroundTasks,
        settings: Settings,
    ) -> None:
        self.writes = writes
        self.links = links
        self.metrics = metrics
        self.workers = workers
        self.uptime = uptime
        self.background = background
        self.settings = settings
        self.pace = CollectorPace()

    async def submit(self, table: LiveTable, seat: int, ident: int, choice: int) -> bool:
        """Accept a person's answer or changed answer, and let the game go on.

        Return False for a repetition, after which the seat gets an update. Raises `Refusal` if it is not allowed.
        """
        start_s = time.perf_counter()
        try:
            async with table.lock:
                step = step_if_playing(table, seat, ident, choice)
                if step is not None:
                    await self._commit(table, step)
        except Refusal:
            self.metrics.answers.labels("refused", "person").inc()
            raise
        is_new = step is not None
        self.metrics.answers.labels("accepted" if is_new else "repeated", "person").inc()
        self.metrics.answer_s.observe(time.perf_counter() - start_s)
        duration_ms = milliseconds_since(start_s)
        log_event("answer", game=table.row.id, number=table.count, duration_ms=duration_ms, new=is_new)
        if is_new:
            self.wake(table)
        else:
            send_update(table, self.links, [viewer for viewer in table.viewers if viewer.seat == seat])
        return is_new

    async def submit_for_bot(self, table: LiveTable, ident: int, choice: int, overdue: bool) -> None:
        """Accept a bot's answer. It never replaces another one, and is dropped if it is no longer needed."""
        async with table.lock:
            decision = table.decision(ident)
            if decision is None or decision.choice != UNANSWERED or table.row.status != "playing" or table.is_lost:
                return
            if not overdue and not table.bot_of(decision.decider):
                return
            await self._commit(table, table.after(ident, choice))
        self.metrics.answers.labels("accepted", "bot").inc()
        log_event("bot_answer", logging.DEBUG, game=table.row.id, number=table.count)

    async def _commit(self, table: LiveTable, step: Step) -> None:
        """Store the answer, advance the table and tell everybody."""
        quiet = table.is_quiet(step)
        await self.writes.advance(table, step)
        if table.row.status == "finished":
            self.metrics.finished.inc()
            log_event("finished", game=table.row.id, number=table.count)
        send_step(table, self.links, step, quiet)
        self.pace.after_answer()

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
            await uninterrupted(self.submit_for_bot(table, ident, choice, overdue))

    def attend(self, table: LiveTable) -> None:
        """Let the bots of a table that a person has come to wait with those of other people."""
        if table.job is not None and table.is_attended():
            self.workers.move(table.job, job_for(table, table.bot_work(self.is_overdue(table))).kind)


def step_if_playing(table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
    """Return the game after the answer, or None if it is a repetition.

    Raises `Refusal` if it is wrong or play is over.
    """
    if table.is_lost:
        raise refused("restarting")
    step = checked_step(table, seat, ident, choice)
    if step is not None and table.row.status != "playing":
        raise refused("not_playing")
    return step


def checked_step(table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
    """Return the game after the answer, even if play is over: a repetition has to be recognised then too."""
    # The owner is checked first. Otherwise guesses at somebody else's decision would reveal how it was answered.
    if table.decider_of(ident) != seat:
        raise refused("not_your_decision")
    # Somebody may be removed while an answer of theirs waits for the table's lock.
    if table.seats[seat].kind != "person":
        raise refused("replaced")
    if not 0 <= choice < MOST_CHOICE:
        raise refused("illegal", why="A choice is one of the numbers in the menu.")
    decision = table.decision(ident)
    if decision is None:
        if table.last_choice(ident) == choice:
            return None
        raise refused("decision_over")
    return None if decision.choice == choice else legal_step(table, ident, choice)


def legal_step(table: LiveTable, ident: int, choice: int) -> Step:
    """Return the game after the answer; Refusal with the engine's reason if the choice is illegal."""
    try:
        return table.after(ident, choice)
    except GameError as error:
        raise refused("illegal", why=str(error)) from error


def needs_search(table: LiveTable, work: list[tuple[int, str]]) -> bool:
    """Return whether one of the bots with this work thinks for a while."""
    return any(searches(table.row.config.game, level) for _, level in work)


def job_for(table: LiveTable, work: list[tuple[int, str]]) -> Job:
    """Return the job in which bots do this work at a table."""
    kind: Kind = "live" if needs_search(table, work) else "quick"
    return Job(kind if table.is_attended() else "unattended", table.address(), table.row.id)
