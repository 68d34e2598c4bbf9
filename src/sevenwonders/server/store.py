"""What the server stores, and the protocols of stores and buses.

A game is its configuration, its seed and its answers. Everything else follows from them. Only the last answer to a
decision counts, so a change of mind takes the place of the answer before it.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Literal, Protocol

import msgspec

from sevenwonders.kernel.seed import commitment_of, is_secret, secret_words
from sevenwonders.server.wire import ChatKind, ChatLine, GameConfig, TableOptions

Status = Literal["lobby", "playing", "finished", "abandoned"]
SeatKind = Literal["open", "person", "bot"]


class GameRow(msgspec.Struct, frozen=True):
    """One table. Times are in seconds since 1970. The seed is secret until the game is finished."""

    id: str
    status: Status
    config: GameConfig
    options: TableOptions
    seed: int
    rules: int
    host: int
    created_s: float
    updated_s: float
    # How often the links to join and to watch have been renewed.
    join_number: int = 0
    watch_number: int = 0

    def commitment(self) -> str:
        """What the table shows of its secret from the start; empty if it has a small seed."""
        return commitment_of(self.seed) if is_secret(self.seed) else ""

    def revealed_secret(self) -> str:
        """The secret of a finished game; empty before that, and for ever if the game was abandoned."""
        return secret_words(self.seed) if is_secret(self.seed) and self.status == "finished" else ""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat and its player. Only the hash of a token is stored; bots and open seats have none.

    People are numbered in the order of their `arrival`. Whoever is `muted` may not chat. `removal` has a bit for each
    seat that asks for this person to be removed.
    """

    seat: int
    name: str
    kind: SeatKind
    bot: str
    token_hash: str
    stand_in: bool
    arrival: int = 0
    muted: bool = False
    removal: int = 0


class AnswerRow(msgspec.Struct, frozen=True):
    """One accepted answer: its place in the order of the game, the decision, and the choice in notation with ids.

    Numbers grow. They have gaps where a change of mind has replaced an answer.
    """

    number: int
    ident: int
    choice: str
    at_s: float


# A table keeps that many lines of chat. Pages get the last ones, and may ask for those before.
MOST_LINES: Final = 1000
CHAT_PAGE: Final = 200


class StoredGame(msgspec.Struct, frozen=True):
    """Everything that is stored about one table, except for chat before the last page of it."""

    game: GameRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    chat: list[ChatLine]


class UnknownTable(LookupError):
    """There is no such table, or it has been deleted."""


class Store(Protocol):
    """Stores tables. Every method that changes something has committed when it returns."""

    async def open(self) -> None:
        """Connect, and bring the schema of the database up to date."""

    async def close(self) -> None:
        """Disconnect."""

    async def try_write(self) -> None:
        """Change something that nobody needs. Raise an error if the database does not accept that."""

    async def take_permit(self, key: str, size: int, seconds: float) -> bool:
        """Use up one of `size` permits, which all processes share. Return False if there is none.

        Permits come back one by one; after `seconds` there are `size` again.
        """

    async def secret(self) -> bytes:
        """The secret behind link tokens: made once, the same for all processes on this database."""

    async def create(self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow]) -> None:
        """Store a new table. Raise ValueError if its id is taken."""

    async def load(self, game: str) -> StoredGame | None:
        """Everything about a table, as of one moment; None if there is no such table."""

    async def answers_from(self, game: str, number: int) -> list[AnswerRow]:
        """The answers with that number and later ones."""

    async def append(self, game: str, answer: AnswerRow, instead_of: Sequence[int] = ()) -> bool:
        """Add an answer, and remove those with the numbers in `instead_of`, all at once.

        Return False if the game already has this number or a later one (somebody else was faster) or the table is gone.
        """

    async def set_status(self, game: str, old: Status, new: Status, now_s: float) -> bool:
        """Change the status of a table. Return False if it no longer has the old one."""

    async def replace_seat(self, game: str, old: SeatRow, new: SeatRow) -> bool:
        """Change a seat. Return False if it is no longer as the old row says."""

    async def change_table(self, old: GameRow, new: GameRow) -> bool:
        """Change the host of a table, or the numbers of its links. Return False if they are no longer as in `old`."""

    async def forget(self, game: str, old: SeatRow, new: SeatRow, name: str) -> bool:
        """Change a seat, and remove the name and the words of its player from the chat, all at once.

        `name` takes the place of the old one. Return False if the seat is no longer as the old row says.
        """

    async def delete(self, game: str) -> bool:
        """Delete a table with all that belongs to it. Return False if there is none."""

    async def seats_of(self, game: str) -> list[SeatRow]:
        """The seats of a table; none if there is no such table."""

    async def say(self, game: str, seat: int, name: str, text: str, kind: ChatKind = "said") -> ChatLine:
        """Add a line of chat, numbered from 0 without gaps. Raise UnknownTable if there is no such table.

        Of all lines, the table keeps the last `MOST_LINES`.
        """

    async def chat_before(self, game: str, number: int) -> list[ChatLine]:
        """The page of chat before the line with that number."""

    async def unfinished(self, since_s: float) -> list[str]:
        """The tables in play that have changed since then."""

    async def clean(self, now_s: float) -> dict[str, int]:
        """Delete old lobbies and records, and mark idle games as abandoned. Return the number of each kind."""


# Called with the game and number of each notice.
Listener = Callable[[str, int], Awaitable[None]]


class Bus(Protocol):
    """Sends notices to other processes that a table changed. Losing one must do no harm."""

    async def open(self, listener: Listener) -> None:
        """Begin to listen. The listener gets a game and a number. It may or may not hear its own notices.

        An empty game means that notices may have been lost: every table may be out of date.
        """

    async def publish(self, game: str, number: int) -> None:
        """Send the notice that the game now has that many answers (-1: something else about it changed)."""

    async def close(self) -> None:
        """Stop listening."""
