"""The two-player game as the page sees it: the draw pile and the controller of the Free City."""

import pytest

from sevenwonders import Config
from sevenwonders.classic.free_city.part import FREE_CITY
from sevenwonders.classic.setup import new_classic_game
from sevenwonders.server.wire.classic.free_city import FreeCityState
from tests.server.positions import play_of


@pytest.mark.parametrize("viewer", [-1, 0, 1])
def test_everybody_sees_the_size_of_the_pile_and_who_runs_the_free_city(viewer: int) -> None:
    game = new_classic_game(Config(2), 3)
    before = play_of(game, viewer).free_city
    assert before == FreeCityState(6, 0)
    while game.turn == 1:
        item = game.pending()[0]
        if item.kind == FREE_CITY:
            assert item.decider == 0
        game.answer(item.ident, game.options(item.ident)[0])
    assert play_of(game, viewer).free_city == FreeCityState(5, 1)


def test_two_players_swap_hands_past_the_free_city() -> None:
    plays = [play_of(new_classic_game(Config(2), 3), seat) for seat in (0, 1)]
    assert [(play.hand_goes_to, play.hand_comes_from, play.passing) for play in plays] == [
        (1, 1, "left"),
        (0, 0, "right"),
    ]
    assert [play.hand_goes_to for play in [play_of(new_classic_game(Config(2), 3), -1)]] == [-1]


def test_other_tables_have_no_free_city() -> None:
    assert play_of(new_classic_game(Config(3), 3), 0).free_city is None
