"""Preview a choice by carrying it out on a copy of the table."""

from typing import TYPE_CHECKING

from sevenwonders.classic.kinds import GAINED
from sevenwonders.kernel.decision import Decision

if TYPE_CHECKING:
    from sevenwonders.classic.table import ClassicGame


def coins_gained(game: "ClassicGame", decision: Decision, choice: int) -> int:
    """Return the coins that a choice brings from the bank right away, if the other cities do nothing."""
    alone = game.copy()
    alone.keeps_events = True
    alone.decisions = []
    chosen = decision.copy()
    chosen.choice = choice
    alone.rule_of(chosen).resolve(alone, [chosen])
    return sum([event.values[0] for event in alone.events if event.kind == GAINED and event.seat == chosen.seat])
