"""Events of Armada as parts of sentences."""

from typing import Final

from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import (
    ISLAND_TAKEN,
    LANDED,
    NAVAL_BATTLE,
    NAVAL_TOKEN,
    PIRATED,
    SAILED,
    SKIPPED_NAVAL,
    TAXED,
)
from sevenwonders.classic.sentences import Teller
from sevenwonders.cli.classic.rule_screen import ACTION, ALONE, ALONG, ATTACK, REWARD, TOKENS, News
from sevenwonders.kernel.event import Event

ARMADA_NEWS: Final = {
    SKIPPED_NAVAL: News(ACTION),
    SAILED: News(ALONG),
    ISLAND_TAKEN: News(REWARD),
    PIRATED: News(ATTACK),
    TAXED: News(ATTACK),
    LANDED: News(ATTACK),
    NAVAL_BATTLE: News(ALONE),
    NAVAL_TOKEN: News(TOKENS),
}

# The words for other cities, then those for the viewer's own.
CLAUSES: Final = {
    SAILED: ("moves the {fleet} fleet to square {square}", "move the {fleet} fleet to square {square}"),
    ISLAND_TAKEN: ("takes {card}", "take {card}"),
    TAXED: ("raises a tax of {coins}", "raise a tax of {coins}"),
    PIRATED: ("sends out pirates", "send out pirates"),
    LANDED: ("prepares a landing against {other}", "prepare a landing against {other}"),
    NAVAL_TOKEN: ("takes a naval token of {token}", "take a naval token of {token}"),
    SKIPPED_NAVAL: ("stays out of the naval conflict", "stay out of the naval conflict"),
}


def armada_clause(teller: Teller, event: Event, is_own: bool) -> str:
    """An event of Armada without its subject."""
    words: dict[str, str] = {}
    if event.kind == SAILED:
        words = {"fleet": FLEETS[event.values[0]], "square": str(event.values[1])}
    elif event.kind == ISLAND_TAKEN:
        words = {"card": teller.card(event.values[0])}
    elif event.kind == TAXED:
        words = {"coins": teller.coins(event.values[0])}
    elif event.kind == LANDED:
        words = {"other": teller.names[event.values[0]]}
    elif event.kind == NAVAL_TOKEN:
        words = {"token": f"{event.values[0]:+d}"}
    return CLAUSES[event.kind][is_own].format_map(words)
