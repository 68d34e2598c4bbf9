"""The values of one rule for the greedy bot, as hooks that know nothing unless overridden, and of a whole table."""

from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar, final

from sevenwonders.classic.effects.effect import Effect

if TYPE_CHECKING:
    from sevenwonders.bots.classic.outlook import Outlook


EffectT = TypeVar("EffectT", bound=Effect)

# The value of each option of a decision to the city that it is about, in points.
DecisionValues = Callable[["Outlook", list[int]], list[float]]


@final
class EffectWorth:
    """The valuation of effects of one class. Make one with `worth_of`.

    `value` is the value of a new effect. `added` is the value of one more of a thing, numbered as in a Tally, through
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
    """Return the valuation of a class of effects, with the functions' types checked against the class."""
    return EffectWorth(kind, value, added)


class RuleValues:
    """The greedy bot's knowledge of the base game, or of one expansion or variant.

    All values are in points at the end of the game. What no rule of the table knows has no value.
    """

    def decisions(self) -> dict[int, DecisionValues]:
        """Return the valuations of the rule's decisions, by kind of decision."""
        return {}

    def effects(self) -> list[EffectWorth]:
        """Return the valuations of the rule's effects."""
        return []

    def extras(self) -> "dict[int, Callable[[Outlook], float]]":
        """Return the value of each of the rule's extras, less its price in coins."""
        return {}

    def typical(self) -> dict[int, float]:
        """Return the number of each counted thing in a city at the end of a typical game."""
        return {}

    def bank_bonus(self, outlook: "Outlook") -> int:
        """Return the coins that the rule adds when the city gets coins from the bank."""
        return 0

    def loss_worth(self, outlook: "Outlook", seat: int, coins: int) -> float:
        """Return the value to the city of coins that another seat has to lose."""
        return 0.0

    def value_for_another(self, outlook: "Outlook", option: int, decider: int) -> float:
        """Return the value of an option for a city to a decider who plays another city."""
        return 0.0


@final
class Valuations:
    """The values of the rules in play, sorted by what is valued."""

    def __init__(self, rules: list[RuleValues]) -> None:
        self.rules = rules
        self.decisions: dict[int, DecisionValues] = {}
        self.effects: dict[type[Effect], EffectWorth] = {}
        self.extras: dict[int, Callable[[Outlook], float]] = {}
        self.typical: dict[int, float] = {}
        for rule in rules:
            self.decisions.update(rule.decisions())
            self.effects.update({worth.kind: worth for worth in rule.effects()})
            self.extras.update(rule.extras())
            self.typical.update(rule.typical())
