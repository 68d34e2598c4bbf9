"""The base of all effects: hooks that do nothing unless an effect overrides them."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """What a card, stage or board does: a fixed object without game data, shared by all games.

    A new kind of effect is one class with a static `read`, and one line in the table of its folder's `effects`.
    """

    def add_to(self, city: City) -> None:
        """Add to the city's running totals. This also runs when a position is set up or a save is loaded."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Do what happens once, after every card of the turn lies on the table."""

    def points(self, game: "ClassicGame", seat: int) -> int:
        """The victory points that the effect is worth at the end of the game."""
        return 0

    def is_right(self) -> bool:
        """Whether it is an advantage that its city keeps, and that no other number on the table shows."""
        return False

    def is_used(self, city: City) -> bool | None:
        """Whether a right that can be used once in each Age is used up in the city; None for every other effect."""
        return None

    def words(self) -> str:
        """The effect in a few words for a person."""
        return ""

    def code(self) -> str:
        """The effect as a short code that a screen turns into icons, such as `points:3`; docs/server.md lists them."""
        return ""


# Makes an effect from what the card data says about it.
Reader = Callable[[Fact], Effect]


def coin_words(number: int) -> str:
    """A number of coins."""
    return f"{number} coin{'' if number == 1 else 's'}"


def point_words(number: int) -> str:
    """A number of points."""
    return f"{number} point{'' if number == 1 else 's'}"
