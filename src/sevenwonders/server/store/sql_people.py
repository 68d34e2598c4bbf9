"""Statements about people: departures, erasure, and whose tables are on the public list."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import (
    Connection,
    Executable,
    Select,
    and_,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    select,
    union,
    update,
)

from sevenwonders.server.store import models
from sevenwonders.server.store.leases import DatabaseTime
from sevenwonders.server.store.models import ChatEntry, Game, Seat
from sevenwonders.server.store.protocol import HOST_S, MOST_LISTED, Departure, Forgotten, Lease

# Options hold nothing that people type, so this text is in them exactly if the host wants it.
ON_THE_LIST = and_(
    Game.status == "lobby",
    Game.updated_s >= bindparam("since_s"),
    Game.deleted_s.is_(None),
    Game.options.contains('"listed":true', autoescape=True),
)
IS_HOST = and_(Seat.game == Game.id, Seat.seat == Game.host)
OPEN_SEAT = Seat.__table__.alias("open_seat")


def ranked() -> Any:
    """Select the lobbies for the list, newest first, each with its rank among those of its address."""
    # A host whose address is not known counts alone.
    address = case((Seat.address == "", Game.id), else_=Seat.address)
    place = func.row_number().over(partition_by=address, order_by=(Game.created_s.desc(), Game.id))
    now_s = DatabaseTime()
    found = select(Game.id, place.label("place")).join(Seat, IS_HOST)
    return found.where(
        ON_THE_LIST,
        Game.host_seen_s.between(now_s - HOST_S, now_s + HOST_S),
        exists().where(OPEN_SEAT.c.game == Game.id, OPEN_SEAT.c.kind == "open"),
    ).subquery()


def shown() -> Select[Any]:
    """Return a page of the list."""
    found = ranked()
    page = select(Game.__table__).join(found, found.c.id == Game.id).where(found.c.place <= MOST_LISTED)
    return page.order_by(Game.created_s.desc(), Game.id).offset(bindparam("skip")).limit(bindparam("most"))


SHOWN = shown()
# The second condition lets the database use its index of addresses.
COUNT_OF_ADDRESS = (
    select(func.count())
    .select_from(Game)
    .join(Seat, IS_HOST)
    .where(ON_THE_LIST, Seat.address == bindparam("address"), Seat.address != "")
)
SEEN = update(Game).where(Game.id == bindparam("table"), Game.epoch == bindparam("lease"))
PRESENT = SEEN.values(host_seen_s=DatabaseTime())
ABSENT = SEEN.values(host_seen_s=None)


def listed(connection: Connection, since_s: float, skip: int, most: int) -> Sequence[Any]:
    """Return the rows of tables on the public list."""
    return connection.execute(SHOWN, {"since_s": since_s, "skip": skip, "most": most}).all()


def count_listed(connection: Connection, address: str, since_s: float) -> int:
    """Count the tables for the list whose host comes from that address."""
    return connection.execute(COUNT_OF_ADDRESS, {"address": address, "since_s": since_s}).scalar_one()


def see_hosts(connection: Connection, present: Sequence[Lease], absent: Sequence[Lease]) -> None:
    """Record which hosts are connected. Tables that belong to another process by now stay as they are."""
    for statement, leases in ((PRESENT, present), (ABSENT, absent)):
        rows = [{"table": lease.game, "lease": lease.epoch} for lease in sorted(leases, key=lambda lease: lease.game)]
        if rows:
            connection.execute(statement, rows)


def add_departures(connection: Connection, game: str, departed: Sequence[Departure]) -> None:
    """Remember people who have left, and forget those with no lines left."""
    if not departed:
        return
    lines = (ChatEntry.arrival, ChatEntry.about)
    present = [select(column).where(ChatEntry.game == game) for column in lines]
    still_there = union(*present, select(Seat.arrival).where(Seat.game == game))
    gone = models.Departure.arrival.not_in(still_there.scalar_subquery())
    connection.execute(delete(models.Departure).where(models.Departure.game == game, gone))
    rows = [{"game": game, "arrival": one.arrival, "seat": one.seat, "token_hash": one.token_hash} for one in departed]
    connection.execute(insert(models.Departure), rows)


def rematches(connection: Connection, games: Sequence[str]) -> Sequence[Any]:
    """List the rows of these tables' unfinished rematches, the newest last."""
    # The second condition lets the database use its index of rematches.
    of_these = and_(Game.earlier.in_(games), Game.earlier != "", Game.deleted_s.is_(None))
    found = select(Game.__table__).where(of_these, Game.status.in_(("lobby", "playing")))
    return connection.execute(found.order_by(Game.created_s, Game.id)).all()


def settle_held(
    connection: Connection, games: Sequence[str], seat: int, name: str, instead: str, leaves: bool
) -> list[str]:
    """Change held seats, and take these tables from their owners, who would write the name again."""
    held = (Seat.kind == "person", Seat.token_hash == "", Seat.earlier_seat == seat, Seat.name == name)
    found = select(Seat.game).where(Seat.game.in_(games), *held)
    # Every change of a table locks its row first.
    taken = update(Game).where(Game.id.in_(found)).values(owner=None, epoch=Game.epoch + 1).returning(Game.id)
    changed = list(connection.execute(taken).scalars())
    values = {"name": instead} | ({"answer": "no"} if leaves else {})
    connection.execute(update(Seat).where(Seat.game.in_(changed), *held).values(values))
    return changed


def departure(connection: Connection, game: str, token_hash: str) -> Departure | None:
    """Return the departure of the person who had that token, or None if there was none."""
    told = (ChatEntry.game == game, ChatEntry.kind == "removed", ChatEntry.about == models.Departure.arrival)
    removed_by = select(ChatEntry.name).where(*told).limit(1).scalar_subquery()
    found = select(
        models.Departure.arrival, models.Departure.seat, models.Departure.token_hash, removed_by.label("removed_by")
    ).where(models.Departure.game == game, models.Departure.token_hash == token_hash)
    row = connection.execute(found).first()
    return None if row is None else Departure(*row)


def erasures(game: str, forgotten: Forgotten) -> list[Executable]:
    """Make statements that erase a person from a table's chat."""
    own = (ChatEntry.game == game, ChatEntry.arrival == forgotten.arrival)
    return [
        update(ChatEntry)
        .where(ChatEntry.game == game, ChatEntry.about == forgotten.arrival)
        .values(text=forgotten.instead),
        update(ChatEntry).where(*own, ChatEntry.kind == "said").values(text="", kind="erased"),
        update(ChatEntry).where(*own).values(name=forgotten.instead),
    ]
