"""The stored rows, and the protocol of stores.

A game is its configuration, its seed and its answers. Everything else follows from them. Only the last answer to a
decision counts, so a change of mind replaces the answer before it.
"""

from collections.abc import Sequence
from typing import Final, Literal, Protocol

import msgspec

from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.seed import commitment_of, is_secret, secret_words
from sevenwonders.kernel.wording import Phrase
from sevenwonders.server.store.runs import Run
from sevenwonders.server.wire.messages import ChatKind, ChatLine, GameConfig, TableOptions
from sevenwonders.server.wire.seats import RematchAnswer

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
    # How many people have sat down here so far.
    arrivals: int = 0
    # Whether strangers may have come from the public list, now or earlier.
    was_listed: bool = False
    # The finished table whose rematch this is; empty for any other table.
    earlier: str = ""

    def commitment(self) -> str:
        """Return the table's public commitment to its secret, or an empty text if it has a small seed."""
        return commitment_of(self.seed) if is_secret(self.seed) else ""

    def revealed_secret(self) -> str:
        """Return the secret of a finished game; empty before that, and for good if the game was abandoned."""
        return secret_words(self.seed) if is_secret(self.seed) and self.status == "finished" else ""


class SeatRow(msgspec.Struct, frozen=True):
    """One seat and its player. Only the hash of a token is stored; bots and open seats have none.

    People are numbered in the order of their `arrival`, and no number is used twice at a table. A `muted` person may
    not chat. `removal` has a bit for each seat that asks for this person to be removed. `address` is a keyed hash of
    the address from which the person sat down. A person of the earlier table has an `answer` in its rematch, and the
    number of the seat that they had there.
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
    address: str = ""
    answer: RematchAnswer = ""
    earlier_seat: int = -1


class Departure(msgspec.Struct, frozen=True):
    """A person who has left a table, with their arrival and the seat and token that they had.

    `removed_by` is the name of the host who removed them, or empty if the others did; None if they left by themselves.
    """

    arrival: int
    seat: int
    token_hash: str
    removed_by: str | None = None


class AnswerRow(msgspec.Struct, frozen=True):
    """One accepted answer: its place in the order of the game, the decision, and the choice in notation with ids.

    Numbers increase. They have gaps where a change of mind has replaced an answer.
    """

    number: int
    ident: int
    choice: str
    at_s: float


# A table keeps this many lines of chat. Pages get the last ones, and may ask for earlier ones.
MOST_LINES: Final = 1000
CHAT_PAGE: Final = 200
# The most tables on the public list whose hosts share an address.
MOST_LISTED: Final = 3
# A lobby without changes for this long is off the list. One with people at it counts as changed hourly.
FRESH_S: Final = 2 * 3600.0
# How long a host counts as connected after a sighting.
HOST_S: Final = 30.0


class NewLine(msgspec.Struct, frozen=True):
    """A line of chat to be stored, with the arrivals of its writer and of the person named in its text."""

    seat: int
    name: str
    text: str
    kind: ChatKind = "said"
    arrival: int = 0
    about: int = 0


class StoredGame(msgspec.Struct, frozen=True):
    """Everything stored about one table, except chat before the last page of it."""

    game: GameRow
    seats: list[SeatRow]
    answers: list[AnswerRow]
    chat: list[ChatLine]


class Forgotten(msgspec.Struct, frozen=True):
    """The arrival of a person who wants to be forgotten, and the name that replaces theirs.

    In the chat, lines that the person said are erased, and the name is replaced wherever the server wrote it.
    """

    arrival: int
    instead: str


# The names of secrets: behind the tokens in links, and behind relayed calls.
LINK_SECRET: Final = "links"  # noqa: S105
RELAY_SECRET: Final = "relay"  # noqa: S105


class Lease(msgspec.Struct, frozen=True):
    """The right to change a table. One process has it at a time; each new owner gets a higher epoch (fencing token)."""

    game: str
    epoch: int


class Taken(msgspec.Struct, frozen=True):
    """A table that now belongs to the caller, as it was stored at that moment.

    `wakes_s` is when the server is due to act by itself: 0 for at once, None for never.
    """

    stored: StoredGame
    lease: Lease
    wakes_s: float | None


class Advance(msgspec.Struct, frozen=True):
    """An answer, and how it moves its table on. It replaces the answers with the numbers in `instead_of`."""

    lease: Lease
    answer: AnswerRow
    instead_of: tuple[int, ...] = ()
    status: Status = "playing"
    wakes_s: float | None = None


class Times(msgspec.Struct, frozen=True):
    """The database's clock, and the last change of any table; None if there is no table."""

    now_s: float
    newest_s: float | None


# The fate of an old table: its game is abandoned, it is deleted, or its rows are purged.
Fate = Literal["abandoned", "lobby_deleted", "record_deleted", "removed"]


class OldTable(msgspec.Struct, frozen=True):
    """A table that has not changed for too long, with the time of its last change."""

    game: str
    fate: Fate
    updated_s: float


class UnknownTable(LookupError):
    """There is no such table, or it has been deleted."""


class LeaseLost(RuntimeError):
    """Another process has taken the table over, so the change was not made."""


class OwnedElsewhere(RuntimeError):
    """The table belongs to another process, which can be reached at that address."""

    def __init__(self, node: str, address: str) -> None:
        super().__init__(f"The table belongs to process {node}.")
        self.node = node
        self.address = address


class AddressTaken(GameError):
    """A process that was alive at `beat_s`, by the database's clock, has the same address."""

    def __init__(self, address: str, beat_s: float) -> None:
        super().__init__(Phrase("address-taken", address=address))
        self.beat_s = beat_s


