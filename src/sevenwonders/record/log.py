"""Narrate a recorded game turn by turn."""

from dataclasses import dataclass
from typing import Final, final

from sevenwonders.kernel.event import Event
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.wording import Phrase
from sevenwonders.record.record import Replay

OPEN: Final = -2
# Phrases that only repeat a heading.
HEADINGS: Final = ("age_began", "turn_began")


@final
@dataclass(slots=True, eq=False)
class Chapter:
    """A turn, or the part before the first: its heading, its events, and the step of the record where it ends."""

    heading: Phrase
    events: list[Event]
    end: int


def chapters_of(moves: Replay) -> list[Chapter]:
    """List the turns of a recorded game. The replay has to keep events, and is at its end afterwards."""
    opening = moves.game.opening()
    chapters = [] if opening is None else [Chapter(opening, [], 0)]
    seen = 0
    for game in moves:
        for event in game.events[seen:]:
            # The answer that ends a turn also begins the next one: both have the same step.
            heading = game.heading_at(event)
            if heading is not None:
                if chapters:
                    chapters[-1].end = moves.step
                chapters.append(Chapter(heading, [], moves.step))
            elif chapters:
                chapters[-1].events.append(event)
        seen = len(game.events)
    chapters[-1].end = moves.step
    return chapters


def phrases_of(game: Game, events: list[Event], seat: int) -> list[Phrase]:
    """List the phrases for events, as a seat may know them. Seat -1 is a spectator, and OPEN sees everything."""
    phrases = [game.phrase(event if seat == OPEN else event.seen_by(seat)) for event in events]
    return [phrase for phrase in phrases if phrase and phrase.ident not in HEADINGS]
