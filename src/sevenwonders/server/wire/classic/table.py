"""The wire types that only the classic game has, put together from the base game's and those of every rule.

Together with `rules.py` this is the one place that names expansions and variants. A field that has the name of a rule
is null at a table where that rule is not in play.
"""

from typing import Literal

from sevenwonders.server.wire.base import Wire
from sevenwonders.server.wire.classic.armada import (
    ArmadaExtra,
    ArmadaScene,
    ArmadaScoreWord,
    ArmadaUse,
    HarbourFacts,
    SeaState,
    ShipyardState,
)
from sevenwonders.server.wire.classic.cities import CitiesScene, DiplomacyState
from sevenwonders.server.wire.classic.debts import DebtsScoreWord, DebtState, DebtsUse, LossScene, LossState
from sevenwonders.server.wire.classic.edifice import (
    EdificeExtra,
    EdificeMove,
    EdificeScene,
    EdificeUse,
    PawnState,
    PenaltyFacts,
    ProjectsState,
)
from sevenwonders.server.wire.classic.free_city import FreeCityState
from sevenwonders.server.wire.classic.leaders import (
    LeadersPhase,
    LeadersScoreWord,
    LeadersState,
    LeadersTableState,
    LeadersUse,
)

# One line for each rule, so that it can be taken out.
SetName = Literal[
    "base",
    "leaders",
    "cities",
    "armada",
    "edifice",
]
Phase = Literal[
    "turn",
    LeadersPhase,
]
BaseUse = Literal["build", "build_free", "stage", "sell", "take", "choose", "drop", "pass"]
UseName = Literal[
    BaseUse,
    LeadersUse,
    ArmadaUse,
    DebtsUse,
    EdificeUse,
]
ExtraName = Literal[
    ArmadaExtra,
    EdificeExtra,
]
# Why a card moves: a use that a player chose, or what happens to it without a choice.
MoveName = Literal[
    UseName,
    "discard",
    EdificeMove,
]
# What a line of the score sheet is about
ScoreWord = Literal[
    "conflict",
    "coins",
    "stage",
    "card",
    "compass",
    "gear",
    "tablet",
    "set",
    "copied",
    "repeated",
    LeadersScoreWord,
    ArmadaScoreWord,
    DebtsScoreWord,
]

# Facts: what a page needs to draw any card or board


class CostFacts(Wire, frozen=True):
    """Coins for the bank and resource letters, one for each unit."""

    coins: int
    resources: str


class CardFacts(Wire, frozen=True):
    """One card: a structure of an Age, or a card that no Age deals (Age 0). `set` is the box that it comes from.

    With `age_price` it costs as many coins as the number of the current Age. A card that `requires` further expansions
    is in the game only with all of them, a promo only if the table's option asks for it. `level` is what its back shows
    in place of an Age. `reconstructed` names what no source shows: such values may be wrong.
    """

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
    set: SetName
    requires: list[str]
    promo: bool
    age_price: bool
    level: int
    reconstructed: list[str]
    edifice: PenaltyFacts | None


class StageFacts(Wire, frozen=True):
    """One stage of a wonder."""

    cost: CostFacts
    effects: list[str]
    icons: list[str]


class BoardFacts(Wire, frozen=True):
    """One side of a wonder board: its resource (empty if it has none), and what the board itself does besides.

    With `any_order` its stages may be built in any order.
    """

    id: str
    name: str
    wonder: str
    side: str
    resource: str
    effects: list[str]
    icons: list[str]
    stages: list[StageFacts]
    aliases: list[str]
    set: SetName
    any_order: bool


class CatalogueFacts(Wire, frozen=True):
    """All cards and boards of an edition and of its expansions, and what else their boxes hold.

    `numbers` are those that the rules name, such as the values of tokens, by name.
    """

    edition: int
    name: str
    cards: list[CardFacts]
    boards: list[BoardFacts]
    numbers: dict[str, list[int]]
    armada: HarbourFacts | None


# A table


class FaceDownCard(Wire, frozen=True):
    """A face-down card: the Age on its back (0 if it shows none), and the card itself if the viewer may know it."""

    age: int
    card: str | None


