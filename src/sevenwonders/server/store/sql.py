"""The store in a database: SQLite for one process, PostgreSQL for many. Both run the same statements."""

import contextlib
import secrets
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import Connection, Executable, Float, bindparam, case, delete, func, insert, select, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from typing_extensions import override

from sevenwonders.kernel.seed import SECRET_BYTES
from sevenwonders.server.clock import now_s as current_s
from sevenwonders.server.settings import CleaningRules
from sevenwonders.server.store import databases, sql_cleaning, sql_people, sql_uptime
from sevenwonders.server.store import leases as sql_leases
from sevenwonders.server.store.group_commit import Group, GroupCommit, Key
from sevenwonders.server.store.models import Analysis, Answer, Base, ChatEntry, Game, Permit, Seat, Secret
from sevenwonders.server.store.protocol import (
    CHAT_PAGE,
    MOST_LINES,
    AddressTaken,
    Advance,
    AnswerRow,
    Departure,
    Forgotten,
    GameRow,
    Lease,
    LeaseLost,
    NewLine,
    OldTable,
    SeatRow,
    Store,
    StoredGame,
    Taken,
    Times,
)
from sevenwonders.server.store.runs import Run
from sevenwonders.server.wire.messages import ChatLine

# The row that is written to test whether writing works. Its permits come back at once.
READY = "ready"
TRY_S = 1e-9

# Larger seeds are stored as bytes: no database has integers of 256 bits, and those of 64 have a sign.
LARGEST_INTEGER = 2**63 - 1

# The clocks of several machines differ, but the time of a table never goes back. Either way the row gets locked.
NOT_BEFORE = case((Game.updated_s < bindparam("now_s"), bindparam("now_s")), else_=Game.updated_s)
# Only the process with the last epoch may change a table. This also locks the row, which every transaction does first,
# so no two of them ever deadlock.
OWNED = update(Game).where(Game.id == bindparam("table"), Game.epoch == bindparam("lease"))
TOUCH = OWNED.values(updated_s=NOT_BEFORE)
CHANGE = OWNED.values(
    updated_s=NOT_BEFORE,
    status=bindparam("new_status"),
    host=bindparam("new_host"),
    config=bindparam("new_config"),
    rules=bindparam("new_rules"),
    options=bindparam("new_options"),
    join_number=bindparam("new_join"),
    watch_number=bindparam("new_watch"),
    arrivals=bindparam("new_arrivals"),
    was_listed=bindparam("new_was_listed"),
    wakes_s=bindparam("wakes"),
)
REWIND = OWNED.values(updated_s=NOT_BEFORE, last_answer=bindparam("last"), wakes_s=bindparam("wakes"))
DELETE = delete(Game).where(Game.id == bindparam("table"), Game.epoch == bindparam("lease"))
USED = update(Game).where(Game.id == bindparam("table"), Game.deleted_s.is_(None)).values(updated_s=NOT_BEFORE)


def make_store(url: str, rules: CleaningRules | None = None) -> Store:
    """Make the store in the database at that address."""
    return SqlStore(url, rules or CleaningRules())


