"""Facts about the server itself: bots, editions with all that can be chosen, and how requests arrive."""

from typing import Literal

from sevenwonders.server.wire.base import Wire


class BotLevel(Wire, frozen=True):
    """A bot that can be invited, and the games it plays.

    Ours come from the weakest to the strongest. A `plug_in` comes from another package; its strength is not known.
    """

    name: str
    text: str
    games: list[str]
    plug_in: bool = False


class RuleOption(Wire, frozen=True):
    """An option of the rules: its values, and the one that applies by default.

    It needs one of the expansions in `needs`, or all of them with `needs_all`.
    """

    id: str
    values: list[str]
    default: str
    needs: list[str]
    needs_all: bool


class VariantFacts(Wire, frozen=True):
    """A variant and its numbers of players; one that is `implied` applies there by itself."""

    id: str
    players: list[int]
    implied: bool


class EditionFacts(Wire, frozen=True):
    """One edition of a game: its numbers of players, and what can be added to it. `sides` are those of its boards."""

    edition: int
    players: list[int]
    sides: list[str]
    expansions: list[str]
    variants: list[VariantFacts]
    options: list[RuleOption]


class Health(Wire, frozen=True):
    """All is well."""

    status: Literal["ok"]


class Caller(Wire, frozen=True):
    """A request as it arrives here, for setting up a proxy.

    `forwarded` says whether X-Forwarded-For had an address, and whether it was believed.
    """

    address: str
    scheme: str
    host: str
    forwarded: Literal["no", "ignored", "believed"]
