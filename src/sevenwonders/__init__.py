"""7 Wonders for people, bots and researchers: one rules engine behind all of them.

>>> from sevenwonders import Config, new_game
>>> game = new_game(Config(players=3), seed=7)
>>> while not game.finished():
...     decision = game.pending()[0]
...     game.answer(decision.ident, game.options(decision.ident)[0])
>>> len(game.score_sheet())
3
"""

from sevenwonders.classic.load import load_classic_game as load_game
from sevenwonders.classic.sample import sample
from sevenwonders.classic.setup import new_classic_game as new_game
from sevenwonders.kernel.config import Config

__all__ = ["Config", "load_game", "new_game", "sample"]
