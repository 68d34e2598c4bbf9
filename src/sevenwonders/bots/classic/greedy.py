"""Takes what looks best at once, without looking ahead."""

from collections.abc import Callable
from typing import Final, final

from sevenwonders.bots.bot import Bot, Question
from sevenwonders.bots.classic.edifices import bonus_values, pawn_values, penalty_values
from sevenwonders.bots.classic.free_city import free_city_value
from sevenwonders.bots.classic.losses import loss_values, token_values
from sevenwonders.bots.classic.outlook import Outlook, outlook_of
from sevenwonders.bots.classic.recruitment import bury_values, draft_values, recruit_values
from sevenwonders.bots.classic.uses import use_values
from sevenwonders.bots.classic.voyages import conflict_values, fleet_values, island_values
from sevenwonders.classic.armada.kinds import FLEET, ISLANDS, NAVAL_CONFLICT
from sevenwonders.classic.debts.kinds import LOSS
from sevenwonders.classic.edifice.kinds import BONUS, PAWN, PENALTY
from sevenwonders.classic.kinds import CARD, DISCARD_PILE, LAST_CARD
from sevenwonders.classic.leaders.kinds import BURY_LEADER, EXTRA_LEADER, LEADER_DRAFT, RECRUITS, VICTORY_TOKEN
from sevenwonders.classic.libraries import library_for
from sevenwonders.classic.view import View
from sevenwonders.kernel.rng import Rng

# What the options of each kind of decision about the own city bring, in points.
VALUES: Final[dict[int, Callable[[Outlook, list[int]], list[float]]]] = {
    CARD: use_values,
    LAST_CARD: use_values,
    DISCARD_PILE: use_values,
    LEADER_DRAFT: draft_values,
    RECRUITS: recruit_values,
    EXTRA_LEADER: recruit_values,
    BURY_LEADER: bury_values,
    LOSS: loss_values,
    VICTORY_TOKEN: token_values,
    FLEET: fleet_values,
    ISLANDS: island_values,
    NAVAL_CONFLICT: conflict_values,
    BONUS: bonus_values,
    PAWN: pawn_values,
    PENALTY: penalty_values,
}


@final
class GreedyBot(Bot):
    """Values what a card adds now and at the end, less what it costs."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, question: Question) -> int:
        """The option of the highest value; of equal ones any."""
        values = values_of(question)
        most = max(values)
        best = [option for option, value in zip(question.options, values, strict=True) if value == most]
        return best[self.rng.below(len(best))]


def values_of(question: Question) -> list[float]:
    """What each option brings to the decider; equal values where the kind of decision is not known."""
    decision = question.decision
    view = question.view()
    assert isinstance(view, View)
    outlook = outlook_of(library_for(view.config), view, decision.seat)
    if decision.seat != decision.decider:
        return [free_city_value(outlook, option, decision.decider) for option in question.options]
    if decision.kind not in VALUES:
        return [0.0] * len(question.options)
    return VALUES[decision.kind](outlook, question.options)
