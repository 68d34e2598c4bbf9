"""A classic game as one viewer may see it, in wire objects."""

from typing import Final, Literal, final

import msgspec
from typing_extensions import override

from sevenwonders.classic.colours import COLOURS
from sevenwonders.classic.library import Library
from sevenwonders.classic.science import NO_SYMBOL
from sevenwonders.classic.scoring import NO_COLOUR, NO_GUILD, Score
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import LEFT, passing_direction
from sevenwonders.classic.view import View
from sevenwonders.kernel import score as kernel_score
from sevenwonders.kernel import view as kernel_view
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.server.classic import wire
from sevenwonders.server.classic.cards import back_or_card, idents
from sevenwonders.server.classic.city import city_state
from sevenwonders.server.classic.menu import menu_state
from sevenwonders.server.classic.rules import table_fields
from sevenwonders.server.presenter import Presenter

SYMBOL_NAMES: Final[list[wire.SymbolName]] = ["compass", "gear", "tablet"]
NOBODY: Final = -1


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
        return wire.ClassicScoreDetail(
            coins=score.coins,
            wilds=score.wilds,
            copied=score.copied,
            changed=[SYMBOL_NAMES[symbol] for symbol in score.changed if symbol != NO_SYMBOL],
            repeated=score.repeated,
            copied_guild=None if score.copied_guild == NO_GUILD else game.library.cards[score.copied_guild].ident,
            repeated_guilds=[game.library.cards[guild].ident for guild in score.repeated_guilds],
            best_colour=None if score.best_colour == NO_COLOUR else COLOURS[score.best_colour],
        )

    @override
    def cards(self, game: Game, event: Event) -> list[str]:
        assert isinstance(game, ClassicGame)
        return idents(game.library, game.hooks.owner_of(event.kind).cards_in(event))


def play_state(game: ClassicGame, view: View, points: list[int]) -> wire.ClassicPlay:
    """The table as the viewer may know it."""
    if game.finished():
        turn_over(game, view)
    library = game.library
    return wire.ClassicPlay(
        phase=phase_of(game),
        age=view.age,
        last_turn=library.last_turn,
        passing=direction(game, view.seat),
        hand_goes_to=hand_goes_to(game, view.seat),
        hand_comes_from=hand_comes_from(game, view.seat),
        cities=[city_state(game, view, seat, points[seat] if points else None) for seat in range(len(view.cities))],
        hand=hand_of(library, view, view.seat),
        partner_hand=hand_of(library, view, NOBODY if view.seat == NOBODY else game.partner(view.seat)),
        discard=[back_or_card(library, card) for card in view.discard],
        **table_fields(game, view),
    )


def turn_over(game: ClassicGame, view: View) -> None:
    """Turn over everything that is face down: a finished game has no secrets."""
    for city, seen in zip(game.cities, view.cities, strict=True):
        seen.buried = city.buried[:]
        seen.parts = [part.copy() for part in city.parts]
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