class SqlStore(Store):
    """Tables in a database. A change is never left half done, even if the caller stops waiting."""

    def __init__(self, url: str, rules: CleaningRules, clock: Callable[[], float] = current_s) -> None:
        """`clock` supplies the time for changes to chat and permits, whose callers give none."""
        self._database = databases.connect(url)
        self._rules = rules
        self._clock = clock
        self._answers = GroupCommit(self._write_answers)
        self._secrets: dict[str, bytes] = {}
        name = self._database.name
        self._new_secret = insert_new(name, Secret)
        self._take_permit = take_permit(name)
        # Heartbeats, addresses and the relay are for PostgreSQL: one process owns a SQLite file.
        self._shared = self._database if isinstance(self._database, databases.Postgres) else None
        self._take = sql_leases.take_table(self.is_shared)
        self._due = sql_leases.due(self.is_shared)

    @property
    @override
    def is_shared(self) -> bool:
        return self._shared is not None

    @override
    async def open(self) -> None:
        await databases.upgrade(self._database)

    @override
    async def close(self) -> None:
        """Finish pending work, then disconnect."""
        await self._answers.finish()
        await self._database.close()

    @override
    async def try_write(self) -> None:
        await self.take_permit(READY, 1, TRY_S)

    @override
    async def take_permit(self, key: str, size: int, seconds: float) -> bool:
        values = {"key": key, "size": float(size), "rate": size / seconds, "now_s": self._clock()}
        return await self._database.write(
            lambda connection: connection.execute(self._take_permit, values).one_or_none() is not None
        )

    @override
    async def secret(self, name: str) -> bytes:
        def work(connection: Connection) -> bytes:
            # If several processes get here at once, one row stays, and the next statement finds it.
            connection.execute(self._new_secret, {"name": name, "value": secrets.token_bytes(SECRET_BYTES)})
            return connection.execute(select(Secret.value).where(Secret.name == name)).scalar_one()

        if name not in self._secrets:
            self._secrets[name] = await self._database.write(work)
        return self._secrets[name]

    @override
    async def enter(self, node: str, address: str) -> float:
        here = {"node": node, "address": address}

        def work(connection: Connection) -> float:
            connection.execute(select(func.pg_advisory_xact_lock(sql_leases.ENTRY_LOCK)))
            beat_s = connection.execute(sql_leases.beat_at_address(), here).scalar()
            if beat_s is not None:
                raise AddressTaken(address, beat_s)
            entered_s = float(connection.execute(sql_leases.beat(), here).scalar_one())
            connection.execute(sql_leases.FORGET_EARLIER, here)
            return entered_s

        return await self._database.write(work)

    @override
    def beat(self, node: str, address: str) -> float:
        def work(connection: Connection) -> float:
            return float(connection.execute(sql_leases.beat(), {"node": node, "address": address}).scalar_one())

        assert self._shared is not None, "a process that is alone gives no heartbeats"
        return self._shared.write_now(work)

    @override
    async def leave(self, node: str) -> None:
        def work(connection: Connection) -> None:
            connection.execute(sql_leases.FORGET, {"node": node})
            connection.execute(sql_leases.FREE_ALL, {"node": node})

        await self._database.write(work)

    @override
    async def mark(self, at_s: float) -> list[Run]:
        return await self._database.write(lambda connection: sql_uptime.mark(connection, at_s))

    @override
    async def create(
        self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow], owner: str, wakes_s: float | None
    ) -> None:
        def work(connection: Connection) -> None:
            last = max((answer.number for answer in answers), default=-1)
            more = {"last_answer": last, "owner": owner, "wakes_s": wakes_s}
            connection.execute(insert(Game), values_of_game(game) | more)
            for model, rows in ((Seat, seats), (Answer, answers)):
                if rows:
                    connection.execute(insert(model), [values_of(game.id, row) for row in rows])

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise ValueError(
                f"Table {game.id} cannot be stored: its id, a seat or an answer number is taken."
            ) from error

    @override
    async def load(self, game: str) -> StoredGame | None:
        def work(connection: Connection) -> StoredGame | None:
            row = row_of(connection, game)
            return None if row is None else stored_game(connection, row)

        return await self._database.read(work)

    @override
    async def take_table(self, game: str, node: str) -> Taken:
        def work(connection: Connection) -> Taken:
            epoch = sql_leases.epoch_of(connection, self._take, game, node)
            row = row_of(connection, game)
            return Taken(stored_game(connection, row), Lease(game, epoch), row.wakes_s)

        return await self._database.write(work)

    @override
    async def release(self, game: str, node: str) -> None:
        values = {"table": game, "node": node}
        await self._database.write(lambda connection: connection.execute(sql_leases.FREE, values))

    @override
    async def due(self, node: str, most: int) -> list[str]:
        values = {"most": most} if self.is_shared else {"node": node, "most": most}

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(self._due, values).scalars())

        return await self._database.read(work)

    @override
    async def append(self, advance: Advance) -> None:
        await self._answers.append(advance)

    @override
    async def change(
        self,
        lease: Lease,
        row: GameRow,
        wakes_s: float | None,
        seats: Sequence[SeatRow] = (),
        forgotten: Forgotten | None = None,
        departed: Sequence[Departure] = (),
    ) -> None:
        links = {"new_join": row.join_number, "new_watch": row.watch_number, "new_options": json_of(row.options)}
        rules = {"new_config": json_of(row.config), "new_rules": row.rules}
        people = {"new_host": row.host, "new_arrivals": row.arrivals, "new_was_listed": row.was_listed}
        values = {"new_status": row.status, "wakes": wakes_s, "now_s": row.updated_s} | links | rules | people

        def work(connection: Connection) -> None:
            change_owned(connection, CHANGE, lease, values)
            sql_people.add_departures(connection, lease.game, departed)
            for seat in seats:
                put_seat(connection, lease.game, seat)
            if row.status == "lobby":
                connection.execute(delete(Seat).where(Seat.game == lease.game, Seat.seat >= row.config.players))
            for statement in sql_people.erasures(lease.game, forgotten) if forgotten else ():
                connection.execute(statement)

        await self._database.write(work)
        if forgotten:
            await self._database.scrub()

    @override
    async def rematches(self, games: Sequence[str]) -> list[tuple[GameRow, list[SeatRow]]]:
        def work(connection: Connection) -> list[tuple[GameRow, list[SeatRow]]]:
            found = sql_people.rematches(connection, games)
            return [(game_of(row._mapping), seats_of(connection, row.id)) for row in found]

        return await self._database.read(work)

    @override
    async def settle_held(self, games: Sequence[str], seat: int, name: str, instead: str, *, leaves: bool) -> list[str]:
        changed = await self._database.write(
            lambda connection: sql_people.settle_held(connection, games, seat, name, instead, leaves)
        )
        if changed and name != instead:
            await self._database.scrub()
        return changed

    @override
    async def departure(self, game: str, token_hash: str) -> Departure | None:
        return await self._database.read(lambda connection: sql_people.departure(connection, game, token_hash))

    @override
    async def take_back(self, lease: Lease, number: int, wakes_s: float | None) -> None:
        def work(connection: Connection) -> None:
            values = {"last": number - 1, "wakes": wakes_s, "now_s": self._clock()}
            change_owned(connection, REWIND, lease, values)
            connection.execute(delete(Answer).where(Answer.game == lease.game, Answer.number >= number))

        await self._database.write(work)

    @override
    async def delete(self, lease: Lease) -> None:
        await self._database.write(lambda connection: change_owned(connection, DELETE, lease, {}))
        await self._database.scrub()

    @override
    async def listed(self, since_s: float, skip: int, most: int) -> list[tuple[GameRow, list[SeatRow]]]:
        def work(connection: Connection) -> list[tuple[GameRow, list[SeatRow]]]:
            found = sql_people.listed(connection, since_s, skip, most)
            return [(game_of(row._mapping), seats_of(connection, row.id)) for row in found]

        return await self._database.read(work)

    @override
    async def count_listed(self, address: str, since_s: float) -> int:
        return await self._database.read(lambda connection: sql_people.count_listed(connection, address, since_s))

    @override
    async def see_hosts(self, present: Sequence[Lease], absent: Sequence[Lease]) -> None:
        await self._database.write(lambda connection: sql_people.see_hosts(connection, present, absent))

    @override
    async def seats_of(self, game: str) -> list[SeatRow]:
        def work(connection: Connection) -> list[SeatRow]:
            return seats_of(connection, game) if row_of(connection, game) is not None else []

        return await self._database.read(work)

    @override
    async def say(self, lease: Lease, line: NewLine) -> ChatLine:
        def work(connection: Connection) -> ChatLine:
            change_owned(connection, TOUCH, lease, {"now_s": self._clock()})
            last = select(func.max(ChatEntry.number)).where(ChatEntry.game == lease.game)
            before = connection.execute(last).scalar_one()
            number = 0 if before is None else before + 1
            connection.execute(insert(ChatEntry), values_of(lease.game, line) | {"number": number})
            connection.execute(
                delete(ChatEntry).where(ChatEntry.game == lease.game, ChatEntry.number <= number - MOST_LINES)
            )
            return ChatLine(number, line.seat, line.name, line.text, line.kind)

        return await self._database.write(work)

    @override
    async def chat_before(self, game: str, number: int) -> list[ChatLine]:
        return await self._database.read(lambda connection: last_lines(connection, game, number))

    @override
    async def analysis(self, game: str) -> bytes | None:
        def work(connection: Connection) -> bytes | None:
            return connection.execute(select(Analysis.data).where(Analysis.game == game)).scalar_one_or_none()

        return await self._database.read(work)

    @override
    async def keep_analysis(self, game: str, data: bytes) -> None:
        def work(connection: Connection) -> None:
            connection.execute(delete(Analysis).where(Analysis.game == game))
            connection.execute(insert(Analysis), {"game": game, "data": data})

        # Another process may have stored the same meanwhile, or the game may have been deleted.
        with contextlib.suppress(IntegrityError):
            await self._database.write(work)

    @override
    async def times(self) -> Times:
        return await self._database.read(sql_cleaning.times)

    @override
    async def forget_addresses(self, now_s: float) -> None:
        await self._database.write(lambda connection: sql_cleaning.forget_addresses(connection, now_s))
        # Everything else deleted since the last time goes as well.
        await self._database.scrub()

    @override
    async def touch(self, games: Sequence[str], now_s: float) -> None:
        values = [{"table": game, "now_s": now_s} for game in sorted(games)]
        if values:
            await self._database.write(lambda connection: connection.execute(USED, values))

    @override
    async def old_tables(self, now_s: float) -> list[OldTable]:
        return await self._database.read(
            lambda connection: list(sql_cleaning.old_tables(connection, self._rules, now_s))
        )

    @override
    async def clean(self, now_s: float, old: Sequence[OldTable]) -> list[OldTable]:
        return await self._database.write(lambda connection: sql_cleaning.clean(connection, self._rules, now_s, old))

    async def _write_answers(self, group: Group) -> set[Key]:
        """Commit a group of answers. Return the places of those whose process still owns the table."""
        return await self._database.write_answers(group)


