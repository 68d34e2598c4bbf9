"""Phrases for the events of Armada."""

from typing import Final

from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import (
    EVENTS,
    ISLAND_TAKEN,
    KIND,
    LANDED,
    NAVAL_BATTLE,
    NAVAL_TOKEN,
    SAILED,
    TAXED,
)
from sevenwonders.classic.armada.naval import places_in
from sevenwonders.classic.library import Library
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.wording import Phrase

ENGLISH: Final = {
    "sailed": "{who} [moves|move] the {fleet} fleet to square {square}.",
    "island_taken": "{who} [takes|take] {card}.",
    "taxed": "{who} [levies|levy] a tax of {coins:coin}.",
    "pirated": "{who} [sends|send] out pirates.",
    "landed": "{who} [prepares|prepare] a landing against {other}.",
    "naval_token": "{who} [takes|take] a naval token of {token:signed}.",
    "naval_battle": "Naval strengths: {strengths}.",
    "skipped_naval": "{who} [stays|stay] out of the naval conflict.",
    # Arguments
    "naval_strength": "{who} {strength}",
}


def armada_phrase(library: Library, event: Event) -> Phrase:
    """Return the phrase for an event of Armada."""
    ident = EVENTS[event.kind - KIND]
    who, values = event.seat, event.values
    if event.kind == NAVAL_BATTLE:
        places = places_in(event)
        return Phrase(
            ident, strengths=[Phrase("naval_strength", who=place.seat, strength=place.strength) for place in places]
        )
    if event.kind == SAILED:
        return Phrase(ident, who=who, fleet=FLEETS[values[0]], square=values[1])
    if event.kind == ISLAND_TAKEN:
        return Phrase(ident, who=who, card=library.cards[values[0]].ident)
    if event.kind == TAXED:
        return Phrase(ident, who=who, coins=values[0])
    if event.kind == LANDED:
        return Phrase(ident, who=who, other=values[0])
    if event.kind == NAVAL_TOKEN:
        return Phrase(ident, who=who, token=values[0])
    return Phrase(ident, who=who)
