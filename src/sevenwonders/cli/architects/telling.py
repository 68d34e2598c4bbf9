"""Tell one player what happened, in one sentence per turn instead of one per event."""

from typing import Final

from sevenwonders.architects.battle import outcome_of
from sevenwonders.architects.cards import FIRST_SYMBOL
from sevenwonders.architects.choice import ALL_DIFFERENT
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
from sevenwonders.architects.library import Library
from sevenwonders.architects.notation import payment_words
from sevenwonders.cli.architects.look import card_words
from sevenwonders.cli.architects.scene import deck_words
from sevenwonders.cli.look import counted, first_up, listed
from sevenwonders.kernel.event import Event

CLAUSES: Final = [TOOK, CAT_MOVED, HORNS, STAGE_BUILT, SCIENCE_USED, TOKEN_TAKEN, LOOKED, KEPT, TURN_PASSED]
OTHERS_SAY: Final = {"have": "has", "pass": "passes"}
NO_CHOICE: Final = " (the only choice)"


def tell(library: Library, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """Plain sentences for the viewer, whose own entry in `names` is `you`."""
    lines: list[str] = []
    parts: list[str] = []
    seat = -1
    forced = token = ""
    for event in events:
        if event.kind in CLAUSES:
            # Another city begins a new sentence.
            if event.seat != seat:
                lines += turn_line(names, seat, parts)
                seat, parts = event.seat, []
            words = clause(library, names, event.seen_by(viewer), event.seat == viewer)
            parts.append(f"{words}{token}{forced}")
            forced = token = ""
        elif event.kind == FORCED and event.seat == viewer:
            forced = NO_CHOICE
        elif event.kind == TOKEN_USED:
            token = f" by {library.tokens[event.values[0]].name}"
        elif event.kind in (TURN_BEGAN, BATTLE, GAME_OVER):
            lines += turn_line(names, seat, parts)
            parts = []
            lines += battle_lines(names, event.values) if event.kind == BATTLE else []
    return lines + turn_line(names, seat, parts)


def turn_line(names: list[str], seat: int, parts: list[str]) -> list[str]:
    """One sentence about what a city did in a turn, if it did anything."""
    return [f"{first_up(names[seat])} {listed(parts)}."] if parts else []


def verb(own: bool, word: str) -> str:
    """Return the verb in the form that follows `you`, or that follows a name."""
    return word if own else OTHERS_SAY.get(word, f"{word}s")


def clause(library: Library, names: list[str], event: Event, own: bool) -> str:
    """One event as a part of a sentence, without its subject."""
    kind = event.kind
    values = event.values
    if kind == TOOK:
        return f"{verb(own, 'take')} {card_words(library, values[1])} from {whose_deck(names, event)}"
    if kind == CAT_MOVED:
        return f"{verb(own, 'get')} the cat"
    if kind == HORNS:
        return f"{verb(own, 'turn')} {counted(values[0], 'conflict token')}"
    if kind == STAGE_BUILT:
        return f"{verb(own, 'build')} stage {values[0] + 1} {payment_words(library, values[1])}"
    if kind == SCIENCE_USED:
        return f"{verb(own, 'turn')} in {set_words(library, values[0])}"
    if kind == TOKEN_TAKEN:
        unseen = " unseen" if values[1] else ""
        return f"{verb(own, 'choose')} the token {library.tokens[values[0]].name}{unseen}"
    if kind == LOOKED:
        return f"{verb(own, 'look')} at {counted(values[3], 'card')} of {whose_deck(names, event)}"
    if kind == KEPT:
        return f"{verb(own, 'keep')} {card_words(library, values[1])}"
    return f"{verb(own, 'have')} no card in reach and {verb(own, 'pass')}"


def whose_deck(names: list[str], event: Event) -> str:
    """Return the deck of an event, from the point of view of the city that the event is about."""
    own = event.values[0] == event.seat and names[event.seat] != "you"
    return "its deck" if own else deck_words(names, event.values[0])


def set_words(library: Library, number: int) -> str:
    """Return a set of symbols inside a sentence."""
    if number == ALL_DIFFERENT:
        return "three different symbols"
    return f"two {library.cards[FIRST_SYMBOL + number].name.lower()} cards"


def battle_lines(names: list[str], values: list[int]) -> list[str]:
    """Return the shields that were compared, and the victory tokens won."""
    won, shields = outcome_of(values)
    strengths = [f"{name} {count}" for name, count in zip(names, shields, strict=True)]
    lines = [f"A battle is fought. Shields: {', '.join(strengths)}."]
    winners = [
        f"{names[seat]} {verb(names[seat] == 'you', 'win')} {counted(won[seat], 'victory token')}"
        for seat in range(len(names))
        if won[seat]
    ]
    return [*lines, f"{first_up(listed(winners))}." if winners else "Nobody wins."]
