"""The schema of the database. A change here also needs a migration; a test compares the two."""

from typing import Any, ClassVar

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Text,
    false,
    text,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column
from sqlalchemy.types import TypeDecorator
from typing_extensions import override

# Few seats have one at a time, so their index is small.
HAS_ADDRESS = text("address <> ''")
IS_REMATCH = text("earlier <> ''")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"


class Words(TypeDecorator[str]):
    """Text as people type it. PostgreSQL cannot store the character zero, so no database gets it."""

    impl = Text
    cache_ok = True

    @override
    def process_bind_param(self, value: str | None, dialect: Dialect) -> str | None:
        return value.replace("\0", REPLACEMENT) if value else value


class Base(DeclarativeBase):
    """Names every constraint the same way on every database, so that migrations can refer to it."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        }
    )
    type_annotation_map: ClassVar = {str: Words(), float: Float(53)}


def of_game() -> Any:
    """Make the first column of every row that belongs to a game and is deleted with it."""
    return mapped_column(ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def numbered() -> Any:
    """Make the second column: the place of the row within its game."""
    return mapped_column(Integer, primary_key=True, autoincrement=False)


def counted() -> Any:
    """Make a column that is 0 in rows of earlier versions."""
    return mapped_column(Integer, server_default="0")


class Game(Base):
    """One game at its table; `config` and `options` are JSON."""

    __tablename__ = "games"
    __table_args__ = (
        CheckConstraint("status IN ('lobby', 'playing', 'finished', 'abandoned')", name="status"),
        # For finding games that have become old, and games whose server has to act.
        Index(None, "status", "updated_s"),
        Index(None, "wakes_s"),
        Index("ix_games_earlier", "earlier", sqlite_where=IS_REMATCH, postgresql_where=IS_REMATCH),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    status: Mapped[str]
    config: Mapped[str]
    options: Mapped[str]
    # Games of earlier versions and those with a chosen seed have a number here; all others have a secret.
    seed: Mapped[int] = mapped_column(BigInteger)
    secret: Mapped[bytes | None] = mapped_column(LargeBinary)
    rules: Mapped[int]
    host: Mapped[int]
    created_s: Mapped[float]
    updated_s: Mapped[float]
    # The number of the last answer, -1 before the first. A change of mind frees numbers, which are never reused.
    last_answer: Mapped[int] = mapped_column(Integer, server_default="-1")
    join_number: Mapped[int] = counted()
    watch_number: Mapped[int] = counted()
    # The process that may change the game. Each new owner raises the epoch, a fencing token: only writes of the last
    # epoch count, so a process that was frozen for a while can spoil nothing.
    owner: Mapped[str | None]
    epoch: Mapped[int] = mapped_column(Integer, server_default="0")
    # When the server has to act by itself: 0 if a bot is asked, else the deadline; null if it waits for people only.
    wakes_s: Mapped[float | None]
    # When the game was deleted. The row itself stays for a while.
    deleted_s: Mapped[float | None]
    # How many people have sat down at the table. Each of them has a number of their own.
    arrivals: Mapped[int] = counted()
    was_listed: Mapped[bool] = mapped_column(server_default=false())
    # When the host of a listed table was last known to be connected, by the database's clock; null if not.
    host_seen_s: Mapped[float | None]
    # The finished game after which the same people play this one. It may be deleted first.
    earlier: Mapped[str] = mapped_column(server_default="")


class Node(Base):
    """A process that serves tables. `beat_s` is its last heartbeat, by the database's clock."""

    __tablename__ = "nodes"

    id: Mapped[str] = mapped_column(primary_key=True)
    address: Mapped[str]
    beat_s: Mapped[float]


class Uptime(Base):
    """A span of time in which the service was up: some process marked the time every few seconds."""

    __tablename__ = "uptime"

    began_s: Mapped[float] = mapped_column(primary_key=True)
    seen_s: Mapped[float]


class Seat(Base):
    """One seat and its player."""

    __tablename__ = "seats"
    __table_args__ = (
        CheckConstraint("kind IN ('open', 'person', 'bot')", name="kind"),
        Index("ix_seats_address", "address", sqlite_where=HAS_ADDRESS, postgresql_where=HAS_ADDRESS),
    )

    game: Mapped[str] = of_game()
    seat: Mapped[int] = numbered()
    name: Mapped[str]
    kind: Mapped[str]
    bot: Mapped[str]
    token_hash: Mapped[str]
    stand_in: Mapped[bool]
    arrival: Mapped[int] = counted()
    muted: Mapped[bool] = mapped_column(server_default=false())
    removal: Mapped[int] = counted()
    # A keyed hash of the address from which the person sat down.
    address: Mapped[str] = mapped_column(server_default="")
    # Whether a person of the earlier game plays again, asked, yes or no, and their seat there; empty and -1 for others.
    answer: Mapped[str] = mapped_column(server_default="")
    earlier_seat: Mapped[int] = mapped_column(Integer, server_default="-1")


class Departure(Base):
    """A person who has left the table. The hash of the token lets them erase later what they have written."""

    __tablename__ = "departures"

    game: Mapped[str] = of_game()
    arrival: Mapped[int] = numbered()
    seat: Mapped[int]
    token_hash: Mapped[str]


class Answer(Base):
    """One accepted answer. Its number is higher than all before it, which settles every race."""

    __tablename__ = "answers"

    game: Mapped[str] = of_game()
    number: Mapped[int] = numbered()
    ident: Mapped[int]
    choice: Mapped[str]
    at_s: Mapped[float]


class ChatEntry(Base):
    """One line of chat, or a change among the people at the table."""

    __tablename__ = "chat"

    game: Mapped[str] = of_game()
    number: Mapped[int] = numbered()
    seat: Mapped[int]
    name: Mapped[str]
    text: Mapped[str]
    kind: Mapped[str] = mapped_column(server_default="said")
    # The arrivals of the person who wrote the line, and of the person whose name is its text; 0 for none.
    arrival: Mapped[int] = counted()
    about: Mapped[int] = counted()


class Analysis(Base):
    """The analysis of a finished game, as compressed JSON."""

    __tablename__ = "analyses"

    game: Mapped[str] = of_game()
    data: Mapped[bytes] = mapped_column(LargeBinary)


class Permit(Base):
    """An address's remaining permits, counted by all processes together. `key` is a hash of the address."""

    __tablename__ = "permits"

    key: Mapped[str] = mapped_column(primary_key=True)
    permits: Mapped[float]
    filled_s: Mapped[float]


class Secret(Base):
    """A random value that all processes on this database share."""

    __tablename__ = "secrets"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[bytes] = mapped_column(LargeBinary)
