"""7 Wonders for people, bots and researchers: one rules engine behind all of them.

>>> from sevenwonders import Config, new_game, record_game, replay_game
>>> game = new_game(Config(players=3), seed=7)
>>> while not game.finished():
...     decision = game.pending()[0]
...     game.answer(decision.ident, game.options(decision.ident)[0])
>>> game.ranking() == replay_game(record_game(game)).ranking()
True

`new_game` makes a game of any kind that waits for answers; `new_classic_game` and `new_architects_game` do the same
with the type of their game, which has more to offer. `pending` lists the open decisions; every method that is about one
takes its number, `decision.ident`. `options` lists the choices of a decision (integers; `describe` words them and, in
the classic game, `choice` takes them apart), `menu` does the same with prices and reasons, and `answer` and `change`
give and replace an answer. `view` shows what a seat may know, `events` holds what happened, `score_sheet` and `ranking`
count.

`to_data` gives a game as plain data and `record_game` its configuration, seed and answers; `load_game` and
`load_record` take plain data or the file that `save_game` or `save_record` wrote.
"""

from importlib.metadata import version

from sevenwonders.architects.setup import new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import View as ArchitectsView
from sevenwonders.classic.city import City
from sevenwonders.classic.position import CitySetup, set_up
from sevenwonders.classic.public_choice import Choice
from sevenwonders.classic.sample import sample as sample_classic
from sevenwonders.classic.scoring import Score as ClassicScore
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View as ClassicView
from sevenwonders.games import follow, new_game, sample
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import (
    BadConfig,
    BadNotation,
    BrokenSave,
    GameError,
    IllegalChoice,
    UnknownDecision,
    UnknownSeat,
    VersionMismatch,
)
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.view import SPECTATOR, View
from sevenwonders.record.files import load_game, load_record, save_game, save_record
from sevenwonders.record.record import Replay, record_game, replay, replay_game

__version__ = version("sevenwonders")

__all__ = [
    "SPECTATOR",
    "UNANSWERED",
    "ArchitectsGame",
    "ArchitectsView",
    "BadConfig",
    "BadNotation",
    "BrokenSave",
    "Choice",
    "City",
    "CitySetup",
    "ClassicGame",
    "ClassicScore",
    "ClassicView",
    "Config",
    "Decision",
    "Event",
    "Game",
    "GameError",
    "IllegalChoice",
    "Replay",
    "Rng",
    "Score",
    "UnknownDecision",
    "UnknownSeat",
    "VersionMismatch",
    "View",
    "__version__",
    "follow",
    "load_game",
    "load_record",
    "new_architects_game",
    "new_classic_game",
    "new_game",
    "record_game",
    "replay",
    "replay_game",
    "sample",
    "sample_classic",
    "save_game",
    "save_record",
    "set_up",
    "stream",
]
