"""The data that a screen is drawn from: one player's view of the table, with a name for every city."""

from dataclasses import dataclass

from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.architects.seating import left_of, right_of
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import View
from sevenwonders.cli.architects.look import boards_of
from sevenwonders.cli.look import first_up
from sevenwonders.cli.words.told import told


@dataclass(frozen=True)
class Scene:
    """A view of the table, ready to be drawn. `names` are the cities as they stand in a row; the viewer's is `you`."""

    names: list[str]
    view: View

    @property
    def library(self) -> Library:
        """The tables of cards, wonders and tokens."""
        return self.view.library

    @property
    def cities(self) -> list[City]:
        """The cities by seat."""
        return self.view.cities

    @property
    def city(self) -> City:
        """The viewer's own city."""
        return self.view.cities[self.view.seat]

    def left(self, seat: int) -> int:
        """Return the left-hand neighbour."""
        return left_of(seat, len(self.cities))

    def right(self, seat: int) -> int:
        """Return the right-hand neighbour."""
        return right_of(seat, len(self.cities))

    def title(self, seat: int) -> str:
        """Return the city's name at the start of a line."""
        return first_up(self.names[seat])


def table_names(game: ArchitectsGame, viewer: int) -> list[str]:
    """Return the viewer's name for each city: `you`, and the others by their wonder."""
    names = boards_of(game)
    names[viewer] = told("terminal-you")
    return names


def scene_of(game: ArchitectsGame, viewer: int) -> Scene:
    """Return the table as the viewer may see it now."""
    return Scene(table_names(game, viewer), game.view(viewer))
