"""Make a full game that agrees with a view: what is hidden is dealt at random from the cards it could be."""

from sevenwonders.classic.colours import DECK_COLOURS
from sevenwonders.classic.kinds import DEAL_HANDS
from sevenwonders.classic.library import Library
from sevenwonders.classic.part import copied_parts
from sevenwonders.classic.setup import drawn_cards, empty_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED, View
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.rng import Rng


def sample(view: View, rng: Rng) -> ClassicGame:
    """A game whose view from the same seat equals the given one. It has no history, and its own random numbers."""
    game = empty_game(view.config, 0, view.library, [city.copy() for city in view.cities])
    game.age = view.age
    game.turn = view.turn
    game.agenda = view.agenda[:]
    game.next_ident = view.next_ident
    game.event_count = view.event_count
    game.discard = view.discard[:]
    game.discarders = view.discarders[:]
    game.discard_builders = view.discard_builders[:]
    game.parts = copied_parts(view.parts)
    game.rng = Rng(rng.next_word() | 1, rng.next_word(), rng.next_word(), rng.next_word())
    deal_hidden(game, rng)
    seal_answers(game, view, rng)
    return game


def deal_hidden(game: ClassicGame, rng: Rng) -> None:
    """Replace every back with a card that the viewer sees nowhere else: one of that Age, or with that back."""
    places = hidden_places(game)
    seen = [card for place in [*places, *[city.built for city in game.cities]] for card in place if card >= 0]
    for age in range(1, game.library.last_age + 1):
        hidden = sum([place.count(-age) for place in places])
        pool = unseen_cards(game, age, seen, hidden, rng)
        fill_backs(places, age, pool)
        # Before the hands of an Age are dealt, its deck is complete.
        if age > game.age or (age == game.age and step_of(DEAL_HANDS) in game.agenda):
            game.decks[age - 1] = pool
    for back in other_backs(game.library):
        pool = [number for number, card in enumerate(game.library.cards) if card.back == back and number not in seen]
        rng.shuffle(pool)
        fill_backs(places, back, pool)
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


def other_backs(library: Library) -> list[int]:
    """The backs that belong to no Age."""
    return sorted({card.back for card in library.cards if card.back > library.last_age})


def unseen_cards(game: ClassicGame, age: int, seen: list[int], hidden: int, rng: Rng) -> list[int]:
    """The cards of an Age that the viewer sees nowhere, shuffled; from each pool as many as are in the game."""
    library = game.library
    pool = library.deck(age, len(game.cities))
    for cards, count, _ in drawn_cards(library, game.config, age):
        # Every card of the pool that has been seen is one fewer to draw.
        unseen = [card for card in cards if card not in seen]
        rng.shuffle(unseen)
        pool += unseen[: max(0, count - len(cards) + len(unseen))]
    for card in seen:
        if card in pool:
            pool.remove(card)
    rng.shuffle(pool)
    return pad(library, age, pool, hidden, rng)


def pad(library: Library, age: int, pool: list[int], hidden: int, rng: Rng) -> list[int]:
    """The pool, filled up with any cards of the Age: a position set up by hand may hide more cards than are left."""
    cards = [number for number, card in enumerate(library.cards) if card.age == age and card.colour in DECK_COLOURS]
    return [cards[rng.below(len(cards))] for _ in range(hidden - len(pool))] + pool


def fill_backs(places: list[list[int]], back: int, pool: list[int]) -> None:
    """Replace every card hidden behind that back with one from the pool."""
    for place in places:
        for position, card in enumerate(place):
            if card == -back:
                place[position] = pool.pop()


def seal_answers(game: ClassicGame, view: View, rng: Rng) -> None:
    """Give the sealed answers of others a random legal value; those that depend on their group come last."""
    game.decisions = [decision.copy() for decision in view.decisions]
    for last in (False, True):
        for decision in game.decisions:
            if decision.choice == SEALED and game.rule_of(decision).follows_others(decision.kind) == last:
                decision.choice = UNANSWERED
                options = game.options_of(decision)
                decision.choice = options[rng.below(len(options))]
