"""Statements that find old tables, delete them, and purge them some time later."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from sqlalchemy import Connection, delete, func, or_, select, update

from sevenwonders.server.settings import DAY_S, CleaningRules
from sevenwonders.server.store.leases import DatabaseTime
from sevenwonders.server.store.models import Game, Node, Permit, Seat
from sevenwonders.server.store.protocol import Fate, OldTable, Times

HOUR_S: Final = 3600.0
MOST_OLD: Final = 1000


def times(connection: Connection) -> Times:
    """Return the database's clock, and the time of the last change."""
    now_s = connection.execute(select(DatabaseTime())).scalar_one()
    return Times(now_s, connection.execute(select(func.max(Game.updated_s))).scalar_one())


def fates(rules: CleaningRules, now_s: float) -> dict[Fate, list[Any]]:
    """List what happens to tables, and the conditions under which it does."""
    kept = Game.deleted_s.is_(None)
    return {
        "abandoned": [kept, Game.status == "playing", Game.updated_s < now_s - rules.idle_s],
        "lobby_deleted": [kept, Game.status == "lobby", Game.updated_s < now_s - rules.lobby_s],
        "record_deleted": [
            kept,
            Game.status.in_(("finished", "abandoned")),
            Game.updated_s < now_s - rules.record_s,
        ],
        "removed": [Game.deleted_s < now_s - rules.grace_s],
    }


def old_tables(connection: Connection, rules: CleaningRules, now_s: float) -> Iterator[OldTable]:
    """Yield the old tables."""
    for fate, conditions in fates(rules, now_s).items():
        found = select(Game.id, Game.updated_s).where(*conditions).order_by(Game.updated_s).limit(MOST_OLD)
        for game, updated_s in connection.execute(found):
            yield OldTable(game, fate, updated_s)


def clean(connection: Connection, rules: CleaningRules, now_s: float, old: Sequence[OldTable]) -> list[OldTable]:
    """Close or delete these tables, unless they have changed meanwhile."""
    # A process that was silent for a day is gone.
    connection.execute(delete(Node).where(Node.beat_s < DatabaseTime() - DAY_S))
    # The clock was wrong when these were deleted.
    connection.execute(update(Game).where(Game.deleted_s > now_s).values(deleted_s=None))
    conditions = fates(rules, now_s)
    return [table for table in old if meets_fate(connection, table, conditions[table.fate], now_s)]


def meets_fate(connection: Connection, table: OldTable, conditions: list[Any], now_s: float) -> bool:
    """Close or delete a table. Return False if it has changed, or is no longer old."""
    same = [Game.id == table.game, Game.updated_s == table.updated_s, *conditions]
    if table.fate == "removed":
        return connection.execute(delete(Game).where(*same)).rowcount == 1
    # A process that has the table in memory learns of it with its next write.
    gone = {"owner": None, "epoch": Game.epoch + 1, "wakes_s": None}
    changes = {"status": "abandoned", "updated_s": now_s} if table.fate == "abandoned" else {"deleted_s": now_s}
    return connection.execute(update(Game).where(*same).values(gone | changes)).rowcount == 1


def forget_addresses(connection: Connection, now_s: float) -> None:
    """Remove hashes of addresses whose permits are full again, or whose games are over."""
    # After an hour without use every permit has come back. One from the future was written by a wrong clock.
    connection.execute(delete(Permit).where(~Permit.filled_s.between(now_s - HOUR_S, now_s + HOUR_S)))
    over = select(Game.id).where(or_(Game.status.in_(("finished", "abandoned")), Game.deleted_s.is_not(None)))
    connection.execute(update(Seat).where(Seat.address != "", Seat.game.in_(over)).values(address=""))
