"""Phrases for the events of Leaders."""

from typing import Final

from sevenwonders.classic.leaders.kinds import EVENTS, KIND, LEADER_BACK, LEADER_BURIED, LEADERS_LEFT, RECRUITED
from sevenwonders.classic.library import Library
from sevenwonders.classic.text.phrases import hidden_card
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase

ENGLISH: Final = {
    "heading_draft": "Draft of the leaders",
    "heading_recruitment": "Age {age:roman}, recruitment",
    "recruited": "{who} [recruits|recruit] {cards}.",
    "kept_leader": "{who} [takes|take] {cards} into [hand|your hand].",
    "leaders_left": "{who} [discards|discard] {cards}.",
    "leader_sold": "{who} [sells|sell] {cards}.",
    "leader_buried": "{who} [buries|bury] {cards}.",
    # Arguments
    "hidden_leaders": "{count:leader}",
}


def leader_phrase(library: Library, event: Event) -> Phrase:
    """Return the phrase for an event of Leaders; a leader in hand is named only to its player."""
    ident = EVENTS[event.kind - KIND]
    known = leaders_in(event)
    if known:
        return Phrase(ident, who=event.seat, cards=[library.cards[leader].ident for leader in known])
    if event.kind == LEADERS_LEFT and event.values[0] > 1:
        return Phrase(ident, who=event.seat, cards=[Phrase("hidden_leaders", count=event.values[0])])
    return Phrase(ident, who=event.seat, cards=[hidden_card(library, [], LEADER_BACK)])


def leaders_in(event: Event) -> list[int]:
    """List the leaders in an event that its viewer may know."""
    return event.values if event.kind in (RECRUITED, LEADER_BURIED) else event.secret