class Store(Protocol):
    """Stores tables. Every method that changes something has committed when it returns.

    Methods with a lease raise LeaseLost, and change nothing, if the table has had a later lease.
    """

    @property
    def is_shared(self) -> bool:
        """Whether several processes may use the database at the same time."""

    async def open(self) -> None:
        """Connect, and bring the schema of the database up to date."""

    async def close(self) -> None:
        """Disconnect."""

    async def try_write(self) -> None:
        """Make a change that nothing depends on. Raises an error if the database does not accept it."""

    async def take_permit(self, key: str, size: int, seconds: float) -> bool:
        """Use up one of `size` permits, which all processes share. Return False if there is none.

        Permits come back one by one; after `seconds` there are `size` again.
        """

    async def secret(self, name: str) -> bytes:
        """Return the secret of that name: made once, and the same for all processes on this database."""

    # Processes, if several may use the database

    async def enter(self, node: str, address: str) -> float:
        """Register a process, forget those that are gone from its address, and return the database's time.

        Raises `AddressTaken` if one there is alive, or was a moment ago.
        """

    def beat(self, node: str, address: str) -> float:
        """Send a heartbeat, and return the database's time. It blocks, so call it in a thread of its own."""

    async def leave(self, node: str) -> None:
        """Give up all tables of a process, which counts as gone from then on."""

    async def mark(self, at_s: float) -> list[Run]:
        """Record that the service is up at that time. Return all its runs, in order."""

    # Tables

    async def create(
        self, game: GameRow, seats: list[SeatRow], answers: list[AnswerRow], owner: str, wakes_s: float | None
    ) -> None:
        """Store a new table that belongs to a process. Raises ValueError if its id is taken."""

    async def load(self, game: str) -> StoredGame | None:
        """Load everything about a table, as of one moment, or None if there is no such table."""

    async def take_table(self, game: str, node: str) -> Taken:
        """Take a table over for a process. Raises `OwnedElsewhere` if another live one has it.

        Raises `UnknownTable` if there is no such table.
        """

    async def release(self, game: str, node: str) -> None:
        """Give up a table if it belongs to that process, so that another may take it at once."""

    async def due(self, node: str, most: int) -> list[str]:
        """List tables for this process to wake: no live process has them. The longest overdue come first."""

    async def append(self, advance: Advance) -> None:
        """Add an answer and move its table on, atomically."""

    async def change(
        self,
        lease: Lease,
        row: GameRow,
        wakes_s: float | None,
        seats: Sequence[SeatRow] = (),
        forgotten: Forgotten | None = None,
        departed: Sequence[Departure] = (),
    ) -> None:
        """Change everything about a table except its id, secret and answers, and these seats of it, atomically.

        A seat that was not there before is added, and those beyond the number of players are removed.

        If a person is `forgotten`, their name and their words are removed from the chat as well. People who have
        `departed` are remembered by their tokens as long as the chat has a line of theirs or about them.
        """

    async def rematches(self, games: Sequence[str]) -> list[tuple[GameRow, list[SeatRow]]]:
        """List the rematches of these tables that are in their lobby or in play, the newest last."""

    async def settle_held(self, games: Sequence[str], seat: int, name: str, instead: str, *, leaves: bool) -> list[str]:
        """Replace a person's name where one of these tables holds a seat for them. `seat` is their earlier one.

        A person who `leaves` declines thereby. Return the tables where the seat was held. They belong to no process
        then, and have to be loaded again.
        """

    async def departure(self, game: str, token_hash: str) -> Departure | None:
        """Return the departure of the person who had that token, or None if there was none."""

    async def take_back(self, lease: Lease, number: int, wakes_s: float | None) -> None:
        """Remove the answers of a table from that number on; the next answer reuses that number."""

    async def delete(self, lease: Lease) -> None:
        """Delete a table with everything that belongs to it, at once and for good."""

    async def listed(self, since_s: float, skip: int, most: int) -> list[tuple[GameRow, list[SeatRow]]]:
        """List public lobbies that have changed since then, the newest first.

        Each has an open seat, its host is connected, and there are at most `MOST_LISTED` per address.
        """

    async def count_listed(self, address: str, since_s: float) -> int:
        """Count such lobbies whose host comes from that address, connected or not."""

    async def see_hosts(self, present: Sequence[Lease], absent: Sequence[Lease]) -> None:
        """Record which hosts of listed tables are connected now. A sighting is good for `HOST_S`."""

    async def seats_of(self, game: str) -> list[SeatRow]:
        """List the seats of a table; empty if there is no such table."""

    async def say(self, lease: Lease, line: NewLine) -> ChatLine:
        """Add a line of chat, numbered from 0 without gaps. The table keeps the last `MOST_LINES`."""

    async def chat_before(self, game: str, number: int) -> list[ChatLine]:
        """Return the page of chat before the line with that number."""

    # Analyses

    async def analysis(self, game: str) -> bytes | None:
        """Return the analysis of a finished game, or None if no one has asked for it yet."""

    async def keep_analysis(self, game: str, data: bytes) -> None:
        """Keep the analysis of a game. If the game is gone, nothing happens."""

    # Cleaning

    async def times(self) -> Times:
        """Return the database's clock, and the time of the last change."""

    async def forget_addresses(self, now_s: float) -> None:
        """Remove hashes of addresses that are no longer needed: their permits are full, or their game is over."""

    async def touch(self, games: Sequence[str], now_s: float) -> None:
        """Record that these tables are in use."""

    async def old_tables(self, now_s: float) -> list[OldTable]:
        """List tables that have not changed for so long that they have to be dealt with; a limited number at once."""

    async def clean(self, now_s: float, old: Sequence[OldTable]) -> list[OldTable]:
        """Close or delete old tables. Return those that had not changed meanwhile, and so were still old.

        Tables deleted at a time that lies in the future come back: the clock was wrong then.
        """
