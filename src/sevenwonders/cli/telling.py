"""What happened, told to one player: one sentence a city and reveal instead of one an event."""

from collections.abc import Mapping
from typing import Final

from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    BUILT,
    CONFLICT,
    DISCARDED,
    GAINED,
    GAME_OVER,
    PAID,
    PASSED,
    REVEALED,
    SOLD,
    STAGE_BUILT,
    TOOK,
    TURN_BEGAN,
)
from sevenwonders.classic.library import Library
from sevenwonders.cli.scene import first_up
from sevenwonders.kernel.event import Event
from sevenwonders.record.sentences import TEMPLATES, listed_words, sentence

# First what a city did, then what it cost and what it brought.
ORDER: Final = [BUILT, STAGE_BUILT, SOLD, TOOK, PASSED, PAID, GAINED, DISCARDED]

CLAUSES: Final[Mapping[str, str]] = {
    **TEMPLATES,
    "paid": "pays {parts}",
    "gained": "gets {coins} from the bank",
    "built": "builds {card}",
    "built_free": "builds {card} free of charge",
    "stage_built": "builds stage {stage} of the wonder with {card}",
    "sold": "sells {card}",
    "took": "builds {card} from the discard pile",
    "passed": "takes nothing from the discard pile",
    "discarded": "discards {card}",
    "conflict": "{name} defeats {loser} ({victory:+d} and {defeat:+d}).",
}
OWN_CLAUSES: Final[Mapping[str, str]] = {
    **CLAUSES,
    "paid": "pay {parts}",
    "gained": "get {coins} from the bank",
    "built": "build {card}",
    "built_free": "build {card} free of charge",
    "stage_built": "build stage {stage} of your wonder with {card}",
    "sold": "sell {card}",
    "took": "build {card} from the discard pile",
    "passed": "take nothing from the discard pile",
    "discarded": "discard {card}",
    "conflict": "You defeat {loser} ({victory:+d} and {defeat:+d}).",
}


def tell(library: Library, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """Plain sentences for the viewer, whose own entry in `names` is `you`."""
    lines: list[str] = []
    together: list[Event] = []
    for event in events:
        if event.kind in ORDER:
            together.append(event.seen_by(viewer))
        elif event.kind in (REVEALED, AGE_BEGAN, TURN_BEGAN, CONFLICT, GAME_OVER):
            lines += city_lines(library, names, viewer, together)
            together = []
            if event.kind == CONFLICT:
                clauses = OWN_CLAUSES if event.seat == viewer else CLAUSES
                lines.append(sentence(library, names, event, clauses))
    return lines + city_lines(library, names, viewer, together)


def city_lines(library: Library, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """One sentence for each city that the events are about, clockwise from the viewer."""
    lines: list[str] = []
    for step in range(len(names)):
        seat = (viewer + step) % len(names)
        about = [event for event in events if event.seat == seat and is_news(event, viewer)]
        about.sort(key=lambda event: ORDER.index(event.kind))
        clauses = OWN_CLAUSES if seat == viewer else CLAUSES
        parts = [sentence(library, names, event, clauses) for event in about]
        if parts:
            lines.append(f"{first_up(names[seat])} {listed_words(parts)}.")
    return lines


def is_news(event: Event, viewer: int) -> bool:
    """Everybody throws the last card of an Age away; only one's own is worth a word."""
    return event.kind != DISCARDED or event.seat == viewer
