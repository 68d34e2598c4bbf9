"""Saved games: exact both ways, and damaged ones refused by name of the fault."""

import copy
import json
from collections.abc import Iterator

import pytest

from sevenwonders.architects.load import load_architects_game
from sevenwonders.architects.table import ArchitectsGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BrokenSave, VersionMismatch
from sevenwonders.kernel.rng import stream
from tests.architects.games import any_config, choose, city, config, game_at, games_in_play, play_on, table

Path = tuple[str | int, ...]

WRONG: list[object] = [None, "x", -1, 1 << 40, 1.5, True, [], {}, [[]], "take left"]
DELETE = object()


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


def paths_of(value: object, path: Path = ()) -> Iterator[Path]:
    """Every place in saved data."""
    if path:
        yield path
    if isinstance(value, dict):
        for key, item in value.items():
            yield from paths_of(item, (*path, key))
    elif isinstance(value, list):
        for index, item in enumerate(value):
            yield from paths_of(item, (*path, index))


def damaged(data: Data, path: Path, value: object) -> Data:
    """The data with one place replaced or taken out."""
    result = copy.deepcopy(data)
    place: object = result
    for key in path[:-1]:
        place = place[key]  # type: ignore[index]
    if value is DELETE:
        del place[path[-1]]  # type: ignore[attr-defined]
    else:
        place[path[-1]] = copy.deepcopy(value)  # type: ignore[index]
    return result


def look_at(game: ArchitectsGame) -> None:
    """Everything a program asks of a game that it has just loaded."""
    game.to_data()
    game.ranking()
    for seat in range(-1, len(game.seats)):
        game.view(seat).to_data()
    for decision in game.decisions:
        game.menu(decision.ident)


def refused(data: Data, path: Path, value: object) -> bool:
    """Loading refuses with BrokenSave, or gives a game that plays to its end; whether it was refused."""
    try:
        game = load_architects_game(damaged(data, path, value))
    except BrokenSave as error:
        return str(error).endswith(".")
    look_at(game)
    assert play_on(game, stream(1, 4001), 2000).finished()
    return False


def test_loading_gives_the_game_back_through_text() -> None:
    for seed, game in games_in_play(40):
        loaded = load_architects_game(json.loads(json.dumps(game.to_data())))
        assert loaded.to_data() == game.to_data(), f"seed {seed}"
        play_on(loaded, stream(seed, 1))
        play_on(game, stream(seed, 1))
        assert loaded.to_data() == game.to_data(), f"seed {seed}"


@pytest.mark.parametrize("number", range(5))
def test_every_missing_or_wrong_field_is_refused(number: int) -> None:
    data = saves()[number]
    for path in [path for path in paths_of(data) if isinstance(path[-1], str)]:
        for value in (DELETE, None, 1.5):
            assert refused(data, path, value), f"{path} as {value}"


def likely_damage(value: object) -> list[object]:
    """Other values of the right type: damage that only shows in what belongs together."""
    if isinstance(value, int):
        return [value + 1, value - 1, 0, 1, 2, 3, 6]
    if isinstance(value, str):
        return ["wood", "Wood", "culture", "giza", "take left", "done", "stage 1", "true", ""]
    if isinstance(value, list):
        return [value[:-1], value + value[-1:], value[::-1], value + value, []]
    return []


def value_at(data: Data, path: Path) -> object:
    place: object = data
    for key in path:
        place = place[key]  # type: ignore[index]
    return place


@pytest.mark.parametrize("number", range(5))
def test_damage_is_refused_or_harmless(number: int) -> None:
    """One place damaged in one way: a chosen part of all that can be done."""
    data = saves()[number]
    rng = stream(number, 4000)
    for path in paths_of(data):
        for value in (DELETE, *WRONG, *likely_damage(value_at(data, path))):
            if rng.below(4 if len(path) == 1 else 100) == 0:
                refused(data, path, value)


@pytest.mark.long
@pytest.mark.parametrize("number", range(5))
def test_any_damage_is_refused_or_harmless(number: int) -> None:
    data = saves()[number]
    for path in paths_of(data):
        for value in (DELETE, *WRONG, *likely_damage(value_at(data, path))):
            refused(data, path, value)


@pytest.mark.parametrize("field", ["format", "rules"])
def test_another_version_is_named_with_both_numbers(field: str) -> None:
    with pytest.raises(VersionMismatch, match=r"77.*Finish it with the version that saved it"):
        load_architects_game({**saves()[0], field: 77})


def with_city(data: Data, **fields: object) -> Data:
    """The save with fields of its first seat replaced."""
    result = copy.deepcopy(data)
    seats = result["seats"]
    assert isinstance(seats, list)
    seats[0].update(fields)
    return result


def test_what_does_not_fit_together_is_refused() -> None:
    start, _, looking, end, ready = saves()
    broken: list[Data] = [
        {**start, "agenda": []},
        {**start, "agenda": [128]},
        {**start, "decisions": []},
        {**start, "decisions": [[0, 1, 0]]},
        {**start, "decisions": [[0, 0]]},
        {**start, "decisions": [[0, 0, 0], [0, 0, 0]]},
        {**start, "decisions": [[0, 0, 1]]},
        {**start, "decisions": [[0, 0, 5]]},
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
        {**start, "config": {**config(9).to_data()}},
        {**looking, "looked": [], "looked_deck": -1},
        {**looking, "decks": [[], [], [], []], "central_known": [0]},
        {**end, "agenda": [64]},
        {**end, "looked": ["wood"], "looked_deck": 0},
        {**ready, "used": ["urbanism"]},
        with_city(start, board="atlantis"),
        with_city(start, stages=[6]),
        with_city(start, stages=[5]),
        with_city(start, victories=-1),
        with_city(start, cards=["wood"] * 32),
        with_city(start, tokens=["culture", "culture", "culture"]),
    ]
    second = copy.deepcopy(start)
    seats = second["seats"]
    assert isinstance(seats, list)
    seats[1]["board"] = seats[0]["board"]
    broken.append(second)
    accepted: list[int] = []
    for number, item in enumerate(broken):
        try:
            load_architects_game(item)
        except BrokenSave:
            continue
        accepted.append(number)
    assert accepted == []
