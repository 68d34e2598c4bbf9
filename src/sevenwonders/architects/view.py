"""The part of a table that one seat may know, filled in field by field.

All players know what was in a deck at the start and see every card that leaves it, since cards are placed face up in
front of the player who takes them. So the kinds of cards left in each deck are public, but their order is not (A3).
The top of each face-up deck is public, and a player who has looked with the cat knows the top of the central deck
until it is taken (K2). Looking costs nothing, so the program always looks, and the others know that it did
(A2). Nothing else about the order is ever known: a deck that was shuffled again shows only its new top, and of the
cards taken up before that, the others know only the former top (A4). In the same way all players know which
progress tokens are in the stack, but not their order.
"""

from typing import TYPE_CHECKING, final

from typing_extensions import override

from sevenwonders.architects.cards import NO_CARD, counts_of
from sevenwonders.architects.city import City, city_names
from sevenwonders.architects.kinds import DECISIONS
from sevenwonders.architects.library import Library
from sevenwonders.architects.take import visible_top
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from sevenwonders.architects.table import ArchitectsGame


@final
class View(kernel_view.View):
    """The whole table as one seat or a spectator may know it.

    `cities` are public, so they can be asked like those of a game. `decks` has the numbers of cards left in each deck
    by kind, including cards that were taken up to choose from. `tops` are the top cards that the viewer knows, else
    NO_CARD. `looked` are the cards taken up from `looked_deck`, with NO_CARD for hidden ones. `stack` is sorted,
    because its order is hidden. The other fields are those of `ArchitectsGame`.
    """

    __slots__ = (
        "active",
        "agenda",
        "armed",
        "cat",
        "central_known",
        "cities",
        "decks",
        "discard",
        "library",
        "looked",
        "looked_deck",
        "next_ident",
        "peace",
        "row",
        "stack",
        "tops",
        "turn",
        "used",
    )

    def __init__(
        self,
        seat: int,
        config: Config,
        library: Library,
        active: int,
        turn: int,
        cities: list[City],
        decks: list[list[int]],
        tops: list[int],
        row: list[int],
        stack: list[int],
        discard: list[int],
        peace: int,
        cat: int,
        central_known: int,
        armed: int,
        used: int,
        looked: list[int],
        looked_deck: int,
        decisions: list[Decision],
        agenda: list[int],
        next_ident: int,
        event_count: int,
    ) -> None:
        super().__init__(seat, config, decisions, event_count)
        self.library = library
        self.active = active
        self.turn = turn
        self.cities = cities
        self.decks = decks
        self.tops = tops
        self.row = row
        self.stack = stack
        self.discard = discard
        self.peace = peace
        self.cat = cat
        self.central_known = central_known
        self.armed = armed
        self.used = used
        self.looked = looked
        self.looked_deck = looked_deck
        self.agenda = agenda
        self.next_ident = next_ident

    @override
    def __repr__(self) -> str:
        whose = "a spectator" if self.seat == SPECTATOR else f"seat {self.seat}"
        return f"<View of {whose}: {table_words(self.library, self.cities, self.turn, self.decisions)}>"

    def deck_size(self, deck: int) -> int:
        """Count the cards in a deck, without those that were taken up to choose from."""
        return sum(self.decks[deck]) - (len(self.looked) if deck == self.looked_deck else 0)

    @override
    def to_data(self) -> Data:
        return {
            "seat": self.seat,
            "config": self.config.to_data(),
            "active": self.active,
            "turn": self.turn,
            "cities": [city.to_data() for city in self.cities],
            "decks": [list(deck) for deck in self.decks],
            "tops": list(self.tops),
            "row": list(self.row),
            "stack": list(self.stack),
            "discard": list(self.discard),
            "peace": self.peace,
            "cat": self.cat,
            "central_known": self.central_known,
            "armed": self.armed,
            "used": self.used,
            "looked": list(self.looked),
            "looked_deck": self.looked_deck,
            "decisions": [[item.ident, item.seat, item.decider, item.kind, item.choice] for item in self.decisions],
            "agenda": list(self.agenda),
            "next_ident": self.next_ident,
            "event_count": self.event_count,
        }


def view_of(game: "ArchitectsGame", seat: int) -> View:
    """Return the seat's view of the table; seat -1 is a spectator."""
    return View(
        seat,
        game.config,
        game.library,
        game.active,
        game.turn,
        [seen_city(city) for city in game.cities],
        [left_in_deck(game, deck) for deck in range(len(game.decks))],
        [known_top(game, deck, seat) for deck in range(len(game.decks))],
        game.row[:],
        sorted(game.stack),
        game.discard[:],
        game.peace,
        game.cat,
        game.central_known,
        game.armed,
        game.used,
        # Only the active seat takes up cards.
        seen_cards(game.looked, seat == game.active),
        game.looked_deck,
        # Nothing to hide here: an open decision has no answer yet.
        [decision.copy() for decision in game.decisions],
        list(game.steps),
        game.next_ident,
        game.event_count,
    )


def seen_city(city: City) -> City:
    """Return a city as all players see it. Each field is listed, so that a hidden one could never slip in."""
    return City(city.board, city.cards[:], city.stages, city.tokens[:], city.victories, city.purse, city.owned)


def left_in_deck(game: "ArchitectsGame", deck: int) -> list[int]:
    """Count the cards of each kind in a deck, including those that were taken up to choose from."""
    return counts_of(game.decks[deck] + game.looked if deck == game.looked_deck else game.decks[deck])


def known_top(game: "ArchitectsGame", deck: int, viewer: int) -> int:
    """Return the top card of a deck if the viewer knows it, else NO_CARD."""
    if deck == len(game.cities) and knows_central(game.central_known, viewer):
        return game.decks[deck][-1]
    return visible_top(game, deck)


def knows_central(central_known: int, viewer: int) -> bool:
    """Return whether the viewer has seen the top of the central deck."""
    return viewer != SPECTATOR and central_known >> viewer & 1 != 0


def seen_cards(looked: list[int], open_to_viewer: bool) -> list[int]:
    """Return the cards taken up as the viewer sees them: face up only if they are the viewer's own."""
    return looked[:] if open_to_viewer or not looked else hidden_cards(looked[0], len(looked))


def hidden_cards(first: int, count: int) -> list[int]:
    """Hide the cards that another player took up, except the first: it was the top of its deck and face up (A4)."""
    return [first] + [NO_CARD] * (count - 1)


def table_words(library: Library, cities: list[City], turn: int, decisions: list[Decision]) -> str:
    """Describe a table in one line, for debugging: its wonders, the turn, and the open decision."""
    asked = [f"decision {item.ident} ({DECISIONS[item.kind]}) of seat {item.seat}" for item in decisions]
    return f"{', '.join(city_names(library, cities))}; turn {turn}, {asked[0] if asked else 'game over'}"
