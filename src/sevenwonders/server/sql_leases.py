"""Statements about processes and the tables that belong to them."""

from typing import Any

from sqlalchemy import Connection, Executable, Float, bindparam, delete, or_, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.compiler import compiles
from sqlalchemy.sql.functions import FunctionElement

from sevenwonders.server.models import Game, Node
from sevenwonders.server.store import OwnedElsewhere, UnknownTable

# A process beats every second. After this time without a beat, others may take its tables.
LEASE_S = 4.0
# Between two statements an owner may come or go.
ATTEMPTS = 3


class DatabaseTime(FunctionElement[float]):
    """The database's clock, in seconds since 1970."""

    type = Float(53)
    inherit_cache = True


@compiles(DatabaseTime, "postgresql")
def postgresql_time(_element: Any, _compiler: Any, **_: Any) -> str:
    """The time at the start of the statement, not of its transaction."""
    return "CAST(EXTRACT(EPOCH FROM clock_timestamp()) AS DOUBLE PRECISION)"


@compiles(DatabaseTime, "sqlite")
def sqlite_time(_element: Any, _compiler: Any, **_: Any) -> str:
    """The time from the number of days since 4714 BC, which is what SQLite counts."""
    return "((julianday('now') - 2440587.5) * 86400.0)"


def alive(database: str) -> Any:
    """The ids of the processes that are alive.

    SQLite has one process, which is the only one known. On PostgreSQL a beat must be recent. One from the future
    comes from a clock that has been put back since, so it does not count either.
    """
    found = select(Node.id)
    if database == "postgresql":
        now_s = DatabaseTime()
        found = found.where(Node.beat_s.between(now_s - LEASE_S, now_s + LEASE_S))
    return found


def beat(database: str) -> Executable:
    """A statement that enters a process or renews its sign of life, and returns the database's time."""
    new = postgresql.insert(Node) if database == "postgresql" else sqlite.insert(Node)
    row = new.values(id=bindparam("node"), address=bindparam("address"), beat_s=DatabaseTime())
    renewed = row.on_conflict_do_update(index_elements=[Node.id], set_={"beat_s": DatabaseTime()})
    return renewed.returning(Node.beat_s)


def take(database: str) -> Executable:
    """A statement that gives a table to a process, and returns its epoch if it was free."""
    free = or_(Game.owner.is_(None), Game.owner == bindparam("node"), Game.owner.not_in(alive(database)))
    taken = update(Game).where(Game.id == bindparam("table"), Game.deleted_s.is_(None), free)
    return taken.values(owner=bindparam("node"), epoch=Game.epoch + 1).returning(Game.epoch)


def due(database: str) -> Executable:
    """The tables that have to be woken and belong to nobody alive."""
    free = or_(Game.owner.is_(None), Game.owner.not_in(alive(database)))
    found = select(Game.id).where(Game.wakes_s <= DatabaseTime(), Game.deleted_s.is_(None), free)
    return found.order_by(Game.wakes_s, Game.updated_s).limit(bindparam("most"))


OWNER = (
    select(Game.owner, Node.address)
    .outerjoin(Node, Node.id == Game.owner)
    .where(Game.id == bindparam("table"), Game.deleted_s.is_(None))
)
FREE_ALL = update(Game).where(Game.owner == bindparam("node")).values(owner=None)
FORGET = delete(Node).where(Node.id == bindparam("node"))
FORGET_OTHERS = delete(Node).where(Node.id != bindparam("node"))
# An address belongs to one process at a time, so the one that had it before is gone.
FORGET_EARLIER = FORGET_OTHERS.where(Node.address == bindparam("here"))


def epoch_of(connection: Connection, statement: Executable, game: str, node: str) -> int:
    """Take the table and return its epoch; OwnedElsewhere or UnknownTable if that is not possible."""
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
