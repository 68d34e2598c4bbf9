"""Events about leaders as sentences."""

from typing import TYPE_CHECKING, Final

from sevenwonders.classic.leaders.kinds import (
    KEPT_LEADER,
    LEADER_BACK,
    LEADER_BURIED,
    LEADER_SOLD,
    LEADERS_LEFT,
    RECRUITED,
)
from sevenwonders.kernel.event import Event

if TYPE_CHECKING:
    from sevenwonders.classic.sentences import Teller

TEMPLATES: Final = {
    RECRUITED: "{name} recruits {card}.",
    KEPT_LEADER: "{name} takes {card} into hand.",
    LEADERS_LEFT: "{name} discards {card}.",
    LEADER_SOLD: "{name} sells {card}.",
    LEADER_BURIED: "{name} buries {card}.",
}
HIDDEN: Final = "{count} leaders"


def leader_sentence(teller: "Teller", event: Event) -> str:
    """An event of Leaders as a sentence; a leader in hand is named only to its player."""
    known = leaders_in(event)
    if event.kind == LEADERS_LEFT and known:
        card = teller.listed([teller.card(leader) for leader in known])
    elif event.kind == LEADERS_LEFT and event.values[0] > 1:
        card = HIDDEN.format(count=event.values[0])
    else:
        card = teller.hidden(known, LEADER_BACK)
    return TEMPLATES[event.kind].format(name=teller.names[event.seat], card=card)


def leaders_in(event: Event) -> list[int]:
    """The leaders in an event that its viewer may know."""
    return event.values if event.kind in (RECRUITED, LEADER_BURIED) else event.secret
