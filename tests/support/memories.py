"""Checks that worlds agree with everything a seat has seen.

The chronicle is written from the events of the real game, so it knows from which hand every card came. It shares
nothing with the memory that it checks, which has only the views at the seat's own questions.
"""

from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from typing import NamedTuple

from sevenwonders import Config
from sevenwonders.classic.kinds import BUILT, DISCARD_PILE, DISCARDED, SOLD, STAGE_BUILT, TOOK
from sevenwonders.classic.memory.sample import hidden_places, sampler_of
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.turn import passing_direction
from sevenwonders.games import new_memory, sampler
from sevenwonders.kernel.event import Event
from sevenwonders.kernel.memory import Memory
from sevenwonders.kernel.rng import Rng, stream
from tests.support.games import CHOICES_STREAM, answer_one

WORLDS_STREAM = 1200


class Play(NamedTuple):
    """A card that left a hand: when, from which pack, and where it went."""

    age: int
    turn: int
    pack: int
    event: Event
    # The number of a discarded card, in the order in which cards were discarded; else -1.
    number: int


class Sight(NamedTuple):
    """A hand that a seat saw."""

    age: int
    turn: int
    pack: int
    cards: Counter[int]
    # The number of plays that had happened before.
    after: int


class Chronicle:
    """Everything that has happened in a game, and what each seat has seen of it."""

    def __init__(self, game: ClassicGame) -> None:
        self.game = game
        self.told = 0
        self.plays: list[Play] = []
        # The numbers of the cards on the discard pile, and the cards that were taken from it by number.
        self.pile: list[int] = list(range(len(game.discard)))
        self.numbered = len(game.discard)
        self.taken: dict[int, int] = {}
        self.turn = (game.age, game.turn)
        self.sights: list[list[Sight]] = [[] for _ in game.drafting]
        self.piles: list[dict[int, int]] = [{} for _ in game.drafting]
        # The discarded cards that a seat never saw being built, by the number of the play.
        self.unseen: list[dict[int, int]] = [{} for _ in game.drafting]
        # The cards of all cities when each seat looked last.
        self.cities: list[list[list[int]]] = [[[] for _ in game.cities] for _ in game.drafting]

    def pack_of(self, age: int, turn: int, seat: int) -> int:
        """The seat to which the hand was dealt that a seat holds; other cities have hands of their own."""
        players = len(self.game.drafting)
        return (seat - passing_direction(age) * (turn - 1)) % players if seat < players else seat

    def catch_up(self) -> None:
        """Write down what has happened since the last time."""
        for event in self.game.events[self.told :]:
            self.write(event)
        self.told = len(self.game.events)
        self.turn = (self.game.age, self.game.turn)

    def write(self, event: Event) -> None:
        name = self.game.event_name(event.kind)
        age, turn = self.turn
        if name == "age_began":
            self.turn = (event.values[0], 0)
        elif name == "turn_began":
            self.turn = (age, event.values[0])
        elif event.kind in (BUILT, STAGE_BUILT, SOLD, DISCARDED):
            number = self.put_on_pile() if event.kind in (SOLD, DISCARDED) else -1
            holder = event.seat if event.kind == DISCARDED else event.values[-1]
            # A leader under a wonder came from no hand of the Age.
            if holder >= 0:
                self.plays.append(Play(age, turn, self.pack_of(age, turn, holder), event, number))
        elif event.kind == TOOK:
            self.taken[self.pile.pop(event.values[1])] = event.values[0]
        elif name == "card_lost":
            self.lose(event.seat, event.values[0])

    def lose(self, seat: int, card: int) -> None:
        """A city loses a card. Whoever saw it there knows it; for others, somebody has discarded a card."""
        number = self.put_on_pile()
        built = [at for at, play in enumerate(self.plays) if play.event.kind == BUILT and play.event.seat == seat]
        play = [at for at in built if self.plays[at].event.values[0] == card]
        for viewer, cities in enumerate(self.cities):
            if card in cities[seat]:
                self.piles[viewer][number] = card
            elif play:
                self.unseen[viewer][play[-1]] = number

    def put_on_pile(self) -> int:
        self.pile.append(self.numbered)
        self.numbered += 1
        return self.pile[-1]

    def look(self, seat: int) -> None:
        """Write down what a seat sees at a question."""
        game = self.game
        view = game.view(seat)
        for other, city in enumerate(view.cities):
            if game.turn and city.hand and city.hand[0] >= 0:
                pack = self.pack_of(game.age, game.turn, other)
                self.sights[seat].append(Sight(game.age, game.turn, pack, Counter(city.hand), len(self.plays)))
        self.cities[seat] = [city.built[:] for city in view.cities]
        for number, card in zip(self.pile, view.discard, strict=True):
            if card >= 0:
                self.piles[seat][number] = card

    def contradictions(self, seat: int, world: ClassicGame) -> list[str]:
        """What a seat has seen that cannot have been so in a world."""
        found: list[str] = []
        places = {number: place for place, number in enumerate(self.pile)}
        for number, card in self.piles[seat].items():
            there = self.taken[number] if number in self.taken else world.discard[places[number]]
            if there != card:
                found.append(f"discarded card {number} is {there}, not {card}")
        later: dict[tuple[int, int], Sight] = {}
        for sight in reversed(self.sights[seat]):
            # What a hand had is still in it when it is seen again, or has left it since.
            seen_again = later.get((sight.age, sight.pack))
            until = len(self.plays) if seen_again is None else seen_again.after
            cards = self.hand_in(world, sight) if seen_again is None else seen_again.cards.copy()
            for at in range(sight.after, until):
                play = self.plays[at]
                if (play.age, play.pack) == (sight.age, sight.pack):
                    cards[self.card_in(world, play, places, self.unseen[seat].get(at, play.number))] += 1
            if sight.cards - cards:
                found.append(f"{dict(sight.cards - cards)} of pack {sight.pack}, Age {sight.age}, turn {sight.turn}")
            later[sight.age, sight.pack] = sight
        return found

    def hand_in(self, world: ClassicGame, sight: Sight) -> Counter[int]:
        """What is left in a world of a hand that was seen."""
        cards: Counter[int] = Counter()
        for seat, city in enumerate(world.cities):
            if world.age == sight.age and self.pack_of(world.age, world.turn, seat) == sight.pack:
                cards.update(city.hand)
        return cards

    def card_in(self, world: ClassicGame, play: Play, places: dict[int, int], number: int) -> int:
        """The card of a play in a world, with its number if it was discarded."""
        if number >= 0:
            return self.taken[number] if number in self.taken else world.discard[places[number]]
        if play.event.kind == BUILT:
            return play.event.values[0]
        city = world.cities[play.event.seat]
        before = int(city.built_stages) & ((1 << (play.event.values[0] - 1)) - 1)
        return city.buried[before.bit_count()]


