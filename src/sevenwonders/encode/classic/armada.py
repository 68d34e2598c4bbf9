"""Armada as numbers: shipyards, fleets and islands."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS, harbour
from sevenwonders.classic.armada.kinds import ISLAND, RED_FLEET, SETTLE
from sevenwonders.classic.armada.naval import FIRST, LAST
from sevenwonders.classic.armada.part import (
    ALL_FLEETS,
    DRAWN,
    STEP_COUNT,
    ArmadaPart,
    armada_of,
    naval_strength,
    piles_of,
)
from sevenwonders.classic.choice import card_of, extra_of, use_of
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.features.option_features import LAST_AGE, MOST_PLAYERS, OptionFeatures
from sevenwonders.encode.classic.rule_encoding import RuleEncoding, RuleFeatures
from sevenwonders.encode.features import Names, Terms, numbered
from sevenwonders.encode.layout import Field, number_field, put, put_all
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import vector_of

LEVELS: Final = ["level 1", "level 2", "level 3"]
# Of the free steps still to be made, as many as have a field of their own.
FREE_STEPS: Final = 3
RIGHTS: Final = ["safe from taxes", "any wonder fleet", "may skip naval", "cheaper ships"]
# The values of naval tokens, with all numbers between them.
LOWEST: Final = -min(LAST)
NAVAL_TOKENS: Final = list(range(-LOWEST, max(FIRST) + 1))


@final
class ArmadaEncoding(RuleEncoding):
    """Every city's shipyard, and the piles of islands."""

    def __init__(self, library: Library, seats: int) -> None:
        super().__init__(library, seats)
        self.islands = library.by_colour[ISLAND]
        self.places = vector_of(
            [self.islands.index(card) if card in self.islands else 0 for card in range(len(library.cards))]
        )
        self.yards: i64 = len(harbour().shipyards)

    @override
    def table_fields(self) -> list[Field]:
        return [Field("islands left", LEVELS, "islands in the face-down piles")]

    @override
    def city_fields(self) -> list[Field]:
        names = [self.library.cards[card].ident for card in self.islands]
        steps = [f"step {number + 1}: {item}" for number in range(FREE_STEPS) for item in ["fleets", *FLEETS]]
        return [
            Field("shipyard", [yard.ident for yard in harbour().shipyards], "1 for the shipyard of the city"),
            Field("fleets", FLEETS, "the square of each fleet"),
            number_field("naval strength", "naval strength"),
            number_field("tax", "the tax that the city raises this turn"),
            number_field("pirates", "pirates sent to the city this turn"),
            number_field("skips naval", "1 if the city stays out of the naval conflict"),
            number_field("coins on step", "coins for each step of a fleet"),
            Field("island rights", RIGHTS, "rights that islands give"),
            Field("naval tokens", [f"{value:+}" for value in NAVAL_TOKENS], "naval tokens, by value"),
            Field("landings", [f"city {seat}" for seat in range(self.seats)], "cities where it will land"),
            Field("exploring", [*LEVELS, *[f"{level} drawn" for level in LEVELS]], "islands just reached"),
            Field("free steps", steps, "fleets that move without cost, and the fleets to choose from"),
            number_field("islands offered", "the number of islands to choose from"),
            Field("offer of islands", names, "the islands to choose from that the viewer can see", private=True),
        ]

    @override
    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        for pile in piles_of(view.parts):
            put(row, at, len(pile))
            at += 1

    @override
    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        city = view.cities[seat]
        part = armada_of(city)
        row[at + part.shipyard] = 1
        at += self.yards
        put_all(row, at, part.squares)
        at += len(FLEETS)
        put(row, at, naval_strength(city))
        put(row, at + 1, part.tax)
        put(row, at + 2, part.pirates)
        if part.skips:
            row[at + 3] = 1
        put(row, at + 4, part.coins_on_step)
        at += 5
        for right in range(len(RIGHTS)):
            if part.rights >> right & 1:
                row[at + right] = 1
        at += len(RIGHTS)
        for token in part.tokens:
            row[at + LOWEST + token] += 1
        at += len(NAVAL_TOKENS)
        for target in part.landings:
            row[at + self.relative(view, target)] += 1
        self.write_islands(part, row, at + self.seats)

    def write_islands(self, part: ArmadaPart, row: vec[u8], at: i64) -> None:
        """Write the islands that the city reaches, its free steps, and its offer."""
        for level in part.exploring:
            place: i64 = level - 1 if level < DRAWN else level - DRAWN - 1 + len(LEVELS)
            row[at + place] += 1
        at += 2 * len(LEVELS)
        for number in range(min(FREE_STEPS, len(part.free_steps))):
            step = part.free_steps[number]
            put(row, at + number * (len(FLEETS) + 1), step // STEP_COUNT)
            for lane in range(len(FLEETS)):
                if step & ALL_FLEETS & 1 << lane:
                    row[at + number * (len(FLEETS) + 1) + 1 + lane] = 1
        at += FREE_STEPS * (len(FLEETS) + 1)
        put(row, at, len(part.offered))
        for card in part.offered:
            if card >= 0:
                row[at + 1 + self.places[card]] += 1


@final
class ArmadaFeatures(RuleFeatures):
    """The square of each fleet, for the city and for a step from there; and the number of cities stronger at sea."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        self.base = base
        self.squares = harbour().last_square + 1
        squares = numbered(0, harbour().last_square)
        self.step = options.table("step", FLEETS, squares)
        self.fleet = cities.table("fleet", FLEETS, squares)
        self.stronger = cities.table("naval.stronger", numbered(0, MOST_PLAYERS - 1))
        self.weaker = cities.table("naval.weaker", numbered(0, MOST_PLAYERS - 1))
        self.landings = cities.block(["landings"])

    @override
    def add_option(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        lane = extra_of(choice) - RED_FLEET
        if 0 <= lane < len(FLEETS):
            terms.add(self.step + lane * self.squares + armada_of(game.cities[decision.seat]).squares[lane])
        if use_of(choice) == SETTLE:
            self.base.add_gift(game, decision.seat, min(game.age, LAST_AGE), self.base.gifts[card_of(choice)], terms)

    @override
    def add_city(self, game: ClassicGame, seat: i64, city: City, terms: Terms) -> None:
        part = armada_of(city)
        for lane in range(len(FLEETS)):
            terms.add(self.fleet + lane * self.squares + part.squares[lane])
        own = naval_strength(city)
        stronger: i64 = 0
        weaker: i64 = 0
        for other in game.cities:
            strength = naval_strength(other)
            if strength > own:
                stronger += 1
            elif strength < own:
                weaker += 1
        terms.add(self.stronger + stronger)
        terms.add(self.weaker + weaker)
        terms.count(self.landings, len(part.landings))
