"""A full game that agrees with a view: what is hidden is dealt at random from what can be there."""

from sevenwonders.classic.kinds import FREE_CITY
from sevenwonders.classic.library import Library, library_of
from sevenwonders.classic.setup import empty_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED, View, standing
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.rng import Rng


def sample(view: View, rng: Rng) -> ClassicGame:
    """A game whose view from the same seat equals the given one. It has no history and its own chance."""
    library = library_of(view.config.edition)
    game = empty_game(view.config, 0, library, [standing(library, city) for city in view.cities])
    game.age = view.age
    game.turn = view.turn
    game.agenda = view.agenda[:]
    game.next_ident = view.next_ident
    game.event_count = view.event_count
    game.discard = view.discard[:]
    game.discarders = view.discarders[:]
    game.discard_builders = view.discard_builders[:]
    game.rng = Rng(rng.next_word() | 1, rng.next_word(), rng.next_word(), rng.next_word())
    deal_hidden(game, view, rng)
    seal_answers(game, view, rng)
    return game


def deal_hidden(game: ClassicGame, view: View, rng: Rng) -> None:
    """Every hidden place gets a card of its Age that is seen nowhere else."""
    for age in range(1, game.library.last_age + 1):
        pool = unseen_cards(game.library, view, age, rng)
        fill_backs(game.discard, age, pool)
        for city in game.seats:
            fill_backs(city.buried, age, pool)
        if age == view.age:
            for city, seen in zip(game.seats, view.cities, strict=True):
                if not seen.hand:
                    city.hand = sorted([pool.pop() for _ in range(seen.hand_size)])
            for rule, part in zip(game.rules, view.parts, strict=True):
                rule.sample_part(game, part, pool)
        elif age > view.age:
            game.decks[age - 1] = pool


def unseen_cards(library: Library, view: View, age: int, rng: Rng) -> list[int]:
    """The Age's cards that the viewer sees nowhere, shuffled; of unseen guilds a random set of the right size."""
    seen = view.discard[:]
    for city in view.cities:
        seen += city.built + city.buried + city.hand
    players = len(view.cities)
    pool = library.deck(age, players)
    if age == library.last_age:
        guilds = [guild for guild in library.guilds if guild not in seen]
        rng.shuffle(guilds)
        known = len(library.guilds) - len(guilds)
        pool += guilds[: max(0, players + library.guilds_beyond_players - known)]
    for card in seen:
        if card in pool:
            pool.remove(card)
    rng.shuffle(pool)
    return pad(library, view, age, pool, rng)


def pad(library: Library, view: View, age: int, pool: list[int], rng: Rng) -> list[int]:
    """A set-up position may hide more cards than its Age has left; any card of the Age will do then."""
    cards = [card for card, facts in enumerate(library.cards) if facts.age == age]
    hidden = view.discard.count(-age) + sum(city.buried.count(-age) for city in view.cities)
    if age == view.age:
        hidden += sum(city.hand_size for city in view.cities if not city.hand) + sum(sum(part) for part in view.parts)
    return [cards[rng.below(len(cards))] for _ in range(hidden - len(pool))] + pool


def fill_backs(cards: list[int], age: int, pool: list[int]) -> None:
    """Turn every hidden card of that Age into one from the pool."""
    for position, card in enumerate(cards):
        if card == -age:
            cards[position] = pool.pop()


def seal_answers(game: ClassicGame, view: View, rng: Rng) -> None:
    """Others' sealed answers become random legal ones; the Free City's card depends on its controller's own."""
    game.decisions = [decision.copy() for decision in view.decisions]
    for last in (False, True):
        for decision in game.decisions:
            if decision.choice == SEALED and (decision.kind == FREE_CITY) == last:
                decision.choice = UNANSWERED
                options = game.options_of(decision)
                decision.choice = options[rng.below(len(options))]
