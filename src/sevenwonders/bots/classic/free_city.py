"""The value of a choice for the Free City to the player who controls it."""

from typing import final

from typing_extensions import override

from sevenwonders.bots.classic.borders import border_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.bots.classic.rule_values import RuleValues
from sevenwonders.classic.choice import PASS, SELL, STAGE, card_of, left_of, right_of, trade_in, use_of
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import Shields


@final
class FreeCityValues(RuleValues):
    """Coins for goods, and shields against the other player."""

    @override
    def value_for_another(self, outlook: Outlook, option: int, decider: int) -> float:
        trade = trade_in(option)
        income = int(left_of(trade) - right_of(trade))
        shields = sum(effect.amount for effect in new_effects(outlook, option) if isinstance(effect, Shields))
        pressure = border_value(outlook, outlook.right, shields) - border_value(outlook, outlook.left, shields)
        # From the view of the left-hand neighbour; what is good for one of the two players is bad for the other.
        value = income * COIN + pressure
        return value if outlook.cities[decider] is outlook.left else -value


def new_effects(outlook: Outlook, option: int) -> list[Effect]:
    """Return the effects that an option adds to the city."""
    use = use_of(option)
    if use == STAGE:
        return outlook.library.boards[outlook.city.board].stages[outlook.city.stages].effects
    return [] if use in (SELL, PASS) else outlook.library.cards[card_of(option)].effects
