"""The base of all effects: three hooks that do nothing unless an effect overrides them."""

from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sevenwonders.classic.city import City

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """A fixed object without game data. A card or stage has a list of them."""

    def add_to(self, city: City) -> None:
        """Add to the city's running totals. Also run when a position is set up or loaded."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """What happens once, after every card of the turn lies on the table."""

    def points(self, game: "ClassicGame", seat: int) -> int:
        """Victory points at the end of the game."""
        return 0

    def words(self) -> str:
        """The effect in a few words for a person."""
        return ""
