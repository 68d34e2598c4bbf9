"""Games, views, memories and environments can be pickled, copied and compared, and drawn."""

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable

import pytest

import sevenwonders
from sevenwonders import (
    Config,
    Game,
    Memory,
    new_architects_game,
    new_classic_game,
    new_game,
    remembered,
    stream,
)
from sevenwonders.catalogue.loader import EXPANSIONS
from sevenwonders.classic.libraries import library_of
from sevenwonders.kernel import interactive
from tests.support.games import any_option, play_on

CONFIGS = [Config(3), Config(4, edition=2, expansions=list(EXPANSIONS)), Config(3, game="architects")]
NAMES = ["first edition", "all expansions", "architects"]
WAYS: list[Callable[[object], object]] = [lambda it: pickle.loads(pickle.dumps(it)), copy.copy, copy.deepcopy]
WAY_NAMES = ["pickle", "copy", "deepcopy"]


def middle(config: Config, seed: int = 5) -> Game:
    """A game in the middle of a group."""
    return play_on(new_game(config, seed), stream(seed, 1), 25, any_option)


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
@pytest.mark.parametrize("config", CONFIGS, ids=NAMES)
def test_games_views_and_memories_come_back_equal(config: Config, way: Callable[[object], object]) -> None:
    game = middle(config)
    again = way(game)
    assert isinstance(again, Game)
    assert game == again
    assert hash(game) == hash(again)
    assert again.history == game.history
    play_on(again, stream(9, 1))
    assert game != again
    assert len({game, again}) == 2
    for seat in (0, -1):
        view = game.view(seat)
        assert way(view) == view
    memory = remembered(game, 0)
    loaded = way(memory)
    assert isinstance(loaded, Memory)
    assert loaded.to_data() == memory.to_data()


@pytest.mark.parametrize("way", WAYS, ids=WAY_NAMES)
def test_values_come_back_equal(way: Callable[[object], object]) -> None:
    game = new_classic_game(CONFIGS[1], 3, keep_events=True)
    for value in (game.config, game.decisions[0], *game.events):
        assert way(value) == value
    rng = stream(1, 2)
    again = way(rng)
    assert isinstance(again, type(rng))
    assert [again.below(100) for _ in range(5)] == [rng.below(100) for _ in range(5)]


def test_a_pickle_is_read_by_a_new_process() -> None:
    game = middle(CONFIGS[0])
    code = "import pickle, sys; game, view = pickle.load(sys.stdin.buffer); print(game.turn, view.turn)"
    pickled = pickle.dumps((game, game.view(0)))
    run = subprocess.run([sys.executable, "-c", code], input=pickled, capture_output=True, check=True)
    assert isinstance(game, sevenwonders.ClassicGame)
    assert run.stdout.split() == [str(game.turn).encode()] * 2


# Drawing


def test_a_printed_game_shows_every_hand_and_a_view_only_its_own() -> None:
    game = new_classic_game(Config(3, wonders=["Giza A", "Rhodes A", "Ephesus B"]), 7)
    assert str(game).startswith("Age I, turn 1\n")
    assert all(f"{name} holds" in str(game) for name in ("Giza", "Rhodes", "Ephesus"))
    assert [f"{name} holds" in str(game.view(1)) for name in ("Giza", "Rhodes", "Ephesus")] == [False, True, False]
    assert "holds" not in str(game.view(-1))
    assert "Coins" in game._repr_html_()
    assert game.view(0)._repr_html_().startswith("<pre")
    play_on(game, stream(1, 1))
    assert str(game).startswith("The game is over\n")
    assert "Total" in str(game)


def test_a_printed_game_of_architects_hides_the_central_card_from_views() -> None:
    game = new_architects_game(CONFIGS[2], 7)
    assert "face down (centre)" in str(game.view(0))
    assert "face down" not in str(game)


def test_without_anything_to_draw_with_a_table_is_named() -> None:
    game = new_classic_game(Config(3), 7)
    kept = dict(interactive.DRAWINGS)
    interactive.DRAWINGS.clear()
    try:
        assert str(game) == repr(game)
        assert game._repr_html_().startswith("<code>ClassicGame Age I")
    finally:
        interactive.DRAWINGS.update(kept)


def test_tables_and_cards_say_what_they_are() -> None:
    game = new_classic_game(Config(3), 1)
    assert repr(game.cities[0]).startswith("<City with 3 coins, 0 shields")
    assert repr(game.library).startswith("<Library 7 Wonders")
    assert repr(library_of(1).cards[library_of(1).find_card("Altar")]) == "<Card altar, blue>"
    other = new_architects_game(CONFIGS[2], 1)
    assert repr(other.library.cards[0]).startswith("<Card ")
    assert "tokens>" in repr(other.library)


def test_completion_offers_what_players_use() -> None:
    game = new_classic_game(Config(3), 1)
    assert {"answer", "choices", "pending", "view", "cities"} <= set(dir(game))
    assert not {"emit", "push", "run_step", "note_asked", "hooks", "charge"} & set(dir(game))
    assert not {"emit", "has_card", "option_bits"} & set(dir(new_architects_game(CONFIGS[2], 1)))
