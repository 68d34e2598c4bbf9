"""The greedy bot's knowledge of the base game."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.bots.classic.borders import lost_defeats, shields_value, token_worth
from sevenwonders.bots.classic.counting import (
    added_by_condition,
    added_by_count,
    condition_value,
    earned_by_count,
    scored_by_count,
)
from sevenwonders.bots.classic.goods import discount_value, goods_value, trade_right_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.prospects import TYPICAL
from sevenwonders.bots.classic.rights import free_build_value, last_card_value, right_value
from sevenwonders.bots.classic.rule_values import DecisionValues, EffectWorth, RuleValues, worth_of
from sevenwonders.bots.classic.symbols import repeated_symbol_value, symbol_value, wild_symbol_value
from sevenwonders.bots.classic.uses import use_values
from sevenwonders.bots.classic.wonder import bonus_values, chosen_bonus_value
from sevenwonders.classic.effects.coins import Coins, CoinsPer
from sevenwonders.classic.effects.military import THIS_AGE, DropDefeats, Shields, VictoryToken
from sevenwonders.classic.effects.points import Points, PointsIf, PointsPer
from sevenwonders.classic.effects.production import Discount, Produce
from sevenwonders.classic.effects.rights import PerkRight, TradeRight
from sevenwonders.classic.effects.science import RepeatSymbol, Symbol, WildSymbol
from sevenwonders.classic.effects.special import (
    BuildFromDiscard,
    Choose,
    CopyGuild,
    FreeBuildEachAge,
    PlayLastCard,
)
from sevenwonders.classic.kinds import BONUS, CARD, DISCARD_PILE, LAST_CARD

FROM_DISCARD: Final = 5.0
GUILD_COPY: Final = 5.0


@final
class BaseValues(RuleValues):
    """The decisions and effects of every table."""

    @override
    def decisions(self) -> dict[int, DecisionValues]:
        return {CARD: use_values, LAST_CARD: use_values, DISCARD_PILE: use_values, BONUS: bonus_values}

    @override
    def effects(self) -> list[EffectWorth]:
        return [
            worth_of(Points, lambda outlook, effect: float(effect.amount)),
            worth_of(PointsPer, scored_by_count, lambda outlook, effect, thing: added_by_count(effect, thing)),
            worth_of(PointsIf, condition_value, added_by_condition),
            worth_of(Coins, lambda outlook, effect: effect.amount * COIN),
            worth_of(CoinsPer, earned_by_count),
            worth_of(Shields, lambda outlook, effect: shields_value(outlook, effect.amount)),
            worth_of(VictoryToken, victory_token_value),
            worth_of(DropDefeats, lambda outlook, effect: lost_defeats(outlook)),
            worth_of(Produce, goods_value),
            worth_of(Discount, lambda outlook, effect: discount_value(outlook)),
            worth_of(TradeRight, lambda outlook, effect: trade_right_value(outlook, effect.bit)),
            worth_of(Symbol, lambda outlook, effect: symbol_value(outlook, effect.symbol)),
            worth_of(WildSymbol, lambda outlook, effect: wild_symbol_value(outlook)),
            worth_of(RepeatSymbol, lambda outlook, effect: repeated_symbol_value(outlook)),
            worth_of(PerkRight, lambda outlook, effect: right_value(outlook, effect.bit)),
            worth_of(PlayLastCard, lambda outlook, effect: last_card_value(outlook)),
            worth_of(FreeBuildEachAge, lambda outlook, effect: free_build_value(outlook, effect.colour)),
            worth_of(BuildFromDiscard, lambda outlook, effect: FROM_DISCARD),
            worth_of(CopyGuild, lambda outlook, effect: GUILD_COPY),
            worth_of(Choose, chosen_bonus_value),
        ]

    @override
    def typical(self) -> dict[int, float]:
        return TYPICAL


def victory_token_value(outlook: Outlook, effect: VictoryToken) -> float:
    """Return the value of a victory token without a fight."""
    return token_worth(outlook, outlook.library.victories[outlook.age] if effect.value == THIS_AGE else effect.value)
