"""The kinds of data that rules keep: how it is made, saved, set up by hand, hidden and remembered."""

from typing import TYPE_CHECKING, Final

from mypy_extensions import mypyc_attr

from sevenwonders.classic.memory.rule_memory import NOTHING_TO_REMEMBER, RuleMemory
from sevenwonders.classic.part import NOTHING, Part, Parts
from sevenwonders.kernel.codec import Data

if TYPE_CHECKING:
    from sevenwonders.classic.city import City
    from sevenwonders.classic.library import Library
    from sevenwonders.classic.table import ClassicGame


@mypyc_attr(allow_interpreted_subclasses=True)
class PartType:
    """The data of one rule: a part of the table, a part of each city, and a memory of what a seat has seen of both.

    A rule names its part type in its `Declaration`. This one is for rules that keep no data.
    """

    # New games

    def table_part(self) -> Part:
        """Return the rule's part of the table before the first Age."""
        return NOTHING

    def city_part(self) -> Part:
        """Return the rule's part of a city before the first Age."""
        return NOTHING

    # Saved games

    def load_table_part(self, library: "Library", data: Data) -> Part:
        """Load the rule's part of the table from a saved game."""
        return NOTHING

    def load_city_part(self, library: "Library", data: Data) -> Part:
        """Load the rule's part of a city from a saved game."""
        return NOTHING

    def check_city(self, city: "City", seats: int) -> None:
        """Check a saved city. Raises `BrokenSave` if the rule's part does not fit its cards or its table."""

    # Views

    def table_part_from(self, values: list[int], age: int) -> Part:
        """Read the rule's part of the table from the numbers of an event in that Age."""
        return NOTHING

    def city_part_from(self, values: list[int]) -> Part:
        """Read the rule's part of a city from the numbers of an event."""
        return NOTHING

    def hidden_lists(self, game: "ClassicGame") -> list[list[int]]:
        """List the rule's lists of cards that may contain backs, for `sample` to fill in."""
        return []

    def sort_hands(self, game: "ClassicGame") -> None:
        """Sort the hands that the rule keeps, after `sample` has dealt hidden cards into them."""

    # Memories

    def memory(self) -> RuleMemory:
        """Return an empty memory of the rule's things, beyond what a view shows."""
        return NOTHING_TO_REMEMBER

    def load_memory(self, library: "Library", data: Data) -> RuleMemory:
        """Load a seat's memory of the rule's things from plain data."""
        return NOTHING_TO_REMEMBER

    def held_back(self, parts: Parts, seat: int) -> int:
        """Count the cards on the table that join the hand of a city when the Age ends."""
        return 0

    # Positions set up by hand

    def place_city(self, library: "Library", city: "City", keys: Data, age: int) -> None:
        """Fill in the rule's part of a city from the keys of a position in that Age."""

    def keys_of(self, library: "Library", city: "City") -> Data:
        """Return the rule's keys for a city, as a position would give them; the reverse of `place_city`."""
        return {}

    def place_table(self, game: "ClassicGame", keys: Data) -> None:
        """Set up the rule's things on the table after the cities of a position are placed."""

    def finish_position(self, game: "ClassicGame", keys: Data) -> None:
        """Set up whatever must not be touched before the first question of a position is open."""

    def starts_before_deal(self, keys: Data) -> bool:
        """Return whether the position starts before the hands of the Age are dealt."""
        return False


NO_DATA: Final = PartType()
