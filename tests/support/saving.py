"""Check saved games: they load exactly as they were, and damage is refused with its name or harmless."""

import copy
import json
from collections.abc import Callable, Iterator
from typing import TypeVar

import pytest

from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.errors import BrokenSave, VersionMismatch
from sevenwonders.kernel.game import Game
from sevenwonders.kernel.rng import Rng, stream
from sevenwonders.kernel.view import SPECTATOR

AnyGame = TypeVar("AnyGame", bound=Game)
Load = Callable[[Data], AnyGame]
Play = Callable[[AnyGame], object]
Path = tuple[str | int, ...]

DELETE = object()
# What fits nearly nowhere.
WRONG: list[object] = [DELETE, None, "x", -1, 1 << 40, 1.5, True, [], {}, [[]]]


# Places in saved data, and what is put there


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


def value_at(data: Data, path: Path) -> object:
    place: object = data
    for key in path:
        place = place[key]  # type: ignore[index]
    return place


def damaged(data: Data, path: Path, value: object) -> Data:
    """The data with one place replaced or taken out."""
    result = copy.deepcopy(data)
    place = value_at(result, path[:-1])
    if value is DELETE:
        del place[path[-1]]  # type: ignore[attr-defined]
    else:
        place[path[-1]] = copy.deepcopy(value)  # type: ignore[index]
    return result


def likely_damage(value: object, words: list[str]) -> list[object]:
    """Other values of the right type: damage that only shows in what belongs together."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, 0, 1, 2, 3, 6]
    if isinstance(value, str):
        return [*words]
    if isinstance(value, list):
        return [value[:-1], value + value[-1:], value[::-1], value + value, []]
    return []


def with_first_city(data: Data, **fields: object) -> Data:
    """The save with fields of its first seat replaced."""
    result = copy.deepcopy(data)
    cities = result["cities"]
    assert isinstance(cities, list)
    cities[0].update(fields)
    return result


# What loading does with it


def check_loading(load: Load[AnyGame], game: AnyGame, play_on: Callable[[AnyGame, Rng], object], seed: int) -> None:
    """A game written as text and read back is the same, and continues in the same way."""
    loaded = load(json.loads(json.dumps(game.to_data())))
    assert loaded.to_data() == game.to_data(), f"seed {seed}"
    for other in (game, loaded):
        play_on(other, stream(seed, 1))
    assert loaded.to_data() == game.to_data(), f"seed {seed}"


def check_damage(
    load: Load[AnyGame], data: Data, path: Path, value: object, play_to_end: Play[AnyGame] | None = None
) -> bool:
    """Loading refuses with BrokenSave, or gives a game that can be looked at and played; whether it was refused."""
    try:
        game = load(damaged(data, path, value))
    except BrokenSave as error:
        return str(error).endswith(".")
    look_at(game)
    if play_to_end is not None:
        play_to_end(game)
        assert game.finished(), f"{path} as {value}"
        look_at(game)
    return False


def look_at(game: Game) -> None:
    """Everything a program asks of a game that it has just loaded."""
    game.to_data()
    game.score_sheet()
    game.ranking()
    for seat in (*game.players(), SPECTATOR):
        game.view(seat).to_data()
    for decision in game.decisions:
        game.options(decision.ident)


def check_fields(load: Load[AnyGame], data: Data) -> None:
    """Nothing that has a name may be missing or of a wrong type."""
    for path in [path for path in paths_of(data) if isinstance(path[-1], str)]:
        for value in (DELETE, None, 1.5):
            assert check_damage(load, data, path, value), f"{path} as {value}"


def accepted(load: Load[AnyGame], broken: list[Data]) -> list[int]:
    """The saves that are not refused, by their place in the list."""
    found: list[int] = []
    for number, data in enumerate(broken):
        try:
            load(data)
        except BrokenSave:
            continue
        found.append(number)
    return found


def check_version(load: Load[AnyGame], data: Data, field: str) -> None:
    """A save of another version is refused with that version and what to do."""
    with pytest.raises(VersionMismatch, match=r"77.*Finish it with the version that saved it"):
        load({**data, field: 77})
