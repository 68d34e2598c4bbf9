"""A recorded game told turn by turn."""

from typing import Final, final

from sevenwonders.classic.kinds import AGE_BEGAN, TURN_BEGAN
from sevenwonders.classic.library import Library
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.event import Event
from sevenwonders.record.record import Replay
from sevenwonders.record.sentences import sentence

OPEN: Final = -2

# The headings say these.
HEADINGS: Final = [AGE_BEGAN, TURN_BEGAN]


@final
class Chapter:
    """One turn: its Age and number, what happened in it, and the record's step at which it is over."""

    __slots__ = ("age", "end", "events", "turn")

    def __init__(self, age: int, turn: int, events: list[Event], end: int) -> None:
        self.age = age
        self.turn = turn
        self.events = events
        self.end = end


def chapters_of(moves: Replay) -> list[Chapter]:
    """The turns of a recorded game. The replay has to keep events, and stands at its end afterwards."""
    chapters: list[Chapter] = []
    seen = 0
    for game in moves:
        for event in game.events[seen:]:
            if event.kind == TURN_BEGAN:
                if chapters:
                    chapters[-1].end = moves.step
                chapters.append(Chapter(game.age, event.values[0], [], moves.step))
            elif chapters:
                chapters[-1].events.append(event)
        seen = len(game.events)
    chapters[-1].end = moves.step
    return chapters


def names_of(game: ClassicGame) -> list[str]:
    """A name for every city: that of its board, or Free City."""
    return [
        game.library.boards[city.board].name if seat in game.drafting else "Free City"
        for seat, city in enumerate(game.seats)
    ]


def told(library: Library, names: list[str], events: list[Event], seat: int) -> list[str]:
    """The events as sentences for that seat, -1 for a spectator, or OPEN for who may know everything."""
    lines: list[str] = []
    for event in events:
        line = sentence(library, names, event if seat == OPEN else event.seen_by(seat))
        if line and event.kind not in HEADINGS:
            lines.append(line)
    return lines
