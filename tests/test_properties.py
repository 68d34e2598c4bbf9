"""What holds in every game at every moment, whatever is answered, changed, saved, loaded or copied."""

import pytest
from hypothesis import settings

from sevenwonders import Config
from sevenwonders.classic.saving.position import set_up, setup_of
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.kernel.rng import stream
from tests.support.any_classic_game import AnyClassicGame
from tests.support.any_game import check_same_seed, check_silence
from tests.support.budgets import budget
from tests.support.games import CHOICES_STREAM, PLAYERS, any_option, game_at, play_on
from tests.support.rotation import answer_both, table_of, turned

TestAnyGame = AnyClassicGame.TestCase
TestAnyGame.settings = settings(max_examples=40, stateful_step_count=25)


@pytest.mark.long
class TestAnyGameForLong(AnyClassicGame.TestCase):  # type: ignore[misc, valid-type]
    settings = settings(max_examples=budget(25, 150), stateful_step_count=60)


@pytest.mark.parametrize("players", PLAYERS)
def test_same_seed_same_game(players: int) -> None:
    check_same_seed(lambda seed: game_at(Config(players), seed, 40), 5)


@pytest.mark.parametrize("players", PLAYERS)
def test_events_change_nothing(players: int) -> None:
    check_silence(lambda told: game_at(Config(players), 3, keep_events=told))


def test_a_decision_changes_no_later_deal() -> None:
    """Decks are shuffled at set-up, so every line of play meets the same cards."""
    decks = [game_at(Config(4), 9, answers, choose=any_option).decks[2] for answers in (0, 5, 40)]
    assert len(decks[0]) == 28
    assert decks[0] == decks[1] == decks[2]


# Seats rotate


@pytest.mark.parametrize("players", range(3, 8))
@pytest.mark.parametrize("age", [1, 2, 3])
def test_seats_rotate(players: int, age: int) -> None:
    """Only the order around the table matters, not the numbers of the seats."""
    for seed in range(4):
        by = 1 + seed % (players - 1)
        config = Config(players)
        start = new_classic_game(config, seed)
        while start.age < age:
            play_on(start, stream(seed, CHOICES_STREAM + start.next_ident), 1)
        cities = [setup_of(start, seat) for seat in range(players)]
        game = set_up(config, cities, age=age)
        other = set_up(config, turned(cities, by), age=age)
        rng = stream(seed, CHOICES_STREAM)
        while not game.finished() and game.age == age:
            answer_both(game, other, by, rng)
            if game.age == age:
                assert table_of(game, 0) == table_of(other, by), f"seed {seed}"
        assert [city.coins for city in game.cities] == [other.cities[(s + by) % players].coins for s in range(players)]
