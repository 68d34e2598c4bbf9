"""The store in a database: SQLite for one process, PostgreSQL for many. Both run the same statements."""

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError
from typing_extensions import override

from sevenwonders.kernel.seed import SECRET_BYTES, is_secret
from sevenwonders.server import databases
from sevenwonders.server.group_commit import Group, GroupCommit, Key
from sevenwonders.server.models import Answer, Base, Game, Line, Seat, Secret
from sevenwonders.server.settings import CleaningRules
from sevenwonders.server.store import AnswerRow, GameRow, SeatRow, Status, Store, StoredGame, UnknownTable
from sevenwonders.server.wire import ChatLine

LINK_SECRET = "links"  # noqa: S105  the name of the secret

# The clocks of several machines differ, but the time of a table never goes back. Either way the row gets locked.
TOUCH = (
    update(Game)
    .where(Game.id == bindparam("table"))
    .values(updated_s=case((Game.updated_s < bindparam("now_s"), bindparam("now_s")), else_=Game.updated_s))
)


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
        self._new_answer = insert_new(self._database.name, Answer).returning(Answer.game, Answer.number)
        self._new_secret = insert_new(self._database.name, Secret)

    @override
    async def open(self) -> None:
        await databases.upgrade(self._database)

    @override
    async def close(self) -> None:
        """Finish what has begun, then disconnect."""
        await self._answers.finish()
        await self._database.close()

    @override
    async def ping(self) -> str:
        def work(connection: Connection) -> str:
            connection.execute(text("SELECT 1"))
            return connection.dialect.name

        return await self._database.read(work)

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
            connection.execute(insert(Game), values_of_game(game))
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
                [ChatLine(*found) for found in rows_of(connection, Line, game, ChatLine)],
            )

        return await self._database.read(work)

    @override
    async def answers_from(self, game: str, number: int) -> list[AnswerRow]:
        def work(connection: Connection) -> list[AnswerRow]:
            return [AnswerRow(*row) for row in rows_of(connection, Answer, game, AnswerRow, number)]

        return await self._database.read(work)

    @override
    async def append(self, game: str, answer: AnswerRow) -> bool:
        try:
            return await self._answers.append(game, answer)
        except IntegrityError:
            # There is no such table any more.
            return False

    @override
    async def set_status(self, game: str, old: Status, new: Status, now_s: float) -> bool:
        moved = update(Game).where(Game.id == game, Game.status == old).values(status=new, updated_s=now_s)
        return await self._database.write(lambda connection: count(connection, moved)) == 1

    @override
    async def replace_seat(self, game: str, old: SeatRow, new: SeatRow) -> bool:
        as_before = [getattr(Seat, name) == value for name, value in values_of(game, old).items()]
        changed = update(Seat).where(*as_before).values(values_of(game, new))

        def work(connection: Connection) -> bool:
            # Everybody locks the table's row first, so no two transactions ever wait for each other.
            connection.execute(TOUCH, {"table": game, "now_s": self._clock()})
            return count(connection, changed) == 1

        return await self._database.write(work)

    @override
    async def say(self, game: str, seat: int, name: str, text: str) -> ChatLine:
        def work(connection: Connection) -> ChatLine:
            # This locks the table, so that nobody else takes the same number.
            touched = connection.execute(TOUCH, {"table": game, "now_s": self._clock()})
            if touched.rowcount == 0:
                raise UnknownTable(f"There is no table {game}.")
            last = select(func.max(Line.number)).where(Line.game == game)
            number = connection.execute(last).scalar_one()
            line = ChatLine(0 if number is None else number + 1, seat, name, text)
            connection.execute(insert(Line), values_of(game, line))
            return line

        return await self._database.write(work)

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
        idle = update(Game).where(Game.status == "playing", Game.updated_s < now_s - rules.idle_s)

        def work(connection: Connection) -> dict[str, int]:
            return {
                "lobbies_deleted": count(connection, lobbies),
                "records_deleted": count(connection, records),
                "games_abandoned": count(connection, idle.values(status="abandoned", updated_s=now_s)),
            }

        return await self._database.write(work)

    async def _write_answers(self, group: Group) -> set[Key]:
        """Commit a group of answers and return the places that were free. Losers wait for the winner to commit."""
        rows = [values_of(game, answer) for (game, _), answer in group.items()]

        def work(connection: Connection) -> set[Key]:
            won = {(game, number) for game, number in connection.execute(self._new_answer, rows)}
            touched: dict[str, float] = {}
            for game, number in sorted(won):
                touched[game] = max(touched.get(game, 0.0), group[game, number].at_s)
            if touched:
                connection.execute(TOUCH, [{"table": game, "now_s": at_s} for game, at_s in touched.items()])
            return won

        return await self._database.write(work)


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
