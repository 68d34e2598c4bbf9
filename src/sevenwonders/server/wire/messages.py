"""Everything that travels between server and page, defined once. web/src/wire.ts is generated from these types.

Types that only one game has are in `classic/wire.py` and `architects/wire.py`.
Cards and boards travel as their permanent ids, choices as the engine's integers together with their text.
Messages on a socket are tagged unions: the field `type` says which one it is.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from sevenwonders.server.wire.analysis import AnalysedOption, Evidence
from sevenwonders.server.wire.architects import ActionState, ArchitectsPlay
from sevenwonders.server.wire.base import LateHands, Phrase, Wire
from sevenwonders.server.wire.classic.table import (
    ClassicPlay,
    ClassicScene,
    ClassicScoreDetail,
    MenuCard,
    Payment,
    ScoreColumn,
)
from sevenwonders.server.wire.facts import EditionFacts
from sevenwonders.server.wire.lessons import LessonMove, LessonName
from sevenwonders.server.wire.seats import RematchState, SeatState

# Decoding enforces these limits, and OpenAPI lists them.
Name = Annotated[str, Meta(min_length=1, max_length=24)]
# JavaScript's numbers are exact up to 2**53.
Seed = Annotated[int, Meta(ge=0, le=2**53)]
SeatNumber = Annotated[int, Meta(ge=0, le=6)]
Word = Annotated[str, Meta(max_length=40)]
Wonders = Annotated[list[Word], Meta(min_length=1, max_length=7)]
Token = Annotated[str, Meta(min_length=16, max_length=64)]
BotName = Annotated[str, Meta(max_length=80)]
TurnSeconds = Annotated[int, Meta(ge=0, le=604_800)]
GameName = Literal["classic", "architects"]
Expansion = Literal[
    "leaders",
    "cities",
    "armada",
    "edifice",
]
ChatKind = Literal[
    "said",
    "erased",
    "left",
    "removed",
    "removal_asked",
    "removal_withdrawn",
    "host",
    "muted",
    "unmuted",
    "join_link",
    "watch_link",
    # What the host has changed in the lobby; the text of the line is the new value.
    "game",
    "edition",
    "expansion_on",
    "expansion_off",
    "seats",
    "variant",
    "rules",
    "wonders",
    "clock",
]


# A table


class DecisionState(Wire, frozen=True):
    """An open decision. Only the seat that decides gets options (`menu` or `actions`), choice and text."""

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
    """One city's score sheet. Of equal totals, the one with the higher `tiebreak` wins.

    `place` is shared by equals, and a team counts as one; it is null for a city that is not ranked. `columns` are the
    points as a sheet shows them, with the sum of each: some of them a part of a category.
    """

    seat: int
    place: int | None
    points: dict[str, int]
    columns: list[ScoreColumn]
    total: int
    tiebreak: int
    detail: ClassicScoreDetail | None


class TeamState(Wire, frozen=True):
    """A team, its seats, and at the end of the game its points."""

    team: int
    seats: list[int]
    total: int | None


class LogLine(Wire, frozen=True, omit_defaults=True):
    """One event of the log: its number, kind, public integers (docs/notation.md) and a plain sentence.

    `phrase` is the same sentence for every language, and leaves out what the viewer may not know. `payments` are the
    coins that it moves, and `scene` is what there is to see of it; both are left out where there is nothing. What can
    only be seen has neither sentence nor phrase.
    """

    number: int
    kind: str
    seat: int
    text: str
    cards: list[str]
    tokens: list[str]
    values: list[int]
    payments: list[Payment] = msgspec.field(default_factory=list)
    scene: ClassicScene | None = None
    phrase: Phrase | None = None


class ChatLine(Wire, frozen=True, omit_defaults=True):
    """A line that a person said, or a change among the people at the table.

    For a change, `kind` says what it is, `name` who made it (empty if it followed by itself), and `text` whom it
    concerns, if that is another person, or the new value of a setting. A line is `erased` when its writer has had it
    removed.
    """

    number: int
    seat: int
    name: str
    text: str
    kind: ChatKind = "said"


class Access(Wire, frozen=True):
    """Permissions of people who know the address of the table, but none of its links.

    `listed` puts the lobby on the public list, which needs `join`. One person from each internet address may sit down
    at a listed table, or several with `same_address`.
    """

    join: bool = False
    watch: bool = False
    listed: bool = False
    same_address: bool = False


class TableOptions(Wire, frozen=True):
    """The host's choices apart from the game itself. A turn may take up to a week.

    With `late_hands`, spectators see all hands one turn late. With `pick_wonders`, players choose their wonders in the
    lobby; otherwise all are dealt. `lesson` is the guided game that is played here; only the
    server sets it, at tables that `NewLesson` asks for.
    """

    turn_seconds: TurnSeconds = 0
    live_points: bool = False
    access: Access = Access()
    lesson: Literal["", LessonName] = ""
    late_hands: bool = False
    pick_wonders: bool = True


class GameConfig(Wire, frozen=True):
    """The game that is played. The engine decides what can go together."""

    game: GameName = "classic"
    edition: Literal[1, 2] = 1
    players: Annotated[int, Meta(ge=2, le=7)] = 4
    expansions: Annotated[list[Expansion], Meta(max_length=4)] = msgspec.field(default_factory=list)
    variant: Literal["", "two_player", "teams"] = ""
    wonders: Wonders = msgspec.field(default_factory=lambda: ["random"])
    options: Annotated[dict[Word, Word], Meta(max_length=10)] = msgspec.field(default_factory=dict)


class TableState(Wire, frozen=True):
    """A whole table as one viewer may know it; `me` is -1 for a spectator. `play` is the game, once it has begun.

    `categories` are the lines of the score sheet, in order. `commitment` is the hash of the secret from which all cards
    are dealt, and `secret` is that secret once the game is finished; both are empty if the deal has a chosen seed. With
    `can_step_back` the only person at the table may take the last answer back. `late_hands` are those of the turn
    before this one, for spectators where the table allows it. `rematch` is the next table of the same people, once one
    of them has asked for it. In its lobby, `held_s` is the number of seconds for which seats are still held for people
    who have not answered. In a guided game, `lesson` is the planned move, if the player has followed the plan.
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
    teams: list[TeamState]
    deadline_s: float | None
    join: str
    watch: str
    commitment: str
    secret: str
    can_step_back: bool
    late_hands: LateHands | None = None
    rematch: RematchState | None = None
    held_s: float | None = None
    lesson: LessonMove | None = None


