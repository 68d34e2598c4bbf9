"""Everything that travels between server and page, defined once. web/src/wire.ts is generated from this file.

Cards and boards travel by their permanent ids, choices as the engine's integers with their text beside them.
Messages of a socket are tagged unions: the field `type` says which one it is.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

Name = Annotated[str, Meta(min_length=1, max_length=24)]
Seed = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Wonders = Annotated[list[Annotated[str, Meta(max_length=40)]], Meta(min_length=1, max_length=7)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]


class Wire(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Base of everything that travels."""


# Facts: what a page needs to draw any card or board


class CostFacts(Wire, frozen=True):
    """Coins for the bank and resource letters, one a unit."""

    coins: int
    resources: str


class CardFacts(Wire, frozen=True):
    """One structure."""

    id: str
    name: str
    age: int
    colour: str
    cost: CostFacts
    effects: list[str]
    icons: list[str]
    chain_from: list[str]
    chain_to: list[str]
    copies: list[int]


class StageFacts(Wire, frozen=True):
    """One stage of a wonder."""

    cost: CostFacts
    effects: list[str]
    icons: list[str]


class BoardFacts(Wire, frozen=True):
    """One side of a wonder board."""

    id: str
    name: str
    wonder: str
    side: str
    resource: str
    stages: list[StageFacts]


class CatalogueFacts(Wire, frozen=True):
    """All cards and boards of an edition."""

    edition: int
    name: str
    cards: list[CardFacts]
    boards: list[BoardFacts]


# A table


class SeatState(Wire, frozen=True):
    """Who sits there. A seat is open until somebody joins; a bot may stand in for an absent person."""

    seat: int
    name: str
    kind: Literal["open", "person", "bot", "free_city"]
    bot: str
    connected: bool
    stand_in: bool


class BuriedCard(Wire, frozen=True):
    """A card face down: its Age is on its back, the card itself only for who may know it."""

    age: int
    card: str | None


class Goods(Wire, frozen=True):
    """What a city produces: fixed resource letters, and producers that give one of several."""

    fixed: str
    choices: list[str]


class Symbols(Wire, frozen=True):
    """Science symbols."""

    compass: int
    gear: int
    tablet: int
    wild: int


class Prices(Wire, frozen=True):
    """What a city pays for a resource."""

    raw_left: int
    raw_right: int
    made_left: int
    made_right: int


class CityState(Wire, frozen=True):
    """One city as the viewer sees it."""

    seat: int
    board: str
    coins: int
    shields: int
    stages: int
    built: list[str]
    buried: list[BuriedCard]
    tokens: list[int]
    hand_size: int
    symbols: Symbols
    for_sale: Goods
    reserved: Goods
    prices: Prices
    free_build: bool
    points: int | None


class Way(Wire, frozen=True):
    """One way to pay for a use of a card."""

    choice: int
    left: int
    right: int
    bank: int


UseName = Literal["build", "build_free", "stage", "sell", "take", "pass"]


class Use(Wire, frozen=True):
    """What can be done with a card: the ways to pay, cheapest first, or what is missing and why not."""

    use: UseName
    ways: list[Way]
    by_chain: bool
    price: int
    reason: str
    missing: str
    short: int


class MenuCard(Wire, frozen=True):
    """One card of a decision with all its uses; `card` is empty for passing."""

    card: str
    uses: list[Use]


class DecisionState(Wire, frozen=True):
    """An open decision. Menu, choice and text only for who decides."""

    ident: int
    seat: int
    decider: int
    kind: str
    answered: bool
    choice: int | None
    text: str
    menu: list[MenuCard] | None


class ScoreState(Wire, frozen=True):
    """One city's score sheet and how its free choices were used."""

    seat: int
    points: dict[str, int]
    total: int
    coins: int
    wilds: list[int]
    copied_guild: str | None


class LogLine(Wire, frozen=True):
    """One event worth a line, with its number, kind, public integers (docs/notation.md) and a plain sentence."""

    number: int
    kind: str
    seat: int
    text: str
    cards: list[str]
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
    """Which game is played."""

    edition: Literal[1] = 1
    players: Annotated[int, Meta(ge=2, le=7)] = 4
    wonders: Wonders = msgspec.field(default_factory=lambda: ["random"])


class TableState(Wire, frozen=True):
    """A whole table as one viewer may know it; `me` is -1 for a spectator."""

    game: str
    status: Literal["lobby", "playing", "finished", "abandoned"]
    number: int
    me: int
    host: int
    config: GameConfig
    options: TableOptions
    seats: list[SeatState]
    age: int
    turn: int
    last_turn: int
    passing: Literal["left", "right"]
    hand_goes_to: int
    hand_comes_from: int
    cities: list[CityState]
    hand: list[str]
    discard: list[BuriedCard]
    draw_pile: int
    decisions: list[DecisionState]
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
    """How a seat beside the host's begins: open for a friend, or a bot of a level."""

    kind: Literal["open", "bot"] = "open"
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class NewGame(Wire, frozen=True):
    """Make a table. The host takes seat 0; `seats` are the others. `start` begins at once when no seat is open."""

    name: Name
    config: GameConfig = GameConfig()
    options: TableOptions = TableOptions()
    seats: Annotated[list[SeatWish], Meta(max_length=6)] = []
    seed: Seed | None = None
    start: bool = False


class Seated(Wire, frozen=True):
    """A seat of one's own. The token is the only proof of it: keep it secret."""

    game: str
    seat: int
    token: str


class Start(Wire, frozen=True):
    """Begin the game. `fill` names the bot that takes every seat still open; without it open seats have to wait."""

    fill: Annotated[str, Meta(max_length=20)] = ""


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
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class PlayOn(Wire, frozen=True):
    """Go on from a step of a finished game against bots, in a table of one's own."""

    name: Name
    step: Annotated[int, Meta(ge=0, le=1000)]
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=20)] = "greedy"


class ReplayFrame(Wire, frozen=True):
    """A finished game after so many answers, from one seat or open (-1)."""

    step: int
    steps: int
    turns: list[int]
    state: TableState
    log: list[LogLine]


class BotLevel(Wire, frozen=True):
    """A bot that can be invited."""

    name: str
    text: str


class Health(Wire, frozen=True):
    """The server and its database answer."""

    status: Literal["ok"]
    database: str


class Problem(Wire, frozen=True):
    """The one shape of every error."""

    code: str
    text: str
