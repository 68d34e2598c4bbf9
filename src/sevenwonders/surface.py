"""The names that `import sevenwonders` offers. The package itself loads them when they are first used."""

from importlib import import_module
from typing import TYPE_CHECKING, Final

import sevenwonders.drawing
import sevenwonders.pickling  # noqa: F401 - both tell others how, once they are imported
from sevenwonders.architects.setup import new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.architects.view import View as ArchitectsView
from sevenwonders.bots.bot import Bot, Question, play_out
from sevenwonders.classic.city import City
from sevenwonders.classic.memory.sample import sample as sample_classic
from sevenwonders.classic.saving.position import CitySetup, set_up
from sevenwonders.classic.scoring import Score as ClassicScore
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import View as ClassicView
from sevenwonders.games import follow, memory_from_data, new_game, new_memory, remembered, sample, sampler
from sevenwonders.kernel.choice import Choice
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
from sevenwonders.kernel.memory import Memory, Sampler
from sevenwonders.kernel.playout import Outcome, compared_playouts, play_on, playout, playouts
from sevenwonders.kernel.policy import UNIFORM, Policy, TablePolicy, UniformPolicy
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.score import Score
from sevenwonders.kernel.view import SPECTATOR, View
from sevenwonders.record.files import load_game, load_record, save_game, save_record
from sevenwonders.record.record import Replay, record_game, replay, replay_game
from sevenwonders.version import package_version

if TYPE_CHECKING:
    from sevenwonders.bots.protocol.speaker import serve_bot
    from sevenwonders.bots.registry import make_bot

__version__ = package_version()
# Loaded when they are used: bots that think take a while to load, and few programs need them.
LATE: Final = {"make_bot": "sevenwonders.bots.registry", "serve_bot": "sevenwonders.bots.protocol.speaker"}


def __getattr__(name: str) -> object:
    """Return a name that is loaded late."""
    if name not in LATE:
        raise AttributeError(f"module 'sevenwonders.surface' has no attribute {name!r}")
    return getattr(import_module(LATE[name]), name)


__all__ = [
    "SPECTATOR",
    "UNANSWERED",
    "UNIFORM",
    "ArchitectsGame",
    "ArchitectsView",
    "BadConfig",
    "BadNotation",
    "Bot",
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
    "Memory",
    "Outcome",
    "Policy",
    "Question",
    "Replay",
    "Rng",
    "Sampler",
    "Score",
    "TablePolicy",
    "UniformPolicy",
    "UnknownDecision",
    "UnknownSeat",
    "VersionMismatch",
    "View",
    "__version__",
    "compared_playouts",
    "follow",
    "load_game",
    "load_record",
    "make_bot",
    "memory_from_data",
    "new_architects_game",
    "new_classic_game",
    "new_game",
    "new_memory",
    "play_on",
    "play_out",
    "playout",
    "playouts",
    "record_game",
    "remembered",
    "replay",
    "replay_game",
    "sample",
    "sample_classic",
    "sampler",
    "save_game",
    "save_record",
    "serve_bot",
    "set_up",
    "stream",
]
