"""Takes what looks best at once, without looking ahead."""

from typing import Final, final

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.outlook import COIN, Outlook, outlook_of
from sevenwonders.classic.build import SALE, bank_price
from sevenwonders.classic.choice import (
    BUILD,
    BUILD_FREE,
    PASS,
    SELL,
    STAGE,
    card_of,
    coins_of,
    left_of,
    right_of,
    trade_in,
    use_of,
)
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import Shields
from sevenwonders.kernel.rng import Rng

# What a coin for a neighbour costs, and which part of its worth is lost with a card that is not built.
RIVAL_COIN: Final = 0.1
BURIED: Final = 0.2

# The player on the left-hand side of the Free City.
LEFT_PLAYER: Final = 0


@final
class GreedyBot(Bot):
    """Values what a card adds now and at the end, less what it costs."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, question: Question) -> int:
        """The option of the highest value; of equal ones any."""
        decision = question.decision
        outlook = outlook_of(question.library(), question.view(), decision.seat)
        if decision.seat == decision.decider:
            values = own_values(outlook, question.options)
        else:
            values = [free_city_value(outlook, option, decision.decider) for option in question.options]
        most = max(values)
        best = [option for option, value in zip(question.options, values, strict=True) if value == most]
        return best[self.rng.below(len(best))]


def own_values(outlook: Outlook, options: list[int]) -> list[float]:
    """What each option brings to the city, in points."""
    worth = {card: card_worth(outlook, card) for card in {card_of(option) for option in options}}
    return [use_value(outlook, option, worth[card_of(option)]) for option in options]


def card_worth(outlook: Outlook, card: int) -> float:
    """What the structure brings; passing names no card and brings nothing."""
    return outlook.card_value(outlook.library.cards[card]) if card < len(outlook.library.cards) else 0.0


def use_value(outlook: Outlook, option: int, worth: float) -> float:
    """What one use of a card of that worth brings, less the price."""
    use = use_of(option)
    cost = coins_of(trade_in(option)) * (COIN + RIVAL_COIN)
    if use == PASS:
        return 0.0
    if use == SELL:
        return SALE * COIN - BURIED * worth
    if use == STAGE:
        stage = outlook.library.boards[outlook.city.board].stages[outlook.city.stages]
        return outlook.stage_value(stage) - stage.coins * COIN - cost - BURIED * worth
    if use == BUILD:
        cost += bank_price(outlook.library, outlook.city, card_of(option)) * COIN
    elif use == BUILD_FREE:
        cost += outlook.free_build_cost()
    return worth - cost


def free_city_value(outlook: Outlook, option: int, decider: int) -> float:
    """What an option of the Free City brings to who runs it: coins for goods, and shields against the other player."""
    trade = trade_in(option)
    income = left_of(trade) - right_of(trade)
    shields = sum(effect.amount for effect in new_effects(outlook, option) if isinstance(effect, Shields))
    pressure = outlook.border_value(outlook.right, shields) - outlook.border_value(outlook.left, shields)
    value = income * COIN + pressure
    return value if decider == LEFT_PLAYER else -value


def new_effects(outlook: Outlook, option: int) -> list[Effect]:
    """The effects that an option adds to the city."""
    use = use_of(option)
    if use == STAGE:
        return outlook.library.boards[outlook.city.board].stages[outlook.city.stages].effects
    return [] if use == SELL or use == PASS else outlook.library.cards[card_of(option)].effects
