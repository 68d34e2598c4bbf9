"""A full game that agrees with a view: what is hidden is dealt at random from what can be there."""

from sevenwonders.classic.colours import EDIFICE, ISLAND_BACK, LEADER_BACK
from sevenwonders.classic.kinds import DEAL_HANDS, FREE_CITY
from sevenwonders.classic.library import Library, library_for
from sevenwonders.classic.rules import rules_of
from sevenwonders.classic.setup import drawn_cards, empty_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import SEALED, View, city_seen
from sevenwonders.kernel.agenda import step_of
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.rng import Rng


def sample(view: View, rng: Rng) -> ClassicGame:
    """A game whose view from the same seat equals the given one. It has no history and its own chance."""
    library = library_for(view.config)
    game = empty_game(view.config, 0, library, [city_seen(library, city) for city in view.cities])
    for city, seen in zip(game.cities, view.cities, strict=True):
        city.parts = [rule.seat_part_from(part) for rule, part in zip(game.rules, seen.parts, strict=True)]
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
    deal_others(game, view, rng)
    seal_answers(game, view, rng)
    return game


def deal_hidden(game: ClassicGame, view: View, rng: Rng) -> None:
    """Every hidden place gets a card of its Age that is seen nowhere else."""
    for age in range(1, game.library.last_age + 1):
        pool = unseen_cards(game.library, view, age, rng)
        fill_backs(game.discard, age, pool)
        for city in game.cities:
            fill_backs(city.buried, age, pool)
        if age == view.age:
            for city, seen in zip(game.cities, view.cities, strict=True):
                if not seen.hand:
                    city.hand = sorted([pool.pop() for _ in range(seen.hand_size)])
            sample_parts(game, view, pool)
        # While leaders are recruited the hands of the Age are not dealt yet.
        if age > view.age or (age == view.age and step_of(DEAL_HANDS) in view.agenda):
            game.decks[age - 1] = pool


def sample_parts(game: ClassicGame, view: View, pool: list[int]) -> None:
    """Fill what rules keep on the table."""
    for rule, part in zip(game.rules, view.parts, strict=True):
        rule.sample_part(game, part, pool)


def deal_others(game: ClassicGame, view: View, rng: Rng) -> None:
    """Hidden leaders and islands: under wonders, in packs of the draft, and wherever a rule keeps them."""
    if view.age == 0:
        sample_parts(game, view, [])
        for city, seen in zip(game.cities, view.cities, strict=True):
            if not seen.hand:
                city.hand = [-LEADER_BACK] * seen.hand_size
    places = [city.buried for city in game.cities] + [city.hand for city in game.cities]
    for rule in game.rules:
        places.extend(rule.hidden_hands(game))
    seen_cards = [card for place in places for card in place]
    for city in game.cities:
        seen_cards += city.built
    for back in range(LEADER_BACK, ISLAND_BACK + game.library.last_age + 1):
        cards = game.library.leaders if back == LEADER_BACK else game.library.islands[back - ISLAND_BACK]
        pool = [card for card in cards if card not in seen_cards]
        rng.shuffle(pool)
        for place in places:
            fill_backs(place, back, pool)
    for city in game.cities:
        city.hand.sort()


def unseen_cards(library: Library, view: View, age: int, rng: Rng) -> list[int]:
    """The Age's cards that the viewer sees nowhere, shuffled; of those drawn at random a set of the right size."""
    seen = view.discard[:]
    for city in view.cities:
        seen += city.built + city.buried + city.hand
    pool = library.deck(age, len(view.cities))
    for cards, count in drawn_cards(library, view.config, age):
        unseen = [card for card in cards if card not in seen]
        rng.shuffle(unseen)
        pool += unseen[: max(0, count - len(cards) + len(unseen))]
    for card in seen:
        if card in pool:
            pool.remove(card)
    rng.shuffle(pool)
    return pad(library, view, age, pool, rng)


def pad(library: Library, view: View, age: int, pool: list[int], rng: Rng) -> list[int]:
    """A set-up position may hide more cards than its Age has left; any card of the Age will do then."""
    cards = [card for card, facts in enumerate(library.cards) if facts.age == age and facts.colour != EDIFICE]
    hidden = view.discard.count(-age) + sum(city.buried.count(-age) for city in view.cities)
    if age == view.age:
        hidden += sum(city.hand_size for city in view.cities if not city.hand)
        rules = rules_of(view.config)
        hidden += sum(rule.hidden_cards(part) for rule, part in zip(rules, view.parts, strict=True))
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
