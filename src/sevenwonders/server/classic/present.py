"""A classic game as one viewer may see it, in wire objects."""

from typing import Literal, final

import msgspec
from typing_extensions import override

from sevenwonders.classic.kinds import AGE_BEGAN
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
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.cards import NOBODY, face_down_card, idents
from sevenwonders.server.classic.city import city_state
from sevenwonders.server.classic.menu import menu_state
from sevenwonders.server.classic.rules import table_fields
from sevenwonders.server.classic.scenes import payments_of, scene
from sevenwonders.server.classic.score import score_columns, score_detail
from sevenwonders.server.presenter import Presenter


@final
class ClassicPresenter(Presenter):
    """Makes the wire objects of the classic game."""

    @override
    def play(self, game: Game, view: kernel_view.View, points: list[int]) -> wire.ClassicPlay:
        assert isinstance(game, ClassicGame)
        assert isinstance(view, View)
        return play_state(game, view, points)

    @override
    def turn(self, game: Game) -> int:
        assert isinstance(game, ClassicGame)
        return game.turn

    @override
    def menu(self, game: Game, decision: Decision) -> list[wire.MenuCard]:
        assert isinstance(game, ClassicGame)
        return menu_state(game, decision.ident, decision.seat)

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


def play_state(game: ClassicGame, view: View, points: list[int]) -> wire.ClassicPlay:
    """The table as the viewer may know it."""
    if game.finished():
        turn_over(game, view)
    library = game.library
    passing = hands_pass(game)
    seats = range(len(view.cities))
    return wire.ClassicPlay(
        phase=phase_of(game),
        age=view.age,
        last_turn=library.last_turn,
        passing=direction(game, view.seat),
        hands_pass=passing,
        hand_goes_to=hand_goes_to(game, view.seat),
        hand_comes_from=hand_comes_from(game, view.seat),
        cities=[city_state(game, view, seat, passing, points[seat] if points else None) for seat in seats],
        hand=hand_of(library, view, view.seat),
        partner_hand=hand_of(library, view, NOBODY if view.seat == NOBODY else game.partner(view.seat)),
        discard=[face_down_card(library, card) for card in view.discard],
        **table_fields(game, view),
    )


def turn_over(game: ClassicGame, view: View) -> None:
    """Turn over everything that is face down: a finished game has no secrets."""
    for city, seen in zip(game.cities, view.cities, strict=True):
        seen.buried = city.buried[:]
        seen.parts = copied_parts(city.parts)
    view.discard = game.discard[:]


def phase_of(game: ClassicGame) -> wire.Phase:
    """A turn, or what a rule calls a moment that is none."""
    chapters = [rule.chapter(game.age, game.turn) for rule in game.rules]
    phase: wire.Phase = msgspec.convert(next(filter(None, chapters), "turn"), wire.Phase)
    return phase


def hand_of(library: Library, view: View, seat: int) -> list[str]:
    """A hand as far as the viewer may look at it; that of NOBODY is empty."""
    return [] if seat == NOBODY else idents(library, view.cities[seat].hand)


def direction(game: ClassicGame, seat: int) -> Literal["left", "right"]:
    """The side to which hands go in this Age. For a player it is the side on which the next holder of the hand sits.

    This makes a difference for two players: they swap their hands, and the Free City is on the other side.
    """
    goes_to = hand_goes_to(game, seat)
    if goes_to == NOBODY:
        return "left" if passing_direction(game.age) == LEFT else "right"
    return "left" if game.left(seat) == goes_to else "right"


def hand_goes_to(game: ClassicGame, seat: int) -> int:
    """The seat that gets this seat's hand after the turn; NOBODY for a spectator."""
    return game.receiver(seat) if seat in game.drafting else NOBODY


def hand_comes_from(game: ClassicGame, seat: int) -> int:
    """The seat whose hand this seat gets after the turn; NOBODY for a spectator."""
    return next((other for other in game.drafting if game.receiver(other) == seat), NOBODY)
