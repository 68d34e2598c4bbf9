"""7 Wonders for people, bots and researchers: one rules engine behind all of them.

>>> from sevenwonders import Config, new_game, record_game, replay_game
>>> game = new_game(Config(players=3), seed=7)
>>> while not game.finished():
...     decision = game.pending()[0]
...     game.answer(decision.ident, game.options(decision.ident)[0])
>>> game.ranking() == replay_game(record_game(game)).ranking()
True

`new_game` gives a game that waits for answers. `pending` lists the open decisions, `options` the choices of one
(integers; `describe` words them), `menu` the same with prices and reasons, `answer` and `change` give and replace an
answer, `view` shows what a seat may know, `events` tells what happened, `score_sheet` and `ranking` count.
"""

from sevenwonders.classic.load import load_classic_game as load_game
from sevenwonders.classic.notation import describe, match_option
from sevenwonders.classic.sample import sample
from sevenwonders.classic.setup import new_classic_game as new_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import GameError
from sevenwonders.record.record import load_record, record_game, replay, replay_game, save_record

__all__ = [
    "ClassicGame",
    "Config",
    "GameError",
    "describe",
    "load_game",
    "load_record",
    "match_option",
    "new_game",
    "record_game",
    "replay",
    "replay_game",
    "sample",
    "save_record",
]
