"""Statements about processes and the leases of their tables."""

from typing import Any

from sqlalchemy import ColumnElement, Connection, Executable, Float, bindparam, delete, func, or_, select, update
from sqlalchemy.dialects import postgresql
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from sevenwonders.server.store.models import Game, Node
from sevenwonders.server.store.protocol import OwnedElsewhere, UnknownTable

# The heartbeat comes every second. After this time without one, others may take the tables.
LEASE_S = 4.0
# Processes that start together take turns. Any number that no other program uses as a lock in the same database.
ENTRY_LOCK = 7_000_008
# Between two statements an owner may come or go.
ATTEMPTS = 3


class DatabaseTime(FunctionElement[float]):
    """The database's clock, in seconds since 1970."""

    type = Float(53)
    inherit_cache = True


@compiles(DatabaseTime, "postgresql")
def postgresql_time(_element: Any, _compiler: Any, **_: Any) -> str:
    """Return SQL for the current time, rather than that of the start of the transaction."""
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"


@compiles(DatabaseTime, "sqlite")
def sqlite_time(_element: Any, _compiler: Any, **_: Any) -> str:
    """Return SQL that converts SQLite's clock, which counts days since 4714 BC, to seconds."""
    return "((julianday('now') - 2440587.5) * 86400.0)"


def is_alive() -> ColumnElement[bool]:
    """Check whether a process's heartbeat is recent.

    One from the future comes from a clock that has been set back since, so it does not count either.
    """
    now_s = DatabaseTime()
    return Node.beat_s.between(now_s - LEASE_S, now_s + LEASE_S)


def is_free(shared: bool) -> ColumnElement[bool]:
    """Check whether a table belongs to no live process.

    Where there is a single process, every other one is gone.
    """
    if not shared:
        return Game.owner.is_distinct_from(bindparam("node"))
    return or_(Game.owner.is_(None), Game.owner.not_in(select(Node.id).where(is_alive())))


def beat() -> Executable:
    """Make a statement that registers a process or renews its heartbeat, and returns the database's time."""
    row = postgresql.insert(Node).values(id=bindparam("node"), address=bindparam("address"), beat_s=DatabaseTime())
    renewed = row.on_conflict_do_update(index_elements=[Node.id], set_={"beat_s": DatabaseTime()})
    return renewed.returning(Node.beat_s)


def take_table(shared: bool) -> Executable:
    """Make a statement that leases a table to a process if it is free, and returns its epoch."""
    taken = update(Game).where(Game.id == bindparam("table"), Game.deleted_s.is_(None))
    if shared:
        taken = taken.where(or_(Game.owner == bindparam("node"), is_free(shared)))
    return taken.values(owner=bindparam("node"), epoch=Game.epoch + 1).returning(Game.epoch)


def due(shared: bool) -> Executable:
    """Select the tables that have to be woken and belong to no live process."""
    found = select(Game.id).where(Game.wakes_s <= DatabaseTime(), Game.deleted_s.is_(None), is_free(shared))
    return found.order_by(Game.wakes_s, Game.updated_s).limit(bindparam("most"))


def beat_at_address() -> Executable:
    """Select the last heartbeat of another live process at an address."""
    there = (Node.address == bindparam("address"), Node.id != bindparam("node"))
    return select(func.max(Node.beat_s)).where(*there, is_alive())


OWNER = (
    select(Game.owner, Node.address)
    .outerjoin(Node, Node.id == Game.owner)
    .where(Game.id == bindparam("table"), Game.deleted_s.is_(None))
)
FREE_ALL = update(Game).where(Game.owner == bindparam("node")).values(owner=None)
FREE = FREE_ALL.where(Game.id == bindparam("table"))
FORGET = delete(Node).where(Node.id == bindparam("node"))
FORGET_EARLIER = delete(Node).where(Node.address == bindparam("address"), Node.id != bindparam("node"))


def epoch_of(connection: Connection, statement: Executable, game: str, node: str) -> int:
    """Take the table and return its epoch, the fencing token. Raises `OwnedElsewhere` or `UnknownTable`."""
    for _ in range(ATTEMPTS):
        epoch = connection.execute(statement, {"table": game, "node": node}).scalar_one_or_none()
        if epoch is not None:
            return int(epoch)
        owner = connection.execute(OWNER, {"table": game}).one_or_none()
        if owner is None:
            raise UnknownTable(f"There is no table {game}.")
        if owner.address is not None:
            raise OwnedElsewhere(owner.owner, owner.address)
    raise OwnedElsewhere("", "")