# Messages from the page


class Hello(Wire, tag="hello", frozen=True):
    """The first message: a seat's token or a watch token, and the last event number already seen (-1: none)."""

    token: Token
    last: int = -1


class Answer(Wire, tag="answer", frozen=True):
    """A choice for an open decision. Until the reveal another choice replaces it. Repeating it is harmless."""

    decision: int
    choice: int


class Say(Wire, tag="say", frozen=True):
    """Says something in the chat."""

    text: Annotated[str, Meta(min_length=1, max_length=300)]


class AskHint(Wire, tag="ask_hint", frozen=True):
    """Asks what a bot would do."""

    decision: int


class Ping(Wire, tag="ping", frozen=True):
    """Checks the connection; the answer is a pong."""


FromPage = Hello | Answer | Say | AskHint | Ping


# Messages from the server


class Update(Wire, tag="update", frozen=True):
    """The table as it is now, with the log since the viewer's last number, or the `whole` log."""

    state: TableState
    log: list[LogLine]
    chat: list[ChatLine]
    whole: bool


class Answered(Wire, tag="answered", frozen=True):
    """A decision was answered and nothing else changed. Only the seat that decides gets choice and text."""

    number: int
    decision: int
    seat: int
    choice: int | None = None
    text: str = ""


class Presence(Wire, tag="presence", frozen=True):
    """The seats that are connected now."""

    seats: list[SeatState]


class Visitor(Wire, frozen=True):
    """A person who knocks at a private lobby, and the number by which the host answers."""

    number: int
    name: str


class Visitors(Wire, tag="visitors", frozen=True):
    """The people at the door now. Everyone with a seat is told; the host answers."""

    visitors: list[Visitor]


class Said(Wire, tag="said", frozen=True):
    """A new line of chat."""

    line: ChatLine


class RematchNews(Wire, tag="rematch", frozen=True):
    """A change in who comes to the next table, or that table has begun, ended or been deleted."""

    rematch: RematchState | None


