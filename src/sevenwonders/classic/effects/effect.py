"""The base of all effects, with hooks that do nothing unless overridden."""

from collections.abc import Callable
from typing import TYPE_CHECKING

from mypy_extensions import mypyc_attr

from sevenwonders.catalogue.facts import Fact
from sevenwonders.classic.city import City

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect:
    """Something that a card, stage or board does: a fixed object without game data, shared by all games.

    A new kind of effect is one class with a static `read`, and one line in a table EFFECTS.
    """

    def add_to(self, city: City) -> None:
        """Add to the city's running totals. This also runs when a position is set up or a save is loaded."""

    def on_build(self, game: "ClassicGame", seat: int) -> None:
        """Do what happens once, after all cards of the turn are placed (R2.3)."""

    def points(self, game: "ClassicGame", seat: int) -> int:
        """Return the victory points that the effect brings at the end of the game."""
        return 0

    def is_right(self) -> bool:
        """Return whether it is a lasting advantage that no number on the table shows, so that screens list it."""
        return False

    def is_used(self, city: City) -> bool | None:
        """Return whether a right that works once in each Age is used up in the city, or None for other effects."""
        return None

    def words(self) -> str:
        """Describe the effect in a few words."""
        return ""

    def code(self) -> str:
        """Return the effect as a short code for icons, such as `points:3`; docs/server.md lists them all."""
        return ""


def any_scores(effects: list[Effect]) -> bool:
    """Return whether any of the effects can score points by itself."""
    return any(getattr(type(effect), "points") is not getattr(Effect, "points") for effect in effects)  # noqa: B009


# Makes an effect from its value in the card data.
Reader = Callable[[Fact], Effect]


def coin_words(number: int) -> str:
    """Put a number of coins into words."""
    return f"{number} coin{'' if number == 1 else 's'}"


def point_words(number: int) -> str:
    """Put a number of points into words."""
    return f"{number} point{'' if number == 1 else 's'}"
