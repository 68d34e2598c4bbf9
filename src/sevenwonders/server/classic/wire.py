"""The wire types that only the classic game has."""

from typing import Literal

from sevenwonders.server.wire_form import Wire

SetName = Literal["base", "leaders", "cities", "armada", "edifice"]
FleetName = Literal["red", "yellow", "blue", "green"]

# Facts: what a page needs to draw any card or board


class CostFacts(Wire, frozen=True):
    """Coins for the bank and resource letters, one a unit."""

    coins: int
    resources: str


class CardFacts(Wire, frozen=True):
    """One structure, or a leader, island or bonus (Age 0), or an Edifice, and the set that brings it.

    With `age_price` it costs as many coins as the number of the current Age. A card that `requires` further expansions
    is in the game only with all of them; a promo only where the table's option asks for it. An island has a `level`.
    Of an Edifice `cost` is that of taking part and `effects` are the reward; `penalty` in words and `penalty_icon` are
    for who stays away from one that fails. `reconstructed` names what no source shows: such values may be wrong.
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
    maritime: bool
    level: int
    penalty: str
    penalty_icon: str
    reconstructed: list[str]


class StageFacts(Wire, frozen=True):
    """One stage of a wonder."""

    cost: CostFacts
    effects: list[str]
    icons: list[str]


class BoardFacts(Wire, frozen=True):
    """One side of a wonder board, with what the board does itself beside its resource (empty: it has none).

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


class SquareFacts(Wire, frozen=True):
    """What a square of a lane shows: naval strength, commercial level and points as long as the fleet stands there.

    Coins, a tax and an island of a level come once, when the fleet arrives.
    """

    naval: int
    level: int
    points: int
    coins: int
    tax: int
    island: int


class LaneFacts(Wire, frozen=True):
    """The squares of one fleet, the start first; those of all shipyards are alike."""

    fleet: FleetName
    squares: list[SquareFacts]
    reconstructed: bool


class ShipyardFacts(Wire, frozen=True):
    """A shipyard: resource letters of the six steps of each fleet, and the fleet that moves with a stage."""

    id: str
    wonder_fleet: FleetName
    costs: dict[FleetName, list[str]]
    reconstructed: list[str]


class CatalogueFacts(Wire, frozen=True):
    """All cards and boards of an edition and of every expansion to it; shipyards and lanes are those of Armada."""

    edition: int
    name: str
    cards: list[CardFacts]
    boards: list[BoardFacts]
    shipyards: list[ShipyardFacts]
    lanes: list[LaneFacts]


# A table


class BuriedCard(Wire, frozen=True):
    """A card face down: its Age is on its back (0: a leader), the card itself only for who may know it."""

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
    manufactured_left: int
    manufactured_right: int


class RightState(Wire, frozen=True):
    """A standing advantage of a city: a code as icons have it, its words, and the card or board that gives it."""

    code: str
    words: str
    source: str


class FleetState(Wire, frozen=True):
    """Where a fleet stands (0: the start), what its next step costs, and what it reaches with it.

    On its last square a fleet has no `next`.
    """

    fleet: FleetName
    square: int
    cost: str
    next: SquareFacts | None


class ShipyardState(Wire, frozen=True):
    """A city's shipyard with its four fleets, its naval tokens and what else Armada has for it.

    `offered` are the islands to choose from, for who may see them, and `offered_count` how many there are. `landings`
    are the seats to be fought as well at the end of the Age. `tax` is what all others have to pay this turn because of
    this city, `pirates` how often it is raided this turn. `skips` says that it stays out of this Age's naval conflict.
    """

    id: str
    wonder_fleet: FleetName
    fleets: list[FleetState]
    naval_strength: int
    commercial_level: int
    tokens: list[int]
    offered: list[str]
    offered_count: int
    landings: list[int]
    tax: int
    pirates: int
    skips: bool


class PawnState(Wire, frozen=True):
    """A city's participation pawns by Age, whether it has joined this Age's Edifice, and what it still has to give up.

    `owing` counts the cards or victory tokens of a penalty.
    """

    pawns: list[int]
    joined: bool
    owing: int


class CityState(Wire, frozen=True):
    """One city as the viewer sees it. Recruited leaders, islands, Edifices and bonuses are among the built cards.

    `stages` is how many stages are built and `raised` their numbers from 1; `buried` are the cards under them in the
    order in which they were laid there. `leaders` are those still in hand, for who may see them; `leaders_in_hand` is
    how many there are. `loss` is what the city has to lose at the end of this turn, in coins. `partner` is the seat of
    the same team, or -1. `shipyard` is there with Armada, `participation` with Edifice.
    """

    seat: int
    board: str
    coins: int
    shields: int
    stages: int
    built_stages: list[int]
    built: list[str]
    buried: list[BuriedCard]
    tokens: list[int]
    hand_size: int
    symbols: Symbols
    for_sale: Goods
    reserved: Goods
    prices: Prices
    free_build: bool
    rights: list[RightState]
    leaders_in_hand: int
    leaders: list[str]
    buried_leaders: list[str]
    debts: int
    loss: int
    diplomacy: int
    partner: int
    shipyard: ShipyardState | None
    participation: PawnState | None
    points: int | None