class BuriedCard(Wire, frozen=True):
    """A face-down card under a stage of a wonder; `stage` is the number of the stage, from 1."""

    age: int
    card: str | None
    stage: int


class Goods(Wire, frozen=True):
    """A city's production: fixed resource letters, and producers that give one of several."""

    fixed: str
    choices: list[str]


class Symbols(Wire, frozen=True):
    """Science symbols."""

    compass: int
    gear: int
    tablet: int
    wild: int


class Prices(Wire, frozen=True):
    """A city's prices per resource."""

    raw_left: int
    raw_right: int
    manufactured_left: int
    manufactured_right: int


class RightState(Wire, frozen=True):
    """A lasting advantage of a city: its icon code, its words, and the card or board that gives it.

    `used` is whether one that holds once in each Age is used up; null for all others.
    """

    code: str
    words: str
    source: str
    used: bool | None


class FightState(Wire, frozen=True):
    """A fight that a city faces at the end of this Age, as the table is now.

    `seat` is the opponent, met on that `side` of the city, and `margin` the city's own shields minus theirs. The winner
    takes that many `tokens` of `victory` points, the city as the loser that many of `defeat` points, which is 0 if it
    passes its defeats on.
    """

    seat: int
    side: Literal["left", "right"]
    tokens: int
    victory: int
    defeat: int
    margin: int


class CityState(Wire, frozen=True):
    """One city as the viewer sees it. Everything that counts as a card of the city is among `built`.

    `stages` is how many stages are built and `built_stages` their numbers, from 1; `buried` are the cards under them.
    `next_stages` can be built next, whether they can be paid for or not. `worth` and `stage_worth` are the points of
    each of `built` and `built_stages` as the table is now, null for what is never worth any by itself. `passes_to` is
    the seat that gets the city's hand after this turn, -1 if none does. `loss` is how many coins the city will lose
    at the end of this turn. `partner` is the seat of the same team, or -1. `points` are those so far, if the viewer may
    know them.
    """

    seat: int
    board: str
    coins: int
    shields: int
    stages: int
    built_stages: list[int]
    next_stages: list[int]
    stage_worth: list[int | None]
    built: list[str]
    worth: list[int | None]
    buried: list[BuriedCard]
    tokens: list[int]
    hand_size: int
    passes_to: int
    symbols: Symbols
    for_sale: Goods
    reserved: Goods
    prices: Prices
    rights: list[RightState]
    fights: list[FightState]
    loss: int
    partner: int
    points: int | None
    leaders: LeadersState | None
    cities: DiplomacyState | None
    armada: ShipyardState | None
    debts: DebtState | None
    edifice: PawnState | None


class ClassicPlay(Wire, tag="classic", frozen=True):
    """A classic game in play as one viewer may know it.

    `passing` is the direction in which hands go, and `hands_pass` whether they do after this turn. `hand_goes_to` and
    `hand_comes_from` are seats, or -1 for a viewer who holds no hand. `partner_hand` is the hand of the partner in a
    team, else empty. In the draft (Age 0) a hand is the pack to choose from, and there are no hands in the
    recruitment.
    """

    phase: Phase
    age: int
    last_turn: int
    passing: Literal["left", "right"]
    hands_pass: bool
    hand_goes_to: int
    hand_comes_from: int
    cities: list[CityState]
    hand: list[str]
    partner_hand: list[str]
    discard: list[FaceDownCard]
    free_city: FreeCityState | None
    leaders: LeadersTableState | None
    armada: SeaState | None
    edifice: ProjectsState | None


# Decisions


# The last but one are about the right to build free: used up, for cards of another colour, of no use for a free card.
Refusal = Literal["", "owned", "resources", "coins", "right_used", "right_colour", "right_useless", "other"]


class Share(Wire, frozen=True):
    """The coins of a payment that one seat gets; -1 is the bank."""

    seat: int
    coins: int


class Way(Wire, frozen=True):
    """One way to pay: what it costs in total, and who gets how much of it, the bank last."""

    choice: int
    price: int
    shares: list[Share]


