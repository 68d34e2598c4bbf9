"""Saved games: exact both ways, and damaged ones refused with the name of the fault."""

import copy

import pytest

from sevenwonders.architects.kinds import ASK_LOOKED_CARD, BEGIN_TURN, STEPS
from sevenwonders.architects.load import load_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import VersionMismatch
from sevenwonders.kernel.rng import stream
from tests.architects.games import any_config, choose, city, config, game_at, games_in_play, play_on, table
from tests.support.saving import (
    WRONG,
    Path,
    accepted,
    check_damage,
    check_fields,
    check_loading,
    check_version,
    likely_damage,
    paths_of,
    value_at,
)

# Names and choices that can be in a save.
WORDS = ["wood", "Wood", "culture", "giza", "take left", "done", "stage 1", "true", "card", "action", "end_turn", ""]


def saves() -> list[Data]:
    """A start, the middle of a turn, cards taken up, an end, tokens ready."""
    looking = table(city("Halicarnassus", "wood", "1"), tops={0: "wood, gear, coin, coin, coin, coin"}, cat=0)
    ready = table(city(owned="Urbanism", held="stone"), tops={0: "wood"})
    return [
        game_at(config(3), 1, 0).to_data(),
        game_at(any_config(3), 2, 60).to_data(),
        choose(looking, "take left", "look left").to_data(),
        game_at(config(2), 3).to_data(),
        choose(ready, "take left").to_data(),
    ]


def with_first_city(data: Data, **fields: object) -> Data:
    """The save with fields of its first city replaced."""
    result = copy.deepcopy(data)
    cities = result["cities"]
    assert isinstance(cities, list)
    cities[0].update(fields)
    return result


def ask_and_play(game: ArchitectsGame) -> None:
    """Every menu can be asked for; then to the end."""
    for decision in game.decisions:
        game.menu(decision.ident)
    play_on(game, stream(1, 4001), 2000)


def test_loading_gives_the_game_back_through_text() -> None:
    for seed, game in games_in_play(40):
        check_loading(load_architects_game, game, play_on, seed)


@pytest.mark.parametrize("number", range(5))
def test_every_missing_or_wrong_field_is_refused(number: int) -> None:
    check_fields(load_architects_game, saves()[number])


def damage_at(data: Data, path: Path) -> list[object]:
    """All values that are put into a place."""
    return [*WRONG, "take left", *likely_damage(value_at(data, path), WORDS)]


@pytest.mark.parametrize("number", range(5))
def test_damage_is_refused_or_harmless(number: int) -> None:
    """One place damaged in one way: a chosen part of all that can be done."""
    data = saves()[number]
    rng = stream(number, 4000)
    for path in paths_of(data):
        for value in damage_at(data, path):
            if rng.below(4 if len(path) == 1 else 100) == 0:
                check_damage(load_architects_game, data, path, value, ask_and_play)


@pytest.mark.long
@pytest.mark.parametrize("number", range(5))
def test_any_damage_is_refused_or_harmless(number: int) -> None:
    data = saves()[number]
    for path in paths_of(data):
        for value in damage_at(data, path):
            check_damage(load_architects_game, data, path, value, ask_and_play)


@pytest.mark.parametrize("field", ["format", "rules"])
def test_another_version_is_named_with_both_numbers(field: str) -> None:
    check_version(load_architects_game, saves()[0], field)


def test_decisions_and_steps_are_saved_by_name() -> None:
    start, _, looking, end, _ = saves()
    assert start["agenda"] == [["end_turn", 0], ["actions", 0]]
    assert start["decisions"] == [[0, 0, "card"]]
    assert value_at(looking, ("decisions", 0, 2)) == "looked_card"
    assert (end["agenda"], end["decisions"]) == ([], [])


def test_every_step_has_a_name_of_its_own() -> None:
    assert STEPS[BEGIN_TURN] == "begin_turn"
    assert STEPS[ASK_LOOKED_CARD] == "ask_looked_card"
    assert len(set(STEPS)) == ASK_LOOKED_CARD + 1


def test_a_save_of_the_first_format_is_refused() -> None:
    """It had numbers for decisions and steps."""
    with pytest.raises(VersionMismatch, match=r"format 1 under rules version 1; this program reads format 2"):
        load_architects_game({**saves()[0], "format": 1})


def test_what_does_not_fit_together_is_refused() -> None:
    start, _, looking, end, ready = saves()
    broken: list[Data] = [
        {**start, "agenda": []},
        {**start, "agenda": [["end_turn", 0]]},
        {**start, "agenda": [["end_turn", 0], ["actions", 1]]},
        {**start, "agenda": [["end_turn", 0], ["actions", 3]]},
        {**start, "agenda": [["end_turn", 0], ["actions"]]},
        {**start, "agenda": [["end_turn", 0], ["dance", 0]]},
        {**start, "agenda": [128, 64]},
        {**start, "decisions": []},
        {**start, "decisions": [[0, 1, "card"]]},
        {**start, "decisions": [[0, 0]]},
        {**start, "decisions": [[0, 0, "card"], [0, 0, "card"]]},
        {**start, "decisions": [[0, 0, "action"]]},
        {**start, "decisions": [[0, 0, "looked_card"]]},
        {**start, "decisions": [[0, 0, "dance"]]},
        {**start, "decisions": [[0, 0, 0]]},
        {**start, "decks": [[], [], [], []]},
        {**start, "decks": [[], [], []]},
        {**start, "decks": [["no_card"], [], [], []]},
        {**start, "decks": [["Wood"], [], [], []]},
        {**start, "row": ["decor", "decor", "decor"]},
        {**start, "row": ["no_token"]},
        {**start, "armed": ["urbanism"]},
        {**start, "used": ["urbanism"]},
        {**start, "looked": ["wood"]},
        {**start, "looked": ["wood"], "looked_deck": 0},
        {**start, "looked_deck": 0},
        {**start, "central_known": [3]},
        {**start, "peace": 4},
        {**start, "history": [[0]]},
        {**start, "history": [[0, "dance"]]},
        {**start, "history": [[0, "stage 1"]]},
        {**start, "history": [[0, "Take left"]]},
        {**start, "config": config(3).to_data() | {"players": 9}},
        {**looking, "looked": [], "looked_deck": -1},
        {**looking, "decks": [[], [], [], []], "central_known": [0]},
        {**end, "agenda": [["actions", 0]]},
        {**end, "looked": ["wood"], "looked_deck": 0},
        {**ready, "used": ["urbanism"]},
        with_first_city(start, board="atlantis"),
        with_first_city(start, stages=[6]),
        with_first_city(start, stages=[5]),
        with_first_city(start, victories=-1),
        with_first_city(start, cards=["wood"] * 32),
        with_first_city(start, tokens=["culture", "culture", "culture"]),
    ]
    other = value_at(start, ("cities", 1, "board"))
    broken.append(with_first_city(start, board=other))
    assert accepted(load_architects_game, broken) == []
