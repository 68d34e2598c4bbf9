"""Get answers into a game: check, apply to a copy, commit, and only then tell anybody."""

import logging
import time
from typing import final

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import GameError
from sevenwonders.server.garbage_collection import CollectorPace
from sevenwonders.server.logs import log_event, milliseconds_since
from sevenwonders.server.metrics import Metrics
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.tables.broadcast import send_step
from sevenwonders.server.tables.table import MOST_CHOICE, LiveTable, Step
from sevenwonders.server.tables.writes import Writes
from sevenwonders.server.tokens import Links


@final
class Answers:
    """Accepts answers from people and bots."""

    def __init__(self, writes: Writes, links: Links, metrics: Metrics) -> None:
        self.writes = writes
        self.links = links
        self.metrics = metrics
        self.pace = CollectorPace()

    async def submit(self, table: LiveTable, seat: int, ident: int, choice: int) -> bool:
        """Accept a person's answer or changed answer; False for a repetition, Refusal if it is not allowed."""
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
