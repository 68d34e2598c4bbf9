"""What one seat may know, as a type of its own that is filled field by field.

A hidden card is written as minus its Age: backs show the Age, and the Age alone.
"""

from typing import TYPE_CHECKING, Final, final

from sevenwonders.classic.build import add_board, add_card, add_stages
from sevenwonders.classic.city import City, empty_city
from sevenwonders.classic.kinds import DISCARD_PILE, LAST_CARD
from sevenwonders.classic.library import Library
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.view import SPECTATOR

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame

SEALED: Final = -2


@final
class CityView:
    """One city as the viewer sees it. `hand` is empty unless the viewer may look at it."""

    __slots__ = (
        "board",
        "built",
        "built_stages",
        "buried",
        "chains",
        "coins",
        "free_build_ready",
        "hand",
        "hand_size",
        "new_chains",
        "parts",
        "stages",
        "tokens",
    )

    def __init__(
        self,
        board: int,
        coins: int,
        stages: int,
        built_stages: int,
        free_build_ready: bool,
        chains: int,
        new_chains: int,
        built: list[int],
        buried: list[int],
        tokens: list[int],
        hand_size: int,
        hand: list[int],
        parts: list[list[int]],
    ) -> None:
        self.board = board
        self.coins = coins
        self.stages = stages
        self.built_stages = built_stages
        self.free_build_ready = free_build_ready
        self.chains = chains
        self.new_chains = new_chains
        self.built = built
        self.buried = buried
        self.tokens = tokens
        self.hand_size = hand_size
        self.hand = hand
        self.parts = parts

    def to_data(self) -> Data:
        """Plain data, for comparing views."""
        data: Data = {
            "board": self.board,
            "coins": self.coins,
            "stages": self.stages,
            "free_build_ready": self.free_build_ready,
            "chains": [self.chains, self.new_chains],
            "built": list(self.built),
            "buried": list(self.buried),
            "tokens": list(self.tokens),
            "hand_size": self.hand_size,
            "hand": list(self.hand),
        }
        if self.built_stages != (1 << self.stages) - 1:
            data["built_stages"] = self.built_stages
        if self.parts:
            data["parts"] = [list(part) for part in self.parts]
        return data


@final
class View(kernel_view.View):
    """The whole table as one seat, or a spectator, may know it.

    A decision's choice is the viewer's own answer, SEALED for another's, or UNANSWERED.
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
        cities: list[CityView],
        discard: list[int],
        discarders: list[int],
        decisions: list[Decision],
        agenda: list[int],
        discard_builders: list[int],
        parts: list[list[int]],
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

    def to_data(self) -> Data:
        """Plain data, for comparing views and for the wire."""
        return {
            "seat": self.seat,
            "config": self.config.to_data(),
            "age": self.age,
            "turn": self.turn,
            "cities": [city.to_data() for city in self.cities],
            "discard": list(self.discard),
            "discarders": list(self.discarders),
            "decisions": [[item.ident, item.seat, item.decider, item.kind, item.choice] for item in self.decisions],
            "agenda": list(self.agenda),
            "discard_builders": list(self.discard_builders),
            "parts": [list(part) for part in self.parts],
            "next_ident": self.next_ident,
            "event_count": self.event_count,
        }


def view_of(game: "ClassicGame", seat: int) -> View:
    """What the seat may know; seat -1 is a spectator."""
    library = game.library
    return View(
        seat,
        game.config,
        game.age,
        game.turn,
        [city_view(game, other, seat) for other in range(len(game.cities))],
        seen_discard(library, game.discard, game.discarders, seat, looks_through_pile(game, seat)),
        game.discarders[:],
        [
            Decision(item.ident, item.seat, item.decider, item.kind, seen_choice(item.choice, item.decider, seat))
            for item in game.decisions
        ],
        game.agenda[:],
        game.discard_builders[:],
        [part.seen() for part in game.parts],
        game.next_ident,
        game.event_count,
    )


def city_view(game: "ClassicGame", seat: int, viewer: int) -> CityView:
    """One city as the viewer sees it."""
    city = game.cities[seat]
    return CityView(
        city.board,
        city.coins,
        city.stages,
        city.built_stages,
        city.free_build_ready,
        city.chains,
        city.new_chains,
        city.built[:],
        [seen_card(game.library, card, seat == viewer) for card in city.buried],
        city.tokens[:],
        len(city.hand),
        city.hand[:] if sees_hand(game, seat, viewer) else [],
        [part.known() if owns(game, seat, viewer) else part.seen() for part in city.parts],
    )


def owns(game: "ClassicGame", seat: int, viewer: int) -> bool:
    """Whether the city is the viewer's own, or that of a partner who shows it."""
    return seat == viewer or (viewer != SPECTATOR and game.partner(seat) == viewer)


def sees_hand(game: "ClassicGame", seat: int, viewer: int) -> bool:
    """One's own hand, a partner's, and the last card that one plays for the Free City."""
    if owns(game, seat, viewer):
        return True
    for decision in game.decisions:
        if decision.kind == LAST_CARD and decision.seat == seat and decision.decider == viewer:
            return True
    return False


def looks_through_pile(game: "ClassicGame", viewer: int) -> bool:
    """Who is about to build from the discard pile sees all of it (R4)."""
    return any(item.kind == DISCARD_PILE and item.decider == viewer for item in game.decisions)


def seen_card(library: Library, card: int, open_to_viewer: bool) -> int:
    """The card, or only its back."""
    return card if open_to_viewer or card < 0 else -library.cards[card].back


def seen_discard(library: Library, pile: list[int], discarders: list[int], viewer: int, looks: bool) -> list[int]:
    """The discard pile: one's own cards, or all of them while looking through it."""
    return [
        seen_card(library, card, looks or discarder == viewer) for card, discarder in zip(pile, discarders, strict=True)
    ]


def seen_choice(choice: int, decider: int, viewer: int) -> int:
    """A sealed answer is known to who gave it."""
    return choice if choice == UNANSWERED or decider == viewer else SEALED


def city_seen(library: Library, view: CityView) -> City:
    """The city with all totals that anybody can work out from what stands in it."""
    city = empty_city(view.board, view.coins, library.name_words)
    add_board(library, city)
    for card in view.built:
        add_card(library, city, card)
    add_stages(library, city, view.built_stages, view.buried)
    city.free_build_ready = view.free_build_ready
    city.chains = view.chains
    city.new_chains = view.new_chains
    city.tokens = view.tokens[:]
    city.hand = view.hand[:]
    return city
