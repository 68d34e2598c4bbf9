"""What holds in every game at every moment, whatever is answered, saved, loaded or copied."""

from collections import Counter

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

from sevenwonders.architects.city import city_with
from sevenwonders.architects.load import rests
from sevenwonders.architects.setup import new_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.config import Config
from sevenwonders.kernel.rng import stream
from sevenwonders.kernel.seed import MAX_SEED
from tests.architects.games import LIBRARY, PLAYERS, any_config, config, game_at, play_on
from tests.support.any_game import NUMBERS, AnyGame, check_same_seed, check_silence
from tests.support.budgets import budget


def all_cards(game: ArchitectsGame) -> Counter[int]:
    """Every physical card, wherever it is."""
    cards = Counter(game.looked)
    for deck in game.decks:
        cards.update(deck)
    for counts in [game.discard, *[city.cards for city in game.cities]]:
        assert min(counts) >= 0
        cards.update(dict(enumerate(counts)))
    return Counter({card: count for card, count in cards.items() if count})


def all_tokens(game: ArchitectsGame) -> list[int]:
    found = game.row + game.stack
    for city in game.cities:
        found = found + city.tokens
    return sorted(found)


class AnyArchitectsGame(AnyGame):
    """One game of Architects."""

    game: ArchitectsGame
    choice_bits = 27

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

    @invariant()
    def cards_and_tokens_are_conserved(self) -> None:
        assert all_cards(self.game) == self.cards
        assert sum(self.cards.values()) == 25 * self.config.players + 60
        assert all_tokens(self.game) == LIBRARY.all_tokens

    @invariant()
    def cities_are_sound(self) -> None:
        game = self.game
        assert 0 < game.peace <= LIBRARY.conflict_tokens[self.config.players] or not game.finished()
        assert not game.armed & game.used
        assert len(game.row) == min(3, len(game.row) + len(game.stack))
        for seat, city in enumerate(game.cities):
            again = city_with(LIBRARY, city.board, city.cards, city.stages, city.tokens, city.victories)
            assert again.to_data() == city.to_data()
            assert rests(LIBRARY, city.board, city.stages)
            if (game.row or game.stack) and (game.finished() or seat != game.active):
                assert sum(city.cards[6:9]) <= 2

    @invariant()
    def one_decision_with_a_choice_is_open(self) -> None:
        assert len(self.game.decisions) <= 1
        assert all(len(self.game.options(decision.ident)) > 1 for decision in self.game.decisions)


TestAnyGame = AnyArchitectsGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=20)


@pytest.mark.long
class TestAnyGameForLong(AnyArchitectsGame.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=budget(25, 150), stateful_step_count=60)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_game_ends(players: int) -> None:
    for seed in range(60):
        game = game_at(config(players), seed)
        assert game.finished()
        assert game.agenda == []
        finished = [city.is_finished(LIBRARY) for city in game.cities]
        assert sum(finished) == 1 or not any(game.decks), f"seed {seed}"
        assert sorted(seat for place in game.ranking() for seat in place) == list(range(players))


@pytest.mark.parametrize("players", PLAYERS)
def test_same_seed_same_game(players: int) -> None:
    check_same_seed(lambda seed: game_at(config(players), seed, 40), 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_events_change_nothing(players: int) -> None:
    check_silence(lambda told: game_at(config(players), 3, keep_events=told))


def test_the_order_of_a_deck_depends_on_the_seed_and_its_wonder_alone() -> None:
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
