"""Get answers into a game: check, apply to a copy, commit, and only then tell anybody."""

import logging
import time
from typing import Final, final

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import GameError
from sevenwonders.server.broadcast import send_step
from sevenwonders.server.bus import publish_notice
from sevenwonders.server.logs import log_event, milliseconds_since
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.store import Bus, Store
from sevenwonders.server.table import MOST_CHOICE, LiveTable, Step
from sevenwonders.server.table_sync import TableSync

# Each time somebody else is faster, one attempt is lost. Seven seats that all change their minds need far fewer.
ATTEMPTS: Final = 50


@final
class Answers:
    """Accepts answers from people and bots."""

    def __init__(self, store: Store, bus: Bus, sync: TableSync, metrics: Metrics) -> None:
        self.store = store
        self.bus = bus
        self.sync = sync
        self.metrics = metrics

    async def submit(self, table: LiveTable, seat: int, ident: int, choice: int) -> bool:
        """Accept a person's answer or changed answer; False for a repetition, Refusal if it is not allowed."""
        start_s = time.perf_counter()
        try:
            async with table.lock:
                step = await self._commit(table, seat, ident, choice)
        except Refusal:
            self.metrics.answers.labels("refused", "person").inc()
            raise
        is_new = step is not None
        self.metrics.answers.labels("accepted" if is_new else "repeated", "person").inc()
        self.metrics.answer_s.observe(time.perf_counter() - start_s)
        duration_ms = milliseconds_since(start_s)
        log_event("answer", game=table.row.id, number=table.count, duration_ms=duration_ms, new=is_new)
        return is_new

    async def submit_for_bot(self, table: LiveTable, ident: int, choice: int, overdue: bool) -> None:
        """Accept a bot's answer. It never replaces another one, and is dropped if it is no longer needed."""
        async with table.lock:
            for _ in range(ATTEMPTS):
                decision = table.decision(ident)
                if decision is None or decision.choice != UNANSWERED or table.row.status != "playing":
                    return
                if not overdue and not table.bot_of(decision.decider):
                    return
                if await self._commit_step(table, table.after(ident, choice)):
                    self.metrics.answers.labels("accepted", "bot").inc()
                    log_event("bot_answer", logging.DEBUG, game=table.row.id, number=table.count)
                    return

    async def _commit(self, table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
        """Get the answer into the game, however often others are faster; None if it is there already."""
        for _ in range(ATTEMPTS):
            try:
                step = step_if_playing(table, seat, ident, choice)
            except Refusal:
                # The game may have moved on in another process: refuse only once its last answer is known here.
                if await self.sync.was_current(table):
                    raise
                continue
            if step is None:
                if await self.sync.was_current(table):
                    return None
            elif await self._commit_step(table, step):
                return step
        raise refused("too_slow")

    async def _commit_step(self, table: LiveTable, step: Step) -> bool:
        """Store the answer, advance the table and tell everybody; False if the table had to catch up instead."""
        now_s = time.time()
        if not await self.store.append(table.row.id, table.answer_row(step, now_s), step.instead_of):
            self.metrics.conflicts.inc()
            if not await self.sync.follow(table):
                # Nobody took the number, so something else about the table must have changed.
                await self.sync.reload(table)
            return False
        quiet = table.is_quiet(step)
        table.advance(step, now_s)
        await self.sync.close_if_over(table)
        send_step(table, self.sync.links, step, quiet)
        await publish_notice(self.bus, table.row.id, table.count)
        return True


def step_if_playing(table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
    """The game after the answer, or None if it is a repetition; Refusal if it is wrong or play is over."""
    step = checked_step(table, seat, ident, choice)
    if step is not None and table.row.status != "playing":
        raise refused("not_playing")
    return step


def checked_step(table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
    """The game after the answer, even if play is over: a repetition has to be recognised then too."""
    # The owner is checked first. Otherwise guesses at somebody else's decision would reveal how it was answered.
    if ident not in table.deciders:
        raise refused("decision_unknown")
    if table.deciders[ident] != seat:
        raise refused("not_your_decision")
    if not 0 <= choice < MOST_CHOICE:
        raise refused("illegal", why="A choice is one of the numbers in the menu.")
    decision = table.decision(ident)
    if decision is None:
        if table.last_choice(ident) == choice:
            return None
        raise refused("decision_over")
    return None if decision.choice == choice else legal_step(table, ident, choice)


def legal_step(table: LiveTable, ident: int, choice: int) -> Step:
    """The game after the answer; Refusal with the engine's reason if the choice is illegal."""
    try:
        return table.after(ident, choice)
    except GameError as error:
        raise refused("illegal", why=str(error)) from error
