"""Tell one player what happened, in one sentence per city and reveal instead of one per event."""

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from sevenwonders.classic.kinds import (
    AGE_BEGAN,
    BONUS_CHOSEN,
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
    TOKENS,
    TOOK,
    TURN_BEGAN,
)
from sevenwonders.classic.table import ClassicGame
from sevenwonders.cli.classic import rule_screen
from sevenwonders.cli.classic.all_rules import screens_of
from sevenwonders.cli.classic.rule_screen import ACTION, AFTERWARDS, ALONE, INCOME, PAYMENT, REWARD, News
from sevenwonders.cli.look import first_up
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase, listed

BASE_NEWS: Final[Mapping[int, News]] = {
    BUILT: News(ACTION),
    STAGE_BUILT: News(ACTION),
    SOLD: News(ACTION),
    TOOK: News(ACTION),
    PASSED: News(ACTION),
    PAID: News(PAYMENT),
    BONUS_CHOSEN: News(REWARD),
    GAINED: News(INCOME),
    TOKENS: News(rule_screen.TOKENS),
    # All players discard the last card of an Age, but only the owner sees which.
    DISCARDED: News(AFTERWARDS, private=True),
    CONFLICT: News(ALONE),
}
# Events after which everything told so far makes one sentence per city.
ENDS: Final = [REVEALED, AGE_BEGAN, TURN_BEGAN, GAME_OVER]


def tell(game: ClassicGame, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """Return plain sentences for the viewer, whose own entry in `names` is `you`."""
    reporter = Reporter(game, names, viewer)
    lines: list[str] = []
    together: list[Event] = []
    for event in events:
        place = reporter.place_of(event)
        if place == ALONE or event.kind in ENDS:
            lines += reporter.city_lines(together)
            together = []
            if place == ALONE:
                lines.append(game.sentence(event, names, viewer))
        elif place is not None:
            together.append(event.seen_by(viewer))
    return lines + reporter.city_lines(together)


class Reporter:
    """Tells one viewer what happens."""

    def __init__(self, game: ClassicGame, names: list[str], viewer: int) -> None:
        self.game = game
        self.names = names
        self.viewer = viewer
        self.english = game.english()
        self.kinds = dict(BASE_NEWS)
        for screen in screens_of(game.hooks):
            self.kinds.update(screen.news)

    def place_of(self, event: Event) -> int | None:
        """Return the place of the event in a sentence, or None if it is not told, or not to this viewer."""
        news = self.kinds.get(event.kind)
        if news is None or (news.private and event.seat != self.viewer):
            return None
        return news.place

    def city_lines(self, events: list[Event]) -> list[str]:
        """Tell in one sentence for each city what the events say about it, clockwise from the viewer."""
        lines: list[str] = []
        for step in range(len(self.names)):
            seat = (self.viewer + step) % len(self.names)
            about = [event for event in events if event.seat == seat]
            # All cities pay before any of them builds, but a reader wants to know first what a city did.
            about.sort(key=lambda event: (self.kinds[event.kind].place, event.kind))
            parts: list[str] = []
            for kind, group in groupby(about, key=lambda event: event.kind):
                parts += self.clauses(kind, list(group))
            if parts:
                lines.append(f"{first_up(self.names[seat])} {listed(parts)}.")
        return lines

    def clauses(self, kind: int, events: list[Event]) -> list[str]:
        """Word events of one kind about one city, without their subject."""
        if kind == TOKENS:
            # Each of these events has all tokens of the city, so the last one says it all.
            events = events[-1:]
        phrases = [phrase for event in events if (phrase := self.game.phrase(event)) is not None]
        return [self.english.clause(phrase, self.names, self.viewer) for phrase in joined(phrases)]


def joined(phrases: list[Phrase]) -> list[Phrase]:
    """Join the phrases, with those that only list cards as a single one: `discard Plato and Midas`."""
    lists = [cards for phrase in phrases if isinstance(cards := phrase.arguments.get("cards"), list)]
    if len(lists) < 2:
        return phrases
    return [Phrase(phrases[0].ident, **{**phrases[0].arguments, "cards": [card for cards in lists for card in cards]})]
