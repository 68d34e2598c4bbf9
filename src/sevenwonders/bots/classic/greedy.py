"""A bot that takes what looks best right now, without looking ahead."""

from typing import final

from typing_extensions import override

from sevenwonders.bots.bot import Bot, Question, best_option
from sevenwonders.bots.classic.all_rules import valuations_of
from sevenwonders.bots.classic.outlook import Outlook, new_outlook
from sevenwonders.classic.view import View
from sevenwonders.kernel.rng import Rng


@final
class GreedyBot(Bot):
    """Values what a card adds now and at the end, less what it costs."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @override
    def choose(self, question: Question) -> int:
        return best_option(question.options, values_of(question), self.rng)


def values_of(question: Question) -> list[float]:
    """Return the value of each option to the decider; all equal if the kind of decision is not known."""
    decision = question.decision
    view = question.view()
    assert isinstance(view, View)
    outlook = outlook_of(view, decision.seat)
    valuations = outlook.valuations
    if decision.seat != decision.decider:
        return [
            sum(rule.value_for_another(outlook, option, decision.decider) for rule in valuations.rules)
            for option in question.options
        ]
    if decision.kind not in valuations.decisions:
        return [0.0] * len(question.options)
    return valuations.decisions[decision.kind](outlook, question.options)


def outlook_of(view: View, seat: int) -> Outlook:
    """Return the outlook of one city, with all valuations of the rules of the table."""
    return new_outlook(valuations_of(view.hooks.rules), view, seat)
