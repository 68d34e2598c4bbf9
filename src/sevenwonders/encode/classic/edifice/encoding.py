"""Edifices and pawns."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, u8
from typing_extensions import override

from sevenwonders.classic.edifice.kinds import EDIFICE
from sevenwonders.classic.edifice.part import edifice_part_of, projects_of
from sevenwonders.classic.library import Library
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.rule_encoding import RuleEncoding
from sevenwonders.encode.layout import Field, number_field, put, put_all
from sevenwonders.kernel.numbers import vector_of

AGES: Final = ["Age 1", "Age 2", "Age 3"]
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
            Field("pawns left", AGES, "pawns left on the Edifice"),
            Field("edifice state", [f"{age} {state}" for age in AGES for state in STATES], "1 for its state"),
        ]

    @override
    def city_fields(self) -> list[Field]:
        return [
            number_field("joined", "1 if the city has joined the Edifice of this Age"),
            number_field("owing", "cards or tokens that the city still has to give up"),
            Field("pawns", AGES, "the city's pawns"),
        ]

    @override
    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        projects = projects_of(view.parts)
        left_at = at + len(self.edifices)
        for age in range(len(projects.cards)):
            row[at + self.places[projects.cards[age]]] = 1
            put(row, left_at + age, projects.left[age])
            row[left_at + len(AGES) + len(STATES) * age + projects.states[age]] = 1

    @override
    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        part = edifice_part_of(view.cities[seat])
        if part.joined:
            row[at] = 1
        put(row, at + 1, part.owing)
        put_all(row, at + 2, part.pawns)
