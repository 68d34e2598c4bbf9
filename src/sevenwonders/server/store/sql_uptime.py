"""Statements about the times at which the service was up."""

from sqlalchemy import Connection, delete, insert, select, update

from sevenwonders.server.store.models import Uptime
from sevenwonders.server.store.runs import Run, marked


def mark(connection: Connection, at_s: float) -> list[Run]:
    """Record that the service is up at that time. Return its runs."""
    found = connection.execute(select(Uptime.began_s, Uptime.seen_s).order_by(Uptime.began_s))
    before = [Run(row.began_s, row.seen_s) for row in found]
    after = marked(before, at_s)
    gone = {run.began_s for run in before} - {run.began_s for run in after}
    if gone:
        connection.execute(delete(Uptime).where(Uptime.began_s.in_(gone)))
    for run in after:
        if run not in before:
            store(connection, run)
    return after


def store(connection: Connection, run: Run) -> None:
    """Store a new run, or one that has become longer or shorter."""
    known = update(Uptime).where(Uptime.began_s == run.began_s)
    if not connection.execute(known.values(seen_s=run.seen_s)).rowcount:
        connection.execute(insert(Uptime), {"began_s": run.began_s, "seen_s": run.seen_s})
