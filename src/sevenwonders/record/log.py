"""Tell a recorded game turn by turn."""

from typing import Final, final

from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.record.record import Replay
from sevenwonders.record.tellers import teller_of

OPEN: Final = -2


@final
class Chapter:
    """A turn, or what comes before the first: its heading, its events, and the step of the record where it ends."""

    __slots__ = ("end", "events", "heading")

    def __init__(self, heading: str, events: list[Event], end: int) -> None:
        self.heading = heading
        self.events = events
        self.end = end


def chapters_of(moves: Replay) -> list[Chapter]:
    """Return the turns of a recorded game. The replay has to keep events, and is at its end afterwards."""
    teller = teller_of(moves.game)
    names = teller.names(moves.game)
    opening = teller.opening(moves.game, names)
    chapters = [Chapter(opening, [], 0)] if opening else []
    seen = 0
    for game in moves:
        for event in game.events[seen:]:
            # The answer that ends a turn also begins the next one: both have the same step.
            if teller.opens(game, event):
                if chapters:
                    chapters[-1].end = moves.step
                chapters.append(Chapter(teller.heading_at(game, names, event), [], moves.step))
            elif chapters:
                chapters[-1].events.append(event)
        seen = len(game.events)
    chapters[-1].end = moves.step
    return chapters


def told(game: Game, names: list[str], events: list[Event], seat: int) -> list[str]:
    """Return the events as sentences for a seat. Seat -1 is a spectator, and OPEN sees everything."""
    teller = teller_of(game)
    lines: list[str] = []
    for event in events:
        line = teller.sentence(game, names, event if seat == OPEN else event.seen_by(seat))
        if line and not teller.is_heading(game, event):
            lines.append(line)
    return lines