class NavalState(Wire, frozen=True):
    """A city's naval strength, and the token that it would take if the naval conflict were now (0: none)."""

    seat: int
    strength: int
    token: int


class EdificeState(Wire, frozen=True):
    """The Edifice of an Age: the pawns left on it, and once it is decided whether it was built or has failed.

    Taking part costs `price` coins beside the stage. Each pawn earns the reward, in words and icons; who has none when
    it fails suffers the penalty, or takes `debt` points of debts for want of what it asks.
    """

    age: int
    card: str
    state: Literal["open", "built", "failed"]
    pawns_left: int
    price: int
    reward: list[str]
    icons: list[str]
    penalty: str
    penalty_icon: str
    debt: int


Phase = Literal["draft", "recruitment", "turn"]


class ClassicPlay(Wire, tag="classic", frozen=True):
    """A classic game in play as one viewer may know it. Hands go to and come from seats, -1 for who holds none.

    In the draft of leaders (Age 0) a hand is the pack to choose from; while leaders are recruited nobody holds a hand.
    `partner_hand` is for the partner in a team, else empty. With Armada `islands` are how many islands of each level
    nobody has yet, and `naval` compares all seats; with Edifice `edifices` are those of the three Ages.
    """

    phase: Phase
    age: int
    last_turn: int
    passing: Literal["left", "right"]
    hand_goes_to: int
    hand_comes_from: int
    cities: list[CityState]
    hand: list[str]
    partner_hand: list[str]
    discard: list[BuriedCard]
    draw_pile: int
    islands: list[int]
    naval: list[NavalState]
    edifices: list[EdificeState]


# Decisions


class Way(Wire, frozen=True):
    """One way to pay: coins to both neighbours, the price for the bank, and coins for goods of the bank.

    `far_left` and `far_right` go to the players two seats away. With three players these are the neighbours, with four
    it is the same one on both sides (then all of it is `far_left`).
    """

    choice: int
    left: int
    right: int
    bank: int
    bank_goods: int
    far_left: int
    far_right: int


UseName = Literal[
    "build",
    "build_free",
    "stage",
    "sell",
    "take",
    "pass",
    "recruit",
    "keep",
    "bury",
    "pay",
    "drop",
    "sail",
    "settle",
    "choose",
    "join",
    "fight",
    "lose",
]
ExtraName = Literal["red_fleet", "yellow_fleet", "blue_fleet", "green_fleet", "edifice"]


class ExtraUse(Wire, frozen=True):
    """What may go with a use in one payment: a step of a fleet, or a part in this Age's Edifice.

    `resources` (several where one of them will do) and `coins` are what it costs beside the use itself; `price`, `ways`
    and what is missing are those of both together. `gives` is what the step reaches, or the reward, in words. A yellow
    step with selling takes the place of the coins.
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
    """What can be done with a card: the ways to pay, cheapest first, or what is missing and why not.

    `stage` is the number of the stage, from 1, and 0 where none is built: where stages may be built in any order there
    is a use for each of those left. `extras` may go with a use that is possible; `ways` are those without any.
    """

    use: UseName
    stage: int
    ways: list[Way]
    by_chain: bool
    price: int
    reason: str
    missing: str
    short: int
    extras: list[ExtraUse]


class MenuCard(Wire, frozen=True):
    """One card of a decision with all its uses; `card` is empty where there is none.

    `number` is the coins to pay of a loss (the rest becomes debts), the value of the victory token to throw away, or
    the Age of the Edifice to join. `fleets` are those that make a free step together. With none of these it is about
    passing, or about fighting at sea or not.
    """

    card: str
    number: int | None
    fleets: list[FleetName]
    uses: list[Use]


# The score sheet


SymbolName = Literal["compass", "gear", "tablet"]


class ClassicScoreDetail(Wire, frozen=True):
    """How a city's free choices were used: coins kept, and wild, copied and repeated symbols by kind.

    `changed` is a symbol and what it became, or nothing; `copied_guild` is a neighbour's, `repeated_guilds` are own
    ones that count once more, and `best_colour` is the colour that was chosen to be counted.
    """

    coins: int
    wilds: list[int]
    spied: list[int]
    changed: list[SymbolName]
    repeated: list[int]
    copied_guild: str | None
    repeated_guilds: list[str]
    best_colour: str | None
