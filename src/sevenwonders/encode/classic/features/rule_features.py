"""What a rule adds to the features of the base game."""

from mypy_extensions import i64, mypyc_attr

from sevenwonders.classic.city import City
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.encode.classic.features.option_features import OptionFeatures
from sevenwonders.encode.features import Terms
from sevenwonders.encode.names import Names
from sevenwonders.kernel.decision import Decision


@mypyc_attr(allow_interpreted_subclasses=True)
class RuleFeatures:
    """The features of one rule at one table. Each is made for a table, notes its numbers, and holds no game data."""

    def __init__(self, library: Library, options: Names, cities: Names, base: OptionFeatures) -> None:
        """Name the features of options and of cities. The rule may use those of the base game for its own options."""

    def add_option(self, game: ClassicGame, decision: Decision, choice: i64, terms: Terms) -> None:
        """Add features of an option, if the rule has any for it."""

    def add_city(self, game: ClassicGame, seat: i64, city: City, terms: Terms) -> None:
        """Add features of a city."""
