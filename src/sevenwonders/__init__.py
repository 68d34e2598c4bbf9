"""7 Wonders for people, bots and researchers: one rules engine behind all of them.

>>> from sevenwonders import Config, new_game, record_game, replay_game
>>> game = new_game(Config(players=3), seed=7)
>>> while not game.finished():
...     decision = game.pending()[0]
...     game.answer(decision, game.choices(decision)[0])
>>> game.ranking() == replay_game(record_game(game)).ranking()
True

`new_game` makes a game of any kind that waits for answers; `new_classic_game` and `new_architects_game` do the same
with the type of their game, which has more to offer. `pending` lists the open decisions and `choices` what one of them
allows, as objects with card, use and price; `menu` also lists what it refuses, with reasons. `answer` and `change` give
and replace an answer: a choice, its notation, or its integer. `options` lists the integers, for fast loops.
`after` tries an answer on a copy. `view` shows what a seat may know, `events` holds what happened, `score_sheet` and
`ranking` count. `print` draws a game or view, and `pickle` and `copy` understand both.

`to_data` gives a game as plain data and `record_game` its configuration, seed and answers; `load_game` and
`load_record` take plain data or the file that `save_game` or `save_record` wrote.

A `Bot` answers the questions of a seat, `make_bot` makes one of ours, and `play_out` lets bots play a game to its end.
"""

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from sevenwonders.surface import *  # noqa: F403 - the surface lists its names once
else:
    # The names are imported when the first of them is used, so that a command that needs no engine starts without it.
    def __getattr__(name: str) -> object:
        """Return a name of the public surface, such as `new_game`."""
        if name not in surface_names():
            raise AttributeError(f"module 'sevenwonders' has no attribute {name!r}")
        if name not in globals():
            globals()[name] = getattr(import_module("sevenwonders.surface"), name)
        return globals()[name]

    def __dir__() -> list[str]:
        """Everything that the package offers."""
        return sorted({*globals(), *surface_names()})

    def surface_names() -> list[str]:
        """Return the names of the public surface. All but those that load late are names of the package from now on."""
        surface = import_module("sevenwonders.surface")
        early = [name for name in (*surface.__all__, "__all__") if name not in surface.LATE]
        globals().update({name: getattr(surface, name) for name in early})
        return [*surface.__all__, "__all__"]
