"""Bots that tables of this process offer: ours, and those of other packages that its operator names."""

import shlex
import sys
from collections.abc import Iterable
from typing import Final

from sevenwonders.bots.protocol.messages import Introduction
from sevenwonders.bots.protocol.program import Limits, introduction_of
from sevenwonders.bots.registry import BOTS, bots_of
from sevenwonders.kernel.errors import BadConfig
from sevenwonders.kernel.wording import Phrase

# How long a plug-in may take to start.
HELLO_MS: Final = 20_000

# A process has one operator: the plug-ins that were named when it started.
_plug_ins: dict[str, Introduction] = {}


def offer_plug_ins(names: Iterable[str]) -> None:
    """Offer these plug-ins, and no others, at all tables of this process.

    Each is started once. Raises `BadConfig` if one does not say hello, or has the name of one of our bots.
    """
    introductions = {name: introduced(name) for name in names}
    _plug_ins.clear()
    _plug_ins.update(introductions)


def introduced(name: str) -> Introduction:
    """Start a plug-in and return its introduction. Raises `BadConfig` if it cannot play."""
    if any(name in bots for bots in BOTS.values()):
        raise BadConfig(Phrase("bot-ours", name=name))
    found = introduction_of(command_of(name), Limits(HELLO_MS, HELLO_MS), name)
    unknown = [game for game in found.games if game not in BOTS]
    if unknown:
        raise BadConfig(Phrase("bot-game", name=name, game=unknown[0], names=", ".join(BOTS)))
    return found


def command_of(name: str) -> str:
    """Return the command that runs a plug-in as a program."""
    return shlex.join([sys.executable, "-m", "sevenwonders", "bot", name])


def offered_plug_ins() -> dict[str, Introduction]:
    """Return the plug-ins that this process offers."""
    return dict(_plug_ins)


def table_bots(game: str) -> list[str]:
    """List the bots that can sit at a table of that game: ours from the weakest to the strongest, then plug-ins."""
    return [*bots_of(game), *(name for name, found in _plug_ins.items() if not found.games or game in found.games)]
