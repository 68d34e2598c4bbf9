"""The store in a database: SQLite for one process, PostgreSQL for many. Both run the same statements."""

import secrets
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from sqlalchemy import (
    Connection,
    CursorResult,
    Executable,
    Float,
    bindparam,
    case,
    delete,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from typing_extensions import override

from sevenwonders.kernel.seed import SECRET_BYTES, is_secret
from sevenwonders.server import databases
from sevenwonders.server.group_commit import Group, GroupCommit, Key, Waiting
from sevenwonders.server.models import Answer, Base, Game, Line, Permit, Seat, Secret
from sevenwonders.server.settings import CleaningRules
from sevenwonders.server.store import (
    CHAT_PAGE,
    MOST_LINES,
    AnswerRow,
    GameRow,
    SeatRow,
    Status,
    Store,
    StoredGame,
    UnknownTable,
)
from sevenwonders.server.wire import ChatKind, ChatLine

LINK_SECRET = "links"  # noqa: S105  the name of the secret
HOUR_S = 3600.0
# The row that is written to see whether anything can be. Its permits come back at once.
READY = "ready"
TRY_S = 1e-9

# The clocks of several machines differ, but the time of a table never goes back. Either way the row gets locked.
NOT_BEFORE = case((Game.updated_s < bindparam("now_s"), bindparam("now_s")), else_=Game.updated_s)
TOUCH = update(Game).where(Game.id == bindparam("table")).values(updated_s=NOT_BEFORE)
# Locked in the same order by everybody, so that no two processes ever wait for each other. SQLite needs no locks.
LOCK = (
    select(Game.id, Game.last_answer)
    .where(Game.id.in_(bindparam("tables", expanding=True)))
    .order_by(Game.id)
    .with_for_update()
)
GO_ON = update(Game).where(Game.id == bindparam("table")).values(updated_s=NOT_BEFORE, last_answer=bindparam("number"))
# What `change_table` may change.
CHANGED = ("host", "join_number", "watch_number")
REPLACE = delete(Answer).where(Answer.game == bindparam("table"), Answer.number == bindparam("replaced"))


def make_store(url: str, rules: CleaningRules | None = None) -> Store:
    """The store in the database at that address."""
    return SqlStore(url, rules or CleaningRules())


class SqlStore(Store):
    """Tables in a database. A change is never left half done, even if the caller stops waiting for it."""

    def __init__(self, url: str, rules: CleaningRules, clock: Callable[[], float] = time.time) -> None:
        """`clock` supplies the time of changes to seats and chat, for which callers give none."""
        self._database = databases.connect(url)
        self._rules = rules
        self._clock = clock
        self._answers = GroupCommit(self._write_answers)
        self._secret: bytes | None = None
        self._new_secret = insert_new(self._database.name, Secret)
        self._take_permit = take_permit(self._database.name)

    @override
    async def open(self) -> None:
        await databases.upgrade(self._database)

    @override
    async def close(self) -> None:
        """Finish what has begun, then disconnect."""
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
    async def secret(self) -> bytes:
        def work(connection: Connection) -> bytes:
            # If several processes get here at once, one row stays, and the next statement finds it.
            connection.execute(self._new_secret, {"name": LINK_SECRET, "value": secrets.token_bytes(SECRET_BYTES)})
            return connection.execute(select(Secret.value).where(Secret.name == LINK_SECRET)).scalar_one()

        if self._secret is None:
            self._secret = await self._database.write(work)
        return self._secret

    @override
    async def create(self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow]) -> None:
        def work(connection: Connection) -> None:
            last = max((answer.number for answer in answers), default=-1)
            connection.execute(insert(Game), values_of_game(game) | {"last_answer": last})
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
            row = connection.execute(select(Game.__table__).where(Game.id == game)).one_or_none()
            if row is None:
                return None
            return StoredGame(
                game_of(row._mapping),
                [SeatRow(*found) for found in rows_of(connection, Seat, game, SeatRow)],
                [AnswerRow(*found) for found in rows_of(connection, Answer, game, AnswerRow)],
                last_lines(connection, game),
            )

        return await self._database.read(work)

    @override
    async def answers_from(self, game: str, number: int) -> list[AnswerRow]:
        def work(connection: Connection) -> list[AnswerRow]:
            return [AnswerRow(*row) for row in rows_of(connection, Answer, game, AnswerRow, number)]

        return await self._database.read(work)

    @override
    async def append(self, game: str, answer: AnswerRow, instead_of: Sequence[int] = ()) -> bool:
        return await self._answers.append(game, answer, instead_of)

    @override
    async def set_status(self, game: str, old: Status, new: Status, now_s: float) -> bool:
        moved = update(Game).where(Game.id == game, Game.status == old).values(status=new, updated_s=now_s)
        return await self._database.write(lambda connection: count(connection, moved)) == 1

    @override
    async def replace_seat(self, game: str, old: SeatRow, new: SeatRow) -> bool:
        def work(connection: Connection) -> bool:
            # Everybody locks the table's row first, so no two transactions ever wait for each other.
            connection.execute(TOUCH, {"table": game, "now_s": self._clock()})
            return count(connection, seat_change(game, old, new)) == 1

        return await self._database.write(work)

    @override
    async def change_table(self, old: GameRow, new: GameRow) -> bool:
        as_before = [getattr(Game, name) == getattr(old, name) for name in CHANGED]
        values = {name: getattr(new, name) for name in CHANGED}
        changed = update(Game).where(Game.id == old.id, *as_before).values(updated_s=NOT_BEFORE, **values)

        def work(connection: Connection) -> bool:
            return connection.execute(changed, {"now_s": self._clock()}).rowcount == 1

        return await self._database.write(work)

    @override
    async def forget(self, game: str, old: SeatRow, new: SeatRow, name: str) -> bool:
        def work(connection: Connection) -> bool:
            connection.execute(TOUCH, {"table": game, "now_s": self._clock()})
            if count(connection, seat_change(game, old, new)) == 0:
                return False
            for statement in erasures(game, old, name):
                connection.execute(statement)
            return True

        return await self._database.write(work)

    @override
    async def delete(self, game: str) -> bool:
        gone = delete(Game).where(Game.id == game)
        return await self._database.write(lambda connection: count(connection, gone)) == 1

    @override
    async def seats_of(self, game: str) -> list[SeatRow]:
        def work(connection: Connection) -> list[SeatRow]:
            return [SeatRow(*found) for found in rows_of(connection, Seat, game, SeatRow)]

        return await self._database.read(work)

    @override
    async def say(self, game: str, seat: int, name: str, text: str, kind: ChatKind = "said") -> ChatLine:
        def work(connection: Connection) -> ChatLine:
            # This locks the table, so that nobody else takes the same number.
            touched = connection.execute(TOUCH, {"table": game, "now_s": self._clock()})
            if touched.rowcount == 0:
                raise UnknownTable(f"There is no table {game}.")
            last = select(func.max(Line.number)).where(Line.game == game)
            number = connection.execute(last).scalar_one()
            line = ChatLine(0 if number is None else number + 1, seat, name, text, kind)
            connection.execute(insert(Line), values_of(game, line))
            connection.execute(delete(Line).where(Line.game == game, Line.number <= line.number - MOST_LINES))
            return line

        return await self._database.write(work)

    @override
    async def chat_before(self, game: str, number: int) -> list[ChatLine]:
        return await self._database.read(lambda connection: last_lines(connection, game, number))

    @override
    async def unfinished(self, since_s: float) -> list[str]:
        found = select(Game.id).where(Game.status == "playing", Game.updated_s >= since_s).order_by(Game.updated_s)

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(found).scalars())

        return await self._database.read(work)

    @override
    async def clean(self, now_s: float) -> dict[str, int]:
        rules = self._rules
        lobbies = delete(Game).where(Game.status == "lobby", Game.updated_s < now_s - rules.lobby_s)
        over = Game.status.in_(("finished", "abandoned"))
        records = delete(Game).where(over, Game.updated_s < now_s - rules.record_s)
        # After an hour without use every permit has come back.
        unused = delete(Permit).where(Permit.filled_s < now_s - HOUR_S)
        idle = update(Game).where(Game.status == "playing", Game.updated_s < now_s - rules.idle_s)

        def work(connection: Connection) -> dict[str, int]:
            connection.execute(unused)
            return {
                "lobbies_deleted": count(connection, lobbies),
                "records_deleted": count(connection, records),
                "games_abandoned": count(connection, idle.values(status="abandoned", updated_s=now_s)),
            }

        return await self._database.write(work)

    async def _write_answers(self, group: Group) -> set[Key]:
        """Commit a group of answers and return the places that were free. Losers wait for the winner to commit."""

        def work(connection: Connection) -> set[Key]:
            tables = sorted({game for game, _ in group})
            last = {row.id: row.last_answer for row in connection.execute(LOCK, {"tables": tables})}
            won: set[Key] = set()
            for game, number in sorted(group):
                # A table that is not there has no free number.
                if number > last.get(game, number):
                    won.add((game, number))
                    last[game] = number
            write_answers(connection, [group[key] for key in sorted(won)])
            return won

        return await self._database.write(work)


