"""Puzzles of the day as they travel to the page."""

from sevenwonders.server.wire.analysis import AnalysedOption, Evidence
from sevenwonders.server.wire.base import Wire
from sevenwonders.server.wire.messages import BotName, GameConfig, LogLine, Name, TableState


class PuzzleAbout(Wire, frozen=True):
    """A puzzle in a few words: its number, its day (`2026-11-18`), the table, and the moment.

    `city` is the name of the wonder. `age` is 0 in games without Ages. A `hard` puzzle has a best move that is not the
    first that comes to mind. `options` is the number of options.
    """

    number: int
    date: str
    config: GameConfig
    board: str
    city: str
    age: int
    turn: int
    options: int
    hard: bool


class PuzzleChoice(Wire, frozen=True):
    """An option of a puzzle. `choices` are all ways to pay for it, and `evidence` speaks for the best option.

    The best option has evidence against the second.
    """

    option: AnalysedOption
    choices: list[int]
    evidence: list[Evidence]


class DailyPuzzle(Wire, frozen=True):
    """A puzzle: the table as the deciding seat knows it, its log, and all options, the best first."""

    about: PuzzleAbout
    state: TableState
    log: list[LogLine]
    options: list[PuzzleChoice]


class PuzzleList(Wire, frozen=True):
    """Puzzles of some days, the latest first, and whether there are `earlier` ones."""

    puzzles: list[PuzzleAbout]
    earlier: bool


class PlayPuzzle(Wire, frozen=True):
    """Goes on from the position of a puzzle against bots, at a new table."""

    name: Name
    bot: BotName = ""
