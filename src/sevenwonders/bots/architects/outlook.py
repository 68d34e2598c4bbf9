"""Rules of thumb for bots: the value of cards, stages and progress tokens to a city, in points at the end.

The constants here and in the neighbouring modules are estimates; those that matter most were tuned by letting variants
of the bot play against each other.
"""

from math import comb
from typing import final

from sevenwonders.architects.cards import NO_CARD
from sevenwonders.architects.city import City
from sevenwonders.architects.scoring import civilian_points, points_of
from sevenwonders.architects.seating import neighbours_of
from sevenwonders.architects.take import peace_after
from sevenwonders.architects.view import View
from sevenwonders.bots.architects.battles import Battles
from sevenwonders.bots.architects.estimates import ESTIMATES, stages_worth
from sevenwonders.bots.architects.progress import science_share, tokens_worth
from sevenwonders.encode.architects.ways import way_of


@final
class Outlook:
    """One city among the others, as a viewer may know it.

    A worth is good for comparisons only: it includes a constant that all positions of the city share.
    """

    def __init__(self, view: View, seat: int) -> None:
        self.library = view.library
        self.view = view
        self.seat = seat
        self.cities = view.cities
        self.city = self.cities[seat]
        self.turns = turns_left(view)
        count = len(self.cities)
        neighbours = [self.cities[other] for other in neighbours_of(seat, count)]
        self.battles = Battles(self.library, neighbours, count, self.turns)
        self.token_values: dict[int, float] = {}
        self.card_values: dict[int, float] = {}
        self.base = self.worth_without_science(self.city, view.peace)
        self.best_token = max([self.unseen_token_value(), *[self.token_value(token) for token in view.row]])
        self.now = self.worth(self.city, view.peace, view.cat == seat)

    # Positions

    def worth(self, city: City, peace: int, has_cat: bool) -> float:
        """Return the value of the city at the end, with this content and `peace` conflict tokens showing peace."""
        value = self.worth_without_science(city, peace) + self.best_token * science_share(city, self.turns)
        if has_cat:
            value += self.cat_worth()
        if way_of(self.library, city).to_top() == 0:
            value += ESTIMATES.ending if self.would_win(city, has_cat) else -ESTIMATES.ending
        return value

    def gain(self, after: City) -> float:
        """Return the value that the city gains by changing into `after`."""
        return self.worth(after, self.view.peace, self.view.cat == self.seat) - self.now

    def worth_without_science(self, city: City, peace: int) -> float:
        """Return the value of stages, blue cards, tokens and battles."""
        value = stages_worth(self.library, city, self.turns) + ESTIMATES.blue * civilian_points(self.library, city)
        value += tokens_worth(self.library, city, self.turns)
        return value + ESTIMATES.battle * self.battles.worth(city, peace)

    def cat_worth(self) -> float:
        """Return the value of the cat: its points times the chance that it stays, and the looks until it leaves."""
        leaves = ESTIMATES.cat_leaves * (len(self.cities) - 1) * self.turns
        return (self.library.cat_points + ESTIMATES.peek * self.turns) / (1.0 + leaves)

    def would_win(self, city: City, has_cat: bool) -> bool:
        """Return whether no other city has more points now than the city with all its stages built."""
        complete = city.copy()
        complete.stages = self.library.boards[city.board].complete
        mine = sum(points_of(self.library, complete, has_cat))
        cat = self.seat if has_cat else self.view.cat
        for seat in range(len(self.cities)):
            if seat != self.seat and sum(points_of(self.library, self.cities[seat], cat == seat)) > mine:
                return False
        return True

    # Cards

    def card_value(self, card: int) -> float:
        """Return the value of a card to the city."""
        if card not in self.card_values:
            self.card_values[card] = self.value_of_new(card)
        return self.card_values[card]

    def value_of_new(self, card: int) -> float:
        """Return the value of a card: for the position, and through an extra card that a token gives for it."""
        facts = self.library.cards[card]
        after = self.city.copy()
        after.gain_card(self.library, card)
        peace = peace_after(self.view.peace, facts.horns)
        value = self.worth(after, peace, facts.cat or self.view.cat == self.seat) - self.now
        return value + ESTIMATES.extra_card if self.is_ready(self.library.after_card[card]) else value

    def is_ready(self, tokens: int) -> bool:
        """Return whether the city has one of the tokens, given as bits, and may use it in its turn."""
        spent = self.view.used | self.view.armed if self.seat == self.view.active else 0
        return tokens & self.city.fresh_tokens(spent) != 0

    def deck_value(self, deck: int) -> float:
        """Return the value of the top of a deck: the average of its cards if unknown, 0 for an empty deck."""
        top = self.view.tops[deck]
        return self.unseen_value(deck) if top == NO_CARD else self.card_value(top)

    def unseen_value(self, deck: int) -> float:
        """Return the average value of a card of a deck."""
        left = self.view.decks[deck]
        value = 0.0
        total = 0
        for card in range(len(left)):
            if left[card]:
                total += left[card]
                value += left[card] * self.card_value(card)
        return value / total if total else 0.0

    def looked_value(self, deck: int) -> float:
        """Return the average value of the best card of a face-up deck: its top and some unseen ones."""
        left = self.view.decks[deck][:]
        top = self.view.tops[deck]
        left[top] -= 1
        total = sum(left)
        unseen = min(self.library.look_at - 1, total)
        value = 0.0
        before = 0.0
        not_better = 0
        for card in sorted(range(len(left)), key=self.card_value):
            not_better += left[card]
            now = comb(not_better, unseen) / comb(total, unseen)
            value += (now - before) * max(self.card_value(card), self.card_value(top))
            before = now
        return value

    # Progress tokens

    def token_value(self, token: int) -> float:
        """Return the value of another progress token to the city."""
        if token not in self.token_values:
            after = self.city.copy()
            after.gain_token(token)
            self.token_values[token] = self.worth_without_science(after, self.view.peace) - self.base
        return self.token_values[token]

    def unseen_token_value(self) -> float:
        """Return the average value of the top of the stack; 0 without a stack."""
        stack = self.view.stack
        value = 0.0
        for token in stack:
            value += self.token_value(token)
        return value / len(stack) if stack else 0.0


def turns_left(view: View) -> float:
    """Count the turns that each player still has, until the first wonder is finished or the cards run out."""
    nearest = 99
    for city in view.cities:
        nearest = min(nearest, way_of(view.library, city).to_top())
    cards = 0
    for deck in view.decks:
        cards += sum(deck)
    return 1.0 + min(ESTIMATES.pace * nearest, cards / len(view.cities))