def write_answers(connection: Connection, answers: list[Waiting]) -> None:
    """Write answers to tables that are locked."""
    if not answers:
        return
    connection.execute(insert(Answer), [values_of(item.game, item.answer) for item in answers])
    replaced = [{"table": item.game, "replaced": number} for item in answers for number in item.instead_of]
    if replaced:
        connection.execute(REPLACE, replaced)
    moved = [{"table": item.game, "number": item.answer.number, "now_s": item.answer.at_s} for item in answers]
    connection.execute(GO_ON, moved)


def seat_change(game: str, old: SeatRow, new: SeatRow) -> Executable:
    """A statement that changes a seat if it is still as the old row says."""
    as_before = [getattr(Seat, name) == value for name, value in values_of(game, old).items()]
    return update(Seat).where(*as_before).values(values_of(game, new))


def erasures(game: str, row: SeatRow, name: str) -> list[Executable]:
    """Statements that take a person out of a table's chat: first what they said, then their name."""
    # Nobody else has had this name while the person was there, but the person may have had another seat.
    own = (Line.game == game, Line.name == row.name)
    # The text of a line that nobody said is the name of the person whom it concerns.
    about = (Line.game == game, Line.kind != "said", Line.text == row.name)
    return [
        update(Line).where(*about).values(text=name),
        update(Line).where(*own, Line.kind == "said").values(text="", kind="erased"),
        update(Line).where(*own).values(name=name),
    ]


