"""How the choices of Armada are written, and how its events read in the log."""

import re
from typing import TYPE_CHECKING, Final, final

from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import (
    FIGHT,
    ISLAND_TAKEN,
    LANDED,
    NAVAL_BATTLE,
    NAVAL_TOKEN,
    PIRATED,
    SAIL,
    SAILED,
    SETTLE,
    SKIPPED_NAVAL,
    TAXED,
)
from sevenwonders.classic.armada.naval import places_in
from sevenwonders.classic.verb import NOTHING, OTHER, UNREAD, Verb
from sevenwonders.kernel.event import Event

if TYPE_CHECKING:
    from sevenwonders.classic.sentences import Teller

NAMES: Final = "|".join(FLEETS)
FORM: Final = re.compile(rf"sail\s+((?:{NAMES})(?:\s*(?:,|and)\s*(?:{NAMES}))*)")

TEMPLATES: Final = {
    SAILED: "{name} moves the {fleet} fleet to square {square}.",
    ISLAND_TAKEN: "{name} takes {card}.",
    TAXED: "{name} raises a tax of {coins}.",
    PIRATED: "{name} sends out pirates.",
    LANDED: "{name} will land at the city of {other}.",
    NAVAL_TOKEN: "{name} takes a naval token of {token}.",
    NAVAL_BATTLE: "Naval strengths: {strengths}.",
    SKIPPED_NAVAL: "{name} stays out of the naval conflict.",
}


@final
class SailVerb(Verb):
    """`sail red and blue`: the fleets that make a free step, as bits."""

    def __init__(self) -> None:
        super().__init__(SAIL, "sail", OTHER)

    @override
    def write(self, number: int) -> str:
        return "sail " + " and ".join(fleets_in(number))

    @override
    def read(self, words: str) -> int:
        match = FORM.fullmatch(words)
        if match is None:
            return UNREAD
        # A set, since a fleet that is named twice still moves once.
        return sum({1 << FLEETS.index(name) for name in re.findall(NAMES, match.group(1))})

    @override
    def form(self) -> str:
        return "sail FLEETS"


def fleets_in(bits: int) -> list[str]:
    """The names of the fleets whose bits are set."""
    return [name for lane, name in enumerate(FLEETS) if bits >> lane & 1]


def armada_verbs() -> list[Verb]:
    """The verbs of Armada."""
    return [SailVerb(), Verb(SETTLE, "settle"), Verb(FIGHT, "fight", NOTHING)]


def armada_sentence(teller: "Teller", event: Event) -> str:
    """An event of Armada as a sentence."""
    values = event.values
    if event.kind == NAVAL_BATTLE:
        strengths = [f"{teller.names[place.seat]} {place.strength}" for place in places_in(event)]
        return TEMPLATES[NAVAL_BATTLE].format(strengths=teller.listed(strengths))
    words = {"name": teller.names[event.seat]}
    if event.kind == SAILED:
        words |= {"fleet": FLEETS[values[0]], "square": str(values[1])}
    elif event.kind == ISLAND_TAKEN:
        words["card"] = teller.card(values[0])
    elif event.kind == TAXED:
        words["coins"] = teller.coins(values[0])
    elif event.kind == LANDED:
        words["other"] = teller.names[values[0]]
    elif event.kind == NAVAL_TOKEN:
        words["token"] = f"{values[0]:+d}"
    return TEMPLATES[event.kind].format_map(words)
