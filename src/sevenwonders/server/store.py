"""What the server keeps, and the small protocols behind which it is kept.

Truth is configuration, seed and the append-only answers. Everything else can be worked out again.
"""

from collections.abc import Awaitable, Callable
from typing import Literal, Protocol

import msgspec

from sevenwonders.server.wire import ChatLine, GameConfig, TableOptions

Status = Literal["lobby", "playing", "finished", "abandoned"]
SeatKind = Literal["open", "person", "bot"]


class GameRow(msgspec.Struct, frozen=True):
    """One table. Times are seconds since 1970."""

    id: str
    status: Status
    config: GameConfig
    options: TableOptions
    seed: int
    rules: int
    host: int
    created_s: float
    updated_s: float


class SeatRow(msgspec.Struct, frozen=True):
    """Who sits there. The token itself is never stored, only its hash; a bot and an open seat have none."""

    seat: int
    name: str
    kind: SeatKind
    bot: str
    token_hash: str
    stand_in: bool


class AnswerRow(msgspec.Struct, frozen=True):
    """One accepted answer: its place in the game's order, the decision, and the choice in notation with ids."""

    number: int
    ident: int
    choice: str
    at_s: float


class StoredGame(msgspec.Struct, frozen=True):
    """All there is about one table."""

    game: GameRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    chat: list[ChatLine]


class UnknownTable(LookupError):
    """There is no such table, or it was removed."""


class Store(Protocol):
    """Where tables are kept. Every method that changes something has committed when it returns."""

    async def open(self) -> None:
        """Connect, and bring the tables of the database up to date."""

    async def close(self) -> None:
        """Give the connections back."""

    async def ping(self) -> str:
        """The name of the database; raises when it does not answer."""

    async def secret(self) -> bytes:
        """The secret from which link tokens are derived: made once, the same for all processes on this database."""

    async def create(self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow]) -> None:
        """Keep a new table; raises ValueError when there is one with that id."""

    async def load(self, game: str) -> StoredGame | None:
        """Everything about a table."""

    async def answers_from(self, game: str, number: int) -> list[AnswerRow]:
        """The answers with that number and later ones."""

    async def append(self, game: str, answer: AnswerRow) -> bool:
        """Add an answer; False when its number is taken already (somebody else was faster) or the table is gone."""

    async def set_status(self, game: str, old: Status, new: Status, now_s: float) -> bool:
        """Move a table on; False when it was not in the old status any more."""

    async def replace_seat(self, game: str, old: SeatRow, new: SeatRow) -> bool:
        """Change a seat; False when it was not as the old row says any more."""

    async def say(self, game: str, seat: int, name: str, text: str) -> ChatLine:
        """Add a line of chat and number it, from 0 without gaps; raises UnknownTable when there is none."""

    async def unfinished(self, since_s: float) -> list[str]:
        """Tables in play that were touched since then."""

    async def clean(self, now_s: float) -> dict[str, int]:
        """Remove or close old tables by rule; how many of each."""


Listener = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """Tells other processes that a table changed. Only a hint: losing one must do no harm."""

    async def open(self, listener: Listener) -> None:
        """Begin to listen; the listener gets a game and a number, own hints included or not.

        An empty game means that hints may have been lost: look at every table again.
        """

    async def publish(self, game: str, number: int) -> None:
        """Say that the game has that many answers now (-1: something else about it changed)."""

    async def close(self) -> None:
        """Stop listening."""
