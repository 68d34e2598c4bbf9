"""A bot that takes what looks best right now, without looking ahead."""

from typing import Final, final

from typing_extensions import override

from sevenwonders.architects.build import add_stage
from sevenwonders.architects.choice import (
    KEEP,
    LOOK,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    payment_of,
    stage_of,
    use_of,
)
from sevenwonders.architects.seating import deck_at, decks_in_reach, left_of
from sevenwonders.architects.tokens import discard_set
from sevenwonders.architects.view import View
from sevenwonders.bots.architects.estimates import ESTIMATES
from sevenwonders.bots.architects.outlook import Outlook
from sevenwonders.bots.bot import Bot, Question, best_option
from sevenwonders.kernel.rng import Rng

NO_DECK: Final = -1


@final
class GreedyBot(Bot):
    """Values what an option adds now and at the end, and a little less what it leaves to the next player."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    @override
    def choose(self, question: Question) -> int:
        view = question.view()
        assert isinstance(view, View)
        values = option_values(view, question.decision.seat, question.options)
        return best_option(question.options, values, self.rng)


def option_values(view: View, seat: int, options: list[int]) -> list[float]:
    """Return the value of each option for the seat's city, in points."""
    outlook = Outlook(view, seat)
    values = [option_value(outlook, option) for option in options]
    taking = [at for at, option in enumerate(options) if use_of(option) == TAKE]
    # The deck on the left and the central deck are within reach of the next player too.
    if taking:
        following = Outlook(view, left_of(seat, len(view.cities)))
        as_it_is = best_left(following, NO_DECK)
        for at in taking:
            taken = deck_at(view.cities, seat, argument_of(options[at]))
            values[at] -= ESTIMATES.left_to_next * (best_left(following, taken) - as_it_is)
    return values


def option_value(outlook: Outlook, option: int) -> float:
    """Return the value of one option for the city; ending the turn has none."""
    use = use_of(option)
    argument = argument_of(option)
    if use == TAKE:
        return outlook.deck_value(deck_at(outlook.cities, outlook.seat, argument))
    if use == STAGE:
        return stage_value(outlook, option)
    if use == SCIENCE:
        return set_value(outlook, argument)
    if use == TOKEN:
        return outlook.unseen_token_value() if argument == UNSEEN else outlook.token_value(argument)
    if use == LOOK:
        return outlook.looked_value(deck_at(outlook.cities, outlook.seat, argument))
    return outlook.card_value(argument) if use == KEEP else 0.0


def stage_value(outlook: Outlook, option: int) -> float:
    """Return the value of a stage with one payment: points and effect, less the later value of the cards."""
    after = outlook.city.copy()
    add_stage(outlook.library, after, stage_of(option), payment_of(option), outlook.view.discard[:])
    value = outlook.gain(after)
    return value + ESTIMATES.extra_card if outlook.is_ready(outlook.library.after_stage) else value


def set_value(outlook: Outlook, number: int) -> float:
    """Return the value of a set of symbols: the best token, less the later value of the cards."""
    after = outlook.city.copy()
    discard_set(outlook.library, after, number, outlook.view.discard[:])
    return outlook.gain(after) + outlook.best_token


def best_left(outlook: Outlook, taken: int) -> float:
    """Return the value of the best card within a player's reach once the top of a deck is gone, or NO_DECK."""
    reach = decks_in_reach(outlook.cities, outlook.seat)
    return max([outlook.unseen_value(deck) if deck == taken else outlook.deck_value(deck) for deck in reach])
