"""What a choice for the Free City is worth to the player who runs it."""

from typing import Final

from sevenwonders.bots.classic.borders import border_value
from sevenwonders.bots.classic.outlook import COIN, Outlook
from sevenwonders.classic.choice import PASS, SELL, STAGE, card_of, left_of, right_of, trade_in, use_of
from sevenwonders.classic.effects.effect import Effect
from sevenwonders.classic.effects.military import Shields

# The player on the left-hand side of the Free City.
LEFT_PLAYER: Final = 0


def free_city_value(outlook: Outlook, option: int, decider: int) -> float:
    """Coins for goods, and shields against the other player."""
    trade = trade_in(option)
    income = left_of(trade) - right_of(trade)
    shields = sum(effect.amount for effect in new_effects(outlook, option) if isinstance(effect, Shields))
    pressure = border_value(outlook, outlook.right, shields) - border_value(outlook, outlook.left, shields)
    value = income * COIN + pressure
    return value if decider == LEFT_PLAYER else -value


def new_effects(outlook: Outlook, option: int) -> list[Effect]:
    """The effects that an option adds to the city."""
    use = use_of(option)
    if use == STAGE:
        return outlook.library.boards[outlook.city.board].stages[outlook.city.stages].effects
    return [] if use == SELL or use == PASS else outlook.library.cards[card_of(option)].effects
