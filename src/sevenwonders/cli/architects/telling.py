"""Tell one player what happened, on one line for each city."""

from collections.abc import Sequence
from typing import Final, final

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
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.cli.architects.look import token_name
from sevenwonders.cli.human_player import Line
from sevenwonders.cli.words.language import named
from sevenwonders.cli.words.phrases import Teller
from sevenwonders.cli.words.told import told
from sevenwonders.kernel.event import Event

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
NO_SEAT: Final = -1


def tell(game: ArchitectsGame, names: list[str], viewer: int, events: list[Event]) -> list[Line]:
    """Tell the viewer what happened, a line for what a city did in a turn and one for a battle."""
    reporter = Reporter(game, names, viewer)
    for event in events:
        reporter.hear(event)
    reporter.end_line()
    return reporter.lines


@final
class Reporter:
    """Puts what happens into lines for one viewer. `sentences` are those of the line that has begun."""

    def __init__(self, game: ArchitectsGame, names: list[str], viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.teller = teller_of(game, names, viewer)
        self.lines: list[Line] = []
        self.seat = NO_SEAT
        self.sentences: list[str] = []
        self.is_forced = False

    def hear(self, event: Event) -> None:
        """Tell an event, if it is worth telling."""
        if event.kind == FORCED:
            self.is_forced = event.seat == self.viewer
        elif event.kind in TOLD:
            # What another city does is told on another line.
            if event.seat != self.seat:
                self.end_line()
                self.seat = event.seat
            self.tell(event)
        elif event.kind in (TURN_BEGAN, BATTLE, GAME_OVER):
            self.end_line()
            if event.kind == BATTLE:
                self.tell(event)
                self.end_line()

    def tell(self, event: Event) -> None:
        """Add a sentence to the line, and that there was no other choice if that is so."""
        phrase = self.game.phrase(event.seen_by(self.viewer))
        assert phrase is not None, f"event kind {event.kind} has no phrase"
        self.sentences.append(self.teller.sentence(phrase))
        if self.is_forced:
            self.sentences.append(told("terminal-box-only-choice"))
        self.is_forced = False

    def end_line(self) -> None:
        """Finish the line, if it has begun."""
        if self.sentences:
            self.lines.append(Line(" ".join(self.sentences), self.seat == self.viewer))
        self.seat, self.sentences = NO_SEAT, []


def teller_of(game: ArchitectsGame, names: Sequence[str], reader: int) -> Teller:
    """Return what puts phrases of the game into sentences for a reader."""
    # The names of cards inside a sentence have an article wherever they need one.
    return Teller("boxlog", lambda ident, _: name_in_text(game.library, ident), names, reader)


def name_in_text(library: Library, ident: str) -> str:
    """Name a card or a progress token inside a sentence."""
    if ident in library.token_index:
        return token_name(library.tokens[library.token_index[ident]])
    return named("boxthing", ident, library.names_in_text[ident])
