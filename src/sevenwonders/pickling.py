"""Pickling of games, views, memories and the values in them, by their plain data.

`copyreg` knows the functions below once the package is used, so that rules need not know about pickling. A pickled game
has its whole state and its answers; like a copy, it keeps no events.
"""

import copyreg
from collections.abc import Callable
from typing import Any, TypeAlias

from sevenwonders.architects.memory import ArchitectsMemory
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import View as ArchitectsView
from sevenwonders.bots.protocol.views import view_from_data
from sevenwonders.classic.memory.seat_memory import ClassicMemory
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View as ClassicView
from sevenwonders.games import game_from_data, memory_from_data
from sevenwonders.kernel.config import Config, config_from_data
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import Rng
from sevenwonders.kernel.view import View

# The function that makes the object again, and its arguments.
Reduced: TypeAlias = tuple[Callable[..., Any], tuple[object, ...]]


def reduce_game(game: Game) -> Reduced:
    """Pickle a game by its state."""
    return game_from_data, (game.to_data(),)


def reduce_view(view: View) -> Reduced:
    """Pickle a view by its data."""
    return view_from_data, (view.to_data(),)


def reduce_memory(memory: Memory) -> Reduced:
    """Pickle a memory by its data."""
    return memory_from_data, (memory.to_data(),)


def reduce_config(config: Config) -> Reduced:
    """Pickle a configuration by its data."""
    return config_from_data, (config.to_data(),)


def reduce_decision(item: Decision) -> Reduced:
    """Pickle a decision by its fields."""
    return Decision, (item.ident, item.seat, item.decider, item.kind, item.choice)


def reduce_event(event: Event) -> Reduced:
    """Pickle an event by its fields."""
    return new_event, (event.kind, event.seat, event.values, event.audience, event.secret, event.partner)


def new_event(kind: int, seat: int, values: list[int], audience: int, secret: list[int], partner: int) -> Event:
    """Make an event, and name the partner who also knows its secret."""
    event = Event(kind, seat, values, audience, secret)
    event.partner = partner
    return event


def reduce_rng(rng: Rng) -> Reduced:
    """Pickle a random generator by its state."""
    return Rng, (rng.a, rng.b, rng.c, rng.d)


copyreg.pickle(ClassicGame, reduce_game)
copyreg.pickle(ArchitectsGame, reduce_game)
copyreg.pickle(ClassicView, reduce_view)
copyreg.pickle(ArchitectsView, reduce_view)
copyreg.pickle(ClassicMemory, reduce_memory)
copyreg.pickle(ArchitectsMemory, reduce_memory)
copyreg.pickle(Config, reduce_config)
copyreg.pickle(Decision, reduce_decision)
copyreg.pickle(Event, reduce_event)
copyreg.pickle(Rng, reduce_rng)