def change_owned(connection: Connection, statement: Executable, lease: Lease, values: dict[str, Any]) -> None:
    """Change a table's row. Raises `LeaseLost` if another process has it by now."""
    done = connection.execute(statement, {"table": lease.game, "lease": lease.epoch, **values})
    if done.rowcount != 1:
        raise LeaseLost(lease.game)


def put_seat(connection: Connection, game: str, row: SeatRow) -> None:
    """Replace the seat's row, or add it if there was none."""
    values = values_of(game, row)
    place = update(Seat).where(Seat.game == game, Seat.seat == row.seat)
    if connection.execute(place.values(values)).rowcount == 0:
        connection.execute(insert(Seat), values)


def row_of(connection: Connection, game: str) -> Any:
    """Return a game's row, or None if it was deleted."""
    return connection.execute(select(Game.__table__).where(Game.id == game, Game.deleted_s.is_(None))).one_or_none()


def stored_game(connection: Connection, row: Any) -> StoredGame:
    """Load a game with everything that belongs to it."""
    return StoredGame(
        game_of(row._mapping),
        seats_of(connection, row.id),
        [AnswerRow(*found) for found in rows_of(connection, Answer, row.id, AnswerRow)],
        last_lines(connection, row.id),
    )


def take_permit(database: str) -> Executable:
    """Make a statement that uses up a permit and returns its row, or no row if there is none."""
    now_s, size = bindparam("now_s", type_=Float), bindparam("size", type_=Float)
    # The clocks of several machines differ, but the time of a row never goes back.
    later = case((Permit.filled_s < now_s, now_s), else_=Permit.filled_s)
    grown = Permit.permits + (later - Permit.filled_s) * bindparam("rate", type_=Float)
    permits = case((grown < size, grown), else_=size)
    new = postgresql.insert(Permit) if database == "postgresql" else sqlite.insert(Permit)
    full = new.values(key=bindparam("key"), permits=size - 1, filled_s=now_s)
    used = {"permits": permits - 1, "filled_s": later}
    return full.on_conflict_do_update(index_elements=[Permit.key], set_=used, where=permits >= 1).returning(Permit.key)


