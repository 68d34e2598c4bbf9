"""What one seat may know, as a type of its own that is filled field by field.

Everybody knows what a deck held at the start and sees every card that leaves it, since cards are laid open in front of
whoever takes them. So what is left in each deck is public by kind; its order is not. Of the order everybody
knows the top of each face-up deck, and who has looked with the cat knows the top of the central one until it is taken
(K2; looking costs nothing, so the program always looks, and that somebody looked is public). Nothing else about the
order is ever known: a deck that was shuffled again has forgotten all but its new top, and the cards taken up for that
are seen by their taker alone, the former top apart. In the same way everybody knows which progress tokens are in the
stack, and nobody their order.
"""

from typing import TYPE_CHECKING, final

from sevenwonders.architects.cards import CARDS, NO_CARD
from sevenwonders.architects.city import City, seat_with
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
class CityView:
    """What lies in front of one player, all of it open: cards by kind, built stages as bits, tokens."""

    __slots__ = ("board", "cards", "stages", "tokens", "victories")

    def __init__(self, board: int, cards: list[int], stages: int, tokens: list[int], victories: int) -> None:
        self.board = board
        self.cards = cards
        self.stages = stages
        self.tokens = tokens
        self.victories = victories

    def to_data(self) -> Data:
        """Plain data, for comparing views."""
        return {
            "board": self.board,
            "cards": list(self.cards),
            "stages": self.stages,
            "tokens": list(self.tokens),
            "victories": self.victories,
        }


@final
class View(kernel_view.View):
    """The whole table as one seat, or a spectator, may know it.

    `decks` counts what is left in each deck by kind, cards taken up to choose from included; `tops` are the top cards
    as far as the viewer knows them. `looked` holds the cards taken up, hidden ones as NO_CARD. `stack` is sorted: its
    order is hidden.
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
        active: int,
        turn: int,
        cities: list[CityView],
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

    def to_data(self) -> Data:
        """Plain data, for comparing views and for the wire."""
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
    """What the seat may know; seat -1 is a spectator."""
    return View(
        seat,
        game.config,
        game.active,
        game.turn,
        [CityView(city.board, city.cards[:], city.stages, city.tokens[:], city.victories) for city in game.cities],
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
        seen_cards(game.looked, seat == game.active),
        game.looked_deck,
        [decision.copy() for decision in game.decisions],
        game.agenda[:],
        game.next_ident,
        game.event_count,
    )


def left_in_deck(game: "ArchitectsGame", deck: int) -> list[int]:
    """How many cards of each kind belong to a deck now, those taken up to choose from included."""
    counts = [0] * CARDS
    for card in game.decks[deck]:
        counts[card] += 1
    if deck == game.looked_deck:
        for card in game.looked:
            counts[card] += 1
    return counts


def known_top(game: "ArchitectsGame", deck: int, viewer: int) -> int:
    """The top card of a deck as far as the viewer knows it, else NO_CARD."""
    if deck == len(game.cities) and knows_central(game.central_known, viewer):
        return game.decks[deck][-1]
    return visible_top(game, deck)


def knows_central(central_known: int, viewer: int) -> bool:
    """Whether the viewer has seen the top of the central deck."""
    return viewer != SPECTATOR and central_known >> viewer & 1 != 0


def seen_cards(looked: list[int], open_to_viewer: bool) -> list[int]:
    """Cards taken up: the first was the top of its deck, which everybody saw; the others are the taker's secret."""
    if open_to_viewer:
        return looked[:]
    return looked[:1] + [NO_CARD] * (len(looked) - 1)


def city_seen(library: Library, view: CityView) -> City:
    """The city with all totals that anybody can work out from what lies there."""
    return seat_with(library, view.board, view.cards, view.stages, view.tokens, view.victories)