class Hint(Wire, tag="hint", frozen=True):
    """The strongest bot's favourite option and the next best, if there is one, with evidence for the first.

    `even` says that it hardly matters which of the two is chosen.
    """

    decision: int
    options: list[AnalysedOption]
    evidence: list[Evidence]
    even: bool


class Refused(Wire, tag="refused", frozen=True):
    """The last message changed nothing; `text` says why and what to do. `blanks` are those of a `Problem`."""

    code: str
    text: str
    decision: int | None = None
    blanks: dict[str, int | str | list[str]] = msgspec.field(default_factory=dict)


class Pong(Wire, tag="pong", frozen=True):
    """Answers a ping."""


FromServer = Update | Answered | Presence | Visitors | Said | RematchNews | Hint | Refused | Pong


# REST


class SeatWish(Wire, frozen=True):
    """The start of a seat other than the host's: open for a friend, or with a bot (by default the game's usual one)."""

    kind: Literal["open", "bot"] = "open"
    bot: BotName = ""


class NewGame(Wire, frozen=True):
    """Makes a table. The host takes seat 0; `seats` are the others. With `start` play begins if no seat is open."""

    name: Name
    config: GameConfig = GameConfig()
    options: TableOptions = TableOptions()
    seats: Annotated[list[SeatWish], Meta(max_length=6)] = msgspec.field(default_factory=list)
    seed: Seed | None = None
    start: bool = False


class NewLesson(Wire, frozen=True):
    """Begins a guided game: always the same deal, alone against gentle bots."""

    name: Name
    lesson: LessonName


class Seated(Wire, frozen=True):
    """The caller's seat. The token is the only proof of it: keep it secret. `commitment` is the table's."""

    game: str
    seat: int
    token: str
    commitment: str


class Start(Wire, frozen=True):
    """Begins the game. `fill` names the bot for every seat that is still open; without it, no seat may be open.

    With `stand_ins`, bots play for people who are not here yet until they come; without it, no seat may be held.
    """

    fill: BotName = ""
    stand_ins: bool = False


class Done(Wire, frozen=True):
    """The request was carried out; the table has this status now, or is deleted."""

    game: str
    status: Literal["lobby", "playing", "finished", "abandoned", "deleted"]


class Join(Wire, frozen=True):
    """Takes an open seat with the token of a join link, or without one if the table's address is enough."""

    name: Name
    join: Token | None = None


class SetSeat(Wire, frozen=True):
    """The host fills or empties a seat in the lobby; in play anyone may let a bot stand in for an absent person."""

    seat: SeatNumber
    kind: Literal["open", "bot", "stand_in", "hand_back"]
    bot: BotName = ""


class Rematch(Wire, frozen=True):
    """Sits down at the next table of the same people. Only a spectator, who takes an open seat, needs a `name`."""

    name: Name | None = None


class Forget(Wire, frozen=True):
    """Removes the caller's name and chat from the table. With `leave` the caller gives up the seat as well."""

    leave: bool = True


class PlayOn(Wire, frozen=True):
    """Goes on from a step of a finished game against bots, at a new table."""

    name: Name
    step: Annotated[int, Meta(ge=0, le=1000)]
    seat: SeatNumber = 0
    bot: BotName = ""


class ReplayFrame(Wire, frozen=True):
    """A finished game after `step` answers, as one seat or a spectator (-1) saw it.

    `turns` are the steps at which a turn begins, `ages` those at which an Age does, or a round of Architects.
    `movers` are the seats that gave the answers, one per step.
    """

    step: int
    steps: int
    turns: list[int]
    ages: list[int]
    movers: list[int]
    state: TableState
    log: list[LogLine]


class RulesetFacts(Wire, frozen=True):
    """A game that this server offers, with all its editions, and whether its players hold `hands` of cards."""

    game: GameName
    editions: list[EditionFacts]
    hands: bool


class Problem(Wire, frozen=True, omit_defaults=True):
    """The one shape of every error. `blanks` fill the sentence of the code in any language.

    `when` is seconds. Of a list of `known` things one is enough.
    """

    code: str
    text: str
    blanks: dict[str, int | str | list[str]] = msgspec.field(default_factory=dict)
