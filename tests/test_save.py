"""Saved games: exact both ways, and damaged ones refused by name of the fault."""

import copy
import json
from collections.abc import Iterator

import pytest

from sevenwonders import Config
from sevenwonders.classic.kinds import DISCARD_PILE, FREE_CITY, LAST_CARD
from sevenwonders.classic.load import load_classic_game
from sevenwonders.classic.table import ClassicGame
from sevenwonders.kernel.codec import Data
from sevenwonders.kernel.decision import UNANSWERED
from sevenwonders.kernel.errors import BrokenSave, VersionMismatch
from sevenwonders.kernel.rng import stream
from tests.games import answer_one, city, finished_games, game_at, games_in_play, play_on, position

Path = tuple[str | int, ...]

WRONG: list[object] = [None, "x", -1, 1 << 40, 1.5, True, [], {}, [[]], "build palace"]
DELETE = object()


def saves() -> list[Data]:
    """A start, the middle of groups, the Free City's card answered, an end, and a position by hand."""
    two = game_at(Config(2), 3, 4)
    while not any(item.kind == FREE_CITY and item.choice != UNANSWERED for item in two.decisions):
        answer_one(two, stream(two.next_ident, 4000))
    by_hand = position(city(stages=1, hand=["Altar"]), city("Rhodes A", hand=["Baths"]), city("Ephesus A"))
    games = [game_at(Config(3), 1, 0), game_at(Config(3), 1, 35), two, game_at(Config(4), 2), by_hand]
    return [game.to_data() for game in games]


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


def check_damage(data: Data, path: Path, value: object) -> bool:
    """Loading refuses with BrokenSave, or gives a game that can be looked at; whether it was refused."""
    try:
        game = load_classic_game(damaged(data, path, value))
    except BrokenSave as error:
        return str(error).endswith(".")
    look_at(game)
    return False


def look_at(game: ClassicGame) -> None:
    """Everything a program asks of a game that it has just loaded."""
    game.to_data()
    game.score_sheet()
    game.ranking()
    for seat in (*game.drafting, -1):
        game.view(seat).to_data()
    for decision in game.decisions:
        game.options(decision.ident)


def test_loading_gives_the_game_back_through_text() -> None:
    for seed, game in [*games_in_play(40), *finished_games(12)]:
        data = json.loads(json.dumps(game.to_data()))
        loaded = load_classic_game(data)
        assert loaded.to_data() == game.to_data(), f"seed {seed}"
        play_on(loaded, stream(seed, 1))
        play_on(game, stream(seed, 1))
        assert loaded.to_data() == game.to_data(), f"seed {seed}"


def test_a_set_up_position_can_be_saved() -> None:
    """Its buried cards are unknown, and stay so."""
    data = saves()[4]
    loaded = load_classic_game(data)
    assert loaded.to_data() == data
    assert loaded.seats[0].buried == [-1]


@pytest.mark.parametrize("number", range(5))
def test_every_missing_or_wrong_field_is_refused(number: int) -> None:
    """The fields themselves, and those of the configuration and of one city."""
    data = saves()[number]
    for path in [path for path in paths_of(data) if isinstance(path[-1], str)]:
        for value in (DELETE, None, 1.5):
            assert check_damage(data, path, value), f"{path} as {value}"


@pytest.mark.parametrize("number", range(5))
def test_no_damage_breaks_loading(number: int) -> None:
    """One place damaged in one way: a chosen part of all that can be done."""
    data = saves()[number]
    rng = stream(number, 4000)
    for path in paths_of(data):
        for value in (DELETE, *WRONG):
            if len(path) < 3 or rng.below(8) == 0:
                check_damage(data, path, value)


@pytest.mark.long
@pytest.mark.parametrize("number", range(5))
def test_no_damage_breaks_loading_for_long(number: int) -> None:
    data = saves()[number]
    for path in paths_of(data):
        for value in (DELETE, *WRONG):
            check_damage(data, path, value)


def value_at(data: Data, path: Path) -> object:
    place: object = data
    for key in path:
        place = place[key]  # type: ignore[index]
    return place


def likely_damage(value: object) -> list[object]:
    """Other values of the right type: damage that only shows in what belongs together."""
    if isinstance(value, bool):
        return [not value]
    if isinstance(value, int):
        return [value + 1, value - 1, 0, 1, 2, 3, 6]
    if isinstance(value, str):
        return ["palace", "lumber_yard", "giza_b", "sell palace", "pass", "take palace", "two_player", ""]
    if isinstance(value, list):
        return [value[:-1], value + value[-1:], value[::-1], value + value]
    return []


def check_likely_damage(data: Data, path: Path, chance: int) -> None:
    """Refused with BrokenSave, or a game that plays to its end."""
    for value in [DELETE, *likely_damage(value_at(data, path))]:
        try:
            game = load_classic_game(damaged(data, path, value))
        except BrokenSave:
            continue
        play_on(game, stream(chance, 4001), 400)
        assert game.finished(), f"{path} as {value}"
        look_at(game)


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
    data = saves()[0]
    data[field] = 77
    with pytest.raises(VersionMismatch, match=r"77.*Finish it with the version that saved it"):
        load_classic_game(data)


def replaced(data: Data, **fields: object) -> Data:
    result = copy.deepcopy(data)
    result.update(fields)
    return result


def first_city(data: Data, **fields: object) -> Data:
    """The save with fields of its first city replaced."""
    result = copy.deepcopy(data)
    seats = result["seats"]
    assert isinstance(seats, list)
    seats[0].update(fields)
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
        first_city(data, board="atlantis_a"),
        first_city(data, stages=9),
        first_city(data, buried=["palace"] * 9, stages=9),
        first_city(data, coins=-1),
        first_city(data, new_chains=["atlantis"]),
    ]
    accepted: list[int] = []
    for number, item in enumerate(broken):
        try:
            load_classic_game(item)
        except BrokenSave:
            continue
        accepted.append(number)
    assert accepted == []


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
