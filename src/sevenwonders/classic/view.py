"""The part of a table that one seat may know, filled in field by field.

The state is never copied and then censored: a forgotten field is missing, not leaked. A hidden card is
minus the number of its back.
"""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.kinds import DISCARD_PILE, LAST_CARD
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part, Parts, parts_in
from sevenwonders.classic.perks import NO_PERKS
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

# The choice of an answered decision whose answer the viewer may not know.
SEALED: Final = -2
NOBODY: Final = -1


@final
class View(kernel_view.View):
    """The whole table as one seat or a spectator may know it.

    `cities` can be asked like those of a game; hidden cards in hands and under wonders are backs. The choice of a
    decision is the viewer's own answer, SEALED for another player's, or UNANSWERED.
    """

    __slots__ = (
        "age",
        "agenda",
        "cities",
        "discard",
        "discard_builders",
        "discarders",
        "next_ident",
        "parts",
        "turn",
    )

    def __init__(
        self,
        seat: int,
        config: Config,
        age: int,
        turn: int,
        cities: list[City],
        discard: list[int],
        discarders: list[int],
        decisions: list[Decision],
        agenda: list[int],
        discard_builders: list[int],
        parts: Parts,
        next_ident: int,
        event_count: int,
        library: Library,
        hooks: Hooks,
    ) -> None:
        super().__init__(seat, config, decisions, event_count)
        self.age = age
        self.turn = turn
        self.cities = cities
        self.discard = discard
        self.discarders = discarders
        self.agenda = agenda
        self.discard_builders = discard_builders
        self.parts = parts
        self.next_ident = next_ident
        # The cards, boards and rules that the configuration names.
        self.library = library
        self.hooks = hooks

    def restore(self, parts: list[Part]) -> None:
        """Restore the fields that are kept in vectors, after the view was read from plain data."""
        self.parts = parts_in(parts)

    @override
    def to_data(self) -> Data:
        library = self.library
        return {
            "seat": self.seat,
            "config": self.config.to_data(),
            "age": self.age,
            "turn": self.turn,
            "cities": [city_data(city) for city in self.cities],
            "discard": list(self.discard),
            "discarders": list(self.discarders),
            "decisions": [[item.ident, item.seat, item.decider, item.kind, item.choice] for item in self.decisions],
            "agenda": list(self.agenda),
            "discard_builders": list(self.discard_builders),
            "parts": [part.values() for part in self.parts],
            "next_ident": self.next_ident,
            "event_count": self.event_count,
            "table": library.name,
        }


def city_data(city: City) -> Data:
    """Return a city as plain data, for comparing views: its contents and all totals."""
    return {
        "board": city.board,
        "coins": city.coins,
        "stages": [city.stages, city.built_stages],
        "free_build": [city.free_build_ready, city.free_build_each_age, city.free_build_colour],
        "chains": [city.chains, city.new_chains],
        "built": list(city.built),
        "buried": list(city.buried),
        "tokens": list(city.tokens),
        "hand": list(city.hand),
        "parts": [part.values() for part in city.parts],
        "shields": city.shields,
        "own": [city.own_goods, city.own_choices, city.own_reach, city.own_choice_count],
        "sold": [city.sold_goods, city.sold_choices, city.sold_reach],
        "prices": [city.raw_left, city.raw_right, city.manufactured_left, city.manufactured_right],
        "symbols": [*city.symbols, city.wild_symbols],
        "names": list(city.names),
        "colours": {COLOURS[colour]: count for colour, count in enumerate(city.colours) if count},
        "rights": [city.plays_last_card, city.guild_copies],
        "perks": city.perks.to_data(),
    }


def view_of(game: "ClassicGame", seat: int, other: View | None = None) -> View:
    """Return the seat's view of the table; seat -1 is a spectator.

    `other` is another player's view of the same moment. Cities that both see from outside are shared with it.
    """
    return View(
        seat,
        game.config,
        game.age,
        game.turn,
        seen_cities(game, seat, other),
        seen_discard(game.library, game.discard, game.discarders, seat, looks_through_pile(game, seat)),
        game.discarders[:],
        [
            Decision(item.ident, item.seat, item.decider, item.kind, seen_choice(item.choice, item.decider, seat))
            for item in game.decisions
        ],
        list(game.steps),
        game.discard_builders[:],
        parts_in([part.shown() for part in game.parts]),
        game.next_ident,
        game.event_count,
        game.library,
        game.hooks,
    )


