"""What the greedy bot knows about Leaders."""

from typing import final

from typing_extensions import override

from sevenwonders.bots.classic.leaders.effects import (
    LEADER_DRAWN,
    added_to_lone,
    added_to_sets,
    alone_value,
    bank_bonus_value,
    cheaper_value,
    coins_on_value,
    dropped_tokens_value,
    free_colour_value,
    free_leaders_value,
    pairs_value,
    sets_value,
)
from sevenwonders.bots.classic.leaders.recruitment import (
    best_burial,
    bury_values,
    draft_values,
    extra_leader_value,
    recruit_values,
    token_values,
)
from sevenwonders.bots.classic.outlook import Outlook
from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues, worth_of
from sevenwonders.bots.classic.symbols import set_points_value
from sevenwonders.classic.leaders.effects import (
    BuryLeader,
    DrawLeaders,
    DropTokens,
    ExtraLeader,
    FreeLeaders,
    PointsAlone,
)
from sevenwonders.classic.leaders.kinds import (
    BURY_LEADER,
    EXTRA_LEADER,
    LEADER_DRAFT,
    RECRUITS,
    VICTORY_TOKEN,
    WHITE,
)
from sevenwonders.classic.leaders.part import leaders_of
from sevenwonders.classic.leaders.perks import (
    BankBonus,
    Cheaper,
    CoinsOn,
    FreeColour,
    PointsPerPair,
    PointsPerSet,
    SetPoints,
)


@final
class LeadersValues(RuleValues):
    """The draft, recruitment, and what leaders do."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {
            LEADER_DRAFT: draft_values,
            RECRUITS: recruit_values,
            EXTRA_LEADER: recruit_values,
            BURY_LEADER: bury_values,
            VICTORY_TOKEN: token_values,
        }

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(PointsPerSet, sets_value, added_to_sets),
            worth_of(PointsPerPair, lambda outlook, effect: pairs_value(outlook)),
            worth_of(PointsAlone, alone_value, added_to_lone),
            worth_of(SetPoints, lambda outlook, effect: set_points_value(outlook, effect.amount)),
            worth_of(Cheaper, cheaper_value),
            worth_of(FreeColour, free_colour_value),
            worth_of(CoinsOn, coins_on_value),
            worth_of(BankBonus, bank_bonus_value),
            worth_of(DrawLeaders, lambda outlook, effect: LEADER_DRAWN * effect.amount),
            worth_of(FreeLeaders, lambda outlook, effect: free_leaders_value(outlook)),
            worth_of(ExtraLeader, lambda outlook, effect: extra_leader_value(outlook)),
            worth_of(BuryLeader, lambda outlook, effect: best_burial(outlook)),
            worth_of(DropTokens, lambda outlook, effect: dropped_tokens_value(outlook)),
        ]

    @override
    def typical(self) -> dict[int, float]:
        return {WHITE: 3.0}

    @override
    def bank_bonus(self, outlook: Outlook) -> int:
        return leaders_of(outlook.city).bank_bonus
