"""What holds in every game at every moment, whatever is answered, saved, loaded or copied."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from sevenwonders.architects.load import load_architects_game, rests
from sevenwonders.architects.seat import seat_with
from sevenwonders.architects.setup import new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.rng import MAX_SEED, stream
from tests.architects.games import LIBRARY, PLAYERS, any_config, config, game_at, play_on

NUMBERS = st.integers(0, 1 << 20)


def all_cards(game: ArchitectsGame) -> Counter[int]:
    """Every physical card, wherever it lies."""
    cards = Counter(game.looked)
    for deck in game.decks:
        cards.update(deck)
    for counts in [game.discard, *[seat.cards for seat in game.seats]]:
        assert min(counts) >= 0
        cards.update(dict(enumerate(counts)))
    return Counter({card: count for card, count in cards.items() if count})


def all_tokens(game: ArchitectsGame) -> list[int]:
    found = game.row + game.stack
    for seat in game.seats:
        found = found + seat.tokens
    return sorted(found)


class AnyGame(RuleBasedStateMachine):
    """One game to which anything happens that a program may do to it."""

    game: ArchitectsGame

    @initialize(number=st.integers(0, 47), seed=st.one_of(st.integers(0, 1000), st.integers(0, MAX_SEED)))
    def deal(self, number: int, seed: int) -> None:
        self.config = any_config(number)
        self.seed = seed
        self.game = new_architects_game(self.config, seed, keep_events=True)
        self.cards = all_cards(self.game)

    @precondition(lambda self: not self.game.finished())
    @rule(chance=NUMBERS, answers=st.integers(1, 30))
    def play(self, chance: int, answers: int) -> None:
        play_on(self.game, stream(chance, 0), answers)

    @precondition(lambda self: not self.game.finished())
    @rule(noise=st.integers(-5, 1 << 27), flip=st.integers(0, 26))
    def nothing_else_is_accepted(self, noise: int, flip: int) -> None:
        """Any other number is refused with a reason, and nothing changes: noise, and options with one bit flipped."""
        decision = self.game.decisions[0]
        options = self.game.options(decision.ident)
        before = self.game.to_data()
        for choice in (noise, options[noise % len(options)] ^ 1 << flip):
            if choice not in options:
                assert self.game.explain(decision.ident, choice).endswith(".")
                with pytest.raises(IllegalChoice):
                    self.game.answer(decision.ident, choice)
        assert self.game.to_data() == before

    @rule()
    def save_and_load(self) -> None:
        loaded = load_architects_game(self.game.to_data())
        assert loaded.to_data() == self.game.to_data()
        loaded.keeps_events = True
        self.game = loaded

    @rule(chance=NUMBERS)
    def copies_are_independent(self, chance: int) -> None:
        before = self.game.to_data()
        copies = [self.game.copy(), self.game.copy(), load_architects_game(before)]
        for copy in copies:
            play_on(copy, stream(chance, 0), 40)
        assert self.game.to_data() == before
        assert copies[0].to_data() == copies[1].to_data() == copies[2].to_data()

    @invariant()
    def cards_and_tokens_are_conserved(self) -> None:
        assert all_cards(self.game) == self.cards
        assert sum(self.cards.values()) == 25 * self.config.players + 60
        assert all_tokens(self.game) == LIBRARY.all_tokens

    @invariant()
    def seats_are_sound(self) -> None:
        game = self.game
        assert 0 < game.peace <= LIBRARY.conflict_tokens[self.config.players] or not game.finished()
        assert not game.armed & game.used
        assert len(game.row) == min(3, len(game.row) + len(game.stack))
        for number, seat in enumerate(game.seats):
            again = seat_with(LIBRARY, seat.board, seat.cards, seat.stages, seat.tokens, seat.victories)
            assert (again.purse, again.owned) == (seat.purse, seat.owned)
            assert rests(LIBRARY, seat.board, seat.stages)
            if (game.row or game.stack) and (game.finished() or number != game.active):
                assert sum(seat.cards[6:9]) <= 2

    @invariant()
    def the_open_decision_can_be_answered(self) -> None:
        assert len(self.game.decisions) <= 1
        for decision in self.game.decisions:
            options = self.game.options(decision.ident)
            assert len(options) > 1
            assert options == sorted(set(options))
            assert all(self.game.can_choose(decision, choice) for choice in options)
            assert all(self.game.explain(decision.ident, choice) == "" for choice in options)

    def teardown(self) -> None:
        if hasattr(self, "game"):
            again = new_architects_game(self.config, self.seed, keep_events=True)
            history = self.game.history
            for at in range(0, len(history), 2):
                again.answer(history[at], history[at + 1])
            assert again.to_data() == self.game.to_data()


TestAnyGame = AnyGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=20)


@pytest.mark.long
class TestAnyGameForLong(AnyGame.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=150, stateful_step_count=60)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_ends(players: int) -> None:
    for seed in range(60):
        game = game_at(config(players), seed)
        assert game.finished()
        assert game.agenda == []
        finished = [seat.stages == 31 for seat in game.seats]
        assert sum(finished) == 1 or not any(game.decks), f"seed {seed}"
        assert sorted(seat for place in game.ranking() for seat in place) == list(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_same_seed_same_game(players: int) -> None:
    games = [game_at(config(players), seed, 40).to_data() for seed in (5, 5, 6)]
    assert games[0] == games[1]
    assert games[0] != games[2]


@pytest.mark.parametrize("players", PLAYERS)
def test_events_change_nothing(players: int) -> None:
    loud, quiet = (game_at(config(players), 3, keep_events=told).to_data() for told in (True, False))
    assert loud.pop("event_count") != quiet.pop("event_count")
    assert loud == quiet


def test_a_decision_changes_no_other_deck() -> None:
    """Wonder decks depend on the seed and the wonder alone."""
    wonders = ["Giza", "Rhodes", "Olympia"]
    first = new_architects_game(config(3, wonders), 9)
    other = new_architects_game(config(3, wonders[::-1]), 9)
    assert first.decks[0] == other.decks[2]
    assert first.decks[-1] == other.decks[-1]
    assert first.stack == other.stack


def test_a_greedy_table_empties_its_decks() -> None:
    """Games that nobody wants to end run out of cards, and end all the same (R8)."""
    for players in (2, 3):
        game = new_architects_game(Config(players, game="architects"), 2)
        while not game.finished():
            decision = game.decisions[0]
            options = game.options(decision.ident)
            tops = [game.view(decision.seat).tops[deck] for deck in range(players)]
            harmless = [place for place, top in enumerate(reach(tops, decision.seat)) if top >= 6 and place in options]
            game.answer(decision.ident, harmless[0] if harmless and decision.kind == 0 else options[-1])
        assert game.finished()


def reach(tops: list[int], seat: int) -> list[int]:
    return [tops[seat], tops[seat - 1]]
