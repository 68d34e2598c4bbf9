"""Takes what looks best at once, without looking ahead."""

from typing import Final, final

from sevenwonders.architects.cards import COIN
from sevenwonders.architects.choice import (
    CENTRE,
    FIRST_WONDER,
    KEEP,
    LEFT,
    LOOK,
    RIGHT,
    SCIENCE,
    STAGE,
    TAKE,
    TOKEN,
    UNSEEN,
    argument_of,
    paid,
    payment_of,
    stage_of,
    use_of,
)
from sevenwonders.architects.library import library_of
from sevenwonders.architects.tokens import symbols_of
from sevenwonders.architects.view import View
from sevenwonders.bots.architects.building import EXTRA_CARD
from sevenwonders.bots.architects.outlook import Outlook
from sevenwonders.bots.bot import Bot, Question
from sevenwonders.kernel.rng import Rng

# What the best card in reach of the next player costs, as a part of its worth there: it helps one rival of several.
LEFT_TO_NEXT: Final = 0.4

NO_DECK: Final = -1


@final
class GreedyBot(Bot):
    """Values what an option adds now and at the end, and a little what it leaves to the next player."""

    def __init__(self, rng: Rng) -> None:
        self.rng = rng

    def choose(self, question: Question) -> int:
        """The option of the highest value; of equal ones any."""
        view = question.view()
        assert isinstance(view, View)
        values = option_values(view, question.decision.seat, question.options)
        most = max(values)
        best = [option for option, value in zip(question.options, values, strict=True) if value == most]
        return best[self.rng.below(len(best))]


def option_values(view: View, seat: int, options: list[int]) -> list[float]:
    """What each option brings to the city, in points."""
    library = library_of()
    outlook = Outlook(library, view, seat)
    values = [option_value(outlook, option) for option in options]
    taking = [at for at, option in enumerate(options) if use_of(option) == TAKE]
    if taking:
        following = Outlook(library, view, (seat + 1) % len(view.cities))
        as_it_is = best_left(following, NO_DECK)
        for at in taking:
            taken = deck_at(view, seat, argument_of(options[at]))
            values[at] -= LEFT_TO_NEXT * (best_left(following, taken) - as_it_is)
    return values


def option_value(outlook: Outlook, option: int) -> float:
    """What one option adds to the city; ending the turn adds nothing."""
    use = use_of(option)
    argument = argument_of(option)
    if use == TAKE:
        return outlook.deck_value(deck_at(outlook.view, outlook.seat, argument))
    if use == STAGE:
        return stage_value(outlook, option)
    if use == SCIENCE:
        return set_value(outlook, argument)
    if use == TOKEN:
        return outlook.unseen_token_value() if argument == UNSEEN else outlook.token_value(argument)
    if use == LOOK:
        return outlook.looked_value(deck_at(outlook.view, outlook.seat, argument))
    return outlook.card_value(argument) if use == KEEP else 0.0


def stage_value(outlook: Outlook, option: int) -> float:
    """What a stage brings for one payment: its points and effect, less what the cards were good for later."""
    after = outlook.city.copy()
    payment = payment_of(option)
    for card in range(COIN + 1):
        after.cards[card] -= paid(payment, card)
    after.stages |= 1 << stage_of(option)
    value = outlook.gain(after)
    return value + EXTRA_CARD if outlook.is_ready(outlook.library.after_stage) else value


def set_value(outlook: Outlook, number: int) -> float:
    """What a set of symbols brings: the best token, less what the cards were good for later."""
    after = outlook.city.copy()
    for card in symbols_of(number):
        after.cards[card] -= 1
    return outlook.gain(after) + outlook.best_token


def best_left(outlook: Outlook, taken: int) -> float:
    """What the best card in reach is worth to a player after the top of one deck is gone, if any."""
    count = len(outlook.cities)
    reach = {outlook.seat, (outlook.seat - 1) % count, count}
    return max(outlook.unseen_value(deck) if deck == taken else outlook.deck_value(deck) for deck in reach)


def deck_at(view: View, seat: int, place: int) -> int:
    """The deck at a place as the seat sees it."""
    count = len(view.cities)
    if place >= FIRST_WONDER:
        return next(other for other in range(count) if view.cities[other].board == place - FIRST_WONDER)
    return {LEFT: seat, RIGHT: (seat - 1) % count, CENTRE: count}[place]
