"""What holds in every game at every moment, whatever is answered, changed, saved, loaded or copied."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sevenwonders import Config
from sevenwonders.classic.choice import CARD_SHIFT
from sevenwonders.classic.free_city.part import FreeCityPart
from sevenwonders.classic.kinds import GAINED, LOST, PAID
from sevenwonders.classic.load import load_classic_game
from sevenwonders.classic.position import City, set_up
from sevenwonders.classic.seat import totals_of
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.decision import UNANSWERED, Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.rng import MAX_SEED, Rng, stream
from tests.games import CHOICES_STREAM, LIBRARY, PLAYERS, any_option, eager_option, game_at, play_on

WISHES = ["random", "A", "B"]
NUMBERS = st.integers(0, 1 << 20)


def all_cards(game: ClassicGame) -> Counter[int]:
    """Every physical card, wherever it lies."""
    cards = Counter(game.discard)
    for deck in game.decks:
        cards.update(deck)
    for seat in game.seats:
        cards.update(seat.hand + seat.built + seat.buried)
    for part in game.parts:
        assert isinstance(part, FreeCityPart)
        cards.update(part.pile)
    return cards


def box_of(players: int) -> tuple[Counter[int], int]:
    """The cards of a game without its guilds, and how many guilds there are."""
    seats = max(players, 3)
    deck: Counter[int] = Counter()
    for age in (1, 2, 3):
        deck.update(LIBRARY.deck(age, seats))
    return deck, seats + 2


def check_options(game: ClassicGame, decision: Decision) -> None:
    """Sorted, unique, not empty, each accepted."""
    options = game.options(decision.ident)
    assert options
    assert options == sorted(set(options))
    assert all(game.can_choose(decision, choice) for choice in options)
    assert all(game.explain(decision.ident, choice) == "" for choice in options)


def replayed(config: Config, seed: int, history: list[int]) -> ClassicGame:
    """The game again from its record: configuration, seed and answers."""
    game = new_classic_game(config, seed, keep_events=True)
    for at in range(0, len(history), 2):
        give(game, history[at], history[at + 1])
    return game


def give(game: ClassicGame, ident: int, choice: int) -> None:
    if game.decision(ident).choice == UNANSWERED:
        game.answer(ident, choice)
    else:
        game.change(ident, choice)


class AnyGame(RuleBasedStateMachine):
    """One game to which anything happens that a program may do to it."""

    game: ClassicGame

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

    @precondition(lambda self: not self.game.finished())
    @rule(which=NUMBERS, noise=st.integers(-5, 1 << CARD_SHIFT + 10), flip=st.integers(0, CARD_SHIFT + 9))
    def nothing_else_is_accepted(self, which: int, noise: int, flip: int) -> None:
        """Any other number is refused with a reason, and nothing changes: noise, and options with one bit flipped."""
        decision = self.game.decisions[which % len(self.game.decisions)]
        options = self.game.options(decision.ident)
        before = self.game.to_data()
        for choice in (noise, options[noise % len(options)] ^ 1 << flip):
            if choice not in options:
                assert not self.game.can_choose(decision, choice)
                assert self.game.explain(decision.ident, choice).endswith(".")
                with pytest.raises(IllegalChoice):
                    give(self.game, decision.ident, choice)
        assert self.game.to_data() == before

    @rule()
    def save_and_load(self) -> None:
        data = self.game.to_data()
        loaded = load_classic_game(data)
        assert loaded.to_data() == data
        assert [totals_of(seat) for seat in loaded.seats] == [totals_of(seat) for seat in self.game.seats]
        assert [(seat.chains, seat.new_chains) for seat in loaded.seats] == [
            (seat.chains, seat.new_chains) for seat in self.game.seats
        ]
        loaded.keeps_events = True
        self.game = loaded

    @rule(chance=NUMBERS)
    def copies_are_independent(self, chance: int) -> None:
        before = self.game.to_data()
        told = len(self.game.events)
        copies = [self.game.copy(), self.game.copy(), load_classic_game(before)]
        for copy in copies:
            play_on(copy, stream(chance, 0), 40)
        assert self.game.to_data() == before
        assert len(self.game.events) == told
        assert copies[0].to_data() == copies[1].to_data() == copies[2].to_data()

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
        for seat in self.game.seats:
            assert seat.coins >= 0
            assert seat.hand == sorted(seat.hand)
            assert seat.stages == len(seat.buried)
            assert len(seat.tokens) <= 2 * self.game.age
            names = [LIBRARY.cards[card].name for card in seat.built]
            assert len(names) == len(set(names))
            assert not seat.chains & seat.new_chains

    @invariant()
    def every_open_decision_can_be_answered(self) -> None:
        for decision in self.game.decisions:
            check_options(self.game, decision)
        seats = [decision.seat for decision in self.game.decisions]
        assert len(seats) == len(set(seats))
        assert self.game.finished() == (not self.game.pending())

    def teardown(self) -> None:
        if hasattr(self, "game"):
            assert replayed(self.config, self.seed, self.game.history).to_data() == self.game.to_data()

    def coins(self) -> int:
        return sum(seat.coins for seat in self.game.seats)

    def bank_flow(self, told: int) -> int:
        """What the bank has given, less what it took, according to the events since then."""
        flow = 0
        for event in self.game.events[told:]:
            if event.kind == GAINED:
                flow += event.values[0]
            elif event.kind == PAID:
                flow -= event.values[2]
            elif event.kind == LOST:
                flow -= event.values[0]
        return flow


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=25)


@pytest.mark.long
class TestAnyGameForLong(AnyGame.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=150, stateful_step_count=60)


@pytest.mark.parametrize("players", PLAYERS)
def test_same_seed_same_game(players: int) -> None:
    config = Config(players)
    games = [game_at(config, seed, 40).to_data() for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize("players", PLAYERS)
def test_events_change_nothing(players: int) -> None:
    """A game that tells nothing is the same game."""
    loud, quiet = (game_at(Config(players), 3, keep_events=told).to_data() for told in (True, False))
    assert loud.pop("event_count") != quiet.pop("event_count")
    assert loud == quiet


def test_a_decision_changes_no_later_deal() -> None:
    """STYLE 7: decks are shuffled at setup, so every line of play meets the same cards."""
    decks = [game_at(Config(4), 9, answers, choose=any_option).decks[2] for answers in (0, 5, 40)]
    assert len(decks[0]) == 28
    assert decks[0] == decks[1] == decks[2]


# Seats rotate


def cities_of(game: ClassicGame) -> list[City]:
    """The table as a position."""
    return [
        City(seat.board, seat.coins, seat.stages, seat.built[:], seat.hand[:], seat.tokens[:]) for seat in game.seats
    ]


def rotated(items: list[City], by: int) -> list[City]:
    return [items[(seat - by) % len(items)] for seat in range(len(items))]


def table_of(game: ClassicGame, by: int) -> list[object]:
    """What everybody has, from the seat that was seat 0 before the rotation; order of tokens and pile is nobody's."""
    count = len(game.seats)
    order = [(seat + by) % count for seat in range(count)]
    cities = [game.seats[seat] for seat in order]
    state: list[object] = [
        [city.coins, city.stages, city.hand, city.built, city.buried, sorted(city.tokens), totals_of(city)]
        for city in cities
    ]
    return [*state, sorted(game.discard), [game.score_sheet()[seat].points for seat in order], game.finished()]