class Moment(NamedTuple):
    """A seat that is asked something, with what it remembers."""

    game: ClassicGame
    seat: int
    memory: Memory
    chronicle: Chronicle
    where: str


def moments(config: Config, seed: int, rng: Rng | None = None) -> Iterator[Moment]:
    """Every question of a random game, after the seat's memory was shown its view."""
    game = new_classic_game(config, seed, keep_events=True)
    rng = rng or stream(seed, CHOICES_STREAM)
    memories = [new_memory(config, seat) for seat in game.drafting]
    chronicle = Chronicle(game)
    shown = [-1] * len(memories)
    while not game.finished():
        chronicle.catch_up()
        for decision in game.pending():
            seat = int(decision.decider)
            if decision.ident > shown[seat]:
                shown[seat] = int(decision.ident)
                memories[seat].observe(game.view(seat))
                chronicle.look(seat)
                where = f"{config!r}, seed {seed}, {game.moment()}, seat {seat}, decision {decision.ident}"
                yield Moment(game, seat, memories[seat], chronicle, where)
        answer_one(game, rng)


def check_memories(config: Config, seeds: range, one_in: int = 4, until_pile: bool = False) -> Counter[int]:
    """Whole games in which no world contradicts what a seat has seen; the real game is always possible.

    With `until_pile`, worlds are compared until somebody may build from the discard pile: cards that look alike there
    share what is known about them, which allows a few worlds too many (decision 24). Return the kinds of decision that
    came up.
    """
    kinds: Counter[int] = Counter()
    for seed in seeds:
        rng = stream(seed, WORLDS_STREAM)
        is_exact = True
        for moment in moments(config, seed):
            kinds.update(decision.kind for decision in moment.game.decisions)
            is_exact = is_exact and not (
                until_pile and any(item.kind == DISCARD_PILE for item in moment.game.decisions)
            )
            check_moment(moment, rng if rng.below(one_in) == 0 else None, is_exact)
    return kinds