def insert_new(database: str, model: type[Base]) -> sqlite.Insert | postgresql.Insert:
    """Make an insert that skips rows whose place is taken."""
    if database == "postgresql":
        return postgresql.insert(model).on_conflict_do_nothing()
    return sqlite.insert(model).on_conflict_do_nothing()


def rows_of(connection: Connection, model: Any, game: str, kind: type[msgspec.Struct]) -> Any:
    """List the rows that belong to a game, in order, with the columns that `kind` has."""
    names = kind.__struct_fields__
    columns = [getattr(model, name) for name in names]
    return connection.execute(select(*columns).where(model.game == game).order_by(columns[0]))


def seats_of(connection: Connection, game: str) -> list[SeatRow]:
    """List the seats of a game, in order."""
    return [SeatRow(*found) for found in rows_of(connection, Seat, game, SeatRow)]


def last_lines(connection: Connection, game: str, before: int | None = None) -> list[ChatLine]:
    """Return the last page of a table's chat, or the last one before that number."""
    columns = [getattr(ChatEntry, name) for name in ChatLine.__struct_fields__]
    found = select(*columns).where(ChatEntry.game == game).order_by(ChatEntry.number.desc()).limit(CHAT_PAGE)
    rows = connection.execute(found if before is None else found.where(ChatEntry.number < before)).all()
    return [ChatLine(*row) for row in reversed(rows)]


def values_of(game: str, row: msgspec.Struct) -> dict[str, Any]:
    """Return the columns of a row that belongs to a game."""
    return {"game": game, **msgspec.structs.asdict(row)}


def values_of_game(game: GameRow) -> dict[str, Any]:
    """Return the columns of a game."""
    texts = {name: json_of(getattr(game, name)) for name in ("config", "options")}
    secret = game.seed.to_bytes(SECRET_BYTES, "big") if game.seed > LARGEST_INTEGER else None
    chance = {"seed": game.seed if secret is None else 0, "secret": secret}
    return msgspec.structs.asdict(game) | texts | chance


def json_of(value: msgspec.Struct) -> str:
    """Return the text of a column that holds JSON."""
    return msgspec.json.encode(value).decode()


def game_of(columns: Any) -> GameRow:
    """Make a game from its columns."""
    parts = {name: msgspec.json.decode(columns[name]) for name in ("config", "options")}
    if columns["secret"] is not None:
        parts["seed"] = int.from_bytes(columns["secret"], "big")
    return msgspec.convert(dict(columns) | parts, GameRow)
