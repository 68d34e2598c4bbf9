"""Tell one player what happened, in one sentence per turn instead of one per event."""

from typing import Final

from sevenwonders.architects.kinds import (
    BATTLE,
    CAT_MOVED,
    FORCED,
    GAME_OVER,
    HORNS,
    KEPT,
    LOOKED,
    SCIENCE_USED,
    STAGE_BUILT,
    TOKEN_TAKEN,
    TOKEN_USED,
    TOOK,
    TURN_BEGAN,
    TURN_PASSED,
)
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.look import first_up
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import listed

TOLD: Final = (
    TOOK,
    CAT_MOVED,
    HORNS,
    STAGE_BUILT,
    SCIENCE_USED,
    TOKEN_TAKEN,
    TOKEN_USED,
    LOOKED,
    KEPT,
    TURN_PASSED,
)
NO_CHOICE: Final = " (the only choice)"


def tell(game: ArchitectsGame, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """Return plain sentences for the viewer, whose own entry in `names` is `you`."""
    english = game.english()
    lines: list[str] = []
    parts: list[str] = []
    seat = -1
    forced = ""
    for event in events:
        phrase = game.phrase(event.seen_by(viewer))
        if phrase is not None and event.kind in TOLD:
            # Another city begins a new sentence.
            if event.seat != seat:
                lines += turn_line(names, seat, parts)
                seat, parts = event.seat, []
            parts.append(english.clause(phrase, names, viewer) + forced)
            forced = ""
        elif event.kind == FORCED and event.seat == viewer:
            forced = NO_CHOICE
        elif event.kind in (TURN_BEGAN, BATTLE, GAME_OVER):
            lines += turn_line(names, seat, parts)
            parts = []
            lines += [game.sentence(event, names, viewer)] if event.kind == BATTLE else []
    return lines + turn_line(names, seat, parts)


def turn_line(names: list[str], seat: int, parts: list[str]) -> list[str]:
    """Tell in one sentence what a city did in a turn, if anything."""
    return [f"{first_up(names[seat])} {listed(parts)}."] if parts else []
