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

from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.classic.table import ClassicGame
from sevenwonders.games import follow, load_game, new_game, sample
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import GameError
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import load_record, record_game, replay, replay_game, save_record

__all__ = [
    "ArchitectsGame",
    "ClassicGame",
    "Config",
    "Game",
    "GameError",
    "follow",
    "load_game",
    "load_record",
    "new_game",
    "record_game",
    "replay",
    "replay_game",
    "sample",
    "save_record",
]
