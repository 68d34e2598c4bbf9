"""What the greedy bot may know of one rule, as hooks that know nothing unless overridden."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, final

from sevenwonders.classic.effects.effect import Effect

if TYPE_CHECKING:
    from sevenwonders.bots.classic.outlook import Outlook

EffectT = TypeVar("EffectT", bound=Effect)

# What each option of a decision brings to the city that it is about, in points.
DecisionValues = Callable[["Outlook", list[int]], list[float]]


@final
class EffectWorth:
    """How the effects of one class are valued; make one with `worth_of`.

    `value` is what a new effect brings. `added` is what one more of a thing, numbered as a Tally counts, brings through
    an effect that the city already has.
    """

    __slots__ = ("added", "kind", "value")

    def __init__(
        self, kind: type[Effect], value: Callable[..., float], added: Callable[..., float] | None = None
    ) -> None:
        self.kind = kind
        self.value = value
        self.added = added


def worth_of(
    kind: type[EffectT],
    value: "Callable[[Outlook, EffectT], float]",
    added: "Callable[[Outlook, EffectT, int], float] | None" = None,
) -> EffectWorth:
    """The worth of a class of effects, with its functions checked against the class."""
    return EffectWorth(kind, value, added)


class RuleValues:
    """What the greedy bot knows of the base game, or of one expansion or variant.

    All values are in points at the end of the game. What no rule of the table knows is worth nothing.
    """

    def decisions(self) -> dict[int, DecisionValues]:
        """How the options of the rule's decisions are valued, by kind of decision."""
        return {}

    def effects(self) -> list[EffectWorth]:
        """How the rule's effects are valued."""
        return []

    def extras(self) -> "dict[int, Callable[[Outlook], float]]":
        """What each extra brings that goes with a card or stage, its price in coins taken off."""
        return {}

    def typical(self) -> dict[int, float]:
        """How many of each counted thing a city has at the end of a usual game."""
        return {}

    def bank_bonus(self, outlook: "Outlook") -> int:
        """The coins that the rule adds when the city gets coins from the bank."""
        return 0

    def loss_worth(self, outlook: "Outlook", seat: int, coins: int) -> float:
        """What it is worth to the city that another seat has to lose coins."""
        return 0.0

    def value_for_another(self, outlook: "Outlook", option: int, decider: int) -> float:
        """What an option for a city brings to a decider who plays another one."""
        return 0.0
