"""The store on a database: SQLite for one process, PostgreSQL for many. The statements are the same on both."""

import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec
from sqlalchemy import Connection, CursorResult, bindparam, case, delete, func, insert, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import IntegrityError

from sevenwonders.server import databases
from sevenwonders.server.group_commit import Group, GroupCommit, Key
from sevenwonders.server.models import Answer, Base, Game, Line, Seat, Secret
from sevenwonders.server.settings import CleaningRules
from sevenwonders.server.store import AnswerRow, GameRow, SeatRow, Status, Store, StoredGame, UnknownTable
from sevenwonders.server.wire import ChatLine

LINK_SECRET = "links"  # noqa: S105  the name of the secret
SECRET_BYTES = 32

# Time never goes back, and the row is locked either way.
TOUCH = (
    update(Game)
    .where(Game.id == bindparam("table"))
    .values(updated_s=case((Game.updated_s < bindparam("now_s"), bindparam("now_s")), else_=Game.updated_s))
)


def make_store(url: str, rules: CleaningRules | None = None) -> Store:
    """The store for the address of a database."""
    return SqlStore(url, rules or CleaningRules())


class SqlStore:
    """Tables in a database. A caller who stops waiting never leaves a change half done."""

    def __init__(self, url: str, rules: CleaningRules, clock: Callable[[], float] = time.time) -> None:
        """`clock` tells when a seat changed or something was said, which callers do not."""
        self._database = databases.connect(url)
        self._rules = rules
        self._clock = clock
        self._answers = GroupCommit(self._write_answers)
        self._secret: bytes | None = None
        self._new_answer = insert_new(self._database.name, Answer).returning(Answer.game, Answer.number)
        self._new_secret = insert_new(self._database.name, Secret)

    async def open(self) -> None:
        """Connect, and bring the tables of the database up to date."""
        await databases.upgrade(self._database)

    async def close(self) -> None:
        """Finish what was begun, then give the connections back."""
        await self._answers.finish()
        await self._database.close()

    async def ping(self) -> str:
        """The name of the database; raises when it does not answer."""

        def work(connection: Connection) -> str:
            connection.execute(text("SELECT 1"))
            return connection.dialect.name

        return await self._database.read(work)

    async def secret(self) -> bytes:
        """The secret from which link tokens are derived: made once, the same for all processes on this database."""

        def work(connection: Connection) -> bytes:
            # Of several that come first, one row stays; the statement after it sees that one.
            connection.execute(self._new_secret, {"name": LINK_SECRET, "value": secrets.token_bytes(SECRET_BYTES)})
            return connection.execute(select(Secret.value).where(Secret.name == LINK_SECRET)).scalar_one()

        if self._secret is None:
            self._secret = await self._database.write(work)
        return self._secret

    async def create(self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow]) -> None:
        """Keep a new table; raises ValueError when there is one with that id."""

        def work(connection: Connection) -> None:
            connection.execute(insert(Game), values_of_game(game))
            for model, rows in ((Seat, seats), (Answer, answers)):
                if rows:
                    connection.execute(insert(model), [values_of(game.id, row) for row in rows])

        try:
            await self._database.write(work)
        except IntegrityError as error:
            raise ValueError(f"Table {game.id} cannot be kept: its id, a seat or a number is there already.") from error

    async def load(self, game: str) -> StoredGame | None:
        """Everything about a table, as of one moment."""

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

    async def answers_from(self, game: str, number: int) -> list[AnswerRow]:
        """The answers with that number and later ones."""

        def work(connection: Connection) -> list[AnswerRow]:
            return [AnswerRow(*row) for row in rows_of(connection, Answer, game, AnswerRow, number)]

        return await self._database.read(work)

    async def append(self, game: str, answer: AnswerRow) -> bool:
        """Add an answer; False when its number is taken already, or the table is gone."""
        try:
            return await self._answers.append(game, answer)
        except IntegrityError:
            return False

    async def set_status(self, game: str, old: Status, new: Status, now_s: float) -> bool:
        """Move a table on; False when it was not in the old status any more."""
        moved = update(Game).where(Game.id == game, Game.status == old).values(status=new, updated_s=now_s)
        return await self._database.write(lambda connection: count(connection, moved)) == 1

    async def replace_seat(self, game: str, old: SeatRow, new: SeatRow) -> bool:
        """Change a seat; False when it was not as the old row says any more."""
        as_before = [getattr(Seat, name) == value for name, value in values_of(game, old).items()]
        changed = update(Seat).where(*as_before).values(values_of(game, new))

        def work(connection: Connection) -> bool:
            # The table first: everybody locks in this order.
            connection.execute(TOUCH, {"table": game, "now_s": self._clock()})
            return count(connection, changed) == 1

        return await self._database.write(work)

    async def say(self, game: str, seat: int, name: str, text: str) -> ChatLine:
        """Add a line of chat and number it, from 0 without gaps; raises UnknownTable when there is none."""

        def work(connection: Connection) -> ChatLine:
            touched = connection.execute(TOUCH, {"table": game, "now_s": self._clock()})
            if touched.rowcount == 0:
                raise UnknownTable(f"There is no table {game}.")
            last = select(func.max(Line.number)).where(Line.game == game)
            number = connection.execute(last).scalar_one()
            line = ChatLine(0 if number is None else number + 1, seat, name, text)
            connection.execute(insert(Line), values_of(game, line))
            return line

        return await self._database.write(work)

    async def unfinished(self, since_s: float) -> list[str]:
        """Tables in play that were touched since then."""
        found = select(Game.id).where(Game.status == "playing", Game.updated_s >= since_s).order_by(Game.updated_s)

        def work(connection: Connection) -> list[str]:
            return list(connection.execute(found).scalars())

        return await self._database.read(work)

    async def clean(self, now_s: float) -> dict[str, int]:
        """Delete old lobbies and old records, and close games that nobody plays any more; how many of each."""
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
        """Commit a group of answers; the places that were free. Losers wait here until the winner has committed."""
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
    """An insert that leaves out rows whose place is taken."""
    if database == "postgresql":
        return postgresql.insert(model).on_conflict_do_nothing()
    return sqlite.insert(model).on_conflict_do_nothing()


def count(connection: Connection, statement: Any) -> int:
    """How many rows a statement changed."""
    result: CursorResult[Any] = connection.execute(statement)
    return result.rowcount


def rows_of(connection: Connection, model: Any, game: str, kind: type[msgspec.Struct], first: int | None = None) -> Any:
    """The rows of a table in their order, with the columns of that kind of row."""
    names = kind.__struct_fields__
    place = getattr(model, names[0])
    found = select(*(getattr(model, name) for name in names)).where(model.game == game).order_by(place)
    return connection.execute(found if first is None else found.where(place >= first))


def values_of(game: str, row: msgspec.Struct) -> dict[str, Any]:
    """A row that belongs to a table, by column."""
    return {"game": game, **msgspec.structs.asdict(row)}


def values_of_game(game: GameRow) -> dict[str, Any]:
    """A table, by column."""
    texts = {name: msgspec.json.encode(getattr(game, name)).decode() for name in ("config", "options")}
    return msgspec.structs.asdict(game) | texts


def game_of(columns: Any) -> GameRow:
    """A table from its columns."""
    parts = {name: msgspec.json.decode(columns[name]) for name in ("config", "options")}
    return msgspec.convert(dict(columns) | parts, GameRow)
