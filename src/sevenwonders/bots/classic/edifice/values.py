"""What the greedy bot knows about Edifice."""

from collections.abc import Callable
from typing import final

from typing_extensions import override

from sevenwonders.bots.classic.edifice.projects import (
    chosen_pawn_value,
    join_value,
    pawn_values,
    penalty_values,
    repeated_guild_value,
)
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues, worth_of
from sevenwonders.classic.edifice.effects import Pawn, RepeatGuild
from sevenwonders.classic.edifice.kinds import JOIN_EDIFICE, PAWN, PENALTY


@final
class EdificeValues(RuleValues):
    """Joining Edifices, their rewards and their penalties."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {PAWN: pawn_values, PENALTY: penalty_values}

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(Pawn, chosen_pawn_value),
            worth_of(RepeatGuild, lambda outlook, effect: repeated_guild_value(outlook)),
        ]

    @override
    def extras(self) -> dict[int, Callable[[Outlook], float]]:
        return {JOIN_EDIFICE: join_value}
