"""What one seat may know of a table, filled field by field.

A hidden card is written as minus what its back shows.
"""

from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.city import City
from sevenwonders.classic.hooks import Hooks
from sevenwonders.classic.kinds import DISCARD_PILE, LAST_CARD
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import Part
from sevenwonders.classic.perks import NO_PERKS
from sevenwonders.classic.rules import hooks_of
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

SEALED: Final = -2


@final
class View(kernel_view.View):
    """The whole table as one seat, or a spectator, may know it.

    `cities` can be asked like those of a game; hidden cards of hands and under wonders are backs. A decision's choice
    is the viewer's own answer, SEALED for another's, or UNANSWERED.
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
        parts: list[Part],
        next_ident: int,
        event_count: int,
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

    @property
    def library(self) -> Library:
        """The cards and boards of this table."""
        return library_for(self.config)

    @property
    def hooks(self) -> Hooks:
        """The rules of this table."""
        return hooks_of(self.config)

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
    """A city as plain data, for comparing views: what is in it, and every total."""
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
        "colours": list(city.colours),
        "rights": [city.plays_last_card, city.guild_copies],
        "perks": city.perks.to_list(),
    }


def view_of(game: "ClassicGame", seat: int) -> View:
    """What the seat may know; seat -1 is a spectator."""
    return View(
        seat,
        game.config,
        game.age,
        game.turn,
        [seen_city(game, other, seat) for other in range(len(game.cities))],
        seen_discard(game.library, game.discard, game.discarders, seat, looks_through_pile(game, seat)),
        game.discarders[:],
        [
            Decision(item.ident, item.seat, item.decider, item.kind, seen_choice(item.choice, item.decider, seat))
            for item in game.decisions
        ],
        game.agenda[:],
        game.discard_builders[:],
        [part.shown() for part in game.parts],
        game.next_ident,
        game.event_count,
    )


def seen_city(game: "ClassicGame", seat: int, viewer: int) -> City:
    """One city as the viewer sees it: totals follow from what lies open, hidden cards are backs."""
    city = game.cities[seat]
    library = game.library
    is_open = owns(game, seat, viewer)
    sees_hand = is_open or plays_last_card_for(game, seat, viewer)
    return City(
        board=city.board,
        coins=city.coins,
        stages=city.stages,
        built_stages=city.built_stages,
        free_build_ready=city.free_build_ready,
        shields=city.shields,
        own_goods=city.own_goods,
        own_choices=city.own_choices,
        own_reach=city.own_reach,
        own_choice_count=city.own_choice_count,
        sold_goods=city.sold_goods,
        sold_choices=city.sold_choices,
        sold_reach=city.sold_reach,
        raw_left=city.raw_left,
        raw_right=city.raw_right,
        manufactured_left=city.manufactured_left,
        manufactured_right=city.manufactured_right,
        wild_symbols=city.wild_symbols,
        chains=city.chains,
        new_chains=city.new_chains,
        plays_last_card=city.plays_last_card,
        free_build_each_age=city.free_build_each_age,
        free_build_colour=city.free_build_colour,
        guild_copies=city.guild_copies,
        hand=[seen_card(library, card, sees_hand) for card in city.hand],
        built=city.built[:],
        buried=[seen_card(library, card, seat == viewer) for card in city.buried],
        tokens=city.tokens[:],
        names=city.names[:],
        colours=city.colours[:],
        symbols=city.symbols[:],
        perks=city.perks if city.perks is NO_PERKS else city.perks.copy(),
        parts=[part.copy() if is_open else part.shown() for part in city.parts],
    )


def owns(game: "ClassicGame", seat: int, viewer: int) -> bool:
    """Whether the city is the viewer's own, or that of a partner who shows it."""
    return seat == viewer or (viewer != SPECTATOR and game.partner(seat) == viewer)


def plays_last_card_for(game: "ClassicGame", seat: int, viewer: int) -> bool:
    """Whether the viewer plays the last card of another city, and so sees it."""
    for decision in game.decisions:
        if decision.kind == LAST_CARD and decision.seat == seat and decision.decider == viewer:
            return True
    return False


def looks_through_pile(game: "ClassicGame", viewer: int) -> bool:
    """Whether the viewer is about to build from the discard pile, and so sees all of it (R4)."""
    return any(item.kind == DISCARD_PILE and item.decider == viewer for item in game.decisions)


def seen_card(library: Library, card: int, is_open: bool) -> int:
    """The card, or only its back."""
    return card if is_open or card < 0 else -library.cards[card].back


def seen_discard(library: Library, pile: list[int], discarders: list[int], viewer: int, looks: bool) -> list[int]:
    """The discard pile: one's own cards, or all of them while looking through it."""
    return [
        seen_card(library, card, looks or discarder == viewer) for card, discarder in zip(pile, discarders, strict=True)
    ]


def seen_choice(choice: int, decider: int, viewer: int) -> int:
    """A sealed answer is known only to the seat that gave it."""
    return choice if choice == UNANSWERED or decider == viewer else SEALED
