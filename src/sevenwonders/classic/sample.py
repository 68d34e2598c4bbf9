"""Make full games that agree with a view: what is hidden is dealt at random from the cards it could be.

What a viewer cannot see is counted once: of each back, the cards that lie open nowhere, and the places that need one.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.colours import DECK_COLOURS
from sevenwonders.classic.kinds import DEAL_HANDS
from sevenwonders.classic.library import Library
from sevenwonders.classic.setup import drawn_cards, empty_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED, View
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.numbers import vector_of
from sevenwonders.kernel.rng import Rng, independent
from sevenwonders.kernel.sampler import Sampler

WHOLE_DECK: Final = -1


def sample(view: View, rng: Rng) -> ClassicGame:
    """A game whose view from the same seat equals the given one. It has no history, and its own random numbers."""
    return sampler_of(view).deal(rng)


@final
class Draw:
    """Cards of which only some are in the game: how many of those that nobody sees."""

    __slots__ = ("cards", "count")

    def __init__(self, cards: list[int], count: int) -> None:
        self.cards = cards
        self.count = count


@final
class Pool:
    """The cards that may be behind one back.

    All of `cards` and some of each of the `draws` are in the game. `wanted` of them are needed, or WHOLE_DECK.
    `padding` cards are missing: a position set up by hand may hide more cards than are left.
    """

    __slots__ = ("back", "cards", "draws", "padding", "spares", "wanted")

    def __init__(
        self, back: int, cards: list[int], draws: list[Draw], wanted: int, padding: int, spares: list[int]
    ) -> None:
        self.back = back
        self.cards = cards
        self.draws = draws
        self.wanted = wanted
        self.padding = padding
        # What fills up the pool: any card of the Age.
        self.spares = spares

    def shuffled(self, rng: Rng) -> list[int]:
        """The cards in random order, as far as they are wanted: those to be taken first come last."""
        cards = self.cards[:]
        for draw in self.draws:
            if draw.count:
                drawn = draw.cards[:]
                rng.shuffle_last(drawn, draw.count)
                cards += drawn[-draw.count :]
        rng.shuffle_last(cards, len(cards) if self.wanted == WHOLE_DECK else self.wanted)
        if self.padding > 0:
            return [self.spares[rng.below(len(self.spares))] for _ in range(self.padding)] + cards
        return cards


@final
class ClassicSampler(Sampler):
    """Deals games that agree with a view. `known` is the table with backs in the place of hidden cards."""

    __slots__ = ("has_sealed", "known", "pools")

    def __init__(self, known: ClassicGame, pools: list[Pool], has_sealed: bool) -> None:
        self.known = known
        self.pools = pools
        self.has_sealed = has_sealed

    @override
    def deal(self, rng: Rng) -> ClassicGame:
        game = self.known.copy()
        game.rng = independent(rng)
        stacks: list[list[int]] = [[] for _ in range(game.library.last_back + 1)]
        for pool in self.pools:
            stacks[pool.back] = pool.shuffled(rng)
        turn_over(game, stacks)
        for pool in self.pools:
            if pool.wanted == WHOLE_DECK:
                game.decks[pool.back - 1] = stacks[pool.back]
        if self.has_sealed:
            seal_answers(game, rng)
        return game


def turn_over(game: ClassicGame, stacks: list[list[int]]) -> None:
    """Replace every back with a card from the stack of that back."""
    for place in hidden_places(game):
        for position, card in enumerate(place):
            if card < 0:
                place[position] = stacks[-card].pop()
    for city in game.cities:
        city.hand.sort()


def hidden_places(game: ClassicGame) -> list[list[int]]:
    """Every list that may contain hidden cards."""
    places = [game.discard]
    for city in game.cities:
        places.append(city.buried)
        places.append(city.hand)
    for rule in game.rules:
        places.extend(rule.hidden_lists(game))
    return places


def sampler_of(view: View) -> ClassicSampler:
    """A sampler for that view, which stays as it is. It must not change while the sampler is in use."""
    game = known_table(view)
    unseen = game.library.copies(len(game.cities))
    hidden = vector_of([0] * (game.library.last_back + 1))
    for city in game.cities:
        for card in city.built:
            unseen[card] -= 1
    for place in hidden_places(game):
        for card in place:
            if card >= 0:
                unseen[card] -= 1
            else:
                hidden[-card] += 1
    has_sealed = any(decision.choice == SEALED for decision in game.decisions)
    return ClassicSampler(game, pools_of(game, unseen, hidden), has_sealed)


def known_table(view: View) -> ClassicGame:
    """The table as the viewer knows it. It shares everything with the view, so it may only be copied."""
    game = empty_game(view.config, 0, view.library, view.cities)
    game.age = view.age
    game.turn = view.turn
    game.agenda = view.agenda
    game.decisions = view.decisions
    game.next_ident = view.next_ident
    game.event_count = view.event_count
    game.discard = view.discard
    game.discarders = view.discarders
    game.discard_builders = view.discard_builders
    game.parts = view.parts
    return game


def pools_of(game: ClassicGame, unseen: vec[i64], hidden: vec[i64]) -> list[Pool]:
    """A pool for each back that something needs. `unseen` counts cards by number, `hidden` the places by back."""
    library = game.library
    pools: list[Pool] = []
    for age in range(1, library.last_age + 1):
        # Before the hands of an Age are dealt, its deck is complete.
        in_deck = age > game.age or (age == game.age and step_of(DEAL_HANDS) in game.agenda)
        if in_deck or hidden[age]:
            pools.append(age_pool(game, age, unseen, hidden[age], in_deck))
    for back in range(library.last_age + 1, library.last_back + 1):
        if hidden[back]:
            cards = [card for card in library.by_back[back] if unseen[card] > 0]
            pools.append(Pool(back, cards, [], hidden[back], 0, []))
    return pools


def age_pool(game: ClassicGame, age: int, unseen: vec[i64], hidden: i64, in_deck: bool) -> Pool:
    """The cards of an Age that the viewer sees nowhere."""
    library = game.library
    cards: list[int] = []
    for card in library.deck(age, len(game.cities)):
        if unseen[card] > 0:
            unseen[card] -= 1
            cards.append(card)
    draws: list[Draw] = []
    size = len(cards)
    for drawn, count, _ in drawn_cards(library, game.config, age):
        # Every card of the pool that has been seen is one fewer to draw.
        left = [card for card in drawn if unseen[card] > 0]
        draws.append(Draw(left, max(0, count - len(drawn) + len(left))))
        size += draws[-1].count
    padding = max(0, hidden - size)
    wanted = WHOLE_DECK if in_deck else min(hidden, size)
    return Pool(age, cards, draws, wanted, padding, spares_of(library, age) if padding else [])


def spares_of(library: Library, age: int) -> list[int]:
    """The kinds of cards that an Age may deal."""
    return [card for card in library.by_back[age] if library.cards[card].colour in DECK_COLOURS]


def seal_answers(game: ClassicGame, rng: Rng) -> None:
    """Give the sealed answers of others a random legal value; those that depend on their group come last."""
    for last in (False, True):
        for decision in game.decisions:
            if decision.choice == SEALED and game.rule_of(decision).follows_others(decision.kind) == last:
                decision.choice = UNANSWERED
                options = game.options_of(decision)
                decision.choice = options[rng.below(len(options))]
