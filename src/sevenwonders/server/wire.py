"""Everything that travels between server and page, defined once. web/src/wire.ts is generated from these types.

What only one game has lies in `classic/wire.py` and `architects/wire.py`.
Cards and boards travel by their permanent ids, choices as the engine's integers with their text beside them.
Messages of a socket are tagged unions: the field `type` says which one it is.
"""

from typing import Annotated, Final, Literal

import msgspec
from msgspec import Meta

from sevenwonders.server.architects.wire import ActionState, ArchitectsPlay
from sevenwonders.server.classic.wire import ClassicPlay, ClassicScoreDetail, MenuCard
from sevenwonders.server.wire_form import Wire

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Word = Annotated[str, Meta(max_length=40)]
Wonders = Annotated[list[Word], Meta(min_length=1, max_length=7)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
BotName = Annotated[str, Meta(max_length=20)]
GameName = Literal["classic", "architects"]
Expansion = Literal["leaders", "cities", "armada", "edifice"]


# A table


class SeatState(Wire, frozen=True):
    """Who sits there. A seat is open until somebody joins; a bot may stand in for an absent person."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot", "free_city"]
    bot: str
    connected: bool
    stand_in: bool


class DecisionState(Wire, frozen=True):
    """An open decision. What it offers (`menu` or `actions`, as the game has it), choice and text for who decides."""

    ident: int
    seat: int
    decider: int
    kind: str
    answered: bool
    choice: int | None
    text: str
    menu: list[MenuCard] | None
    actions: list[ActionState] | None


class ScoreState(Wire, frozen=True):
    """One city's score sheet. Of equal totals the higher `tiebreak` is better."""

    seat: int
    points: dict[str, int]
    total: int
    tiebreak: int
    detail: ClassicScoreDetail | None


class LogLine(Wire, frozen=True):
    """One event worth a line, with its number, kind, public integers (docs/notation.md) and a plain sentence."""

    number: int
    kind: str
    seat: int
    text: str
    cards: list[str]
    tokens: list[str]
    values: list[int]


class ChatLine(Wire, frozen=True):
    """Something a person said."""

    number: int
    seat: int
    name: str
    text: str


class TableOptions(Wire, frozen=True):
    """What the host may choose beside the game itself."""

    turn_seconds: Annotated[int, Meta(ge=0, le=3600)] = 0
    live_points: bool = False


class GameConfig(Wire, frozen=True):
    """Which game is played. The engine says which of these can go together."""

    game: GameName = "classic"
    edition: Literal[1, 2] = 1
    players: Annotated[int, Meta(ge=2, le=7)] = 4
    expansions: Annotated[list[Expansion], Meta(max_length=4)] = msgspec.field(default_factory=list)
    variant: Literal["", "two_player", "teams"] = ""
    wonders: Wonders = msgspec.field(default_factory=lambda: ["random"])
    options: Annotated[dict[Word, Word], Meta(max_length=10)] = msgspec.field(default_factory=dict)


class TableState(Wire, frozen=True):
    """A whole table as one viewer may know it; `me` is -1 for a spectator. `play` is the game itself, once it began.

    `categories` are the lines of the score sheet in their order.
    """

    game: str
    status: Literal["lobby", "playing", "finished", "abandoned"]
    number: int
    me: int
    host: int
    config: GameConfig
    options: TableOptions
    seats: list[SeatState]
    turn: int
    play: ClassicPlay | ArchitectsPlay | None
    decisions: list[DecisionState]
    categories: list[str]
    scores: list[ScoreState]
    ranking: list[list[int]]
    deadline_s: float | None
    join: str
    watch: str


# Messages of the page


class Hello(Wire, tag="hello", frozen=True):
    """The first message: a seat's token or a watch token, and the last event number already seen (-1: none)."""

    token: Token
    last: int = -1


class Answer(Wire, tag="answer", frozen=True):
    """A choice for an open decision; given again before the reveal it replaces the first. Repeating it is harmless."""

    decision: int
    choice: int


class Say(Wire, tag="say", frozen=True):
    """Chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class AskHint(Wire, tag="ask_hint", frozen=True):
    """Asks what a bot would do."""

    decision: int


class Ping(Wire, tag="ping", frozen=True):
    """Asks for a sign of life."""


FromPage = Hello | Answer | Say | AskHint | Ping


# Messages of the server


class Update(Wire, tag="update", frozen=True):
    """The table as it now stands, with what happened since the viewer's last number."""

    state: TableState
    log: list[LogLine]
    chat: list[ChatLine]
    whole: bool


class Answered(Wire, tag="answered", frozen=True):
    """Somebody laid a card face down; nothing else changed. Choice and text only for who did."""

    number: int
    decision: int
    seat: int
    choice: int | None = None
    text: str = ""


class Presence(Wire, tag="presence", frozen=True):
    """Who is there now."""

    seats: list[SeatState]


class Said(Wire, tag="said", frozen=True):
    """Chat."""

    line: ChatLine


class Hint(Wire, tag="hint", frozen=True):
    """What a bot would choose."""

    decision: int
    choice: int
    text: str


class Refused(Wire, tag="refused", frozen=True):
    """The last message changed nothing; `text` says why and what to do."""

    code: str
    text: str
    decision: int | None = None


class Pong(Wire, tag="pong", frozen=True):
    """Here."""


FromServer = Update | Answered | Presence | Said | Hint | Refused | Pong


# REST


class SeatWish(Wire, frozen=True):
    """How a seat beside the host's begins: open for a friend, or a bot (without a name the game's usual one)."""

    kind: Literal["open", "bot"] = "open"
    bot: BotName = ""


class NewGame(Wire, frozen=True):
    """Make a table. The host takes seat 0; `seats` are the others. `start` begins at once when no seat is open."""

    name: Name
    config: GameConfig = GameConfig()
    options: TableOptions = TableOptions()
    seats: Annotated[list[SeatWish], Meta(max_length=6)] = msgspec.field(default_factory=list)
    seed: Seed | None = None
    start: bool = False


class Seated(Wire, frozen=True):
    """A seat of one's own. The token is the only proof of it: keep it secret."""

    game: str
    seat: int
    token: str


class Start(Wire, frozen=True):
    """Begin the game. `fill` names the bot that takes every seat still open; without it open seats have to wait."""

    fill: BotName = ""


class Done(Wire, frozen=True):
    """What was asked is done; the table has this status now."""

    game: str
    status: Literal["lobby", "playing", "finished", "abandoned"]


class Join(Wire, frozen=True):
    """Take an open seat with the token of a join link."""

    join: Token
    name: Name


class SetSeat(Wire, frozen=True):
    """The host fills or empties a seat in the lobby; during play anyone may let a bot stand in for an absent person."""

    seat: SeatNumber
    kind: Literal["open", "bot", "stand_in", "hand_back"]
    bot: BotName = ""


class PlayOn(Wire, frozen=True):
    """Go on from a step of a finished game against bots, in a table of one's own."""

    name: Name
    step: Annotated[int, Meta(ge=0, le=1000)]
    seat: SeatNumber = 0
    bot: BotName = ""


class ReplayFrame(Wire, frozen=True):
    """A finished game after so many answers, from one seat or open (-1)."""

    step: int
    steps: int
    turns: list[int]
    state: TableState
    log: list[LogLine]


class BotLevel(Wire, frozen=True):
    """A bot that can be invited, and the games that it plays."""

    name: str
    text: str
    games: list[str]


class RuleOption(Wire, frozen=True):
    """An option of a table: its values, and the one that holds when nothing is said.

    It is there with any of the expansions in `needs`, with `needs_all` only with all of them.
    """

    id: str
    values: list[str]
    default: str
    needs: list[str]
    needs_all: bool


class VariantFacts(Wire, frozen=True):
    """Another way to play, and for how many; one that is `implied` holds there without being asked for."""

    id: str
    players: list[int]
    implied: bool


class EditionFacts(Wire, frozen=True):
    """One edition of a game: for how many, and what can be added to it. `sides` are the sides of its boards."""

    edition: int
    players: list[int]
    sides: list[str]
    expansions: list[str]
    variants: list[VariantFacts]
    options: list[RuleOption]


class RulesetFacts(Wire, frozen=True):
    """A game that can be played here, in all its editions."""

    game: GameName
    editions: list[EditionFacts]


class Health(Wire, frozen=True):
    """The server and its database answer."""

    status: Literal["ok"]
    database: str


class Problem(Wire, frozen=True):
    """The one shape of every error."""

    code: str
    text: str


# All of them, in the order of their definition
WIRE_TYPES: Final[list[type[Wire]]] = Wire.__subclasses__()
