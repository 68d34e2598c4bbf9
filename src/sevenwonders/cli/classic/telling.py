"""Tell one player what happened, on one line for each city and reveal."""

from collections.abc import Mapping, Sequence
from functools import partial
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
from sevenwonders.cli.classic.look import name_in_text
from sevenwonders.cli.classic.rule_screen import ACTION, AFTERWARDS, ALONE, INCOME, PAYMENT, REWARD, News
from sevenwonders.cli.human_player import Line
from sevenwonders.cli.words.phrases import Teller
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase

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
# Events after which everything told so far makes one line per city.
ENDS: Final = [REVEALED, AGE_BEGAN, TURN_BEGAN, GAME_OVER]


def tell(game: ClassicGame, names: list[str], viewer: int, events: list[Event]) -> list[Line]:
    """Tell the viewer what happened, a line for each city or for what is about the whole table."""
    reporter = Reporter(game, names, viewer)
    lines: list[Line] = []
    together: list[Event] = []
    for event in events:
        place = reporter.place_of(event)
        if place == ALONE or event.kind in ENDS:
            lines += reporter.city_lines(together)
            together = []
            if place == ALONE:
                lines += reporter.line([event])
        elif place is not None:
            together.append(event)
    return lines + reporter.city_lines(together)


class Reporter:
    """Tells one viewer what happens."""

    def __init__(self, game: ClassicGame, names: list[str], viewer: int) -> None:
        self.game = game
        self.viewer = viewer
        self.teller = teller_of(game, names, viewer)
        self.kinds = dict(BASE_NEWS)
        for screen in screens_of(game.hooks):
            self.kinds.update(screen.news)

    def place_of(self, event: Event) -> int | None:
        """Return the place of the event in a line, or None if it is not told, or not to this viewer."""
        news = self.kinds.get(event.kind)
        if news is None or (news.private and event.seat != self.viewer):
            return None
        return news.place

    def city_lines(self, events: list[Event]) -> list[Line]:
        """Tell on one line for each city what the events say about it, clockwise from the viewer."""
        lines: list[Line] = []
        count = len(self.game.cities)
        for seat in ((self.viewer + step) % count for step in range(count)):
            about = [event for event in events if event.seat == seat]
            # All cities pay before any of them builds, but a reader wants to know first what a city did.
            about.sort(key=lambda event: (self.kinds[event.kind].place, event.kind))
            lines += self.line(about)
        return lines

    def line(self, events: list[Event]) -> list[Line]:
        """Tell events in sentences on one line. No line if there is nothing to tell."""
        phrases = [
            phrase
            for kind, group in groupby(events, key=lambda event: event.kind)
            for phrase in joined(self.phrases(kind, list(group)))
        ]
        if not phrases:
            return []
        is_own = self.teller.reader_in(phrases[0]) == "who"
        return [Line(" ".join(self.teller.sentence(phrase) for phrase in phrases), is_own)]

    def phrases(self, kind: int, events: list[Event]) -> list[Phrase]:
        """Return the phrases for events of one kind about one city."""
        if kind == TOKENS:
            # Each of these events has all tokens of the city, so the last one says it all.
            events = events[-1:]
        phrases = [self.game.phrase(event.seen_by(self.viewer)) for event in events]
        return [phrase for phrase in phrases if phrase is not None]


def teller_of(game: ClassicGame, names: Sequence[str], reader: int) -> Teller:
    """Return what puts phrases of the game into sentences for a reader."""
    return Teller("log", partial(name_in_text, game.library), names, reader)


def joined(phrases: list[Phrase]) -> list[Phrase]:
    """Join the phrases, with those that only list cards as a single one, such as `You discard Plato and Midas`."""
    lists = [cards for phrase in phrases if isinstance(cards := phrase.arguments.get("cards"), list)]
    if len(lists) < 2:
        return phrases
    return [Phrase(phrases[0].ident, **{**phrases[0].arguments, "cards": [card for cards in lists for card in cards]})]