def seen_cities(game: "ClassicGame", seat: int, other: View | None) -> list[City]:
    """Return all cities as the viewer sees them, some of them shared with another player's view."""
    partner = NOBODY if seat == SPECTATOR else game.partner(seat)
    others_partner = NOBODY if other is None else game.partner(other.seat)
    played_for = city_played_for(game, seat)
    cities: list[City] = []
    for number, city in enumerate(game.cities):
        # Partners see each other's hands (R9), and a controller the Free City's last card (P5).
        is_own = number == seat
        is_open = is_own or (number == partner and partner != NOBODY)
        sees_hand = is_open or number == played_for
        if other is not None and not sees_hand and number != others_partner and is_outside(other, number):
            cities.append(other.cities[number])
        else:
            cities.append(seen_city(game.library, city, is_own, is_open, sees_hand))
    return cities


def is_outside(view: View, number: int) -> bool:
    """Return whether a city is another player's, so that its hand is hidden from the viewer."""
    hand = view.cities[number].hand
    return number != view.seat and (not hand or hand[0] < 0)


def seen_city(library: Library, city: City, is_own: bool, is_open: bool, sees_hand: bool) -> City:
    """Return a city as the viewer sees it: totals follow from open cards and are public; hidden cards are backs."""
    return City(
        city.board,
        city.coins,
        city.stages,
        city.built_stages,
        city.free_build_ready,
        city.shields,
        city.own_goods,
        city.own_choices,
        city.own_reach,
        city.own_choice_count,
        city.sold_goods,
        city.sold_choices,
        city.sold_reach,
        city.raw_left,
        city.raw_right,
        city.manufactured_left,
        city.manufactured_right,
        city.wild_symbols,
        city.chains,
        city.new_chains,
        city.plays_last_card,
        city.free_build_each_age,
        city.free_build_colour,
        city.guild_copies,
        city.hand[:] if sees_hand else backs_of(library, city.hand),
        city.built[:],
        # Under a wonder cards are face down for a partner too (P19).
        city.buried[:] if is_own else [seen_card(library, card, is_open=False) for card in city.buried],
        city.tokens[:],
        city.names[:],
        city.colours[:],
        city.symbols[:],
        city.perks if city.perks is NO_PERKS else city.perks.copy(),
        parts_in([part.copy() if is_open else part.shown() for part in city.parts]),
    )


def backs_of(library: Library, hand: list[int]) -> list[int]:
    """Return a hand seen from behind. All cards of a hand have the same back."""
    return [-library.cards[hand[0]].back] * len(hand) if hand else []


def city_played_for(game: "ClassicGame", viewer: int) -> int:
    """Return the city whose last card of the Age the viewer plays and so sees (P5), or NOBODY."""
    for decision in game.decisions:
        if decision.kind == LAST_CARD and decision.decider == viewer:
            return decision.seat
    return NOBODY


def looks_through_pile(game: "ClassicGame", viewer: int) -> bool:
    """Return whether the viewer is choosing a card from the discard pile, and so sees all of it (R4)."""
    return any(item.kind == DISCARD_PILE and item.decider == viewer for item in game.decisions)


def seen_card(library: Library, card: int, is_open: bool) -> int:
    """Return the card, or only its back."""
    return card if is_open or card < 0 else -library.cards[card].back


def seen_discard(library: Library, pile: list[int], discarders: list[int], viewer: int, looks: bool) -> list[int]:
    """Return the discard pile as the viewer sees it: own discards, or everything while looking through it."""
    return [seen_card(library, card, looks or discarders[place] == viewer) for place, card in enumerate(pile)]


def seen_choice(choice: int, decider: int, viewer: int) -> int:
    """Return an answer as the viewer sees it: sealed, unless it is the viewer's own."""
    return choice if choice == UNANSWERED or decider == viewer else SEALED
