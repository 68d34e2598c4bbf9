"""What holds in every game of the family at every moment, whatever is answered, changed, saved, loaded or copied."""

from collections.abc import Callable

import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from sevenwonders.games import new_game, ruleset_of
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.decision import Decision
from sevenwonders.kernel.errors import IllegalChoice
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.record.record import submit
from tests.support.games import any_option, play_on

NUMBERS = st.integers(0, 1 << 20)


def check_options(game: Game, decision: Decision) -> None:
    """Options are sorted, unique, not empty, and each is accepted."""
    options = game.options(decision.ident)
    assert options
    assert options == sorted(set(options))
    assert all(game.can_choose(decision, choice) for choice in options)
    assert all(game.explain(decision.ident, choice) == "" for choice in options)


def replayed(config: Config, seed: int, history: list[int]) -> Game:
    """The game again from its record: configuration, seed and answers."""
    game = new_game(config, seed, keep_events=True)
    for at in range(0, len(history), 2):
        submit(game, history[at], history[at + 1])
    return game


class AnyGame(RuleBasedStateMachine):
    """One game to which anything happens that a program may do to it; it deals `game` from `config` and `seed`."""

    game: Game
    config: Config
    seed: int
    # The number of bits in the packed choices of the game.
    choice_bits: int

    def choose(self, options: list[int], rng: Rng) -> int:
        """The option that a random player takes."""
        return any_option(options, rng)

    def check_loaded(self, loaded: Game) -> None:
        """Whatever a game keeps outside its data is the same after loading."""

    def load(self, data: Data) -> Game:
        return ruleset_of(self.config.game).load_game(data)

    @precondition(lambda self: not self.game.finished())
    @rule(which=NUMBERS, noise=st.integers(-5, 1 << 60), flip=NUMBERS)
    def nothing_else_is_accepted(self, which: int, noise: int, flip: int) -> None:
        """Any other number is refused with a reason, and nothing changes: noise, and options with one bit flipped."""
        decision = self.game.decisions[which % len(self.game.decisions)]
        options = self.game.options(decision.ident)
        before = self.game.to_data()
        any_number = min(noise, noise % (1 << self.choice_bits))
        for choice in (any_number, options[noise % len(options)] ^ 1 << flip % self.choice_bits):
            if choice not in options:
                assert not self.game.can_choose(decision, choice)
                assert self.game.explain(decision.ident, choice).endswith(".")
                with pytest.raises(IllegalChoice):
                    submit(self.game, decision.ident, choice)
        assert self.game.to_data() == before

    @rule()
    def save_and_load(self) -> None:
        data = self.game.to_data()
        loaded = self.load(data)
        assert loaded.to_data() == data
        self.check_loaded(loaded)
        loaded.keeps_events = True
        self.game = loaded

    @rule(chance=NUMBERS)
    def copies_are_independent(self, chance: int) -> None:
        before = self.game.to_data()
        told = len(self.game.events)
        copies = [self.game.copy(), self.game.copy(), self.load(before)]
        for copy in copies:
            play_on(copy, stream(chance, 0), 40, self.choose)
        assert self.game.to_data() == before
        assert len(self.game.events) == told
        assert copies[0].to_data() == copies[1].to_data() == copies[2].to_data()

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


def check_same_seed(game_of: Callable[[int], Game], seed: int) -> None:
    """One seed gives one game, and another seed another."""
    games = [game_of(number).to_data() for number in (seed, seed, seed + 1)]
    assert games[0] == games[1]
    assert games[0] != games[2]


def check_silence(game_of: Callable[[bool], Game]) -> None:
    """A game that keeps no events is the same game."""
    loud, quiet = (game_of(told).to_data() for told in (True, False))
    assert loud.pop("event_count") != quiet.pop("event_count")
    assert loud == quiet
