"""What the greedy bot knows about Armada."""

from collections.abc import Callable
from functools import partial
from typing import final

from typing_extensions import override

from sevenwonders.bots.classic.armada.fleets import (
    coins_on_step_value,
    fleet_values,
    points_per_level_value,
    sail_value,
    step_value,
)
from sevenwonders.bots.classic.armada.islands import (
    DRAWN,
    best_colour_value,
    far_trade_value,
    island_values,
    sea_right_value,
)
from sevenwonders.bots.classic.armada.naval import conflict_values, landing_value, naval_value
from sevenwonders.bots.classic.armada.taxes import piracy_value
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues, worth_of
from sevenwonders.classic.armada.effects import (
    BestColour,
    CoinsOnStep,
    DrawIsland,
    FarTrade,
    Landing,
    Naval,
    Piracy,
    PointsPerLevel,
    Sail,
    SeaRight,
)
from sevenwonders.classic.armada.harbour import FLEETS
from sevenwonders.classic.armada.kinds import EXTRA, FLEET, ISLAND, ISLANDS, NAVAL_CONFLICT


@final
class ArmadaValues(RuleValues):
    """Fleets, islands, taxes and naval conflicts."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {FLEET: fleet_values, ISLANDS: island_values, NAVAL_CONFLICT: conflict_values}

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(Naval, lambda outlook, effect: naval_value(outlook, effect.amount)),
            worth_of(Landing, landing_value),
            worth_of(Sail, sail_value),
            worth_of(CoinsOnStep, coins_on_step_value),
            worth_of(PointsPerLevel, points_per_level_value),
            worth_of(Piracy, lambda outlook, effect: piracy_value(outlook)),
            worth_of(DrawIsland, lambda outlook, effect: DRAWN[effect.level]),
            worth_of(BestColour, lambda outlook, effect: best_colour_value(outlook)),
            worth_of(FarTrade, far_trade_value),
            worth_of(SeaRight, sea_right_value),
        ]

    @override
    def extras(self) -> dict[int, Callable[[Outlook], float]]:
        return {EXTRA + lane: partial(step_value, lane=lane) for lane in range(len(FLEETS))}

    @override
    def typical(self) -> dict[int, float]:
        return {ISLAND: 1.5}
