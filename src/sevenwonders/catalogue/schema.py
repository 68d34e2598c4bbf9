"""What a catalogue file may say. Unknown keys and wrong types are refused while reading."""

from typing import Literal

import msgspec

Colour = Literal["brown", "gray", "blue", "green", "yellow", "red", "purple"]
Counted = Literal["brown", "gray", "blue", "green", "yellow", "red", "purple", "wonder_stage", "defeat_token"]
Board = Literal["own", "left", "right"]
Symbol = Literal["compass", "gear", "tablet", "any"]
Special = Literal["play_last_card", "build_from_discard", "free_build_each_age", "copy_guild"]


class Fact(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """Base of every record in a catalogue file."""


class Cost(Fact, frozen=True):
    """Coins for the bank and resource letters, one a unit (`OOW` is two ore and a wood)."""

    coins: int = 0
    resources: str = ""


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
    """So many coins or points for each counted thing on the named boards."""

    count: list[Counted]
    boards: list[Board]
    each: int


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
    special: Special | None = None

    def kind(self) -> str:
        """The name of the one filled field; empty when none or several are filled."""
        filled = [name for name in self.__struct_fields__ if getattr(self, name) is not None]
        return filled[0] if len(filled) == 1 else ""


class Card(Fact, frozen=True):
    """One structure. `copies` has an entry a physical copy: the least player count that uses it."""

    id: str
    name: str
    age: int
    colour: Colour
    effects: list[Effect]
    copies: list[int] = []
    cost: Cost = Cost()
    chain_to: list[str] = []
    aliases: list[str] = []


class Stage(Fact, frozen=True):
    """One stage of a wonder."""

    cost: Cost
    effects: list[Effect]


class Wonder(Fact, frozen=True):
    """One side of a wonder board."""

    id: str
    name: str
    wonder: str
    side: str
    produces: str
    stages: list[Stage]


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


class Catalogue(Fact, frozen=True):
    """A whole set, read and checked."""

    facts: SetFacts
    cards: list[Card]
    wonders: list[Wonder]