def check_moment(moment: Moment, rng: Rng | None, is_exact: bool = True) -> None:
    """The real game agrees with what was seen, and so does a world, if there are random numbers to deal one."""
    game, seat, memory, chronicle, where = moment
    assert chronicle.contradictions(seat, game) == [], where
    if rng is not None:
        view = game.view(seat)
        world = sampler(view, memory).deal(rng)
        assert isinstance(world, ClassicGame)
        assert world.view(seat) == view, where
        assert all_cards(world) <= box_of(game), where
        assert not is_exact or chronicle.contradictions(seat, world) == [], where
        assert all(world.options(decision.ident) for decision in world.decisions), where


def all_cards(game: ClassicGame) -> Counter[int]:
    """Every card on the table, wherever it is."""
    cards = Counter(card for deck in game.decks for card in deck)
    for city in game.cities:
        cards.update(city.built)
    for place in hidden_places(game):
        cards.update(place)
    return cards


def box_of(game: ClassicGame) -> Counter[int]:
    """Every card that there may be at a table. Rewards and bonuses may be in several cities."""
    copies = game.library.copies(len(game.cities))
    often = Counter(card for city in game.cities for card in city.built)
    return Counter({card: max(count, often[card]) for card, count in enumerate(copies)})


def shown_cards(config: Config, seed: int, seat: int) -> Iterator[tuple[Memory, set[str]]]:
    """The memory of a seat at each of its questions, with the ids of all cards that it was ever shown."""
    shown: set[str] = set()
    for moment in moments(config, seed):
        if moment.seat == seat:
            view = moment.game.view(seat)
            cards = list(view.discard)
            for city in view.cities:
                cards += city.hand + city.built + city.buried
                for part in city.parts:
                    cards += part.values()
            library = moment.game.library
            shown.update(library.cards[card].ident for card in cards if 0 <= card < len(library.cards))
            yield moment.memory, shown


def cards_in(data: object) -> set[str]:
    """All texts in saved data that are ids of cards, by the form of a memory: everything in lists."""
    if isinstance(data, dict):
        return {card for key, value in data.items() if key != "config" for card in cards_in(value)}
    if isinstance(data, list):
        return {card for value in data for card in cards_in(value)}
    return {data} if isinstance(data, str) else set()


# Every possible world, by trying everything


def hidden_spots(moment: Moment, back: int) -> list[tuple[int, int]]:
    """The places that show a back: the number of a list of cards, and the place in it."""
    known = sampler_of(moment.game.view(moment.seat)).known
    return [
        (at, place)
        for at, cards in enumerate(hidden_places(known))
        for place, card in enumerate(cards)
        if card == -back
    ]


def world_in(game: ClassicGame, spots: list[tuple[int, int]]) -> tuple[int, ...]:
    """The cards in some places. The order of the cards in one hand means nothing."""
    lists = hidden_places(game)
    hands = [id(city.hand) for city in game.cities]
    cards: list[int] = []
    for number in sorted({number for number, _ in spots}):
        found = [lists[number][place] for at, place in spots if at == number]
        cards += sorted(found) if id(lists[number]) in hands else found
    return tuple(cards)


def worlds_by_force(moment: Moment, spots: list[tuple[int, int]]) -> Counter[tuple[int, ...]]:
    """Every way to put the hidden cards into the hidden places that agrees with all that the seat has seen."""
    world = moment.game.copy()
    lists = hidden_places(world)
    cards = [lists[number][place] for number, place in spots]
    found: Counter[tuple[int, ...]] = Counter()
    for order in permutations(cards):
        for (number, place), card in zip(spots, order, strict=True):
            lists[number][place] = card
        if not moment.chronicle.contradictions(moment.seat, world):
            found[world_in(world, spots)] += 1
    return found


def check_uniform(moment: Moment, spots: list[tuple[int, int]]) -> int:
    """All possible worlds are dealt, nothing else, and each in its share: by Pearson's chi-square. How many there are.

    Two copies of a card count as different cards, as they do when hands are dealt.
    """
    expected = worlds_by_force(moment, spots)
    total = sum(expected.values())
    worlds = sampler(moment.game.view(moment.seat), moment.memory)
    rng = stream(len(expected), WORLDS_STREAM)
    count = 20 * len(expected)
    dealt: Counter[tuple[int, ...]] = Counter()
    for _ in range(count):
        world = worlds.deal(rng)
        assert isinstance(world, ClassicGame)
        dealt[world_in(world, spots)] += 1
    assert set(dealt) == set(expected), moment.where
    shares = {world: count * weight / total for world, weight in expected.items()}
    chi_square = sum((dealt[world] - share) ** 2 / share for world, share in shares.items())
    freedom = len(expected) - 1
    assert abs(chi_square - freedom) <= 5 * (2 * freedom) ** 0.5, moment.where
    return len(expected)
