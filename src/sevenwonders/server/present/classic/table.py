"""A classic game as one viewer may see it, in wire objects."""

from functools import cache
from typing import ClassVar, Final, Literal, final

import msgspec
from typing_extensions import override

from sevenwonders.classic.kinds import AGE_BEGAN, ANSWERED, ASKED, CARD, HAND, REVEALED, TABLE
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import copied_parts
from sevenwonders.classic.scoring import Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import LEFT, hands_pass, passing_direction
from sevenwonders.classic.view import View
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.server.present.classic.all_rules import city_fields, table_fields
from sevenwonders.server.present.classic.cards import NOBODY, face_down_card, idents
from sevenwonders.server.present.classic.city import buried_cards, city_state, fights_ahead
from sevenwonders.server.present.classic.menu import menu_state
from sevenwonders.server.present.classic.scenes import payments_of, scene
from sevenwonders.server.present.classic.score import score_columns, score_detail
from sevenwonders.server.present.presenter import Picture, Presenter
from sevenwonders.server.wire.base import LateHands
from sevenwonders.server.wire.classic import table as wire

# Two thirds of all events
SILENT: Final = frozenset((ASKED, ANSWERED, REVEALED, HAND, TABLE))


@final
class ClassicPresenter(Presenter):
    """Makes the wire objects of the classic game."""

    has_hands: ClassVar[bool] = True

    @override
    def picture(self, game: Game, points: list[int]) -> "ClassicPicture":
        assert isinstance(game, ClassicGame)
        return ClassicPicture(game, points)

    @override
    def turn(self, game: Game) -> int:
        assert isinstance(game, ClassicGame)
        return game.turn

    @override
    def menu(self, game: Game, decision: Decision) -> list[wire.MenuCard]:
        assert isinstance(game, ClassicGame)
        return menu_state(game, decision.ident)

    @override
    def hands(self, game: Game) -> LateHands | None:
        assert isinstance(game, ClassicGame)
        # Cards that a rule deals before the first Age are passed on too, but the ones people keep may stay secret for
        # good.
        if all(decision.kind != CARD for decision in game.decisions):
            return None
        return LateHands(game.age, game.turn, [idents(game.library, city.hand) for city in game.cities])

    @override
    def detail(self, game: Game, score: kernel_score.Score) -> wire.ClassicScoreDetail:
        assert isinstance(game, ClassicGame)
        assert isinstance(score, Score)
        return score_detail(game, score)

    @override
    def columns(self, game: Game, score: kernel_score.Score) -> list[wire.ScoreColumn]:
        assert isinstance(game, ClassicGame)
        return score_columns(game, score.seat)

    @override
    def is_silent(self, kind: int) -> bool:
        return kind in SILENT

    @override
    def begins_age(self, game: Game, event: Event) -> bool:
        return event.kind == AGE_BEGAN

    @override
    def cards(self, game: Game, event: Event) -> list[str]:
        assert isinstance(game, ClassicGame)
        return idents(game.library, game.hooks.owner_of(event.kind).cards_in(event))

    @override
    def payments(self, game: Game, event: Event) -> list[wire.Payment]:
        assert isinstance(game, ClassicGame)
        return payments_of(game, event)

    @override
    def scene(self, game: Game, event: Event) -> wire.ClassicScene | None:
        assert isinstance(game, ClassicGame)
        return scene(game, event)


