"""What the screen is drawn from: one player's view of the table, with names and the totals anybody can work out."""

from dataclasses import dataclass

from sevenwonders.classic.library import Library
from sevenwonders.classic.seat import Seat
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View, standing


@dataclass(frozen=True)
class Scene:
    """A view of the table, ready to be drawn. `names` are as they stand inside a sentence; one's own is `you`."""

    library: Library
    names: list[str]
    view: View
    cities: list[Seat]

    def left(self, seat: int) -> int:
        """The left-hand neighbour."""
        return (seat + 1) % len(self.cities)

    def right(self, seat: int) -> int:
        """The right-hand neighbour."""
        return (seat - 1) % len(self.cities)

    def title(self, seat: int) -> str:
        """The city's name at the start of a line."""
        return first_up(self.names[seat])

    def is_free_city(self, seat: int) -> bool:
        """Whether nobody sits there: the third city of the two-player game."""
        return seat >= self.view.config.players


def first_up(words: str) -> str:
    """The words with a capital in front."""
    return words[:1].upper() + words[1:]


def table_names(game: ClassicGame, viewer: int) -> list[str]:
    """What the viewer calls every city: `you`, the others by their city, and the Free City."""
    names = [game.library.boards[city.board].name for city in game.seats]
    names = [name if seat in game.drafting else "the Free City" for seat, name in enumerate(names)]
    names[viewer] = "you"
    return names


def scene_of(game: ClassicGame, viewer: int) -> Scene:
    """The table as the viewer may see it now."""
    view = game.view(viewer)
    cities = [standing(game.library, city) for city in view.cities]
    return Scene(game.library, table_names(game, viewer), view, cities)
