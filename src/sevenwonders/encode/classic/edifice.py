"""Edifice as numbers: projects and pawns."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.choice import extra_of
from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.kinds import EDIFICE, JOIN_EDIFICE
from sevenwonders.classic.edifice.part import OPEN, edifice_part_of, projects_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.features.option_features import AGES, LAST_AGE, OptionFeatures, within
from sevenwonders.encode.classic.rule_encoding import RuleEncoding, RuleFeatures
from sevenwonders.encode.features import Names, Terms, numbered
from sevenwonders.encode.layout import Field, number_field, put, put_all
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.numbers import vector_of

AGE_LABELS: Final = ["Age 1", "Age 2", "Age 3"]
STATES: Final = ["open", "built", "failed"]


@final
class EdificeEncoding(RuleEncoding):
    """The three projects, and every city's part in them."""

    def __init__(self, library: Library, seats: int) -> None:
        super().__init__(library, seats)
        self.edifices = library.by_colour[EDIFICE]
        self.places = vector_of(
            [self.edifices.index(card) if card in self.edifices else 0 for card in range(len(library.cards))]
        )

    @override
    def table_fields(self) -> list[Field]:
        names = [self.library.cards[card].ident for card in self.edifices]
        return [
            Field("edifices", names, "1 for each Edifice of this game"),
            Field("pawns left", AGE_LABELS, "pawns left on the Edifice"),
            Field("edifice state", [f"{age} {state}" for age in AGE_LABELS for state in STATES], "1 for its state"),
        ]

    @override
    def city_fields(self) -> list[Field]:
        return [
            number_field("joined", "1 if the city has joined the Edifice of this Age"),
            number_field("owing", "cards or tokens that the city still has to give up"),
            Field("pawns", AGE_LABELS, "the city's pawns"),
        ]

    @override
    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        projects = projects_of(view.parts)
        left_at = at + len(self.edifices)
        for age in range(len(projects.cards)):
            row[at + self.places[projects.cards[age]]] = 1
            put(row, left_at + age, projects.left[age])
            row[left_at + len(AGE_LABELS) + len(STATES) * age + projects.states[age]] = 1

    @override
    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        part = edifice_part_of(view.cities[seat])
        if part.joined:
            row[at] = 1
        put(row, at + 1, part.owing)
        put_all(row, at + 2, part.pawns)


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
