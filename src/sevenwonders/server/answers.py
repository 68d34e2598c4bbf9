"""How an answer gets into a game: check, apply on a copy, commit, and only then tell."""

import logging
import time
from typing import TYPE_CHECKING, Final

from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import GameError
from sevenwonders.server.audience import tell_step, update
from sevenwonders.server.logs import milliseconds_since, note
from sevenwonders.server.problems import Refusal, refused
from sevenwonders.server.table import MOST_CHOICE, LiveTable, Step

if TYPE_CHECKING:
    from sevenwonders.server.tables import Tables

# Each time somebody else was faster; seven seats and a change of mind each are far fewer.
ATTEMPTS: Final = 50


async def answer(tables: "Tables", table: LiveTable, seat: int, ident: int, choice: int) -> bool:
    """A person's answer, or changed answer. False when it was given before; Refusal when it cannot be taken."""
    start_s = time.perf_counter()
    try:
        async with table.lock:
            step = await commit(tables, table, seat, ident, choice)
    except Refusal:
        tables.metrics.answers.labels("refused", "person").inc()
        raise
    tables.metrics.answers.labels("accepted" if step else "repeated", "person").inc()
    tables.metrics.answer_s.observe(time.perf_counter() - start_s)
    note("answer", game=table.row.id, number=table.count, duration_ms=milliseconds_since(start_s), new=step is not None)
    return step is not None


async def bot_answer(tables: "Tables", table: LiveTable, ident: int, choice: int, overdue: bool) -> None:
    """A bot's answer. It never replaces one, and is dropped when it is no longer wanted."""
    async with table.lock:
        for _ in range(ATTEMPTS):
            decision = table.decision(ident)
            if decision is None or decision.choice != UNANSWERED or table.row.status != "playing":
                return
            if not overdue and not table.bot_of(decision.decider):
                return
            if await commit_once(tables, table, table.after(ident, choice)):
                tables.metrics.answers.labels("accepted", "bot").inc()
                note("bot_answer", logging.DEBUG, game=table.row.id, number=table.count)
                return


async def commit(tables: "Tables", table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
    """Take the answer into the game, however many others are faster; None when it is there already."""
    for _ in range(ATTEMPTS):
        try:
            step = playable(table, seat, ident, choice)
        except Refusal:
            # The table may have gone on elsewhere without a word: only who knows its last answer may refuse.
            if await tables.is_up_to_date(table):
                raise
            continue
        if step is None:
            if await tables.is_up_to_date(table):
                return None
        elif await commit_once(tables, table, step):
            return step
    raise refused("too_slow")


def playable(table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
    """The game after the answer, None when it was given before; Refusal when it cannot be taken."""
    step = judged(table, seat, ident, choice)
    if step is not None and table.row.status != "playing":
        raise refused("not_playing")
    return step


def judged(table: LiveTable, seat: int, ident: int, choice: int) -> Step | None:
    """The same whatever has become of the table: also a game that is over knows its answers."""
    # Whose decision it is comes first: an answer to somebody else's must not tell how that was answered.
    if ident not in table.deciders:
        raise refused("decision_unknown")
    if table.deciders[ident] != seat:
        raise refused("not_your_decision")
    if not 0 <= choice < MOST_CHOICE:
        raise refused("illegal", why="A choice is one of the numbers that the menu offers.")
    if table.decision(ident) is None:
        if table.last_choice(ident) == choice:
            return None
        raise refused("decision_over")
    if table.decision_choice(ident) == choice:
        return None
    return legal_step(table, ident, choice)


def legal_step(table: LiveTable, ident: int, choice: int) -> Step:
    """The game after the answer, or the engine's reason against it."""
    try:
        return table.after(ident, choice)
    except GameError as error:
        raise refused("illegal", why=str(error)) from error


async def commit_once(tables: "Tables", table: LiveTable, step: Step) -> bool:
    """Store the answer, then go on and tell. False when another process was faster: its answers are in then."""
    now_s = time.time()
    if not await tables.store.append(table.row.id, table.row_of(step, now_s)):
        tables.metrics.conflicts.inc()
        if not await tables.follow(table):
            # Not a number that is taken, then: the table itself must have changed.
            await tables.reload(table)
        return False
    table.take(step, now_s)
    await tables.finish(table)
    tell_step(table, tables.links, step)
    await tables.publish(table.row.id, table.count)
    tables.wake(table)
    return True


def confirm(tables: "Tables", table: LiveTable, seat: int) -> None:
    """Show a seat where it stands after an answer that changed nothing."""
    update(table, tables.links, [viewer for viewer in table.viewers if viewer.seat == seat])
