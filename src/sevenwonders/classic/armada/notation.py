"""The notation for choices of Armada."""

import re
from typing import Final, final

from typing_extensions import override

from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import FIGHT, SAIL, SETTLE
from sevenwonders.classic.text.verb import NOTHING, OTHER, UNREAD, Verb

NAMES: Final = "|".join(FLEETS)
FORM: Final = re.compile(rf"sail\s+((?:{NAMES})(?:\s*(?:,|and)\s*(?:{NAMES}))*)")


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
    """List the names of the fleets whose bits are set."""
    return [name for lane, name in enumerate(FLEETS) if bits >> lane & 1]


def armada_verbs() -> list[Verb]:
    """List the verbs of Armada."""
    return [SailVerb(), Verb(SETTLE, "settle"), Verb(FIGHT, "fight", NOTHING)]
