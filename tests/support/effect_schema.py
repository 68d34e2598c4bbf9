"""The effects of card data as separate types, for rules that are written a second time.

The engine reads effects with the classes in `classic/effects` and in each rule's folder; nothing here uses them.
"""

from typing import Literal

import msgspec

from sevenwonders.catalogue import schema


class Fact(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """The base of the values of effects."""


class Produce(Fact, frozen=True):
    goods: str
    reserved: bool = False


class Discount(Fact, frozen=True):
    goods: Literal["raw", "manufactured"]
    side: Literal["left", "right", "both"]
    price: int


class Per(Fact, frozen=True):
    count: list[str]
    boards: list[Literal["own", "left", "right"]]
    each: int
    most: int = 0


class PerSet(Fact, frozen=True):
    colours: list[str]
    each: int


class PointsIf(Fact, frozen=True):
    condition: str
    points: int


class CoinsOn(Fact, frozen=True):
    occasion: str
    coins: int
    others_lose: int = 0


class LoseFor(Fact, frozen=True):
    count: Literal["wonder_stage", "victory_token"]
    each: int


class LeaderDiscount(Fact, frozen=True):
    own: int
    neighbours: int


class Sail(Fact, frozen=True):
    count: int
    which: Literal["any", "different", "red", "yellow", "blue", "green"]


class FarTrade(Fact, frozen=True):
    side: Literal["left", "right"]
    units: int


class Penalty(Fact, frozen=True):
    discard: str | None = None
    coins: int = 0
    victory_tokens: int = 0


class Effect(Fact, frozen=True):
    """One effect: exactly one of these fields is filled."""

    produce: Produce | None = None
    discount: Discount | None = None
    points: int | None = None
    coins: int | None = None
    shields: int | None = None
    science: Literal["compass", "gear", "tablet", "any"] | None = None
    coins_per: Per | None = None
    points_per: Per | None = None
    points_if: PointsIf | None = None
    points_per_set: PerSet | None = None
    points_per_pair: Literal["victory_token"] | None = None
    points_per_level: int | None = None
    points_alone: int | None = None
    coins_on: CoinsOn | None = None
    coins_on_step: int | None = None
    bank_bonus: int | None = None
    cheaper: str | None = None
    free_colour: str | None = None
    free_each_age: str | None = None
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
    from_discard: int | None = None
    naval: int | None = None
    landing: Literal["left", "right"] | None = None
    far_trade: FarTrade | None = None
    sail: Sail | None = None
    draw_island: int | None = None
    pawn: Literal["any", 1, 2, 3] | None = None
    choose: list[str] | None = None
    penalty: Penalty | None = None
    special: str | None = None


class Square(msgspec.Struct, frozen=True):
    """A square of a lane."""

    naval: int = 0
    level: int = 0
    points: int = 0
    coins: int = 0
    tax: int = 0
    island: int = 0


class Lane(msgspec.Struct, frozen=True):
    squares: list[Square]
    reconstructed: bool = False


class Shipyard(msgspec.Struct, frozen=True):
    id: str
    wonder_fleet: str
    costs: dict[str, list[str]]
    reconstructed: list[str] = []


class Stage(msgspec.Struct, frozen=True):
    cost: schema.Cost
    effects: list[Effect]


class Card(msgspec.Struct, frozen=True):
    """The parts of a card that the slow rules look at."""

    id: str
    name: str
    age: int
    colour: str
    effects: list[Effect]
    copies: list[int]
    cost: schema.Cost
    chain_to: list[str]
    level: int

    @property
    def penalty(self) -> Penalty | None:
        """The penalty of an Edifice."""
        return next((effect.penalty for effect in self.effects if effect.penalty), None)


class Wonder(msgspec.Struct, frozen=True):
    """The parts of a board that the slow rules look at."""

    id: str
    name: str
    side: str
    produces: str
    stages: list[Stage]
    effects: list[Effect]
    any_order: bool


def typed_effects(effects: list[schema.Effect]) -> list[Effect]:
    return [msgspec.convert(effect, Effect) for effect in effects]


def typed_cards(catalogue: schema.Catalogue) -> dict[str, Card]:
    """The cards of a catalogue by id."""
    return {
        card.id: Card(
            card.id,
            card.name,
            card.age,
            card.colour,
            typed_effects(card.effects),
            card.copies,
            card.cost,
            card.chain_to,
            card.level,
        )
        for card in catalogue.cards
    }


def typed_boards(catalogue: schema.Catalogue) -> dict[str, Wonder]:
    """The boards of a catalogue by id."""
    return {
        wonder.id: Wonder(
            wonder.id,
            wonder.name,
            wonder.side,
            wonder.produces,
            [Stage(stage.cost, typed_effects(stage.effects)) for stage in wonder.stages],
            typed_effects(wonder.effects),
            wonder.any_order,
        )
        for wonder in catalogue.wonders
    }
