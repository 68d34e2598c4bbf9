"""Tell one player what happened, in one sentence per city and reveal instead of one per event."""

from collections.abc import Mapping
from itertools import groupby
from typing import Final

from sevenwonders.classic.hooks import Hooks
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
from sevenwonders.classic.library import Library
from sevenwonders.classic.order import KINDS_PER_RULE
from sevenwonders.classic.sentences import TEMPLATES, Teller, sentence
from sevenwonders.cli.classic import rule_screen
from sevenwonders.cli.classic.all_rules import screens_of
from sevenwonders.cli.classic.rule_screen import ACTION, AFTERWARDS, ALONE, INCOME, PAYMENT, REWARD, News, RuleScreen
from sevenwonders.cli.look import first_up
from sevenwonders.kernel.event import Event

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

CLAUSES: Final[Mapping[str, str]] = {
    **TEMPLATES,
    "paid": "pays {parts}",
    "gained": "gets {coins} from the bank",
    "built": "builds {card}",
    "built_free": "builds {card} free of charge",
    "stage_built": "builds stage {stage} of the wonder with {card}",
    "sold": "sells {card}",
    "took": "builds {card} from the discard pile",
    "passed": "passes",
    "discarded": "discards {card}",
    "tokens": "now has military tokens of {tokens}",
    "tokens_none": "now has no military tokens",
    "bonus_chosen": "chooses {card}",
    "conflict": "{name} defeats {other} by {shields} to {theirs} ({tokens}; {their_tokens} for {other}).",
    "conflict_passed": "{name} defeats {other} by {shields} to {theirs} ({tokens}).",
    "conflict_drawn": "{name} and {other} draw {shields} to {theirs}.",
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
    "passed": "pass",
    "discarded": "discard {card}",
    "tokens": "now have military tokens of {tokens}",
    "tokens_none": "now have no military tokens",
    "bonus_chosen": "choose {card}",
    "conflict": "You defeat {other} by {shields} to {theirs} ({tokens}; {their_tokens} for {other}).",
    "conflict_passed": "You defeat {other} by {shields} to {theirs} ({tokens}).",
    "conflict_drawn": "You and {other} draw {shields} to {theirs}.",
}


def tell(library: Library, hooks: Hooks, names: list[str], viewer: int, events: list[Event]) -> list[str]:
    """Plain sentences for the viewer, whose own entry in `names` is `you`."""
    reporter = Reporter(library, hooks, names, viewer)
    lines: list[str] = []
    together: list[Event] = []
    for event in events:
        place = reporter.place_of(event)
        if place == ALONE or event.kind in ENDS:
            lines += reporter.city_lines(together)
            together = []
            if place == ALONE:
                lines.append(sentence(reporter.tellers[event.seat == viewer], event))
        elif place is not None:
            together.append(event.seen_by(viewer))
    return lines + reporter.city_lines(together)


class Reporter:
    """Tells one viewer what happens. `tellers` has the words for other cities, then those for the viewer's own."""

    def __init__(self, library: Library, hooks: Hooks, names: list[str], viewer: int) -> None:
        self.names = names
        self.viewer = viewer
        self.hooks = hooks
        self.screens: dict[str, RuleScreen] = {screen.name: screen for screen in screens_of(hooks)}
        self.tellers = [Teller(library, hooks, names, CLAUSES), Teller(library, hooks, names, OWN_CLAUSES)]
        self.kinds = dict(BASE_NEWS)
        for screen in self.screens.values():
            self.kinds.update(screen.news)

    def place_of(self, event: Event) -> int | None:
        """Return the place of the event in a sentence; None if it is not told, or not to this viewer."""
        news = self.kinds.get(event.kind)
        if news is None or (news.private and event.seat != self.viewer):
            return None
        return news.place

    def city_lines(self, events: list[Event]) -> list[str]:
        """One sentence for each city that the events are about, clockwise from the viewer."""
        lines: list[str] = []
        for step in range(len(self.names)):
            seat = (self.viewer + step) % len(self.names)
            about = [event for event in events if event.seat == seat]
            # All cities pay before any of them builds, but a reader wants to know first what a city did.
            about.sort(key=lambda event: (self.kinds[event.kind].place, event.kind))
            parts: list[str] = []
            for kind, group in groupby(about, key=lambda event: event.kind):
                parts += self.clauses(kind, list(group), seat == self.viewer)
            if parts:
                lines.append(f"{first_up(self.names[seat])} {self.tellers[0].listed(parts)}.")
        return lines

    def clauses(self, kind: int, events: list[Event], is_own: bool) -> list[str]:
        """Events of one kind about one city, without their subject."""
        teller = self.tellers[is_own]
        if kind == TOKENS:
            # Each of these events has all tokens of the city, so the last one says it all.
            events = events[-1:]
        if kind < KINDS_PER_RULE:
            return [sentence(teller, event) for event in events]
        return self.screens[self.hooks.owner_of(kind).name()].clauses(teller, events, is_own)