def take_permit(database: str) -> Executable:
    """A statement that uses up a permit and returns its row, or no row if there is none."""
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
    """An insert that skips rows whose place is taken."""
    if database == "postgresql":
        return postgresql.insert(model).on_conflict_do_nothing()
    return sqlite.insert(model).on_conflict_do_nothing()


def count(connection: Connection, statement: Any) -> int:
    """Run a statement and return how many rows it changed."""
    result: CursorResult[Any] = connection.execute(statement)
    return result.rowcount


def rows_of(connection: Connection, model: Any, game: str, kind: type[msgspec.Struct], first: int | None = None) -> Any:
    """The rows that belong to a game, in order, with the columns that `kind` has."""
    names = kind.__struct_fields__
    place = getattr(model, names[0])
    found = select(*(getattr(model, name) for name in names)).where(model.game == game).order_by(place)
    return connection.execute(found if first is None else found.where(place >= first))


def last_lines(connection: Connection, game: str, before: int | None = None) -> list[ChatLine]:
    """The last page of a table's chat, or the last one before that number."""
    columns = [getattr(Line, name) for name in ChatLine.__struct_fields__]
    found = select(*columns).where(Line.game == game).order_by(Line.number.desc()).limit(CHAT_PAGE)
    rows = connection.execute(found if before is None else found.where(Line.number < before)).all()
    return [ChatLine(*row) for row in reversed(rows)]


def values_of(game: str, row: msgspec.Struct) -> dict[str, Any]:
    """The columns of a row that belongs to a game."""
    return {"game": game, **msgspec.structs.asdict(row)}


def values_of_game(game: GameRow) -> dict[str, Any]:
    """The columns of a game."""
    texts = {name: msgspec.json.encode(getattr(game, name)).decode() for name in ("config", "options")}
    # No database has integers of 256 bits.
    secret = game.seed.to_bytes(SECRET_BYTES, "big") if is_secret(game.seed) else None
    chance = {"seed": game.seed if secret is None else 0, "secret": secret}
    return msgspec.structs.asdict(game) | texts | chance


def game_of(columns: Any) -> GameRow:
    """A game from its columns."""
    parts = {name: msgspec.json.decode(columns[name]) for name in ("config", "options")}
    if columns["secret"] is not None:
        parts["seed"] = int.from_bytes(columns["secret"], "big")
    return msgspec.convert(dict(columns) | parts, GameRow)
