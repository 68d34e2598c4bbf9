"""Edifice's parts of a city and of the table."""

from functools import cache
from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.catalogue.facts import Fact
from sevenwonders.catalogue.loader import load_facts
from sevenwonders.classic.city import City
from sevenwonders.classic.edifice.effects import Penalty
from sevenwonders.classic.edifice.kinds import EDIFICE
from sevenwonders.classic.part import Part, Parts
from sevenwonders.classic.part_type import PartType
from sevenwonders.classic.saving.setup_keys import key_cards, key_error, key_numbers
from sevenwonders.kernel.codec import Data, boolean, bounded, broken, field_of, listed, text_list
from sevenwonders.kernel.rng import stream

if TYPE_CHECKING:
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.table import ClassicGame

EDIFICE_STREAM: Final = 6
MOST: Final = 100

# The states of an Edifice
OPEN: Final = 0
BUILT: Final = 1
FAILED: Final = 2


@final
class EdificePart(Part):
    """A city's pawns by Age, whether it has joined this Age's Edifice, and how much of a penalty it still owes.

    All of it is public.
    """

    __slots__ = ("joined", "owing", "pawns")

    def __init__(self, joined: bool, owing: int, pawns: list[int]) -> None:
        self.joined = joined
        self.owing = owing
        self.pawns = pawns

    @override
    def copy(self) -> "EdificePart":
        return EdificePart(self.joined, self.owing, self.pawns[:])

    @override
    def to_data(self, library: "Library") -> Data:
        return {"joined": self.joined, "owing": self.owing, "pawns": list(self.pawns)}

    @override
    def values(self) -> list[int]:
        return [1 if self.joined else 0, self.owing, *self.pawns]


@final
class Projects(Part):
    """The Edifice of each Age, the pawns left on it, and whether it is open, built or failed. All of it is public."""

    __slots__ = ("cards", "left", "states")

    def __init__(self, cards: list[int], left: list[int], states: list[int]) -> None:
        self.cards = cards
        self.left = left
        self.states = states

    @override
    def copy(self) -> "Projects":
        return Projects(self.cards[:], self.left[:], self.states[:])

    @override
    def to_data(self, library: "Library") -> Data:
        return {
            "cards": [library.cards[card].ident for card in self.cards],
            "left": list(self.left),
            "states": list(self.states),
        }

    @override
    def values(self) -> list[int]:
        return [*self.cards, *self.left, *self.states]


def projects_from(values: list[int]) -> Projects:
    """Make the projects with these values."""
    count = len(values) // 3
    return Projects(values[:count], values[count : 2 * count], values[2 * count :])


def edifice_part_of(city: City) -> EdificePart:
    """Return the city's part, at a table with Edifice."""
    for part in city.parts:
        if isinstance(part, EdificePart):
            return part
    raise LookupError("this table has no pawns")


def projects_of(parts: Parts) -> Projects:
    """Return the Edifices on the table."""
    for part in parts:
        if isinstance(part, Projects):
            return part
    raise LookupError("this table has no Edifices")


def penalty_of(library: "Library", card: int) -> Penalty:
    """Return the penalty of an Edifice."""
    for effect in library.cards[card].effects:
        if isinstance(effect, Penalty):
            return effect
    raise LookupError(f"{library.cards[card].name} has no penalty")


@final
class EdificeParts(PartType):
    """The pawns of each city, and the projects on the table."""

    @override
    def table_part(self) -> Part:
        return Projects([], [], [])

    @override
    def city_part(self) -> Part:
        return EdificePart(False, 0, [0, 0, 0])

    @override
    def load_table_part(self, library: "Library", data: Data) -> Part:
        cards = [library.saved_card(ident) for ident in text_list(field_of(data, "cards"), "cards")]
        if len(cards) != library.last_age or any(library.cards[card].colour != EDIFICE for card in cards):
            raise broken("cards", "an Edifice for each Age")
        left = [bounded(number, "left", 0, MOST) for number in listed(data, "left", len(cards))]
        states = [bounded(state, "states", OPEN, FAILED) for state in listed(data, "states", len(cards))]
        return Projects(cards, left, states)

    @override
    def load_city_part(self, library: "Library", data: Data) -> Part:
        return EdificePart(
            boolean(field_of(data, "joined"), "joined"),
            bounded(field_of(data, "owing"), "owing", 0, MOST),
            [bounded(count, "pawns", 0, MOST) for count in listed(data, "pawns", library.last_age)],
        )

    @override
    def table_part_from(self, values: list[int], age: int) -> Part:
        return projects_from(values)

    @override
    def city_part_from(self, values: list[int]) -> Part:
        return EdificePart(values[0] == 1, values[1], values[2:])

    @override
    def place_city(self, library: "Library", city: City, keys: Data, age: int) -> None:
        pawns = key_numbers(keys, "pawns") or [0] * library.last_age
        if len(pawns) != library.last_age or min(pawns) < 0:
            raise key_error("pawns", f"{library.last_age} numbers: the pawns of each Age")
        part = edifice_part_of(city)
        part.pawns = pawns
        # A pawn of this Age means that the city has joined.
        part.joined = pawns[age - 1] > 0

    @override
    def keys_of(self, library: "Library", city: City) -> Data:
        return {"pawns": list(edifice_part_of(city).pawns)}

    @override
    def place_table(self, game: "ClassicGame", keys: Data) -> None:
        choose_projects(game)
        projects = projects_of(game.parts)
        for age in range(len(projects.cards)):
            taken = sum([edifice_part_of(city).pawns[age] for city in game.cities])
            projects.left[age] = max(0, projects.left[age] - taken)
            if projects.left[age] == 0:
                projects.states[age] = BUILT
            elif age + 1 < game.age:
                projects.states[age] = FAILED
        cards = key_cards(game.library, keys, "edifices")
        if cards:
            by_age = edifices_by_age(game.library)
            if len(cards) != len(by_age) or any(card not in by_age[age] for age, card in enumerate(cards)):
                raise key_error("edifices", "three Edifices, one of each Age")
            projects.cards = cards


def choose_projects(game: "ClassicGame") -> None:
    """Lay out an Edifice of each Age, with its pawns."""
    rng = stream(game.seed, EDIFICE_STREAM)
    projects = projects_of(game.parts)
    for cards in edifices_by_age(game.library):
        projects.cards.append(cards[rng.below(len(cards))])
        projects.left.append(pawns_on_edifice(len(game.cities)))
        projects.states.append(OPEN)


def edifices_by_age(library: "Library") -> list[list[int]]:
    """List the Edifices of each Age in the box."""
    return [
        [card for card in library.by_colour[EDIFICE] if library.cards[card].age == age]
        for age in range(1, library.last_age + 1)
    ]


@cache
def pawns_on_edifice(seats: int) -> int:
    """Count the pawns on an Edifice at the start, at a table of that size."""
    return facts_of("pawns").mapping()[seats].integer()


@cache
def debts_of_ages() -> list[int]:
    """Return the debts for a penalty that cannot be paid, by Age (ED7)."""
    return [fact.integer() for fact in facts_of("debts").items()]


def facts_of(key: str) -> Fact:
    """Return one entry of the facts about Edifices in the card data."""
    return load_facts("edifice", "projects.yaml").fields(["pawns", "debts"])[key]
