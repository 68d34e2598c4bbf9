"""Asks bots of other packages for their choices.

Each is a program of its own that speaks the line protocol. It is shown views, never a game, and has a limited time.
"""

from threading import Lock
from time import monotonic
from typing import Final

from sevenwonders.bots.bot import Question
from sevenwonders.bots.budget import Budget
from sevenwonders.bots.protocol.messages import config_message
from sevenwonders.bots.protocol.program import MOST_STARTS, Limits, Program
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import in_english
from sevenwonders.server import offered_bots

# All plug-ins of a table together have this time for a turn. Starting one is extra.
TURN_MS: Final = 2_000
# A plug-in that never answers is left alone for this long. Meanwhile the usual bot answers at once.
REST_S: Final = 300.0

# The programs of this process, and since when each of them rests.
_programs: dict[str, Program] = {}
_resting: dict[str, float] = {}
# Only one thread speaks with them at a time.
_speaking: Final = Lock()


def ask_plug_in(name: str, question: Question, config: Config, seed: int, limit_ms: int) -> tuple[int | None, str]:
    """Ask a plug-in for its choice. Without one, the text says what went wrong."""
    with _speaking:
        program = program_of(name)
        program.limits = Limits(limit_ms, offered_bots.HELLO_MS)
        program.first_fault = ""
        budget = Budget(0, limit_ms // 2)
        program.begin(config_message(config, question.decision.decider, seed, budget, limit_ms))
        return program.choose(question), in_english(program.first_fault)


def program_of(name: str) -> Program:
    """Return the program of a plug-in in this process. One that has rested long enough may try again."""
    if name not in _programs:
        _programs[name] = Program(offered_bots.command_of(name), Limits(TURN_MS, offered_bots.HELLO_MS))
    program = _programs[name]
    if program.starts < MOST_STARTS:
        _resting.pop(name, None)
    elif monotonic() - _resting.setdefault(name, monotonic()) > REST_S:
        program.starts = 0
    return program


def stop_plug_ins() -> None:
    """Stop the programs of this process."""
    with _speaking:
        for program in _programs.values():
            program.stop()
        _programs.clear()