def answer_both(game: ClassicGame, other: ClassicGame, by: int, rng: Rng) -> None:
    """The same answer to the same question at both tables."""
    count = len(game.seats)
    decision = game.pending()[rng.below(len(game.pending()))]
    twin = next(item for item in other.pending() if item.seat == (decision.seat + by) % count)
    options = game.options(decision.ident)
    assert other.options(twin.ident) == options
    choice = eager_option(options, rng)
    game.answer(decision.ident, choice)
    other.answer(twin.ident, choice)


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_seats_rotate(players: int, age: int) -> None:
    """Whoever sits where, only the order around the table counts."""
    for seed in range(4):
        by = 1 + seed % (players - 1)
        config = Config(players)
        start = new_classic_game(config, seed)
        while start.age < age:
            play_on(start, stream(seed, CHOICES_STREAM + start.next_ident), 1)
        game = set_up(config, cities_of(start), age=age)
        other = set_up(config, rotated(cities_of(start), by), age=age)
        rng = stream(seed, CHOICES_STREAM)
        while not game.finished() and game.age == age:
            answer_both(game, other, by, rng)
            if game.age == age:
                assert table_of(game, 0) == table_of(other, by), f"seed {seed}"
        assert [city.coins for city in game.seats] == [other.seats[(s + by) % players].coins for s in range(players)]
