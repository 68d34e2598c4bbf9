"""Saved games: exact both ways, and damaged ones refused by name of the fault."""

import copy
from pathlib import Path

import pytest

from sevenwonders import Config, Game, GameError
from sevenwonders.classic.free_city.part import FREE_CITY
from sevenwonders.classic.kinds import DISCARD_PILE, LAST_CARD
from sevenwonders.classic.saving.load import load_classic_game
from sevenwonders.kernel import storage
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.rng import stream
from tests.support.classic_damage import check_likely_damage
from tests.support.games import answer_one, city, finished_games, game_at, games_in_play, play_on, position
from tests.support.saving import (
    WRONG,
    accepted,
    check_damage,
    check_fields,
    check_loading,
    check_version,
    paths_of,
    with_first_city,
)


def saves() -> list[Data]:
    """A start, the middle of groups, the Free City's card answered, an end, and a position by hand."""
    two = game_at(Config(2), 3, 4)
    while not any(item.kind == FREE_CITY and item.choice != UNANSWERED for item in two.decisions):
        answer_one(two, stream(two.next_ident, 4000))
    by_hand = position(city(stages=1, hand=["Altar"]), city("Rhodes A", hand=["Baths"]), city("Ephesus A"))
    games = [game_at(Config(3), 1, 0), game_at(Config(3), 1, 35), two, game_at(Config(4), 2), by_hand]
    return [game.to_data() for game in games]


def test_loading_gives_the_game_back_through_text() -> None:
    for seed, game in [*games_in_play(40), *finished_games(12)]:
        check_loading(load_classic_game, game, play_on, seed)


def test_a_game_saves_itself_to_a_file(tmp_path: Path) -> None:
    game = game_at(Config(3), 3, 4)
    for place in (tmp_path / "game.json", str(tmp_path / "game.json")):
        game.save(place)
        assert Game.load(place) == game


def test_rules_alone_know_no_files() -> None:
    kept = storage.SAVING[0], storage.LOADING[0]
    storage.SAVING.clear()
    storage.LOADING.clear()
    try:
        with pytest.raises(GameError, match="Import Game from sevenwonders"):
            game_at(Config(3), 3, 4).save("game.json")
        with pytest.raises(GameError, match="Import Game from sevenwonders"):
            Game.load("game.json")
    finally:
        storage.store_with(*kept)


def test_a_set_up_position_can_be_saved() -> None:
    """Its buried cards are unknown, and stay so."""
    data = saves()[4]
    loaded = load_classic_game(data)
    assert loaded.to_data() == data
    assert loaded.cities[0].buried == [-1]


@pytest.mark.parametrize("number", range(5))
def test_every_missing_or_wrong_field_is_refused(number: int) -> None:
    """The fields themselves, and those of the configuration and of one city."""
    check_fields(load_classic_game, saves()[number])


@pytest.mark.parametrize("number", range(5))
def test_no_damage_breaks_loading(number: int) -> None:
    """One place damaged in one way: a chosen part of all that can be done."""
    data = saves()[number]
    rng = stream(number, 4000)
    for path in paths_of(data):
        for value in (*WRONG, "build palace"):
            if len(path) < 3 or rng.below(8) == 0:
                check_damage(load_classic_game, data, path, value)


@pytest.mark.long
@pytest.mark.parametrize("number", range(5))
def test_no_damage_breaks_loading_for_long(number: int) -> None:
    data = saves()[number]
    for path in paths_of(data):
        for value in (*WRONG, "build palace"):
            check_damage(load_classic_game, data, path, value)


@pytest.mark.parametrize("number", range(5))
@pytest.mark.parametrize("field", ["decisions", "agenda", "discarders", "discard_builders", "parts", "turn", "age"])
def test_a_damaged_field_is_refused_or_harmless(number: int, field: str) -> None:
    """Whatever is let through has to reach the end of a game."""
    data = saves()[number]
    for path in paths_of(data):
        if path[0] == field:
            check_likely_damage(data, path, number)


@pytest.mark.long
@pytest.mark.parametrize("number", range(5))
def test_any_damage_is_refused_or_harmless(number: int) -> None:
    data = saves()[number]
    for path in paths_of(data):
        check_likely_damage(data, path, number)


@pytest.mark.parametrize("field", ["format", "rules"])
def test_another_version_is_named_with_both_numbers(field: str) -> None:
    check_version(load_classic_game, saves()[0], field)


def replaced(data: Data, **fields: object) -> Data:
    result = copy.deepcopy(data)
    result.update(fields)
    return result


def test_what_does_not_fit_together_is_refused() -> None:
    data = saves()[1]
    broken = [
        replaced(data, discard=["palace"], discarders=[]),
        replaced(data, decks=[[]]),
        replaced(data, decks=[["no_such_card"], [], []]),
        replaced(data, discard=["Palace"], discarders=[0]),
        replaced(data, rng=[0, 1, 2]),
        replaced(data, rng=[0, 1, 2, 1 << 32]),
        replaced(data, rng=[0, 1, 2, -1]),
        replaced(data, history=[[1]]),
        replaced(data, history=[[1, "dance"]]),
        replaced(data, history=[[1, "build nothing_known"]]),
        replaced(data, decisions=[[0, 0, 0]]),
        replaced(data, decisions=[[0, 0, 0, 0, [[0, "sell palace"]]]]),
        replaced(data, config={**Config(3).to_data(), "players": 9}),
        replaced(data, config={**Config(3).to_data(), "options": {"x": 1}}),
        replaced(data, config={**Config(3).to_data(), "options": {1: "x"}}),
        with_first_city(data, board="atlantis_a"),
        with_first_city(data, stages=9),
        with_first_city(data, buried=["palace"] * 9, stages=9),
        with_first_city(data, coins=-1),
        with_first_city(data, new_chains=["atlantis"]),
    ]
    assert accepted(load_classic_game, broken) == []


def test_saves_reach_every_kind_of_decision() -> None:
    """Saved and loaded in the middle of looking through the pile and of a last card."""
    kinds: set[int] = set()
    wonders = ["Halicarnassus B", "Babylon B", "Olympia A"]
    for seed in range(12):
        for players in (2, 3):
            game = game_at(Config(players, wonders=wonders), seed, 0)
            while not game.finished():
                if game.decisions[0].kind in (DISCARD_PILE, LAST_CARD):
                    kinds.add(game.decisions[0].kind)
                    assert load_classic_game(game.to_data()).to_data() == game.to_data()
                answer_one(game, stream(seed, 4002 + game.next_ident))
    assert kinds == {DISCARD_PILE, LAST_CARD}
