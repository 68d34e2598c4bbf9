"""The interfaces by which a rule adds to rows and features; each rule has a module with subclasses."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr, u8

from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.memory.rule_memory import RuleMemory
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View
from sevenwonders.encode.classic.features.option_features import OptionFeatures
from sevenwonders.encode.features import Names, Terms
from sevenwonders.encode.layout import Field
from sevenwonders.kernel.decision import Decision


class RuleEncoding:
    """The fields of one rule, and how to write them. A rule without numbers of its own adds nothing."""

    def __init__(self, library: Library, seats: int) -> None:
        self.library = library
        self.seats: i64 = seats
        # Where the rule's fields begin: in the row, in the part of the row for a city, and those for the memory.
        self.table_at: i64 = 0
        self.city_at: i64 = 0
        self.memory_at: i64 = 0

    def table_fields(self) -> list[Field]:
        """List the fields that exist once, from the viewer's side."""
        return []

    def city_fields(self) -> list[Field]:
        """List the fields of every city."""
        return []

    def write_table(self, view: View, row: vec[u8], at: i64) -> None:
        """Write the fields for the table, which begin there."""

    def write_city(self, view: View, seat: i64, row: vec[u8], at: i64) -> None:
        """Write the fields for a city, which begin there."""

    def memory_fields(self) -> list[Field]:
        """List the fields for the viewer's memory of the rule's things."""
        return []

    def write_memory(self, view: View, memory: RuleMemory, row: vec[u8], at: i64) -> None:
        """Write the fields for the viewer's memory, which begin there."""

    def relative(self, view: View, seat: i64) -> i64:
        """Return a seat relative to the viewer: 0 is the viewer, 1 the neighbour on the left."""
        place = seat - view.seat
        return place if place >= 0 else place + self.seats


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleFeatures:
    """The features of one rule at one table. Each is made for a table, notes its numbers, and holds no game data."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        """Name the features of options and of cities. The rule may use those of the base game for its own options."""

    def add_option(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        """Add features of an option, if the rule has any for it."""

    def add_city(self, game: ClassicGame, seat: i64, city: City, terms: Terms) -> None:
        """Add features of a city."""
