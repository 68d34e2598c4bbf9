"""What a seat cannot see changes nothing for it: views, options and events of every game."""

from collections import Counter
from collections.abc import Callable, Iterable
from typing import TypeVar

from sevenwonders.games import follow
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.view import SPECTATOR
from tests.support.tracing import untraced

AnyGame = TypeVar("AnyGame", bound=Game)


def eyes(game: Game) -> list[int]:
    """Everybody who watches: the players and a spectator."""
    return [*game.players(), SPECTATOR]


def seen_by(seat: int, events: list[Event]) -> list[list[object]]:
    return [event.seen_by(seat).to_data() for event in events]


def check_following(game: Game, steps: Iterable[None], where: str) -> Counter[str]:
    """Views kept up to date by events equal fresh ones after every step. Return the events that occurred."""
    views = {seat: game.view(seat) for seat in eyes(game)}
    told = len(game.events)
    for _ in steps:
        news = game.events[told:]
        told = len(game.events)
        for seat, view in views.items():
            for event in news:
                follow(view, event.seen_by(seat))
            # Tests of views cover how they are written. Here that takes most of the time, traced even more.
            with untraced():
                assert view.to_data() == game.view(seat).to_data(), f"{where}, seat {seat}, event {told}"
    return Counter(game.event_name(event.kind) for event in game.events)


def check_alike(
    one: AnyGame, two: AnyGame, seat: int, menu: Callable[[AnyGame, int], object], choices: range, where: str
) -> None:
    """The seat cannot tell the two games apart, whatever it asks; `menu` gives that of a decision as plain values."""
    assert one.view(seat).to_data() == two.view(seat).to_data(), where
    assert seen_by(seat, one.events) == seen_by(seat, two.events), where
    for decision in one.decisions:
        if decision.decider == seat:
            assert one.options(decision.ident) == two.options(decision.ident), where
            assert menu(one, decision.ident) == menu(two, decision.ident), where
            for choice in choices:
                assert one.explain(decision.ident, choice) == two.explain(decision.ident, choice), where
