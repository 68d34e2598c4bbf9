"""Pawns, and the Edifice of the Age."""

from typing import Final, final

from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.choice import extra_of
from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.kinds import JOIN_EDIFICE
from sevenwonders.classic.edifice.part import OPEN, edifice_part_of, projects_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.classic.features.option_features import AGES, LAST_AGE, OptionFeatures, within
from sevenwonders.encode.classic.features.rule_features import RuleFeatures
from sevenwonders.encode.features import Terms
from sevenwonders.encode.names import Names, numbered
from sevenwonders.kernel.decision import Decision

MOST_LEFT: Final = 6


@final
class EdificeFeatures(RuleFeatures):
    """The pawns of a city, which Edifice is open and how many pawns are left on it; the same for joining it."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        things = [card.ident for card in library.cards]
        left = numbered(0, MOST_LEFT)
        self.join = options.table("join", things)
        self.join_left = options.table("join.left", AGES, left)
        self.pawns = cities.table("pawns", AGES)
        self.joined = cities.table("joined", AGES, left)
        self.outside = cities.table("outside", AGES, left)
        self.joined_card = cities.table("joined.edifice", things)

    @override
    def add_option(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        if extra_of(choice) == JOIN_EDIFICE:
            projects = projects_of(game.parts)
            age: i64 = min(game.age, LAST_AGE)
            terms.add(self.join + projects.cards[age - 1])
            terms.add(self.join_left + age * (MOST_LEFT + 1) + within(projects.left[age - 1], 0, MOST_LEFT))

    @override
    def add_city(self, game: ClassicGame, seat: i64, city: City, terms: Terms) -> None:
        part = edifice_part_of(city)
        for age in range(len(part.pawns)):
            if part.pawns[age]:
                terms.count(self.pawns + age + 1, part.pawns[age])
        projects = projects_of(game.parts)
        now: i64 = max(1, min(game.age, LAST_AGE))
        if projects.states[now - 1] == OPEN:
            place = now * (MOST_LEFT + 1) + within(projects.left[now - 1], 0, MOST_LEFT)
            if part.joined:
                terms.add(self.joined + place)
                terms.add(self.joined_card + projects.cards[now - 1])
            else:
                terms.add(self.outside + place)
