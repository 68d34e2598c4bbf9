"""What a catalogue file may say. Unknown keys and wrong types are refused while reading."""

from typing import Literal

import msgspec

Colour = Literal[
    "brown", "gray", "blue", "green", "yellow", "red", "purple", "black", "white", "island", "edifice", "bonus"
]
Fleet = Literal["red", "yellow", "blue", "green"]
Counted = Literal[
    "brown",
    "gray",
    "blue",
    "green",
    "yellow",
    "red",
    "purple",
    "black",
    "white",
    "wonder_stage",
    "defeat_token",
    "victory_token",
    "victory_1",
    "victory_3",
    "victory_5",
    "three_coins",
    "island",
    "commercial_level",
    "brown_gray_pair",
    "colour",
]
Board = Literal["own", "left", "right"]
Symbol = Literal["compass", "gear", "tablet", "any"]
Expansion = Literal["leaders", "cities", "armada", "edifice"]
Special = Literal[
    "play_last_card",
    "free_build_each_age",
    "copy_guild",
    "first_of_colour_free",
    "first_card_free",
    "last_card_free",
    "free_black_each_age",
    "free_leaders",
    "stages_without_resources",
    "change_symbol",
    "repeat_symbol",
    "pass_defeats",
    "extra_leader",
    "bury_leader",
    "drop_tokens",
    "drop_defeats",
    "piracy",
    "safe_from_taxes",
    "any_wonder_fleet",
    "may_skip_naval",
    "cheaper_ships",
    "best_colour",
    "repeat_guild",
]
Condition = Literal[
    "wonder_finished",
    "most_blue",
    "most_yellow",
    "most_red",
    "most_green",
    "most_coins",
    "no_defeat",
    "only_leader",
]
Occasion = Literal["yellow", "black", "stage", "chain", "victory", "bank", "purchase", "step"]


