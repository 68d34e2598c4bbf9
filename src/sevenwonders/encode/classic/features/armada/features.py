"""Fleets and naval strength."""

from typing import final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS, harbour
from sevenwonders.classic.armada.kinds import RED_FLEET, SETTLE
from sevenwonders.classic.armada.part import armada_of, naval_strength
from sevenwonders.classic.choice import card_of, extra_of, use_of
from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.classic.features.option_features import LAST_AGE, MOST_PLAYERS, OptionFeatures
from sevenwonders.encode.classic.features.rule_features import RuleFeatures
from sevenwonders.encode.features import Terms
from sevenwonders.encode.names import Names, numbered
from sevenwonders.kernel.decision import Decision


@final
class ArmadaFeatures(RuleFeatures):
    """The square of each fleet, for the city and for a step from there; and how many cities are stronger at sea."""

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
