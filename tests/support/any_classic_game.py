"""What holds in every game of 7 Wonders at every moment."""

from collections import Counter

from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from sevenwonders import Config
from sevenwonders.classic.choice import CARD_SHIFT
from sevenwonders.classic.kinds import GAINED, PAID
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.classic.view import city_data
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.seed import MAX_SEED
from tests.support.any_game import NUMBERS, AnyGame
from tests.support.games import LIBRARY, PLAYERS, any_option, eager_option, play_on

WISHES = ["random", "A", "B"]


def dealt_cards(game: ClassicGame) -> Counter[int]:
    """The cards of hands, cities, decks and the discard pile."""
    cards = Counter(game.discard)
    for deck in game.decks:
        cards.update(deck)
    for seat in game.cities:
        cards.update(seat.hand + seat.built + seat.buried)
    return cards


def all_cards(game: ClassicGame) -> Counter[int]:
    """Every physical card, wherever it is."""
    cards = dealt_cards(game)
    for kind in game.hooks.part_types:
        for place in kind.hidden_lists(game):
            cards.update(place)
    return cards


def box_of(players: int) -> tuple[Counter[int], int]:
    """The cards of a game without its guilds, and how many guilds there are."""
    seats = max(players, 3)
    deck: Counter[int] = Counter()
    for age in (1, 2, 3):
        deck.update(LIBRARY.deck(age, seats))
    return deck, seats + 2


class AnyClassicGame(AnyGame):
    """One game of 7 Wonders."""

    game: ClassicGame
    choice_bits = CARD_SHIFT + 10

    def choose(self, options: list[int], rng: Rng) -> int:
        return eager_option(options, rng)

    def check_loaded(self, loaded: Game) -> None:
        assert isinstance(loaded, ClassicGame)
        assert [city_data(seat) for seat in loaded.cities] == [city_data(seat) for seat in self.game.cities]
        assert [(seat.chains, seat.new_chains) for seat in loaded.cities] == [
            (seat.chains, seat.new_chains) for seat in self.game.cities
        ]

    @initialize(
        players=st.sampled_from(PLAYERS),
        seed=st.one_of(st.integers(0, 1000), st.integers(0, MAX_SEED)),
        wish=st.sampled_from(WISHES),
    )
    def deal(self, players: int, seed: int, wish: str) -> None:
        self.config = Config(players, wonders=[wish])
        self.seed = seed
        self.game = new_classic_game(self.config, seed, keep_events=True)
        self.cards = all_cards(self.game)

    @precondition(lambda self: not self.game.finished())
    @rule(which=NUMBERS, chance=NUMBERS)
    def answer(self, which: int, chance: int) -> None:
        before, told = self.coins(), len(self.game.events)
        pending = self.game.pending()
        decision = pending[which % len(pending)]
        self.game.answer(decision.ident, eager_option(self.game.options(decision.ident), stream(chance, 0)))
        assert self.coins() - before == self.bank_flow(told)

    @precondition(lambda self: not self.game.finished())
    @rule(chance=NUMBERS, turns=st.integers(1, 60))
    def play_on(self, chance: int, turns: int) -> None:
        before, told = self.coins(), len(self.game.events)
        play_on(self.game, stream(chance, 0), turns)
        assert self.coins() - before == self.bank_flow(told)

    @precondition(lambda self: len(self.game.decisions) > len(self.game.pending()))
    @rule(which=NUMBERS, chance=NUMBERS)
    def change(self, which: int, chance: int) -> None:
        sealed = [decision for decision in self.game.decisions if decision.choice != UNANSWERED]
        decision = sealed[which % len(sealed)]
        choice = any_option(self.game.options(decision.ident), stream(chance, 0))
        self.game.change(decision.ident, choice)
        assert self.game.decision(decision.ident).choice == choice

    @invariant()
    def cards_are_conserved(self) -> None:
        assert all_cards(self.game) == self.cards
        deck, guilds = box_of(self.config.players)
        extra = self.cards - deck
        assert sum(extra.values()) == guilds
        assert set(extra) <= set(LIBRARY.guilds)
        assert not deck - self.cards

    @invariant()
    def cities_are_sound(self) -> None:
        for seat in self.game.cities:
            assert seat.coins >= 0
            assert seat.hand == sorted(seat.hand)
            assert seat.stages == len(seat.buried)
            assert len(seat.tokens) <= 2 * self.game.age
            names = [LIBRARY.cards[card].name for card in seat.built]
            assert len(names) == len(set(names))
            assert not seat.chains & seat.new_chains

    def coins(self) -> int:
        return sum(seat.coins for seat in self.game.cities)

    def bank_flow(self, told: int) -> int:
        """What the bank has given, less what it took, according to the events since then."""
        flow = 0
        for event in self.game.events[told:]:
            if event.kind == GAINED:
                flow += event.values[0]
            elif event.kind == PAID:
                flow -= event.values[2]
            elif self.game.event_name(event.kind) == "lost":
                flow -= event.values[0]
        return flow
