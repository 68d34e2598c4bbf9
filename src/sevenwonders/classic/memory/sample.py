"""Deal full games that agree with a view: hidden cards are dealt at random from the possible ones.

Hidden things are counted once: for each back, the cards that are not face up, and the places that need one.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64
from typing_extensions import override

from sevenwonders.classic.kinds import DEAL_HANDS
from sevenwonders.classic.library import Library
from sevenwonders.classic.memory.seat_memory import ClassicMemory
from sevenwonders.classic.memory.unseen_cards import WHOLE_DECK, Draw, Pool, Stack, Stacks
from sevenwonders.classic.settings import defeats_of
from sevenwonders.classic.setup import drawn_cards
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED, View
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.memory import Sampler
from sevenwonders.kernel.numbers import vector_of
from sevenwonders.kernel.rng import Rng, independent

# A table that is only copied, and gets its own random numbers with each copy.
NO_CHANCE: Final = Rng(1, 0, 0, 0)
# More than there are Ages.
AGES: Final = 8


def sample(view: View, rng: Rng) -> ClassicGame:
    """Deal a game whose view from the same seat equals the given one.

    It has no history, and its own random numbers.
    """
    return sampler_of(view).deal(rng)


@final
class ClassicSampler(Sampler):
    """Deals games that agree with a view. `known` is the table with backs in place of hidden cards."""

    __slots__ = ("has_sealed", "known", "pools", "stacks")

    def __init__(self, known: ClassicGame, pools: list[Pool], stacks: list[Stack], has_sealed: bool) -> None:
        self.known = known
        self.pools = pools
        self.stacks = stacks
        self.has_sealed = has_sealed

    @override
    def deal(self, rng: Rng) -> ClassicGame:
        game = self.known.copy()
        game.rng = independent(rng)
        stacks: list[list[int]] = [[] for _ in range(game.library.last_back + 1)]
        for pool in self.pools:
            stacks[pool.back] = pool.shuffled(rng)
        for stack in self.stacks:
            cards = stack.cards + [stacks[number].pop() for number in stack.sources]
            rng.shuffle(cards)
            stacks.append(cards)
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
    for kind in game.hooks.part_types:
        kind.sort_hands(game)


def hidden_places(game: ClassicGame) -> list[list[int]]:
    """List every list that may contain hidden cards."""
    places = [game.discard]
    for city in game.cities:
        places.append(city.buried)
        places.append(city.hand)
    for kind in game.hooks.part_types:
        places.extend(kind.hidden_lists(game))
    return places


def sampler_of(view: View, memory: ClassicMemory | None = None, open_answers: bool = False) -> ClassicSampler:
    """Return a sampler for that view, which must not change while the sampler is in use.

    It deals only what the memory allows. The sealed answers of others are random, or left open.
    """
    game = known_table(view)
    stacks = Stacks(game.library.last_back + 1)
    if memory is not None or open_answers:
        game = game.copy()
    if memory is not None:
        remembered = memory.copy()
        remembered.observe(view)
        remembered.mark(game, stacks)
    if open_answers:
        open_sealed(game)
    has_sealed = any(decision.choice == SEALED for decision in game.decisions)
    return ClassicSampler(game, pools_for(game, stacks), stacks.stacks, has_sealed)


def pools_for(game: ClassicGame, stacks: Stacks) -> list[Pool]:
    """Return the pools for all hidden cards, apart from those that are in stacks already."""
    unseen = game.library.copies(len(game.cities))
    hidden = vector_of([0] * stacks.first)
    for city in game.cities:
        for card in city.built:
            unseen[card] -= 1
    for place in hidden_places(game):
        for card in place:
            if card >= 0:
                unseen[card] -= 1
            elif -card < stacks.first:
                hidden[-card] += 1
    for card in stacks.absent:
        unseen[card] -= 1
    for stack in stacks.stacks:
        set_aside(stack, unseen, hidden)
    return pools_of(game, unseen, hidden)


def set_aside(stack: Stack, unseen: vec[i64], hidden: vec[i64]) -> None:
    """Leave the cards of a stack out of the pools, and count what it needs from them."""
    for card in stack.cards:
        unseen[card] -= 1
    for number in stack.sources:
        if number < len(hidden):
            hidden[number] += 1


def known_table(view: View) -> ClassicGame:
    """Return the table as the viewer knows it. It shares everything with the view, so it may only be copied."""
    library = view.library
    return ClassicGame(
        steps=vector_of(view.agenda),
        decisions=view.decisions,
        next_ident=view.next_ident,
        given=vec[i64](),
        rng=NO_CHANCE,
        event_count=view.event_count,
        config=view.config,
        seed=0,
        library=library,
        defeats=defeats_of(view.config, library.defeats),
        hooks=view.hooks,
        drafting=list(range(view.config.players)),
        cities=view.cities,
        age=view.age,
        turn=view.turn,
        decks=[[] for _ in range(library.last_age)],
        discard=view.discard,
        discarders=view.discarders,
        discard_builders=view.discard_builders,
        parts=view.parts,
    )


def pools_of(game: ClassicGame, unseen: vec[i64], hidden: vec[i64]) -> list[Pool]:
    """Return a pool for each back that something needs.

    `unseen` counts cards by number, `hidden` the places by back.
    """
    library = game.library
    pools: list[Pool] = []
    for age in range(1, library.last_age + 1):
        # Before the hands of an Age are dealt, its deck is complete.
        in_deck = age > game.age or (age == game.age and step_of(DEAL_HANDS) in game.agenda)
        if in_deck and not hidden[age] and is_untouched(library, age, len(game.cities), unseen):
            pools.append(whole_deck(game, age))
        elif in_deck or hidden[age]:
            pools.append(age_pool(game, age, unseen, hidden[age], in_deck))
    for back in range(library.last_age + 1, library.last_back + 1):
        if hidden[back]:
            cards = [card for card in library.by_back[back] if unseen[card] > 0]
            pools.append(Pool(back, cards, [], hidden[back], 0, []))
    return pools


def is_untouched(library: Library, age: int, seats: int, unseen: vec[i64]) -> bool:
    """Return whether nothing of an Age has been seen yet, as is usual before it begins."""
    copies = library.copies_by_players[seats]
    return all(unseen[card] == copies[card] for card in library.by_back[age])


def whole_deck(game: ClassicGame, age: int) -> Pool:
    """Return the pool of an unseen Age, counted once for all games with these rules."""
    key = game.config.players * AGES + age
    known = game.hooks.known_pools
    if key not in known:
        known[key] = age_pool(game, age, game.library.copies(len(game.cities)), 0, in_deck=True)
    return known[key]


def age_pool(game: ClassicGame, age: int, unseen: vec[i64], hidden: i64, in_deck: bool) -> Pool:
    """Return the cards of an Age that the viewer sees nowhere."""
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
    """List the kinds of cards that an Age may deal."""
    return [card for card in library.by_back[age] if library.cards[card].from_deck]


def seal_answers(game: ClassicGame, rng: Rng) -> None:
    """Give the sealed answers of others a random legal value; those that depend on their group come last."""
    for last in (False, True):
        for decision in game.decisions:
            if decision.choice == SEALED and game.rule_of(decision).follows_others(decision.kind) == last:
                decision.choice = UNANSWERED
                options = game.options_of(decision)
                decision.choice = options[rng.below(len(options))]


def open_sealed(game: ClassicGame) -> None:
    """Leave the sealed answers of others open, and withdraw the questions that followed from them."""
    for decision in game.decisions[:]:
        # A question that depends on its group is still there only if what it follows from is not withdrawn.
        if decision.choice == SEALED:
            game.unsealed(decision)
            decision.choice = UNANSWERED
