"""Tables as they look from outside, and what visitors at their doors send."""

from typing import Annotated, Literal

from msgspec import Meta

from sevenwonders.server.wire.base import Wire
from sevenwonders.server.wire.messages import GameConfig, Name


class SeatNotice(Wire, frozen=True):
    """A seat as it looks from outside. `bot` is the level of a bot, `connected` says whether a person is here now.

    On the public list only the host is named, so at such a table other names are empty unless the caller was invited.
    """

    seat: int
    name: str
    kind: Literal["open", "person", "bot", "free_city"]
    bot: str
    connected: bool


class KnockState(Wire, frozen=True):
    """A visitor's state at the door of a private lobby, and who answers there.

    A visitor who was refused may knock again after `again_s` seconds.
    """

    status: Literal["possible", "waiting", "refused"]
    host: str
    again_s: float


class TableSummary(Wire, frozen=True):
    """A table in a few words: whose it is, what is played, how many people are there, and how many seats are open."""

    game: str
    host: str
    config: GameConfig
    turn_seconds: int
    people: int
    open_seats: int
    late_hands: bool


class TableNotice(Wire, frozen=True):
    """A table as it looks from outside. `summary` and `seats` are for people at the table and those who may come in.

    `me` is the caller's seat, or -1. `join` says whether the caller can take a seat now, which is number `place`.
    `watch` is the token for watching, if the caller may do that. Only people at the table learn who is `awaited`,
    whether they are `asked`, for how many seconds that has been so, and how many are left.

    With the token of the link to play, or of a visitor who was let in, the caller is `invited`, and `link` is the token
    of that link. `knock` is there if the address is not enough to sit down in this lobby.
    """

    status: Literal["lobby", "playing", "finished", "abandoned"]
    summary: TableSummary | None
    me: int
    join: bool
    watch: str
    awaited: list[str]
    asked: bool
    waiting_s: float | None
    deadline_s: float | None
    invited: bool
    link: str
    place: int
    seats: list[SeatNotice]
    knock: KnockState | None


class Knock(Wire, frozen=True):
    """Asks to be let into a private lobby."""

    name: Name


class Knocked(Wire, frozen=True):
    """The visitor is at the door. With this token, `TableNotice` says what the host answers: keep it secret."""

    game: str
    token: str


class AnswerKnock(Wire, frozen=True):
    """The host lets a visitor in, who may then do what the link to play allows, or refuses."""

    visitor: Annotated[int, Meta(ge=1)]
    let_in: bool


class PublicTables(Wire, frozen=True):
    """One page of the public list, the newest table first, and whether there are more pages."""

    tables: list[TableSummary]
    more: bool
