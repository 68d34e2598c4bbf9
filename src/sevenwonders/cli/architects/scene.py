"""What the screen is drawn from: one player's view of the table, with names and totals anybody can work out."""

from dataclasses import dataclass

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.city import City
from sevenwonders.architects.library import Library
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import View, city_seen
from sevenwonders.cli.look import first_up


@dataclass(frozen=True)
class Scene:
    """A view of the table, ready to be drawn. `names` are as they stand inside a sentence; one's own is `you`."""

    library: Library
    names: list[str]
    view: View
    cities: list[City]

    def left(self, seat: int) -> int:
        """The left-hand neighbour."""
        return (seat + 1) % len(self.cities)

    def right(self, seat: int) -> int:
        """The right-hand neighbour."""
        return (seat - 1) % len(self.cities)

    def title(self, seat: int) -> str:
        """The city's name at the start of a line."""
        return first_up(self.names[seat])

    def deck_words(self, deck: int) -> str:
        """A deck inside a sentence."""
        return deck_words(self.names, deck)

    def deck_size(self, deck: int) -> int:
        """How many cards a deck has."""
        looked = len(self.view.looked) if deck == self.view.looked_deck else 0
        return sum(self.view.decks[deck]) - looked

    def top(self, deck: int) -> int:
        """The top card as far as the viewer knows it."""
        return self.view.tops[deck] if self.deck_size(deck) else NO_CARD


def deck_words(names: list[str], deck: int) -> str:
    """A deck inside a sentence: `your deck`, `the deck of Giza`, `the central deck`."""
    if deck == len(names):
        return "the central deck"
    return "your deck" if names[deck] == "you" else f"the deck of {names[deck]}"


def table_names(game: ArchitectsGame, viewer: int) -> list[str]:
    """What the viewer calls every city: `you`, and the others by their wonder."""
    names = [game.library.boards[city.board].name for city in game.cities]
    names[viewer] = "you"
    return names


def scene_of(game: ArchitectsGame, viewer: int) -> Scene:
    """The table as the viewer may see it now."""
    view = game.view(viewer)
    cities = [city_seen(game.library, city) for city in view.cities]
    return Scene(game.library, table_names(game, viewer), view, cities)