class ExtraUse(Wire, frozen=True):
    """Something that may go with a use in one payment, by the word with which choices are written.

    `resources` (one of them is enough if there are several) and `coins` are what it costs in addition to the use;
    `price`, `ways` and what is missing are for both together. `gives` is what it earns, in words. An extra that goes
    with selling takes the place of the coins.
    """

    extra: ExtraName
    resources: list[str]
    coins: int
    gives: list[str]
    ways: list[Way]
    price: int
    reason: str
    missing: str
    short: int


class Use(Wire, frozen=True):
    """Something that can be done with a card: the ways to pay, cheapest first, or what is missing and why not.

    `stage` is the number of the stage, from 1, and 0 if none is built: where stages may be built in any order there is
    a use for each of those left. `extras` may go with a use that is possible; `ways` are those without any. `gain` is
    how many coins the bank gives for it at once, if no other city does anything. `refusal` is the kind of `reason`,
    empty for what is possible: the city has a card of that name, it lacks resources or coins, its right to build free
    does not hold here, or something else.
    """

    use: UseName
    stage: int
    ways: list[Way]
    by_chain: bool
    price: int
    gain: int
    refusal: Refusal
    reason: str
    missing: str
    short: int
    extras: list[ExtraUse]


class MenuCard(Wire, frozen=True):
    """One card of a decision with all its uses; `card` is empty where the decision is not about a card.

    Such a row may have a `number` instead (coins to pay, the value of a token, an Age), or `names` of the things that
    are chosen together. With none of these it is about doing something or passing.
    """

    card: str
    number: int | None
    names: list[str]
    uses: list[Use]
    debts: LossState | None


# What happened: the scenes of the log


class Payment(Wire, frozen=True):
    """Coins that change hands, between two seats or with the bank (-1)."""

    payer: int
    payee: int
    coins: int


class MoveScene(Wire, tag="move", frozen=True):
    """The line's seat does something with a card, which is in the line's `cards` if the viewer may know it.

    `age` is what the card's back shows, 0 if that is no Age. `stage` is the stage that it builds, or 0, and `holder`
    the seat whose hand it comes from, -1 for any other place.
    """

    use: MoveName
    age: int
    stage: int
    holder: int


class FightScene(Wire, tag="fight", frozen=True):
    """The line's seat fights another city: the shields of both, and the tokens that each takes; none in a draw.

    Unless it is a draw, the line's seat is the winner. Defeats that the other city passes on are among its tokens.
    """

    other: int
    shields: int
    other_shields: int
    tokens: list[int]
    other_tokens: list[int]


class HandPass(Wire, frozen=True):
    """A hand goes from one seat to another."""

    seat: int
    to: int


class HandsScene(Wire, tag="hands", frozen=True):
    """All hands are passed on in that direction."""

    passing: Literal["left", "right"]
    passes: list[HandPass]


ClassicScene = (
    MoveScene  # cards
    | FightScene  # conflicts
    | HandsScene  # the end of a turn
    | LossScene  # losses and debts
    | CitiesScene  # diplomacy
    | ArmadaScene  # fleets, taxes, landings, naval conflicts
    | EdificeScene  # pawns and projects
)


# The score sheet


class ScorePart(Wire, frozen=True, omit_defaults=True):
    """The source of some points: `what` it is, which `card` or, by `number`, which stage or token.

    For symbols, sets, coins and debts `number` is how many there are; for the blue fleet it is the square.
    """

    what: ScoreWord
    points: int
    card: str = ""
    number: int = 0


class ScoreColumn(Wire, frozen=True):
    """One column of a score sheet: the points in it, and the parts that add up to them."""

    column: str
    points: int
    parts: list[ScorePart]


SymbolName = Literal["compass", "gear", "tablet"]


class ClassicScoreDetail(Wire, frozen=True):
    """The use of a city's free choices: coins kept, and wild, copied and repeated symbols by kind.

    `changed` is a symbol and what it became, or nothing; `copied_guild` is a neighbour's, `repeated_guilds` are the
    city's own that count once more, and `best_colour` is the colour that was chosen to be counted.
    """

    coins: int
    wilds: list[int]
    copied: list[int]
    changed: list[SymbolName]
    repeated: list[int]
    copied_guild: str | None
    repeated_guilds: list[str]
    best_colour: str | None