class Fact(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Base of every record in a catalogue file."""


class Cost(Fact, frozen=True):
    """Coins for the bank and resource letters, one a unit (`OOW` is two ore and a wood).

    `age` means as many coins as the number of the current Age.
    """

    coins: int = 0
    resources: str = ""
    age: bool = False


class Produce(Fact, frozen=True):
    """`WW` gives both units, `W/C` gives one of them; reserved goods cannot be bought by neighbours."""

    goods: str
    reserved: bool = False


class Discount(Fact, frozen=True):
    """A lower price for goods of one class bought on one side, or on both."""

    goods: Literal["raw", "manufactured"]
    side: Literal["left", "right", "both"]
    price: int


class Per(Fact, frozen=True):
    """So many coins or points for each counted thing on the named boards, up to `most` if that is given."""

    count: list[Counted]
    boards: list[Board]
    each: int
    most: int = 0


class PerSet(Fact, frozen=True):
    """So many points for each set of one card of every named colour."""

    colours: list[Colour]
    each: int


class PointsIf(Fact, frozen=True):
    """Points if something holds at the end of the game."""

    condition: Condition
    points: int


class CoinsOn(Fact, frozen=True):
    """Coins from the bank on every such occasion from now on; `others_lose` is what all others lose then."""

    occasion: Occasion
    coins: int
    others_lose: int = 0


class LoseFor(Fact, frozen=True):
    """So many coins lost for each thing that the loser has."""

    count: Literal["wonder_stage", "victory_token"]
    each: int


class LeaderDiscount(Fact, frozen=True):
    """Leaders cost less here and in the two neighbouring cities."""

    own: int
    neighbours: int


class Sail(Fact, frozen=True):
    """Free steps of fleets: of any one, of several different ones, or of one named fleet."""

    count: int
    which: Literal["any", "different", "red", "yellow", "blue", "green"]


class FarTrade(Fact, frozen=True):
    """So many resources a turn from the player two seats away, for 1 coin each."""

    side: Literal["left", "right"]
    units: int


class Penalty(Fact, frozen=True):
    """What an Edifice that fails costs: a card of a colour, coins, or victory tokens."""

    discard: Colour | None = None
    coins: int = 0
    victory_tokens: int = 0


class Effect(Fact, frozen=True):
    """One effect: exactly one of these fields is filled."""

    produce: Produce | None = None
    discount: Discount | None = None
    points: int | None = None
    coins: int | None = None
    shields: int | None = None
    science: Symbol | None = None
    coins_per: Per | None = None
    points_per: Per | None = None
    points_if: PointsIf | None = None
    points_per_set: PerSet | None = None
    points_per_pair: Literal["victory_token"] | None = None
    coins_on: CoinsOn | None = None
    cheaper: Literal["blue", "red", "green", "wonder_stage"] | None = None
    free_colour: Colour | None = None
    bank_unit: int | None = None
    set_points: int | None = None
    victory_token: Literal["age", 1, 3, 5] | None = None
    leader_discount: LeaderDiscount | None = None
    draw_leaders: int | None = None
    rebate: Literal["left", "right", "board"] | None = None
    spare: Literal["made", "missing"] | None = None
    others_gain: int | None = None
    neighbours_gain: int | None = None
    others_lose: int | Literal["age"] | None = None
    others_lose_for: LoseFor | None = None
    neighbours_debt: int | None = None
    diplomacy: int | None = None
    spy: int | None = None
    from_discard: Literal["wonder", "leader", "black", "edifice"] | None = None
    naval: int | None = None
    landing: Literal["left", "right"] | None = None
    far_trade: FarTrade | None = None
    sail: Sail | None = None
    draw_island: int | None = None
    pawn: Literal["any", 1, 2, 3] | None = None
    choose: list[str] | None = None
    special: Special | None = None

    def kind(self) -> str:
        """The name of the one filled field; empty when none or several are filled."""
        filled = [name for name in self.__struct_fields__ if getattr(self, name) is not None]
        return filled[0] if len(filled) == 1 else ""


class Card(Fact, frozen=True):
    """One structure, or a leader (Age 0). `copies` has an entry a physical copy: the least player count that uses it.

    `requires` names further expansions without which the card stays in the box; a promo is used only when asked for.
    An island has a level, an Edifice a penalty. `reconstructed` names what no source shows.
    """

    id: str
    name: str
    age: int
    colour: Colour
    effects: list[Effect]
    copies: list[int] = []
    cost: Cost = Cost()
    chain_to: list[str] = []
    aliases: list[str] = []
    requires: list[Expansion] = []
    promo: bool = False
    maritime: bool = False
    level: int = 0
    penalty: Penalty | None = None
    reconstructed: list[str] = []


class Stage(Fact, frozen=True):
    """One stage of a wonder."""

    cost: Cost
    effects: list[Effect]


class Wonder(Fact, frozen=True):
    """One side of a wonder board. `effects` are those of the board itself, beside what it produces."""

    id: str
    name: str
    wonder: str
    side: str
    produces: str
    stages: list[Stage]
    effects: list[Effect] = []
    aliases: list[str] = []
    any_order: bool = False


class Shipyard(Fact, frozen=True):
    """A shipyard board: what the six steps of each fleet cost, and which fleet stands under the wonder symbol."""

    id: str
    wonder_fleet: Fleet
    costs: dict[Fleet, list[str]]
    reconstructed: list[str] = []


class Square(Fact, frozen=True):
    """What a square of a lane shows: naval strength, commercial level, points; coins, a tax or an island once."""

    naval: int = 0
    level: int = 0
    points: int = 0
    coins: int = 0
    tax: int = 0
    island: int = 0


class Lane(Fact, frozen=True):
    """The squares of one fleet, the start first."""

    squares: list[Square]
    reconstructed: bool = False


class SetFacts(Fact, frozen=True):
    """What the box of a set holds; the loader checks the other files against it."""

    id: str
    name: str
    sides: list[str]
    players: tuple[int, int]
    cards_of_age: dict[int, int]
    names_of_age: dict[int, int]
    guilds: int
    guilds_beyond_players: int
    hand_size: int
    coins: int
    wonders: int
    chains_open: Literal["next_age", "at_once"]
    defeats: list[int]


class ExpansionFacts(Fact, frozen=True):
    """What the box of an expansion adds: cards in the hand, coins at the start, and what the loader checks."""

    id: Expansion
    name: str
    hand_size: int
    coins: int
    cards_of_age: dict[int, int]
    promos: int
    wonders: int
    drawn_a_player: int
    categories: list[str]
    guild_cap: int = 0
    pawns: dict[int, int] = {}
    debts: list[int] = []


class ExpansionSet(Fact, frozen=True):
    """An expansion, read and checked; only Armada has shipyards and lanes."""

    facts: ExpansionFacts
    cards: list[Card]
    wonders: list[Wonder]
    shipyards: list[Shipyard] = []
    lanes: dict[Fleet, Lane] = {}


class Catalogue(Fact, frozen=True):
    """A whole set with its expansions, read and checked."""

    facts: SetFacts
    cards: list[Card]
    wonders: list[Wonder]
    expansions: list[ExpansionSet] = []