@final
class ClassicPicture(Picture):
    """A classic game at one moment. Cities and discard pile are made once, as a spectator sees them."""

    def __init__(self, game: ClassicGame, points: list[int]) -> None:
        self.game = game
        self.view = open_view(game, game.view(NOBODY))
        self.play = play_state(game, self.view, points)

    @override
    def seen_by(self, view: kernel_view.View) -> wire.ClassicPlay:
        assert isinstance(view, View)
        if view.seat == NOBODY:
            return self.play
        game = self.game
        open_view(game, view)
        goes_to = hand_goes_to(game, view.seat)
        return msgspec.structs.replace(
            self.play,
            passing=direction(game, view.seat, goes_to),
            hand_goes_to=goes_to,
            hand_comes_from=hand_comes_from(game, view.seat),
            cities=[self.city_seen_by(view, seat) for seat in range(len(view.cities))],
            hand=hand_of(game.library, view, view.seat),
            partner_hand=hand_of(game.library, view, game.partner(view.seat)),
            discard=self.play.discard if view.discard == self.view.discard else discard_state(game.library, view),
            **(table_fields(game, view) if game.rules else {}),
        )

    def city_seen_by(self, view: View, seat: int) -> wire.CityState:
        """Add what only the viewer knows of a city: face-down cards, and what rules hide."""
        public = self.play.cities[seat]
        city = view.cities[seat]
        if city.buried == self.view.cities[seat].buried and not self.game.rules:
            return public
        buried = buried_cards(self.game.library, city)
        return msgspec.structs.replace(public, buried=buried, **city_fields(self.game, view, seat))


def play_state(game: ClassicGame, view: View, points: list[int]) -> wire.ClassicPlay:
    """Describe the table as a spectator may know it."""
    passing = hands_pass(game)
    fights = fights_ahead(game)
    seats = range(len(view.cities))
    return wire.ClassicPlay(
        phase=phase_of(game),
        age=view.age,
        last_turn=game.library.last_turn,
        passing=direction(game, NOBODY, NOBODY),
        hands_pass=passing,
        hand_goes_to=NOBODY,
        hand_comes_from=NOBODY,
        cities=[city_state(game, view, seat, passing, fights, points[seat] if points else None) for seat in seats],
        hand=[],
        partner_hand=[],
        discard=discard_state(game.library, view),
        **table_fields(game, view),
    )


def discard_state(library: Library, view: View) -> list[wire.FaceDownCard]:
    """Describe the discard pile, as far as the viewer knows it."""
    return [face_down_card(library, card) for card in view.discard]


def open_view(game: ClassicGame, view: View) -> View:
    """Turn over everything face down in the view if the game is finished: it has no secrets then."""
    if not game.finished():
        return view
    for city, seen in zip(game.cities, view.cities, strict=True):
        seen.buried = city.buried[:]
        seen.parts = copied_parts(city.parts)
    view.discard = game.discard[:]
    return view


def phase_of(game: ClassicGame) -> wire.Phase:
    """Name the phase: a turn, or a rule's name for a moment outside turns."""
    chapters = [rule.chapter(game.age, game.turn) for rule in game.rules]
    return phase_named(next(filter(None, chapters), "turn"))


@cache
def phase_named(name: str) -> wire.Phase:
    """Return the phase of that name, which is one of those on the wire."""
    phase: wire.Phase = msgspec.convert(name, wire.Phase)
    return phase


def hand_of(library: Library, view: View, seat: int) -> list[str]:
    """List a hand as far as the viewer may see it; that of NOBODY is empty."""
    return [] if seat == NOBODY else idents(library, view.cities[seat].hand)


def direction(game: ClassicGame, seat: int, goes_to: int) -> Literal["left", "right"]:
    """Return the side to which hands go in this Age: for a player, the side of the next holder.

    This matters for two players: they swap their hands, and the Free City is on the other side.
    """
    if goes_to == NOBODY:
        return "left" if passing_direction(game.age) == LEFT else "right"
    return "left" if game.left(seat) == goes_to else "right"


def hand_goes_to(game: ClassicGame, seat: int) -> int:
    """Return the seat that gets this seat's hand after the turn, or NOBODY for a spectator."""
    return game.receiver(seat) if seat in game.drafting else NOBODY


def hand_comes_from(game: ClassicGame, seat: int) -> int:
    """Return the seat whose hand this seat gets after the turn, or NOBODY for a spectator."""
    return next((other for other in game.drafting if game.receiver(other) == seat), NOBODY)
